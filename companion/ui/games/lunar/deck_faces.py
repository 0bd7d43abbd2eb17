"""The faces of a deck of Lunar, as a table shows them to the camera."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.game_screens import DeckFace
from companion.games.lunar.deck import CARDS
from companion.ui.games.lunar.prints import print_card


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the twelve faces, then those with a star: which of these a deck has, only its owners know (LU-1.1)."""
    return [DeckFace(card.name, card.face.copies, print_card(card).sign) for card in CARDS.values()]
