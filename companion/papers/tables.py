"""Tables: hands and tricks of games as CSV, read off the `score` line that every game writes."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

Row = dict[str, str]
COUNTED: Final = ("tricks", "stashes", "irregularities")
"""Lists of a hand that its row counts; tricks have a table of their own."""
LEFT_OUT: Final = ("table",)
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Played:
    """One game to be written: its name in the journal or of its file, when it began, who played, its `score` line."""

    name: str
    started: str
    players: tuple[str, ...]
    line: Mapping[str, Any]


def hands_table(games: Iterable[Played]) -> str:
    """Returns a row for each hand of `games`, as CSV with a head."""
    return _write(row for game in games for row in _hands(game))


def tricks_table(games: Iterable[Played]) -> str:
    """Returns a row for each complete trick of `games`, as CSV with a head; cards stand under their seats."""
    return _write(row for game in games for row in _tricks(game))


TABLES: Final[Mapping[str, Callable[[Iterable[Played]], str]]] = {"hands": hands_table, "tricks": tricks_table}
"""Each table by its name."""


def _hands(game: Played) -> Iterator[Row]:
    for hand in game.line["hands"]:
        yield {**_opening(game), **dict(_flatten(hand))}


def _tricks(game: Played) -> Iterator[Row]:
    for hand in game.line["hands"]:
        for trick in hand.get("tricks", ()):
            by_seat = {f"seat_{seat}": card for seat, card in sorted(_by_seat(trick))}
            seats = {f"seat_{seat}": "" for seat in range(len(game.players))} | by_seat
            yield {**_opening(game), "hand": _cell(hand.get("hand")), **dict(_flatten(trick)), **seats}


def _by_seat(trick: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    for place, card in enumerate(trick["cards"]):
        yield (trick["leader"] + place) % 4, card


def _opening(game: Played) -> Row:
    """Returns the columns with which each row begins: the game, its day, its people."""
    names = {f"player_{seat}": _harmless(name) for seat, name in enumerate(game.players)}
    return {"id": game.name, "game": str(game.line["game"]), "started": game.started, **names}


def _flatten(values: Mapping[str, Any], place: str = "") -> Iterator[tuple[str, str]]:
    for key, value in values.items():
        if key in LEFT_OUT:
            continue
        if key in COUNTED:
            yield place + key, str(len(value))
        elif isinstance(value, Mapping):
            yield from _flatten(value, f"{place}{key}.")
        elif isinstance(value, list):
            yield place + key, " ".join(map(str, value))
        else:
            yield place + key, _cell(value)


def _cell(value: object) -> str:
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _harmless(name: str) -> str:
    """Returns a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA_SIGNS) else name


def _write(rows: Iterable[Row]) -> str:
    kept: Sequence[Row] = list(rows)
    head = list(dict.fromkeys(column for row in kept for column in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, head, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows(kept)
    return text.getvalue()
