"""Of several outlines of a card, the one is kept whose size fits those of the cards round it."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.geometry import Quad
from vision.learned.even_sizes import even_out

steady = settings(deadline=None, derandomize=True, max_examples=50)


def square(x: float, y: float, side: float) -> Quad:
    half = side / 2
    return np.array(
        [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]], np.float32
    )


WHOLE = [square(100 * column, 140 * row, 60) for row in range(2) for column in range(3)]
FRAME = square(100, 0, 48)
"""The printed frame within the second card."""


def test_a_printed_frame_is_given_up_for_the_whole_card() -> None:
    scores = np.array([1.0] * 6 + [1.2], np.float32)
    kept = even_out([*WHOLE, FRAME], scores, [0, 6, 2, 3, 4, 5])
    assert np.array_equal(kept[1], WHOLE[1])


def test_of_few_cards_nothing_is_said() -> None:
    scores = np.array([1.0, 1.2], np.float32)
    [kept] = even_out([WHOLE[1], FRAME], scores, [1])
    assert np.array_equal(kept, FRAME)


@steady
@given(st.floats(-0.002, 0.002), st.floats(-0.002, 0.002))
def test_cards_that_grow_evenly_across_the_picture_stay_as_they_are(across: float, down: float) -> None:
    quads = [
        square(100 * column, 140 * row, 60 * float(np.exp(across * 100 * column + down * 140 * row)))
        for row in range(3)
        for column in range(3)
    ]
    kept = even_out(quads, np.ones(9, np.float32), range(9))
    assert all(np.array_equal(one, other) for one, other in zip(kept, quads, strict=True))
