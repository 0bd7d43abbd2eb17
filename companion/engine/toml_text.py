"""Reads TOML that people write. What it costs is bounded before it is parsed, whoever wrote it."""

import re
import tomllib
from typing import Final

from companion.errors import BadInputError

LARGEST_BYTES: Final = 256 << 10
"""A longer text is refused unread."""
MOST_PARTS: Final = 6
"""Parts of a key, as in "a.b.c": Python's parser takes memory and time by the square of their number."""
MOST_LINES: Final = 10_000
LONGEST_NUMBER: Final = 1000
_OTHER: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}|$)|'
    r"'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5}|$)|"
    r'"(?:[^"\\\n]|\\.)*+(?:"|$)|'
    r"'[^'\n]*+(?:'|$)|#[^\n]*+",
    re.DOTALL,
)
"""What is no key, sign or number: strings, also without their end, and comments."""
_LONG_KEY: Final = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{MOST_PARTS}}}")
_LONG_NUMBER: Final = re.compile(rf"(?<![\w.-])[+-]?+\d\w{{{LONGEST_NUMBER}}}")
_LINE: Final = re.compile(r"^[ \t\r]*+[^ \t\r\n]", re.MULTILINE)
"""The start of a line that says something: lines of comments alone, and those within strings, cost little."""
_CURVED: Final = re.compile("[“”„‟«»‘’‚‛]")


def parse_toml(content: bytes, what: str, none: str) -> dict[str, object]:
    """Returns the keys and values of a text in UTF-8. Raises BadInputError in one line.

    Messages name the text: `what` in "save the list as UTF-8 text", `none` in "nested too deeply: no list is".
    """
    if len(content) > LARGEST_BYTES:
        raise BadInputError(f"the text is longer than {LARGEST_BYTES >> 10} KiB: {none} is")
    if b"\0" in content:
        raise BadInputError(f"this is no text in UTF-8, but perhaps in UTF-16: save {what} as UTF-8 text")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadInputError(f"line {line}: byte {error.start} is not UTF-8: save {what} as UTF-8 text") from None
    bare = _OTHER.sub(_stand_in, text)
    _bound_cost(bare, none)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInputError(f"the text is nested too deeply: {none} is") from None
    except ValueError as error:  # tomllib's own, and numbers too long to read
        if curved := _CURVED.search(bare):
            line = bare.count("\n", 0, curved.start()) + 1
            raise BadInputError(f"line {line}: {curved[0]} is a typographic quote: write a straight one") from None
        raise BadInputError(f"not TOML: {error}") from None


def _stand_in(found: re.Match[str]) -> str:
    """Returns what stands for a string or a comment: a letter, with as many lines."""
    return ("" if found[0].startswith("#") else "s") + "\n" * found[0].count("\n")


def _bound_cost(bare: str, none: str) -> None:
    """Raises BadInputError for a text, without its strings, whose parsing would take much memory or time."""
    for found, why in (
        (_LONG_KEY.search(bare), f"has a key of more than {MOST_PARTS} parts"),
        (_LONG_NUMBER.search(bare), f"has a number of more than {LONGEST_NUMBER} digits"),
    ):
        if found:
            line = bare.count("\n", 0, found.end()) + 1
            raise BadInputError(f"line {line} {why}: {none} has")
    if len(_LINE.findall(bare)) > MOST_LINES:
        raise BadInputError(f"the text has more than {MOST_LINES} lines of keys: {none} has")
