"""Charts on paper: a scale, names with points, lines that end at these, and bars with marks where there is room."""

from companion.exports.chart import MARKS, Chart, ChartPart
from companion.exports.printed_chart import DASHES, LINES, SHADES, draw_chart
from tests.exports.listed_paper import ListedPaper


def drawn(chart: Chart, goal: str = "") -> ListedPaper:
    paper = ListedPaper()
    draw_chart(paper, chart, (40, 40), (250, 120), goal)
    return paper


def bars(*parts: tuple[int, int]) -> Chart:
    return Chart(
        ("Ann", "Bo"), tuple(ChartPart(f"c{number}", (part,)) for number, part in enumerate(parts)), (), has_bars=True
    )


def test_bars_have_labels_names_with_points_and_a_scale_up_to_the_highest_sum() -> None:
    written = drawn(bars((30, 10), (0, 0))).written
    assert {"c0", "c1", "Ann", "30", "Bo", "10", "0", "40"} <= set(written)


def test_only_parts_with_room_have_their_side_s_mark() -> None:
    flat, high = (drawn(bars((100, points))).written.count(MARKS[1]) for points in (1, 100))
    assert high == flat + 1


def test_bars_without_points_are_drawn_too() -> None:
    assert "c0" in drawn(bars((0, 0))).written


def test_each_side_has_a_line_that_ends_as_high_as_its_points_are_many() -> None:
    parts = tuple(ChartPart(str(number), ((number, 2 * number, 40 - number),)) for number in range(1, 41))
    paper = drawn(
        Chart(("Ann", "Bo", "A very long name that has no room"), parts, (), starts=(5, 5, 5), goal=90), "goal 90"
    )
    lines = [points for points, colour in paper.lines if colour in LINES and len(points) > 80]
    assert [line[0][1] for line in lines] == [lines[0][0][1]] * 3
    assert lines[1][-1][1] < lines[0][-1][1] < lines[2][-1][1]
    assert {"Ann", "40", "Bo", "80", "0", "goal 90"} <= set(paper.written)
    assert len([label for label in paper.written if label in {str(number) for number in range(1, 41)}]) < 30


def test_no_two_sides_look_alike() -> None:
    assert len(set(DASHES)) == len(set(LINES)) == len(set(SHADES)) == len(set(MARKS)) == 8
