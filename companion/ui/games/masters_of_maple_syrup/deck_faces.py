"""The faces of a deck of Masters of Maple Syrup, as a table shows them to the camera."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.game_screens import DeckFace
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE, PropertyCard, read_catalogue


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the card that both players begin with, and those of the catalogue that the table has chosen."""
    cards = read_catalogue(list(agreed.get("catalogue") or []))
    first = [card for card in cards if card.name == RED_MAPLE] or [PropertyCard(RED_MAPLE)]
    others = [card for card in cards if card.name != RED_MAPLE]
    return [DeckFace(card.name, card.copies or 1, card.name) for card in (*first, *others)]
