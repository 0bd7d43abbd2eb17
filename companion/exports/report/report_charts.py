"""Makes the charts of a report from its lines, in one language."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Final

from companion.events.narrative import names_of_sides, questions_of
from companion.events.report import ReportLine
from companion.events.report_words import ReportWords
from companion.events.stories import part_in_words, split_in_words
from companion.events.survey import LENGTHS, ratings_of
from companion.exports.report.charts import PALE_BLUE, Box, ReportChart, Row, answers, bars

MOST_ROWS: Final = 12
_QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def charts_of(name: str, line: ReportLine, say: ReportWords) -> tuple[ReportChart, ...]:
    """Returns the charts of one part of a line's narrative."""
    return tuple(_CHARTS[name](line, say)) if name in _CHARTS else ()


def _wins(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    wins, names = line["wins"], names_of_sides(line, say)
    if wins:
        rows = (
            _interval(names[side], say.percent(win["share"]), (win["share"], win["low"], win["high"]))
            for side, win in wins.items()
        )
        yield ReportChart(
            say("part.wins"), tuple(rows), [(share, say.percent(share)) for share in _QUARTERS], 1 / len(wins)
        )


def _length(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    figure = line["minutes"]
    if figure["of"]:
        yield chart_medians(say, [(say("median-name.minutes"), figure)])


def chart_medians(say: ReportWords, figures: Sequence[tuple[str, ReportLine]]) -> ReportChart:
    """Returns medians of minutes on one scale."""
    step = ceil(max(figure["high"] or figure["median"] for _, figure in figures) / 4 / 5) * 5 or 5
    rows = (
        _interval(name, say.number(figure["median"]), (figure["median"], figure["low"], figure["high"]), step * 4)
        for name, figure in figures
    )
    return ReportChart(say("median-name.minutes"), tuple(rows), [(place / 4, str(place * step)) for place in range(5)])


def _interval(name: str, said: str, figure: tuple[float, float | None, float | None], most: float = 1.0) -> Row:
    """Returns a dot on its interval, from a figure with its lowest and highest values; None where these are unknown."""
    at, low, high = figure
    boxes = () if low is None or high is None else (Box(low / most, high / most, PALE_BLUE, 7),)
    return Row(name, said, boxes, at / most)


def _phases(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    rows = [
        (say.name("phase", name), figure["median"], say.time(figure["median"]))
        for name, figure in list(line["phases_s"].items())[:MOST_ROWS]
    ]
    if rows:
        yield ReportChart(say("part.phases"), bars(rows))


def _rules(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    asked = questions_of(line)[:MOST_ROWS]
    rows = [(fact or say("rules.elsewhere"), count, str(count)) for fact, count in asked]
    if rows:
        yield ReportChart(say("compare.questions"), bars(rows))


def _survey(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    survey = line["survey"]
    rows = tuple(
        answers(say.question(question, line), survey[question]["counts"], say.mean(survey[question]["mean"]))
        for question in ratings_of(survey)
    )
    if rows:
        legend = say("survey.rating-legend")
        yield ReportChart(legend, rows, legend=legend)
    if "length" in survey:
        counts = [survey["length"]["counts"][length] for length in LENGTHS]
        legend = say("survey.length-legend")
        yield ReportChart(legend, (answers(say("survey.length-name"), counts, ""),), legend=legend)


def _fun(line: ReportLine, say: ReportWords) -> Iterator[ReportChart]:
    for split, parts in line["fun_by"].items():
        named = split_in_words(split, say)
        rows = tuple(
            answers(part_in_words(split, part, line, say), figure["counts"], say.mean(figure["mean"]))
            for part, figure in parts.items()
        )
        yield ReportChart(named, rows, legend=named)


_CHARTS: Final[Mapping[str, Callable[[ReportLine, ReportWords], Iterator[ReportChart]]]] = {
    "wins": _wins,
    "length": _length,
    "phases": _phases,
    "rules": _rules,
    "survey": _survey,
    "fun": _fun,
}
