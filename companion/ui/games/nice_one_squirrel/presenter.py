"""Presenter: presents Nice One Squirrel! on the screens that all games share; no Kivy."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from companion.exports.chart import Chart, ChartPart
from companion.games import find_game
from companion.games.nice_one_squirrel.actions import Action, Play, Take, Visit
from companion.games.nice_one_squirrel.history import (
    Shares,
    explain_caches,
    explain_nuts,
    points_by_cache,
    points_by_nut,
)
from companion.games.nice_one_squirrel.nuts import NUTS, Nut
from companion.games.nice_one_squirrel.state import State, score_nut
from companion.games.nice_one_squirrel.words import explain_last_round
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Phrase
from companion.ui.base_presenter import BasePresenter
from companion.ui.charts import plain_charts
from companion.ui.games.nice_one_squirrel.faces import SQUIRRELS
from companion.ui.presenter import Choice, Ending, Rematch, Sums
from companion.ui.texts import SAY


def charts_of(snapshot: GameSnapshot, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns the charts, the points by cache last; none before the first nut is played."""
    state = snapshot.state_as(State)
    numbers = (str(cache.number) for cache in state.caches)
    letters = (SAY(f"ui.nut.{nut.colour.name.lower()}") + "\n" + SAY(f"ui.nut.{nut.kind.name.lower()}") for nut in NUTS)
    courses = tuple(
        replace(chart, title=SAY("course.by-play"), colours=SQUIRRELS[: len(names)])
        for chart in plain_charts(snapshot, names)
    )
    if not courses:
        return ()
    said = snapshot.record.players
    return (
        *courses,
        _bars("course.by-nut", names, letters, points_by_nut(state), _said(explain_nuts(state), said)),
        _bars("course.by-cache", names, numbers, points_by_cache(state), _said(explain_caches(state), said)),
    )


def _bars(title: str, names: tuple[str, ...], labels: Iterable[str], shares: Shares, said: tuple[str, ...]) -> Chart:
    parts = tuple(ChartPart(label, (scores,)) for label, scores in zip(labels, shares, strict=True))
    return Chart(names, parts, said, SAY(title), has_bars=True, colours=SQUIRRELS[: len(names)])


