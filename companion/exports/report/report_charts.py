"""Makes the charts of a report from its lines, in one language."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Final

from companion.events.narrative import names_of_sides, questions_of
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords
from companion.events.survey import LENGTHS, RATINGS
from companion.exports.report.charts import Interval, Layout, draw_answers, draw_bars, draw_intervals
from companion.exports.report.drawing import Drawing

MOST_ROWS: Final = 12
_QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def charts_of(name: str, line: ReportLine, say: ReportWords, layout: Layout) -> tuple[Drawing, ...]:
    """Returns the charts of one part of a line's narrative."""
    return tuple(_CHARTS[name](line, say, layout)) if name in _CHARTS else ()


def _wins(line: ReportLine, say: ReportWords, layout: Layout) -> Iterator[Drawing]:
    wins, names = line["wins"], names_of_sides(line, say)
    if wins:
        rows = [
            Interval(names[side], say.percent(win["share"]), win["share"], win["low"], win["high"])
            for side, win in wins.items()
        ]
        ticks = [(share, say.percent(share)) for share in _QUARTERS]
        yield draw_intervals(say("part.wins"), rows, layout, ticks, 1 / len(wins))


def _length(line: ReportLine, say: ReportWords, layout: Layout) -> Iterator[Drawing]:
    figure = line["minutes"]
    if figure["of"]:
        yield draw_medians(say, [(say("median-name.minutes"), figure)], layout)


def draw_medians(say: ReportWords, figures: Sequence[tuple[str, ReportLine]], layout: Layout) -> Drawing:
    """Draws medians of minutes on one scale."""
    step = ceil(max(figure["high"] or figure["median"] for _, figure in figures) / 4 / 5) * 5 or 5
    most = step * 4
    rows = [
        Interval(
            name,
            say.number(figure["median"]),
            figure["median"] / most,
            None if figure["low"] is None else figure["low"] / most,
            None if figure["high"] is None else figure["high"] / most,
        )
        for name, figure in figures
    ]
    return draw_intervals(
        say("median-name.minutes"), rows, layout, [(place / 4, str(place * step)) for place in range(5)]
    )


def _phases(line: ReportLine, say: ReportWords, layout: Layout) -> Iterator[Drawing]:
    rows = [
        (say.name("phase", name), figure["median"], say.time(figure["median"]))
        for name, figure in list(line["phases_s"].items())[:MOST_ROWS]
    ]
    if rows:
        yield draw_bars(say("part.phases"), rows, layout)


def _rules(line: ReportLine, say: ReportWords, layout: Layout) -> Iterator[Drawing]:
    asked = questions_of(line)[:MOST_ROWS]
    rows = [(fact or say("rules.elsewhere"), count, str(count)) for fact, count in asked]
    if rows:
        yield draw_bars(say("compare.questions"), rows, layout)


def _survey(line: ReportLine, say: ReportWords, layout: Layout) -> Iterator[Drawing]:
    survey = line["survey"]
    rows = [
        (say.question(question, line), survey[question]["counts"], say.mean(survey[question]["mean"]))
        for question in RATINGS
        if question in survey
    ]
    if rows:
        yield draw_answers(say("survey.rating-legend"), rows, layout)
    if "length" in survey:
        counts = [survey["length"]["counts"][length] for length in LENGTHS]
        yield draw_answers(say("survey.length-legend"), [(say("survey.length-name"), counts, "")], layout)


_CHARTS: Final[Mapping[str, Callable[[ReportLine, ReportWords, Layout], Iterator[Drawing]]]] = {
    "wins": _wins,
    "length": _length,
    "phases": _phases,
    "rules": _rules,
    "survey": _survey,
}
