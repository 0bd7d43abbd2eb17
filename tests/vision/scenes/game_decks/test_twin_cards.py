"""Near twins have the same art, and differ in small marks."""

import numpy as np
import pytest

from vision.scenes.game_decks.twin_cards import draw_group

SIZE_MM = (40.0, 60.0)


@pytest.mark.parametrize("seed", range(4))
def test_twins_differ_in_a_small_part(seed: int) -> None:
    cards = [card.bgra.astype(int) for card in draw_group(np.random.default_rng(seed), SIZE_MM, 4)]
    assert {card.shape for card in cards} == {cards[0].shape}
    changed = [(np.abs(one - other).max(axis=2) > 0).mean() for one in cards for other in cards if one is not other]
    assert 0 < max(changed) < 0.5


def test_the_outline_of_a_card_stays_as_it_is() -> None:
    one, other = draw_group(np.random.default_rng(5), SIZE_MM, 2)
    assert np.array_equal(one.bgra[..., 3], other.bgra[..., 3])
    assert len(one.indices) == 0
