"""Cards with a symbol and a number are alike: of one group some differ in little more than the number."""

import numpy as np
import pytest

from vision.scenes.game_decks.symbol_cards import draw_symbol_cards

SIZE_MM = (30.0, 45.0)


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_of_one_size_and_without_indices(seed: int) -> None:
    cards = draw_symbol_cards(np.random.default_rng(seed), SIZE_MM, 3)
    assert len(cards) == 3
    assert len({card.bgra.shape for card in cards}) == 1
    assert all(len(card.indices) == 0 for card in cards)


def test_some_cards_of_a_group_differ_in_a_small_part_only() -> None:
    shares = []
    for seed in range(8):
        cards = draw_symbol_cards(np.random.default_rng(seed), SIZE_MM, 4)
        prints = [card.bgra[..., :3].astype(int) for card in cards]
        shares += [
            (np.abs(one - other).max(axis=2) > 20).mean() for one in prints for other in prints if one is not other
        ]
    assert min(share for share in shares if share > 0) < 0.03
    assert max(shares) > 0.05


def test_a_seed_draws_the_same_cards() -> None:
    first, again = (draw_symbol_cards(np.random.default_rng(3), SIZE_MM, 2) for _ in range(2))
    assert all(np.array_equal(one.bgra, other.bgra) for one, other in zip(first, again, strict=True))
