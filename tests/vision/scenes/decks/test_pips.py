"""Suit symbols are drawn as printers draw them."""

import numpy as np
import pytest

from companion.cards import Suit
from vision.scenes.decks.pips import draw_shape, pip_mask


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("seed", range(3))
def test_a_symbol_fills_its_mask_and_is_alike_on_both_sides(suit: Suit, seed: int) -> None:
    mask = pip_mask(suit, draw_shape(np.random.default_rng(seed)))
    assert 100 <= mask.shape[0] <= 114
    inked = mask > 64
    assert inked.any(axis=1).all()
    assert inked.any(axis=0).all()
    assert np.mean(np.abs(mask.astype(int) - mask[:, ::-1])) < 8


def test_hearts_point_down_and_spades_up() -> None:
    shape = draw_shape(np.random.default_rng(4))
    heart, spade = (pip_mask(suit, shape) > 64 for suit in (Suit.HEARTS, Suit.SPADES))
    assert heart[3].sum() > heart[-3].sum()
    assert spade[2].sum() < spade[spade.shape[0] // 2].sum()
