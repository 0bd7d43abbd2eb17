"""What a face of a deck may be called, and how often it may be in the deck: in a list of faces as in a profile."""

from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

from companion.cards import BACK
from companion.errors import BadInputError

LONGEST_NAME: Final = 200
"""The maximum length of a name: that of a card in a catalogue, as such cards are learned too."""
MOST_COPIES: Final = 999


def check_name(name: object) -> str:
    """Returns the name of a face. Raises BadInputError if it is not valid."""
    if name is None:
        raise BadInputError("there is no 'name': write one")
    if not isinstance(name, str) or not name.strip():
        raise BadInputError("'name' must be a text: write it in quotes, and not empty")
    if name.splitlines() != [name]:
        raise BadInputError("'name' has a line break: write it in one line")
    if name != name.strip():
        raise BadInputError(f"{name!r:.80} has blanks at its ends: leave them out")
    if unseen := [sign for sign in name if not sign.isprintable()]:
        raise BadInputError(f"{name!r:.80} has a sign that is not seen (U+{ord(unseen[0]):04X}): type the name again")
    if len(name) > LONGEST_NAME:
        raise BadInputError(f"'name' has {len(name)} characters: at most {LONGEST_NAME}")
    if normalize("NFC", name) != name:
        raise BadInputError(f"{name!r} is not in Unicode's form NFC: type the name again")
    if name.casefold() == BACK:
        raise BadInputError(f"{name!r} is what the cards' back is called: choose another name")
    return name


def check_copies(copies: object, least: int = 1) -> int:
    """Returns how often a face is in the deck, `least` or more. Raises BadInputError if it is not valid."""
    if isinstance(copies, bool) or not isinstance(copies, int) or not least <= copies <= MOST_COPIES:
        raise BadInputError(f"'copies' must be a number from {least} to {MOST_COPIES}")
    return copies


def refuse_doubles(what: str, words: Sequence[str]) -> None:
    """Raises BadInputError if two of the words are equal, ignoring case; `what` says what they are, such as names."""
    seen: set[str] = set()
    for word in words:
        if word.casefold() in seen:
            raise BadInputError(f"two faces have the {what} {word!r}: each needs its own")
        seen.add(word.casefold())
