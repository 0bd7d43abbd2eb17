"""The lines of a plot: round numbers at its edge, parts of one width, stairs."""

from itertools import pairwise

import pytest

from companion.engine.course import Course
from companion.exports.chart import parts_of
from companion.exports.course_lines import places, stairs, ticks
from companion.games.mast_year.history import courses
from tests.games.mast_year.table import GAME
from tests.games.random_play import play_randomly


@pytest.mark.parametrize(
    ("most", "numbers"), [(1, (0, 1)), (7, (0, 2, 4, 6)), (10, (0, 2, 4, 6, 8, 10)), (30, (0, 5, 10, 15, 20, 25, 30))]
)
def test_round_numbers_stand_at_the_plot(most: int, numbers: tuple[int, ...]) -> None:
    assert ticks(most) == numbers


def test_huge_goals_have_round_numbers_too() -> None:
    assert len(ticks(1_000_000)) <= 7


def _parts(course: Course) -> list[tuple[tuple[int, ...], ...]]:
    return [part.scores for part in parts_of(course)]


def test_each_hand_is_as_wide_in_the_plot() -> None:
    state = play_randomly(GAME, 3, {"goal": 30}).states[-1]
    [course] = courses(state)
    ends = [place for place, step in zip(places(_parts(course)), course.steps, strict=True) if step.within is None]
    assert ends == pytest.approx([number / len(course.hands) for number in range(1, len(course.hands) + 1)])


def test_lines_of_a_plot_are_stairs_from_nothing_to_the_end() -> None:
    [course] = courses(play_randomly(GAME, 3, {"goal": 30}).states[-1])
    for team in (0, 1):
        line = stairs(_parts(course), team, 30)
        assert line[0] == pytest.approx((0, 0))
        assert line[-1] == pytest.approx((1, course.hands[-1].scores[team] / 30))
        assert all(was[0] == now[0] or was[1] == now[1] for was, now in pairwise(line))
