"""Printed decks differ as bought ones do."""

import numpy as np
import pytest

from companion.cards import Suit
from vision.scenes.decks.print_style import ALPHABETS, draw_index, draw_inks, draw_style


def test_a_seed_is_a_deck() -> None:
    assert draw_style(5) == draw_style(5)
    assert draw_style(5) != draw_style(6)


@pytest.mark.parametrize("seed", range(40))
def test_ink_shows_on_its_stock_and_an_index_fits_on_its_card(seed: int) -> None:
    style = draw_style(seed)
    for ink in style.inks.values():
        assert max(abs(part - stock) for part, stock in zip(ink, style.stock, strict=True)) > 60
    assert style.index.axis_mm <= 0.3 * style.size_mm[0]
    assert style.letters in ALPHABETS


def test_most_decks_are_red_and_black() -> None:
    inks = [draw_inks(np.random.default_rng(seed)) for seed in range(60)]
    plain = [ink[Suit.CLUBS] == ink[Suit.SPADES] and ink[Suit.HEARTS] == ink[Suit.DIAMONDS] for ink in inks]
    assert 40 <= sum(plain) < 60


def test_some_cards_have_four_indices() -> None:
    corners = {draw_index(np.random.default_rng(seed), 63.0).corners for seed in range(30)}
    assert corners == {2, 4}
