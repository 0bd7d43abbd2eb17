"""The faces of a deck of Lunar, as a table shows them to the camera."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.game_screens import DeckFace
from companion.games.lunar.deck import CARDS
from companion.games.lunar.options import ASKED, MARKED
from companion.ui.games.lunar.prints import print_card


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the twelve faces, then those with a star: which of these a deck has, only its owners know (LU-1.1).

    If the table enters the stars after each trick, a face with a star counts as the face (LU-3.4).
    """
    are_marked = agreed.get("stars", ASKED) == MARKED
    cards = [card for card in CARDS.values() if are_marked or not card.star]
    return [DeckFace(card.name, card.face.copies, print_card(card).sign) for card in cards]
