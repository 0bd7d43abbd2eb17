"""A token is named by its colour, whatever the light says of the cards' white."""

import cv2
import numpy as np
import pytest

from vision.reader.tokens import find_token

PX_PER_MM = 2.0
RED = (40, 40, 200)


@pytest.mark.parametrize("stock", [(240.0, 240.0, 240.0), (120.0, 150.0, 160.0), (0.0, 0.0, 200.0), (30.0, 30.0, 30.0)])
def test_a_red_token_is_red_beside_any_stock(stock: tuple[float, float, float]) -> None:
    view = np.full((176, 126, 3), 240, np.uint8)
    cv2.circle(view, (63, 88), 18, RED, -1, cv2.LINE_AA)
    token = find_token(view, PX_PER_MM, np.array(stock))
    assert token is not None
    assert token.colour == "red"
    assert token.radius_mm == pytest.approx(9, abs=1)
    assert token.off_mm < 1
