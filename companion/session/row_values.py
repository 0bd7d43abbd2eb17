"""Values in the rows of a journal: each is checked before a game takes it."""

from typing import Any

from companion.errors import BadRecordError
from companion.session.store import JournalRow


def value_in(row: JournalRow, name: str) -> Any:
    """Returns the value `name` of a row, whatever it is. Raises BadRecordError if there is none."""
    content = row.content
    if name not in content:
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no {name!r}")
    return content[name]


def object_in(row: JournalRow, name: str) -> dict[str, Any]:
    """Returns the object `name` of a row. Raises BadRecordError."""
    value = row.content.get(name)
    if not isinstance(value, dict):
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no object {name!r}")
    return value


def text_in(row: JournalRow, name: str) -> str:
    """Returns the text `name` of a row. Raises BadRecordError."""
    value = row.content.get(name)
    if not isinstance(value, str):
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no text {name!r}")
    return value


def names_in(row: JournalRow) -> tuple[str, ...]:
    """Returns the players of a row that begins a game, by seat. Raises BadRecordError."""
    players = row.content.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no list of names by seat")
    return tuple(players)


def seat_in(row: JournalRow, players: int) -> int:
    """Returns the seat of a row in a game of so many players. Raises BadRecordError."""
    seat = row.content.get("seat")
    if type(seat) is not int or not 0 <= seat < players:
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no seat of {players}")
    return seat