def _said(phrases: tuple[Phrase, ...], players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(SAY.phrase(one, players) for one in phrases)


NEXT: Final = "next."
"""The prefix of the keys of phrases that say what comes next."""
SETUP_RULE: Final = "NS-2.1"


class NiceOneSquirrelPresenter(BasePresenter[State, Action]):
    """Entries are turns: where a squirrel went and what it found, and what was played there."""

    charts = staticmethod(charts_of)

    def entry_text(self, action: Action, before: State | None, names: tuple[str, ...]) -> str:
        """Returns who did what; a played nut with its points."""
        done = _done(action, before)
        return f"{names[before.turn]}: {done}" if before else done

    def line_of(self, before: State, action: Action, names: tuple[str, ...]) -> tuple[int, str]:
        """Returns the only part, and whose turn it is, so that a visit and what follows it share a line."""
        return 1, names[before.turn]

    def part_title(self, part: int, now: State) -> str:
        """Returns what stands above all turns."""
        return SAY("ui.history.turns")

    def instead_of(self, action: Action, before: State, names: tuple[str, ...]) -> Sequence[Choice[Action]]:
        """Returns the choices that differ in one thing: another cache, of which there are few, or another nut there."""
        choices = super().instead_of(action, before, names)
        if not isinstance(action, Visit):
            return choices
        once = [(choice, text) for choice, text in choices if not _differs_twice(action, choice)]
        named = [(choice, _differing(action, choice) or text) for choice, text in once]
        return sorted(named, key=lambda one: isinstance(one[0], Visit) and one[0].cache == action.cache)

    def _words(self, action: Action, before: State | None, names: tuple[str, ...]) -> str:
        return _done(action, before)

    def ending(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> Ending:
        """Returns who won, everybody's points and what they are made of, and the same people once more."""
        state = snapshot.state_as(State)
        winners = state.winners
        won = SAY("ui.over.won", count=len(winners), names=f" {SAY('ui.over.and')} ".join(names[s] for s in winners))
        again = Rematch(SAY("ui.over.rematch"), snapshot.record.options)
        reasons = snapshot.game.explain(state)[-1:]
        return Ending(won, reasons, sums_of(state, names), picture="nut-circle", rematches=(again,))


def explain_table(snapshot: GameSnapshot, *, has_reasons: bool) -> tuple[str, str]:
    """Returns why the table is as it is, at first how it is set up, and the rule behind that."""
    state, players = snapshot.state_as(State), snapshot.record.players
    if not snapshot.entries:
        return SAY("ui.table.setup", count=state.hands[0]), SETUP_RULE
    explanations = snapshot.game.explain(state)
    said = [one for one in explanations if not one.key.startswith(NEXT)]
    told = said if has_reasons else explain_last_round(state)
    words = " ".join(SAY.phrase(one, players) for one in reversed(told))
    return words or SAY("ui.explanation.rules"), (said or explanations)[-1].rule or ""


def name_of(nut: Nut) -> str:
    """Returns a nut's colour and type in words."""
    return SAY(f"nut.{nut.name}")


def doubt_text(action: Action) -> str:
    """Returns what may have happened if a camera is in doubt: the nut, or what was done without one."""
    match action:
        case Visit(_, Nut() as nut) | Play(nut):
            return name_of(nut)
        case Visit(cache):
            return SAY("ui.history.visit", cache=cache)
        case Take(nut):
            return SAY("ui.history.took", nut=name_of(nut))
    return SAY("ui.history.passed")


def _done(action: Action, before: State | None) -> str:
    match action:
        case Visit(cache, None):
            return SAY("ui.history.visit", cache=cache)
        case Visit(cache, Nut() as nut):
            return SAY("ui.history.found", cache=cache, nut=name_of(nut))
        case Play(nut) if before and before.here:
            points = score_nut(nut, before.cache(before.here).nuts, before.turn, before.here).points
            return SAY("ui.history.played", nut=name_of(nut), points=points)
        case Play(nut):
            return name_of(nut)
        case Take(nut):
            return SAY("ui.history.took", nut=name_of(nut))
    return SAY("ui.history.passed")


def _differs_twice(entered: Visit, other: Action) -> bool:
    """Whether another visit differs in the cache, and, if both turn one over, also in the nut."""
    if not isinstance(other, Visit):
        return False
    return entered.cache != other.cache and None not in (entered.found, other.found) and entered.found != other.found


def _differing(entered: Visit, other: Action) -> str:
    """Returns the one thing in which another visit differs, the cache or the nut; nothing if it differs in both."""
    if not isinstance(other, Visit):
        return ""
    if other.cache == entered.cache and other.found is not None:
        return name_of(other.found)
    return SAY("ui.history.visit", cache=other.cache) if other.found in (None, entered.found) else ""


_PARTS: Final = ("colour", "kind", "twin")
"""What a nut scores for."""


def sums_of(state: State, names: tuple[str, ...]) -> Sums:
    """Returns a line for each player, the highest score first: the nuts, then the points whose sum comes last."""
    heads = ("", SAY("ui.over.nuts"), *(SAY(f"ui.over.{part}") for part in _PARTS), SAY("ui.over.total"))
    seats = sorted(range(len(names)), key=lambda seat: -state.scores[seat])
    lines = []
    for seat in seats:
        plays = [played for played in state.plays if played.seat == seat]
        parts = (sum(getattr(played, part) for played in plays) for part in _PARTS)
        lines.append((names[seat], str(len(plays)), *map(str, parts), str(state.scores[seat])))
    return Sums(heads, (1.6, 1.0, 1.0, 1.0, 1.0, 1.0), tuple(lines), begin_with_names=True)


PRESENTER: Final = NiceOneSquirrelPresenter(find_game("nice-one-squirrel"))
