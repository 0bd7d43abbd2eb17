"""Card notation: cards as people and records write them. Standard library only."""

import re
from typing import Final

from companion.cards import CARD_NAMES, Card
from companion.errors import BadCardError

_WRITTEN: Final = re.compile(r"\s*(10|[2-9TJQKA])\s*([CDHS♣♦♥♠♧♢♡♤])\ufe0f?\s*", re.IGNORECASE)
_LETTERS: Final = dict(zip("♣♦♥♠♧♢♡♤", "CDHSCDHS", strict=True))


def parse_card(text: str) -> Card:
    """Returns the card that `text` names: "TH", "10h" or "10♥". Raises BadCardError."""
    card = CARD_NAMES.get(text)
    if card is not None:
        return card
    match = _WRITTEN.fullmatch(text)
    if match is None:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise BadCardError(f"{shown!r} is no card: write a rank A 2-9 T J Q K and a suit C D H S, as in 'TH'")
    rank, suit = match.group(1).upper().replace("10", "T"), match.group(2).upper()
    return CARD_NAMES[rank + _LETTERS.get(suit, suit)]
