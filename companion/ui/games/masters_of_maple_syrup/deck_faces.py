"""The faces of a deck of Masters of Maple Syrup, as a table shows them to the camera."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.game_screens import DeckFace
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE, PropertyCard, read_catalogue
from companion.games.masters_of_maple_syrup.options import TAP, Options
from companion.ui.texts import SAY


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the card that both players begin with, those of the catalogue, and the three action cards.

    The action cards are shown with their hand toward the picture's lower edge.
    """
    cards = read_catalogue(list(agreed.get("catalogue") or []))
    first = [card for card in cards if card.name == RED_MAPLE] or [PropertyCard(RED_MAPLE)]
    others = [card for card in cards if card.name != RED_MAPLE]
    named = [DeckFace(card.name, card.copies or 1, card.name, is_listed_card=True) for card in (*first, *others)]
    options = Options(rivals=bool(agreed.get("rivals")), third=agreed.get("third") or TAP)
    colour = "white" if options.rivals else "red"
    turned = [
        DeckFace(f"action-{name}-{colour}", 1, SAY("ui.learn.action", action=SAY(f"action.{name}")))
        for name in options.action_cards
    ]
    return [*named, *turned]
