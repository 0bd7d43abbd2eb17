"""Rank letters are drawn from strokes where no font is taken."""

import numpy as np
import pytest

from vision.scenes.decks.strokes import StrokeGlyphs

LETTERS = "0123456789AJQKTBDVR"


@pytest.mark.parametrize("seed", range(3))
def test_all_letters_differ(seed: int) -> None:
    glyphs = StrokeGlyphs(seed)
    masks = [glyphs.mask(letter) for letter in LETTERS]
    assert len({mask.tobytes() for mask in masks}) == len(LETTERS)
    assert all(45 <= mask.shape[0] <= 150 for mask in masks)


def test_a_seed_is_an_alphabet() -> None:
    one, again, other = StrokeGlyphs(1), StrokeGlyphs(1), StrokeGlyphs(2)
    np.testing.assert_array_equal(one.mask("Q"), again.mask("Q"))
    assert one.mask("Q").tobytes() != other.mask("Q").tobytes()
    assert (one.name, other.name) == ("strokes-1", "strokes-2")
