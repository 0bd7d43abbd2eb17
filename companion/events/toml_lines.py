"""Where a key of an event file stands: the line of its text, for people who mend it."""

import re
from collections.abc import Sequence
from typing import Final

_HEADER: Final = re.compile(r"\s*\[{1,2}\s*([\w-]+)\s*\]{1,2}\s*(#.*)?$")
_PART: Final = re.compile(r"([^\[]*)(?:\[(\d+)\])?")


def find_line(text: str, key: str) -> int:
    """Returns the line, from 1, of a key such as "game[1].options.goal"; of one that is missing, that of its table.

    0: the key stands in no table, and the table has no line.
    """
    lines = text.splitlines()
    parts = [_split(part) for part in key.replace("'", "").split(".")]
    first, end = _table_of(lines, *parts[0])
    if first >= 0:
        parts = parts[1:]
    at = first
    for name, number in parts:
        found = _find_key(lines, name, max(at, 0), end, is_inside=at != first)
        if found < 0:
            break
        at = _find_item(lines, found, number) if number >= 0 else found
    return at + 1


def _split(part: str) -> tuple[str, int]:
    found = _PART.match(part)
    assert found
    return found[1], int(found[2]) if found[2] else -1


def _table_of(lines: Sequence[str], name: str, number: int) -> tuple[int, int]:
    """Returns the line of a table's header, -1 for what stands above all tables, and the line behind its last one."""
    headers = [(at, found[1]) for at, line in enumerate(lines) if (found := _HEADER.match(line))]
    ends = [*(at for at, _ in headers[1:]), len(lines)]
    own = [(at, end) for (at, called), end in zip(headers, ends, strict=False) if called == name]
    if own and number < len(own):
        return own[max(number, 0)]
    return -1, headers[0][0] if headers else len(lines)


def _find_key(lines: Sequence[str], name: str, start: int, end: int, *, is_inside: bool) -> int:
    """Returns the line at which a key has its value; one of an inline table may stand behind others. -1: nowhere."""
    before = r"(?:^|[\s{,])" if is_inside else r"^\s*"
    pattern = re.compile(rf"""{before}["']?{re.escape(name)}["']?\s*=""")
    return next((at for at in range(start, end) if pattern.search(lines[at])), -1)


def _find_item(lines: Sequence[str], start: int, number: int) -> int:
    """Returns the line of a list's item, where each has a line of its own; else that of the list."""
    if not lines[start].rstrip().endswith("["):
        return start
    end = next((at for at in range(start + 1, len(lines)) if lines[at].strip().startswith("]")), start)
    items = [at for at in range(start + 1, end) if lines[at].strip() and not lines[at].strip().startswith("#")]
    return items[number] if number < len(items) else start
