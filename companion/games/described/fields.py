"""Fields: what a file may say under each key of a part, said once, at the value that the part becomes.

The reader reads and checks by them; the editor offers, and writes, what they allow.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum, auto
from functools import cache
from typing import Any, Final, TypeVar

from companion.games.described.formulas import LARGEST, Kind

_FIELD: Final = "field"
Word = TypeVar("Word", bound=str)


class Form(Enum):
    """What stands under a key."""

    WORD = auto()
    NUMBER = auto()
    NUMBERS = auto()
    TRUTH = auto()
    NAME = auto()
    TEXT = auto()
    FORMULA = auto()
    CARDS = auto()
    ORDER = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class FileField:
    """What may stand under a key. `usual` is meant where it is left out; None, or the word "", is nothing.

    `words` are those of which it is one, or that may stand in a number's place.
    `touched` are the numbers that are offered for a touch; `name` is how its texts are called, if not as the key.
    """

    form: Form
    usual: Any
    words: tuple[str, ...] = ()
    kind: Kind = Kind.NUMBER
    least: int = -LARGEST
    most: int = LARGEST
    touched: tuple[int, ...] = ()
    name: str = ""

    @property
    def is_required(self) -> bool:
        """Whether it may not be left out."""
        return self.usual is MISSING


@cache
def fields_of(becomes: Any) -> Mapping[str, FileField]:
    """Returns the fields of the value that a part becomes, by their keys, in the order in which they are read."""
    return {one.name: one.metadata.get(_FIELD, FileField(Form.OTHER, None)) for one in fields(becomes)}


def keys_with(form: Form, *become: Any) -> tuple[str, ...]:
    """Returns the keys of some values under which a form stands."""
    return tuple(name for one in become for name, field in fields_of(one).items() if field.form is form)


def key(form: Form, usual: Any = MISSING, name: str = "", **bounds: Any) -> Any:
    """Returns the field of a form, for a value's declaration."""
    return field(default=usual, metadata={_FIELD: FileField(form, usual, name=name, **bounds)})


def word(usual: Word, *others: Word, name: str = "") -> Word:
    """Returns the field of one word of some."""
    declared: Word = key(Form.WORD, usual, name, words=(usual, *others))
    return declared


def number(
    least: int = -LARGEST, most: int = LARGEST, usual: Any = MISSING, touched: tuple[int, ...] = (), **others: Any
) -> Any:
    """Returns the field of a whole number within bounds."""
    return key(Form.NUMBER, usual, least=least, most=most, touched=touched, **others)
