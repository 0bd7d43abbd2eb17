"""Messages of commands for people: one line each, on standard error."""

import sys
from typing import Final
from unicodedata import category

from companion.phrases import Message, Phrase

NO_NAME: Final = "''"
"""Stands for the name of a file that is empty, where a message begins with it."""
JOINERS: Final = "\u200c\u200d"
"""They keep letters apart or join them, as in Persian names and in emoji, and do nothing else."""


def print_message(what: Message) -> None:
    """Writes `what` to standard error as one line, whatever characters a file's name brought into it."""
    if isinstance(what, Phrase):
        from companion.translations import in_english  # most messages are lines

        what = in_english(what)
    print(f"companion: {escape_unprintable(what)}", file=sys.stderr)


def count_of(number: int, noun: str) -> str:
    """Returns how many there are, in words: "1 face", "2 faces"."""
    return f"{number} {noun}{'s' * (number != 1)}"


def escape_unprintable(text: str) -> str:
    """Returns `text` with escapes for characters that control a terminal or change the direction of writing."""
    return "".join(
        sign if sign.isprintable() or category(sign) == "Zs" or sign in JOINERS else repr(sign)[1:-1] for sign in text
    )
