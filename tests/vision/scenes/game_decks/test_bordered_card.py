"""Cards of one deck share their stock and their border."""

import numpy as np
import pytest

from vision.scenes.decks.faces import PX_PER_MM
from vision.scenes.game_decks.bordered_card import BorderStyle, draw_border_style, draw_bordered_card

SIZE_MM = (50.0, 70.0)
STOCK = (31, 32, 33)


@pytest.mark.parametrize("seed", range(6))
def test_a_border_in_the_stocks_colour_is_round_each_cards_art(seed: int) -> None:
    rng = np.random.default_rng(seed)
    card = draw_bordered_card(rng, SIZE_MM, BorderStyle(STOCK, 4.0, 2.0)).bgra
    edge = round(4.0 * PX_PER_MM)
    assert card.shape == (round(SIZE_MM[1] * PX_PER_MM), round(SIZE_MM[0] * PX_PER_MM), 4)
    assert card[0, 0, 3] < 255
    is_back = np.random.default_rng(seed).random() < 0.15
    border = np.concatenate([card[edge // 2, :, :3], card[:, edge // 2, :3]])
    assert is_back or (border == STOCK).all()


def test_no_two_cards_are_alike() -> None:
    rng = np.random.default_rng(3)
    style = draw_border_style(rng, STOCK)
    assert len({draw_bordered_card(rng, SIZE_MM, style).bgra.tobytes() for _ in range(6)}) == 6


def test_some_decks_have_no_border() -> None:
    rng = np.random.default_rng(1)
    styles = [draw_border_style(rng, STOCK) for _ in range(40)]
    assert 0 < sum(style.border_mm == 0 for style in styles) < 20
    assert {style.stock for style in styles} == {STOCK}
