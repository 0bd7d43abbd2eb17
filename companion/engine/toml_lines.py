"""In which line of a TOML text each part and key stands; the text was read by tomllib before, so it is well formed."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value: `("score", 1, "when")` is the key `when` of the second [[score]]."""
Changes: TypeAlias = Mapping[Place, object]
"""What is to stand at each place; None: nothing, and nothing below it."""
_KEY_PART: Final = re.compile(r"""\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*(\.?)""")
_INERT: Final = re.compile(r"[^\[\]{}\"'#\n]+")
_CLOSING: Final = {
    '"""': re.compile(r'(?:[^\\"]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    '"': re.compile(r'(?:[^\\"\n]|\\.)*"'),
    "'": re.compile(r"[^'\n]*'"),
}


def find_lines(text: str) -> Mapping[Place, int]:
    """Returns the line, from 1, of each part and each key that stands at the beginning of a line."""
    found: dict[Place, int] = {}
    counts: dict[Place, int] = {}
    table: Place = ()
    for line, statement, whole in _statements(text):
        if statement.startswith("[["):
            *around, last = _key(statement[2:])
            name = (*_in_last(tuple(around), counts), last)
            counts[name] = counts.get(name, -1) + 1
            table = (*name, counts[name])
            found.setdefault(name, line)
        elif statement.startswith("["):
            table = _in_last(_key(statement[1:]), counts)
        else:
            place = (*table, *_key(statement))
            found[place] = line
            found |= {(*place, number): line + by for number, by in enumerate(_items(whole))}
            continue
        found[table] = line
    return found


def _in_last(name: Place, counts: Mapping[Place, int]) -> Place:
    """Returns the place of a header; below `[[…]]` it is in the last of these."""
    place: Place = ()
    for part in name:
        place = (*place, part)
        place += (counts[place],) if place in counts else ()
    return place


def line_of(lines: Mapping[Place, int], place: Place) -> int:
    """Returns the line of `place`, or of the nearest part around it; 1 if none is known."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)


def _key(text: str, place: int = 0) -> Place:
    match = _KEY_PART.match(text, place)
    return (*filter(None, match.groups()[:3]), *(_key(text, match.end()) if match[4] else ())) if match else ()


def _statements(text: str) -> Iterator[tuple[int, str, str]]:
    """Yields each header and each key with what begins its value: the line in which it begins, that line, all of it."""
    place, line = 0, 1
    while place < len(text):
        end = text.find("\n", place)
        start = text[place : len(text) if end < 0 else end]
        stripped = start.strip()
        after = _end_of_statement(text, place) if stripped and stripped[0] != "#" else place + len(start)
        if stripped and stripped[0] != "#":
            yield line, stripped, text[place:after]
        line += text.count("\n", place, after + 1)
        place = after + 1


def _items(statement: str) -> Iterator[int]:
    """Yields how many lines below its key each item of a list begins that stands over several lines."""
    opened = re.search(r"=\s*\[", statement)
    if not opened or "\n" not in statement:
        return
    place, depth, is_due = opened.end(), 0, True
    while place < len(statement) and depth >= 0:
        sign = statement[place]
        if is_due and sign not in " \t\r\n,#]":
            yield statement.count("\n", 0, place)
            is_due = False
        depth += (sign in "[{") - (sign in "]}")
        is_due = is_due or (sign == "," and depth == 0)
        place = _end_of_sign(statement, place)


def _end_of_sign(text: str, place: int) -> int:
    """Returns where what begins at `place` ends: a text, a comment, or a sign."""
    sign = text[place]
    if sign in "\"'":
        opening = sign * 3 if text.startswith(sign * 3, place) else sign
        match = _CLOSING[opening].match(text, place + len(opening))
        return match.end() if match else len(text)
    end = text.find("\n", place) if sign == "#" else place + 1
    return len(text) if end < 0 else end


def _end_of_statement(text: str, place: int) -> int:
    """Returns where the line ends that closes all brackets and texts opened from `place` on."""
    depth = 0
    while place < len(text):
        sign = text[place]
        if sign == "\n" and depth <= 0:
            return place
        depth += (sign in "[{") - (sign in "]}")
        match = _INERT.match(text, place)
        place = match.end() if match else _end_of_sign(text, place)
    return place
