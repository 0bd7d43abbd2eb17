"""Backs are patterned, and those of a seed alike."""

import numpy as np

from vision.scenes.decks.backs import draw_back


def blank() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    image = np.full((396, 284, 4), 245, np.uint8)
    image[..., 3] = 77
    return image


def test_a_back_is_patterned_and_keeps_the_cards_shape() -> None:
    for seed in range(6):
        image = blank()
        draw_back(image, np.random.default_rng(seed))
        assert image[..., :3].std() > 10
        assert (image[..., 3] == 77).all()


def test_a_seed_draws_one_back() -> None:
    one, again = blank(), blank()
    for image in (one, again):
        draw_back(image, np.random.default_rng(3))
    np.testing.assert_array_equal(one, again)
