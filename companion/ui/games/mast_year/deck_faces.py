"""The faces of a deck of Mast Year, as a table shows them to the camera that reads its corners badly."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.app.game_screens import DeckFace
from companion.cards import DECK


def list_faces(agreed: Mapping[str, Any]) -> Sequence[DeckFace]:
    """Returns the 52 cards; those that are left out are read by their corners alone."""
    return [DeckFace(card.name, 1, card.sign) for card in DECK]
