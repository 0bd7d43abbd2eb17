"""The picture of a shown card fits in a message, whatever the table looks like."""

from typing import Final

import numpy as np

from hardware.vision_process.messages import MAX_MESSAGE_BYTES, pack
from hardware.vision_process.requests import ShownCard, ShownCardsFound
from hardware.vision_process.shown_card_finder import pack_picture, unpack_picture

QUAD: Final = np.zeros((4, 2), np.float32)


def test_a_picture_that_no_jpeg_makes_small_fits_in_a_message() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (1000, 1000, 3), np.uint8)
    jpeg = pack_picture(noise)
    assert len(pack(ShownCardsFound(1, (ShownCard(jpeg, QUAD),)))) <= MAX_MESSAGE_BYTES
    picture = unpack_picture(jpeg)
    assert picture is not None
    assert max(picture.shape) == 900


def test_no_picture_is_none() -> None:
    assert unpack_picture("") is None
