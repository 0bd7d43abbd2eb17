"""Cards of any kind are drawn, to learn outlines from."""

import numpy as np

from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.game_decks.any_card import draw_any_card, draw_size, write_text


def test_cards_are_higher_than_wide_and_no_two_are_alike() -> None:
    rng = np.random.default_rng(2)
    size_mm = draw_size(rng)
    cards = [draw_any_card(rng, size_mm).bgra for _ in range(6)]
    assert size_mm[1] > size_mm[0]
    assert {card.shape for card in cards} == {(round(size_mm[1] * PX_PER_MM), round(size_mm[0] * PX_PER_MM), 4)}
    assert len({card.tobytes() for card in cards}) == 6
    assert all(card[0, 0, 3] < 255 for card in cards)


def test_text_fills_a_part_of_a_card_in_one_ink() -> None:
    for seed in range(8):
        image = np.zeros((352, 252, 3), np.uint8)
        write_text(image, np.random.default_rng(seed))
        printed = image.max(axis=2) > 0
        assert printed.max(axis=1).mean() > 0.1
        assert 0.02 < printed.mean() < 0.6
