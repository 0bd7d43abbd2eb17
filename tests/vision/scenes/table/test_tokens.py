"""Tokens are round and of one colour."""

import numpy as np
import pytest

from vision.scenes.table.tokens import TOKEN_COLOURS, token_of


@pytest.mark.parametrize("name", TOKEN_COLOURS)
def test_a_token_is_a_disc_of_its_colour(name: str) -> None:
    token = token_of(TOKEN_COLOURS[name], 18.0)
    image = token.face.bgra
    middle = image.shape[0] // 2
    assert token.size_mm == (18.0, 18.0)
    assert image[middle, middle].tolist() == [*TOKEN_COLOURS[name], 255]
    assert image[0, 0, 3] == 0
    assert np.mean(image[..., 3] > 127) == pytest.approx(np.pi / 4, abs=0.06)
