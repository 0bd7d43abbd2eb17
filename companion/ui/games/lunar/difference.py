"""Difference: what a correction changes in a game of Lunar, in words; no Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.session.correction import Difference
from companion.ui.changed_turn import changed_turn
from companion.ui.games.lunar.counts import team_name
from companion.ui.texts import SAY


def difference_lines(difference: Difference, names: tuple[str, ...]) -> Iterator[str]:
    """Yields the winner, whose turn it is, both sides' points, and what changes in each round."""
    before, after = difference.before, difference.after
    teams = [team_name(team, names) for team in (0, 1)]
    yield from _changed(SAY("ui.correct.winner"), before["winner"], after["winner"], teams)
    yield from changed_turn(before, after, names)
    for team, name in enumerate(teams):
        yield from _changed(name, before["scores"][team], after["scores"][team])
    for was, becomes in zip(before["rounds"], after["rounds"], strict=False):
        part = SAY("ui.bar.round", number=becomes["round"])
        for line in _round(was, becomes, teams):
            yield f"{part}, {line}"


def _round(was: Mapping[str, Any], becomes: Mapping[str, Any], teams: Sequence[str]) -> Iterator[str]:
    for old, new in zip(was["tricks"], becomes["tricks"], strict=False):
        trick = SAY("ui.history.trick", number=new["trick"])
        yield from _changed(trick, old["team"], new["team"], teams)
    for team, name in enumerate(teams):
        for count in ("spaces", "stars"):
            yield from _changed(SAY(f"ui.correct.{count}", team=name), was[count][team], becomes[count][team])


def _changed(what: str, was: Any, becomes: Any, names: Sequence[str] = ()) -> Iterator[str]:
    """Yields a value that changes; a number that stands for somebody is shown as the name."""
    if was != becomes:
        yield f"{what}: {_name(was, names)} → {_name(becomes, names)}"


def _name(value: Any, names: Sequence[str]) -> str:
    if value is None:
        return "–"
    return names[value] if names else str(value)
