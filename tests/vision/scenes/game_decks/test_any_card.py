"""Cards of any kind are drawn, to learn outlines from."""

import numpy as np

from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.game_decks.any_card import draw_any_card, draw_size


def test_cards_are_higher_than_wide_and_no_two_are_alike() -> None:
    rng = np.random.default_rng(2)
    size_mm = draw_size(rng)
    cards = [draw_any_card(rng, size_mm).bgra for _ in range(6)]
    assert size_mm[1] > size_mm[0]
    assert {card.shape for card in cards} == {(round(size_mm[1] * PX_PER_MM), round(size_mm[0] * PX_PER_MM), 4)}
    assert len({card.tobytes() for card in cards}) == 6
    assert all(card[0, 0, 3] < 255 for card in cards)
