"""Difference: what a correction changes, in words: the winner, whose turn it is, and what every player has."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.engine.game import own_action
from companion.games.bamboo_harvest import GAME
from companion.session.correction import Difference
from companion.ui.changed_turn import changed_turn
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.texts import SAY

STOCKS: Final = ("reeds", "tokens")
"""What the score line counts for each seat."""


def difference_lines(difference: Difference, names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns everything that a correction changes, each thing in a line."""
    lines: list[str] = []
    if difference.question:
        asked = own_action(GAME, difference.question.entry.action)
        lines.append(SAY("ui.correct.question", entry=entry_text(asked, None, names)))
        if difference.waiting:
            lines.append(SAY("ui.correct.waiting", count=difference.waiting))
    lines += _lines(difference, names)
    if not lines and difference.changes:
        lines.append(SAY("ui.correct.others"))
    return tuple(lines) or (SAY("ui.correct.nothing"),)


def _lines(difference: Difference, names: tuple[str, ...]) -> Iterator[str]:
    before, after = difference.before, difference.after
    winners = [_name(line["winner"], names) for line in (before, after)]
    yield from _change(SAY("ui.correct.winner"), *winners)
    yield from changed_turn(before, after, names)
    for seat, name in enumerate(names):
        for stock in STOCKS:
            yield from _change(f"{name}, {SAY(f'ui.plate.{stock}')}", before[stock][seat], after[stock][seat])
        deeds = [_deeds(line["deeds"][seat]) for line in (before, after)]
        yield from _change(f"{name}, {SAY('ui.plate.deeds')}", *deeds)
    moved = sum(change.path[0] == "grid" for change in difference.changes)
    if moved:
        yield SAY("ui.correct.cards", count=moved)


def _change(what: str, was: object, becomes: object) -> Iterator[str]:
    if was != becomes:
        yield f"{what}: {was} → {becomes}"


def _name(seat: int | None, names: tuple[str, ...]) -> str:
    return "–" if seat is None else names[seat]


def _deeds(deeds: Mapping[str, Any]) -> int:
    return len(deeds["up"]) + int(deeds["down"])
