"""Statistics: the points by cache, by nut, and as they grew nut after nut. No Kivy."""

from collections.abc import Iterable
from dataclasses import replace

from companion.exports.chart import Chart, ChartPart
from companion.games.nice_one_squirrel.course import (
    Shares,
    explain_caches,
    explain_nuts,
    points_by_cache,
    points_by_nut,
)
from companion.games.nice_one_squirrel.nuts import NUTS
from companion.games.nice_one_squirrel.state import State
from companion.journal.standing import Standing
from companion.phrases import Phrase
from companion.ui.charts import plain_charts
from companion.ui.games.nice_one_squirrel.faces import SQUIRRELS
from companion.ui.texts import SAY


def charts_of(standing: Standing, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns the charts, the points by cache last; none before the first nut is played."""
    state = standing.state_as(State)
    numbers = (str(cache.number) for cache in state.caches)
    letters = (SAY(f"ui.nut.{nut.colour.name.lower()}") + "\n" + SAY(f"ui.nut.{nut.kind.name.lower()}") for nut in NUTS)
    courses = tuple(
        replace(chart, title=SAY("course.by-play"), colours=SQUIRRELS[: len(names)])
        for chart in plain_charts(standing, names)
    )
    if not courses:
        return ()
    said = standing.record.players
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
