"""Paints over the token on a card, so that a card in doubt is read as if none lay there: it looks like a pip."""

from typing import Final

import cv2
import numpy as np

from companion.cards import Card
from vision.frames import Picture
from vision.geometry import Quad, upright
from vision.reader.tokens import find_token, is_as_small_as_pip
from vision.reader.views import CARD_PX_PER_MM, CARD_SIZE, card_box, card_view, stock_of

_ANGLES: Final = np.linspace(0, 2 * np.pi, 32, endpoint=False)


def without_token(bgr: Picture, quad: Quad, face: Card) -> Picture | None:
    """Returns the picture with stock in the place of the token on the card in an outline.

    None if none lies there, or one that may be a pip of its likeliest face; what is as large as a token is painted over
    on an ace, too, whose indices tell it alone then.
    """
    view = card_view(bgr, quad)
    stock = stock_of(view)
    token = find_token(view, CARD_PX_PER_MM, stock)
    if token is None or is_as_small_as_pip(token, face):
        return None
    reach = token.reach_mm * CARD_PX_PER_MM
    around = np.column_stack([np.cos(_ANGLES), np.sin(_ANGLES)]) * reach + token.at
    back = cv2.getPerspectiveTransform(card_box(CARD_SIZE, 0.0), np.asarray(upright(quad), np.float32))
    place = cv2.perspectiveTransform(around[None], back)[0]
    painted = bgr.copy()
    cv2.fillConvexPoly(painted, np.round(place).astype(np.int32), stock.tolist())
    return painted
