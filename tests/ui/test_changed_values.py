"""Whose turn it is after a correction."""

import pytest

from companion.ui.changed_values import changed_turn
from companion.ui.texts import SAY


@pytest.mark.parametrize(
    ("was", "becomes", "lines"),
    [(0, 1, ["Next: Ann → Bo"]), (None, 1, ["Next: Bo"]), (0, None, ["Next: Ann → –"]), (1, 1, [])],
    ids=["another player", "the game goes on", "the game is over", "the same player"],
)
def test_who_is_next_is_told_and_that_nobody_is(was: int | None, becomes: int | None, lines: list[str]) -> None:
    SAY.set_language("", "en")
    assert list(changed_turn({"turn": was}, {"turn": becomes}, ("Ann", "Bo"))) == lines
