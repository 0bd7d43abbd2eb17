"""Blank sheets and discs of a size in millimetres, and print on them."""

import numpy as np

from vision.scenes.decks.sheets import disc_of, draw_word, print_word, px, sheet_of
from vision.scenes.decks.strokes import StrokeGlyphs


def test_a_sheet_has_its_size_and_colour() -> None:
    sheet = sheet_of(40, 20, (10, 20, 30))
    assert sheet.shape == (50, 100, 4)
    assert tuple(sheet[25, 50]) == (10, 20, 30, 255)
    assert sheet_of(40, 20, (10, 20, 30), radius_mm=5)[0, 0, 3] == 0


def test_nothing_is_smaller_than_four_pixels() -> None:
    assert px(0.1) == 4
    assert disc_of(0.1, (0, 0, 0)).shape == (4, 4, 4)


def test_a_word_is_printed_from_left_to_right() -> None:
    sheet = sheet_of(60, 20, (255, 255, 255))
    end = print_word(sheet, StrokeGlyphs(1), "K7", (10, 10), 20, (0, 0, 0))
    printed = np.flatnonzero((sheet[..., 0] < 100).any(axis=0))
    assert 10 <= printed[0] <= printed[-1] < end


def test_a_word_without_sense_is_as_long_as_allowed() -> None:
    lengths = {len(draw_word(np.random.default_rng(seed), 3)) for seed in range(30)}
    assert lengths == {1, 2, 3}
