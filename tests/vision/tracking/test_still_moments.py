"""A table is looked at once it lies still, and once for each way in which it lies."""

import numpy as np

from vision.frames import Frame, Picture
from vision.tracking.still_moments import STILL_S, StillMoments

STEP_S = 0.1


def look(*cards: int) -> Picture:
    """Returns a picture of a table with cards at these columns."""
    bgr = np.full((240, 320, 3), 90, np.uint8)
    for x in cards:
        bgr[80:160, x : x + 56] = 235
    return bgr


def told(*pictures: Picture) -> list[int]:
    """Returns at which of the pictures, a tenth of a second apart, the table is to be looked at."""
    moments = StillMoments()
    frames = [Frame(picture, place, place * STEP_S) for place, picture in enumerate(pictures)]
    return [frame.seq for frame in frames if moments.is_one(frame)]


def test_a_table_that_lies_still_is_looked_at_once() -> None:
    [place] = told(*[look(40)] * 20)
    assert STILL_S <= place * STEP_S <= STILL_S + 2 * STEP_S


def test_what_moves_is_not_looked_at() -> None:
    assert told(*(look(8 * place) for place in range(20))) == []


def test_it_is_looked_at_again_when_something_else_lies_there() -> None:
    assert len(told(*[look(40)] * 10, *[look(40, 160)] * 10)) == 2


def test_a_hand_that_leaves_all_as_it_was_is_no_reason_to_look_again() -> None:
    passing = [look(40, 200 + 8 * place) for place in range(5)]
    assert len(told(*[look(40)] * 10, *passing, *[look(40)] * 10)) == 1
