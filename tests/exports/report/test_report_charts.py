"""The charts of a report: one for each part that has figures, none for a part without."""

from companion.events.report import ReportLine
from companion.events.report_words import words_of
from companion.exports.report.report_charts import charts_of


def test_the_chart_of_wins_has_a_dot_for_each_side_and_a_line_where_sides_are_even(event: list[ReportLine]) -> None:
    line = event[0]
    [chart] = charts_of("wins", line, words_of(line, "en"))
    assert [row.dot for row in chart.rows] == [win["share"] for win in line["wins"].values()]
    assert chart.mark == 1 / len(line["wins"])


def test_each_phase_has_its_bar_and_its_time(event: list[ReportLine]) -> None:
    line, say = event[0], words_of(event[0], "en")
    [chart] = charts_of("phases", line, say)
    assert [row.figure for row in chart.rows] == [say.time(figure["median"]) for figure in line["phases_s"].values()]
    assert max(box.end for row in chart.rows for box in row.boxes) == 1


def test_a_part_without_figures_has_no_chart(event: list[ReportLine]) -> None:
    line = {**event[0], "wins": {}, "phases_s": {}, "rule_questions": [], "survey": {}, "minutes": {"of": 0}}
    for part in ("wins", "length", "phases", "rules", "survey", "own"):
        assert charts_of(part, line, words_of(line, "en")) == ()
