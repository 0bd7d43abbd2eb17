"""Cards that are alike share a layout, and no two are the same."""

import numpy as np
import pytest

from vision.scenes.game_decks.like_cards import draw_like_cards

SIZE_MM = (30.0, 45.0)


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_of_one_size_and_without_indices(seed: int) -> None:
    cards = draw_like_cards(np.random.default_rng(seed), SIZE_MM, 3)
    assert len(cards) == 3
    assert len({card.bgra.shape for card in cards}) == 1
    assert all(len(card.indices) == 0 for card in cards)


def test_cards_of_a_group_are_more_alike_than_those_of_two() -> None:
    within, between = [], []
    for seed in range(6):
        first, second = (draw_like_cards(np.random.default_rng(seed + apart), SIZE_MM, 2) for apart in (0, 100))
        one, twin, other = (card.bgra[..., :3].astype(int) for card in (first[0], first[1], second[0]))
        within.append(np.abs(one - twin).mean())
        between.append(np.abs(one - other).mean())
    assert 0 < np.median(within) < 0.5 * np.median(between)


def test_a_seed_draws_the_same_cards() -> None:
    first, again = (draw_like_cards(np.random.default_rng(3), SIZE_MM, 2) for _ in range(2))
    assert all(np.array_equal(one.bgra, other.bgra) for one, other in zip(first, again, strict=True))
