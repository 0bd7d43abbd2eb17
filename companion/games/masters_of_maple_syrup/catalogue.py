"""The catalogue: what a table knows of its property cards; nothing about them is hard-coded (MM-1.1)."""

import re
from dataclasses import dataclass, fields
from typing import Annotated, Final

from companion.engine.fields import Field, fields_of, integer, one_of, quote, read_fields
from companion.errors import BadRecordError

TREE: Final = "tree"
UTILITY: Final = "utility"
RED_MAPLE: Final = "Red Maple"
"""The first card of each property; always known as a tree (MM-1.2)."""
CARDS: Final = 50
MOST_VALUE: Final = 1000
LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 2000
GAME_END: Final = re.compile(
    r"(?<!until )(?<!until the )(?<!bis zum )"
    r"(?:game(?:'s)? end|end of (?:the )?game|\bend ?game|spielende|partieende|ende (?:des spiels|der partie)"
    r"|koniec gry|końcu gry|zakończeni[eu] gry)"
)
"""How cards' texts name the game's end (MM-5.1), in all languages; what lasts until the end does not match."""
_TYPED: Final = {ord("-"): " ", ord("\u2010"): " ", ord("\u2011"): " ", ord("\u2019"): "'"}
"""Hyphens and apostrophes, in the form in which words are compared."""
_UNSHOWN_IN_LINE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_UNSHOWN: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def _read_name(value: object) -> str:
    if isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_NAME and not _UNSHOWN_IN_LINE.search(value):
        return value
    raise BadRecordError(f"{quote(value)} is no name: write one line of 1 to {LONGEST_NAME} characters")


def _read_text(value: object) -> str:
    if isinstance(value, str) and len(value) <= LONGEST_TEXT and not _UNSHOWN.search(value):
        return value
    raise BadRecordError(f"{quote(value)} is no text: write at most {LONGEST_TEXT} characters")


NAME: Final = Field(_read_name)
VALUE: Final = integer(-MOST_VALUE, MOST_VALUE, "value")
NUMBER: Final = integer(0, CARDS, "number of cards")


@dataclass(frozen=True, slots=True)
class PropertyCard:
    """A kind of property card; what is not known is None. `copies` counts the first cards of the properties too.

    `bonus`: its text gives points at the game's end, so that its worth is asked in the tally (MM-3.2).
    """

    name: Annotated[str, NAME]
    type: Annotated[str | None, one_of(TREE, UTILITY)] = None
    cost: Annotated[int | None, NUMBER] = None
    value: Annotated[int | None, VALUE] = None
    draws: Annotated[int | None, NUMBER] = None
    copies: Annotated[int | None, integer(1, CARDS, "number of copies")] = None
    text: Annotated[str | None, Field(_read_text)] = None
    bonus: bool | None = None

    @property
    def names_game_end(self) -> bool:
        """Whether the card's text names the game's end, so that it probably has a bonus (MM-5.1)."""
        said = " ".join((self.text or "").casefold().translate(_TYPED).split())
        return GAME_END.search(said) is not None


Catalogue = tuple[PropertyCard, ...]
_FIELDS: Final = fields_of(PropertyCard)


def read_catalogue(raw: object) -> Catalogue:
    """Returns the cards of a list as a record or a TOML file holds it. Raises BadRecordError."""
    if not isinstance(raw, list):
        raise BadRecordError(f"{quote(raw)} is no catalogue: write a list of cards")
    cards: list[PropertyCard] = []
    names: set[str] = set()
    for number, item in enumerate(raw, 1):
        try:
            card = _read_card(item)
            if card.name.casefold() in names:
                raise BadRecordError("this name stands twice: keep one card, with its 'copies'")
        except BadRecordError as error:
            raise BadRecordError(f"card {number}{_title(item)}: {error}") from None
        names.add(card.name.casefold())
        cards.append(card)
    return tuple(cards)


def _title(item: object) -> str:
    return f" ({quote(item['name'])})" if isinstance(item, dict) and isinstance(item.get("name"), str) else ""


def _read_card(item: object) -> PropertyCard:
    if not isinstance(item, dict):
        raise BadRecordError(
            f'{quote(item)} is no card: write an object such as {{"name": "Sugar Maple", "type": "tree"}}'
        )
    card = PropertyCard(**read_fields("key", item, _FIELDS)) if "name" in item else None
    for key in ("name", "type"):
        if key not in item:
            raise BadRecordError(f"the card has no {key!r}")
    assert card is not None
    if card.name == RED_MAPLE and card.type != TREE:
        raise BadRecordError("the first card of each property is a tree (MM-1.2)")
    if card.name == RED_MAPLE and card.copies == 1:
        raise BadRecordError("two of them lie on the properties from the start: 'copies' is 2 or more (MM-1.2)")
    return card


def write_catalogue(cards: Catalogue) -> list[dict[str, object]]:
    """Returns the cards as a record writes them; what is not known is left out."""
    return [
        {field.name: value for field in fields(card) if (value := getattr(card, field.name)) is not None}
        for card in cards
    ]


def find_card(catalogue: Catalogue, name: str) -> PropertyCard:
    """Returns what is known of the card called `name`."""
    for card in catalogue:
        if card.name == name:
            return card
    return PropertyCard(name, TREE if name == RED_MAPLE else None)
