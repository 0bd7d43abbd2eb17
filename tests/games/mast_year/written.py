"""How a record writes cards, numbers and times, read without the companion's help."""

from datetime import datetime, timedelta
from typing import Any, Final

JsonObject = dict[str, Any]

RANKS: Final = "23456789TJQKA"
SIGNS: Final = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
KEYS: Final = {
    "dealt": set(),
    "passed": {"said"},
    "trunk": {"card"},
    "play": {"card", "seat"},
    "eat": {"trick"},
    "keep": set(),
    "reveal": {"seat", "card"},
    "tally": {"eaten", "uneaten", "mast", "boom"},
    "speedy": {"seat"},
    "won": {"seat", "acorns", "squirrel"},
    "count": {"eaten", "uneaten", "mast", "boom"},
}


def refuse_if(wrong: bool, index: int) -> None:
    """Refuses the action at `index` of the log."""
    if wrong:
        raise ValueError(index)


def plain_card(written: object, index: int) -> str:
    """Returns a card in its two characters, from any of the forms that a record may use."""
    refuse_if(not isinstance(written, str), index)
    text = str(written).upper().replace("10", "T")
    for sign, letter in SIGNS.items():
        text = text.replace(sign, letter)
    refuse_if(len(text) != 2 or text[0] not in RANKS or text[1] not in "CDHS", index)
    return text


def is_utc(value: object) -> bool:
    """Whether a value is a time in ISO 8601, in UTC."""
    try:
        return isinstance(value, str) and datetime.fromisoformat(value).utcoffset() == timedelta(0)
    except ValueError:
        return False


def whole(value: object, index: int) -> int:
    """Returns a whole number that is not negative, or refuses."""
    if type(value) is not int or value < 0:
        raise ValueError(index)
    return value
