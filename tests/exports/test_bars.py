"""Bars: the points of everybody for each part of a game, with a number on each part that has room for it."""

import io

from pypdf import PdfReader

from companion.exports.bars import Bars, draw_bars
from companion.exports.paper import Paper


def words_on(bars: Bars) -> list[str]:
    paper = Paper("", "")
    draw_bars(paper, bars, (40, 40), (400, 120))
    return PdfReader(io.BytesIO(paper.finish())).pages[0].extract_text().split()


def test_bars_have_labels_names_and_a_scale_up_to_the_highest_sum() -> None:
    words = words_on(Bars(["c1", "c2"], [(30, 10), (0, 0)], ["Ann", "Bo"]))
    assert {"c1", "c2", "Ann", "Bo", "0", "40"} <= set(words)


def test_only_parts_with_room_have_a_players_number() -> None:
    flat, high = (words_on(Bars(["c1"], [(100, points)], ["Ann", "Bo"])).count("2") for points in (1, 100))
    assert high == flat + 1


def test_bars_without_points_are_drawn_too() -> None:
    assert "c1" in words_on(Bars(["c1"], [(0, 0)], ["Ann", "Bo"]))
