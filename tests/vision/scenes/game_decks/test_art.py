"""Art for cards of unknown games."""

import numpy as np
import pytest

from vision.scenes.game_decks.art import draw_colour, draw_icon, font_for, icon_outline, write


@pytest.mark.parametrize("seed", range(8))
def test_a_symbol_stays_within_its_circle(seed: int) -> None:
    assert np.linalg.norm(icon_outline(np.random.default_rng(seed)), axis=1).max() <= 1.2


def test_a_symbol_is_drawn_round_its_place_in_its_ink() -> None:
    image = np.full((60, 60, 3), 255, np.uint8)
    draw_icon(image, np.array([[-1.0, -1], [1, -1], [1, 1], [-1, 1]]), (30, 30), 10, (5, 6, 7))
    assert tuple(image[30, 30]) == (5, 6, 7)
    assert (image[:15] == 255).all()


def test_text_ends_where_it_says() -> None:
    image = np.full((60, 300, 3), 255, np.uint8)
    end = write(image, "Molo", (20, 10), 24, (font_for(3), (0, 0, 0)))
    printed = np.flatnonzero((image[..., 0] < 128).any(axis=0))
    assert 18 <= printed[0] <= printed[-1] <= end


def test_a_colour_is_as_bright_as_asked() -> None:
    colours = [draw_colour(np.random.default_rng(seed), 100, 120) for seed in range(10)]
    assert all(100 <= part < 120 for colour in colours for part in colour)
