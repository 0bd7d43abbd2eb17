"""A track sums up what was read of one card, and tells whether the card still lies there."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards import DECK
from vision.geometry import Quad
from vision.reading import Reading
from vision.tracking.change import CellImage, cell_image
from vision.tracking.track import Track, is_turned, log_faces

CARD: Quad = np.array([[80, 60], [160, 60], [160, 180], [80, 180]], np.float32)


def read(place: int, sure: float) -> Reading:
    faces = np.full(52, (1 - sure) / 51, np.float32)
    faces[place] = sure
    return Reading(DECK[place], sure, CARD, faces)


def track_of(*readings: Reading, before: CellImage | None = None, appearance: CellImage | None = None) -> Track:
    total = np.sum([log_faces(reading) for reading in readings], axis=0)
    return Track(1, CARD, total, 0.0, (0.0,), before, appearance, len(readings))


def table(level: int | None = None) -> CellImage:
    bgr = np.full((240, 320, 3), 90, np.uint8)
    if level is not None:
        bgr[60:180, 80:160] = level
    return cell_image(bgr)


@pytest.mark.parametrize("sure", [0.5, 0.9, 0.999])
def test_one_reading_says_what_was_read(sure: float) -> None:
    probabilities = track_of(read(7, sure)).probabilities
    assert probabilities.argmax() == 7
    assert probabilities.max() == pytest.approx(sure, abs=1e-3)


def test_a_card_that_is_read_again_is_surer_but_not_as_if_the_readings_were_independent() -> None:
    once, often = (float(track_of(*[read(7, 0.8)] * count).probabilities.max()) for count in (1, 4))
    apart = 0.8**4 / (0.8**4 + 51 * (0.2 / 51) ** 4)
    assert once < often < apart


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(st.floats(0.02, 1.0), min_size=1, max_size=12))
def test_probabilities_add_up_whatever_was_read(sure: list[float]) -> None:
    probabilities = track_of(*(read(place % 52, one) for place, one in enumerate(sure))).probabilities
    assert probabilities.sum() == pytest.approx(1.0, abs=1e-4)
    assert (probabilities >= 0).all()


def test_a_face_is_confident_before_it_is_certain() -> None:
    assert [(one.is_sure, one.is_settled) for one in map(track_of, (read(3, 0.8), read(3, 0.93), read(3, 0.99)))] == [
        (False, False),
        (True, False),
        (True, True),
    ]


def test_a_card_is_there_while_its_place_looks_as_it_did() -> None:
    track = track_of(read(3, 0.99), before=table(), appearance=table(235))
    assert track.is_still_there(table(235))
    assert not track.is_still_there(table())
    assert not track.is_still_there(None)


def test_its_place_is_bare_once_it_looks_as_before_or_as_the_bare_table() -> None:
    track = track_of(read(3, 0.99), before=table(), appearance=table(235))
    assert track.is_bare(table(), [])
    assert not track.is_bare(table(150), [])
    assert track.is_bare(table(150), [table(150)])


def test_the_last_times_of_reading_are_kept() -> None:
    track = track_of(read(3, 0.99))
    for at_s in (1.0, 2.0, 3.0, 4.0):
        track = track.read_at(at_s)
    assert track.read_s == (2.0, 3.0, 4.0)


@pytest.mark.parametrize(
    ("degrees", "turned"),
    [(0, False), (30, False), (60, True), (90, True), (120, True), (150, False), (180, False), (270, True)],
)
def test_a_card_is_turned_from_halfway_across_on_whichever_way_up(degrees: float, turned: bool) -> None:
    angle, middle = np.radians(degrees), CARD.mean(axis=0)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    assert is_turned(CARD, ((CARD - middle) @ turn + middle).astype(np.float32)) is turned
