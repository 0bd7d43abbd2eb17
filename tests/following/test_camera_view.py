"""What one camera sees, in millimetres of the table."""

import numpy as np

from companion.following.game_assignment import CameraView
from companion.following.sightings import CardMoved
from tests.following.table import PLACES, SCALE, faces, quad
from vision.tracking.events import CameraNudged, TrackLaid, TrackMoved

NUDGE = CameraNudged(np.array([[1, 0, 90], [0, 1, -20]], np.float32), 1)


def test_a_camera_nudged_before_anything_was_seen_sees_as_ever() -> None:
    view, sightings = CameraView().read([NUDGE])
    assert (view.to_table, sightings) == (None, ())


def test_a_place_is_seen_where_the_card_is() -> None:
    seen = quad(PLACES[2])
    view, _ = CameraView().read([TrackLaid(1, seen, faces(c4C=0.99), 0.0)])
    assert np.allclose(view.quad_of(view.place_of(seen)), seen)
    assert np.allclose(view.place_of(seen).middle, np.multiply(PLACES[2], SCALE))


def test_a_nudged_camera_moves_no_card() -> None:
    seen = quad(PLACES[2])
    view, _ = CameraView().read([TrackLaid(1, seen, faces(c4C=0.99), 0.0)])
    nudged, _ = view.read([NUDGE])
    assert np.allclose(nudged.place_of(seen + np.array([90, -20], np.float32)).middle, view.place_of(seen).middle)


def test_a_turned_card_is_told_with_its_new_place() -> None:
    view, _ = CameraView().read([TrackLaid(1, quad(PLACES[2]), faces(c4C=0.99), 0.0)])
    _, [told] = view.read([TrackMoved(1, quad(PLACES[3]), 1.0)])
    assert isinstance(told, CardMoved)
    assert told.place == view.place_of(quad(PLACES[3]))
