"""A corner index is a rank over a suit symbol."""

import numpy as np
import pytest

from companion.cards import Suit
from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.decks.indices import index_mask, rank_mask, resized
from vision.scenes.decks.pips import draw_shape, pip_mask
from vision.scenes.decks.print_style import IndexStyle, draw_index
from vision.scenes.decks.strokes import StrokeGlyphs


@pytest.fixture
def style() -> IndexStyle:
    return draw_index(np.random.default_rng(2), 63.0)


@pytest.mark.parametrize("letters", ["7", "10", "Q"])
def test_a_rank_is_as_high_as_its_style_says_and_no_wider_than_it_allows(letters: str, style: IndexStyle) -> None:
    mask = rank_mask(letters, StrokeGlyphs(3), style)
    widest_mm = style.widest_mm * (1.35 if len(letters) == 2 else 1)
    assert mask.shape[0] == round(style.rank_mm * PX_PER_MM)
    assert mask.shape[1] <= widest_mm * PX_PER_MM + 1


def test_the_suit_stands_below_the_rank_on_one_axis(style: IndexStyle) -> None:
    pip = pip_mask(Suit.HEARTS, draw_shape(np.random.default_rng(1)))
    rank = rank_mask("A", StrokeGlyphs(3), style)
    index = index_mask(rank, pip, style)
    middle = index.shape[1] / 2
    for part in (index[: rank.shape[0]], index[-round(style.suit_mm * PX_PER_MM) :]):
        columns = np.flatnonzero((part > 64).any(axis=0))
        assert abs((columns[0] + columns[-1]) / 2 - middle) < 4
    gap = index[rank.shape[0] : -round(style.suit_mm * PX_PER_MM)]
    assert not gap.any()


def test_a_mask_is_never_smaller_than_two_pixels() -> None:
    assert resized(np.full((40, 30), 255, np.uint8), 0.2, 0.4).shape == (2, 2)
