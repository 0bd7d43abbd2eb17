"""Seat rows: what each seat of each game was, did and said; and for whom a game was fun."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.engine.fields import MOST_PLAYERS
from companion.events.seat_questions import SEAT_ANSWERS
from companion.events.sessions import NotedGame, Sessions

FEWEST_ANSWERS: Final = 5
"""A part of the players with fewer answers is not told."""
FUN: Final = "fun"
_WON: Final = ("yes", "no", "tie")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of one game; `number` is which game of its group's it is, from 1; None is what nobody knows.

    `won` is "yes", "no" or "tie"; `told` is what the seat said of its player, `answers` what it said of the game.
    """

    game: NotedGame
    number: int
    seat: int
    side: str | None
    won: str | None
    points: float | None
    told: Mapping[str, str]
    answers: Mapping[str, object]


def number_games(games: Iterable[NotedGame]) -> Iterator[tuple[NotedGame, int]]:
    """Yields games in their order, each with its number among those of its group, from 1."""
    numbers: defaultdict[object, int] = defaultdict(int)
    for game in sorted(games, key=lambda game: (game.group[0], game.seq)):
        numbers[game.group] += 1
        yield game, numbers[game.group]


def seat_rows(numbered: Iterable[tuple[NotedGame, int]], noted: Sessions) -> Iterator[SeatRow]:
    """Yields a row for each seat of games, which come with their numbers."""
    for game, number in numbered:
        session, told = game.session, noted.told_of(game.group, game.start.game)
        players = session.players
        for seat in range(players) if players else sorted(set(session.surveys) & set(range(MOST_PLAYERS))):
            _, answers = session.surveys.get(seat, (0, {}))
            yield SeatRow(game, number, seat, *_result(game, seat), told.get(seat, {}), answers)


def _result(game: NotedGame, seat: int) -> tuple[str | None, str | None, float | None]:
    """Returns a seat's side, whether that has won, and its points."""
    end = game.session.end
    played = end.played if end else None
    if played is None:
        return None, None, None
    side = played.side_of(seat)
    points = played.points[played.sides.index(side)] if played.points else None
    if not game.session.is_finished:
        return side, None, points
    won = side in played.winners
    return side, ("tie" if won and len(played.winners) > 1 else "yes" if won else "no"), points


def fun_by_part(rows: Sequence[SeatRow]) -> dict[str, dict[str, dict[str, Any]]]:
    """Returns how much fun each part of the players had, where at least two parts have enough answers.

    Sides are no parts where each is one seat.
    """
    splits_sides = not _are_seats(rows)
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        fun = row.answers.get(FUN)
        if isinstance(fun, int) and not isinstance(fun, bool) and 1 <= fun <= 5:
            for split, part in _parts(row):
                if split != "side" or splits_sides:
                    found[split][part].append(fun)
    told = {
        split: {part: _figure(parts[part]) for part in _ordered(split, parts) if len(parts[part]) >= FEWEST_ANSWERS}
        for split, parts in found.items()
    }
    return {split: parts for split, parts in told.items() if len(parts) > 1}


def _are_seats(rows: Iterable[SeatRow]) -> bool:
    """Tells whether each side is one seat in all games."""
    pairs = {(row.seat, row.side) for row in rows if row.side is not None}
    return len({seat for seat, _ in pairs}) == len({side for _, side in pairs}) == len(pairs)


def _ordered(split: str, parts: Iterable[str]) -> list[str]:
    """Returns the parts of a split in the order of the answers, or of their names."""
    known = SEAT_ANSWERS.get(split, _WON if split == "won" else ())
    return sorted(parts, key=lambda part: (known.index(part) if part in known else len(known), part))


def _figure(fun: Sequence[int]) -> dict[str, Any]:
    return {"of": len(fun), "mean": sum(fun) / len(fun), "counts": [fun.count(step) for step in range(1, 6)]}


def _parts(row: SeatRow) -> Iterator[tuple[str, str]]:
    """Yields which part of the players a seat belongs to, by each way of parting them."""
    yield from row.told.items()
    yield "seat", str(row.seat)
    if row.side is not None:
        yield "side", row.side
    if row.won is not None:
        yield "won", row.won
    yield "game", "first" if row.number == 1 else "later"
