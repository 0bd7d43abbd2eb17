"""Each step from the finder's maps to indices, by hand-made maps."""

import numpy as np
import pytest

from tests.vision.reader.hand_made import card_finds, maps_with
from vision.reader.detections import Detections, decode, distinct, join, suppress_non_maxima
from vision.reader.layout import HEAT, MAPS, UP

UNREAD = np.zeros((5, 52), np.float32)


@pytest.mark.parametrize("turn", [0, 30, 90, 135, 180, 271])
def test_poses_come_back_from_their_maps(turn: float) -> None:
    wanted = card_finds(125.3, 130.9, turn=turn)
    found = decode(maps_with(wanted, 256), 0.2)
    order = np.lexsort(wanted.centre.T)
    found = found.pick(np.lexsort(found.centre.T))
    assert len(found) == 2
    np.testing.assert_allclose(found.centre, wanted.centre[order], atol=0.01)
    np.testing.assert_allclose(found.up, wanted.up[order], atol=0.01)
    np.testing.assert_allclose(found.right, wanted.right[order], atol=0.01)
    np.testing.assert_allclose(found.corners, wanted.corners[order], atol=0.05)


def test_cold_cells_are_no_index() -> None:
    assert len(decode(maps_with(card_finds(128, 128), 256, heat=-3.0), 0.2)) == 0


def test_a_hot_neighbour_is_the_same_peak_and_steadies_the_pose() -> None:
    one = card_finds(128, 128).pick([0])
    maps = maps_with(one, 256)
    row, column = np.argwhere(maps[HEAT] > 0)[0]
    maps[:, row, column + 1] = maps[:, row, column]
    maps[HEAT, row, column + 1] = 5.9
    maps[1, row, column + 1] -= 1
    found = decode(maps, 0.2)
    assert len(found) == 1
    np.testing.assert_allclose(found.centre, one.centre, atol=0.01)


@pytest.mark.parametrize("spoil", [np.nan, np.inf, -np.inf])
def test_maps_without_sense_give_nothing(spoil: float) -> None:
    assert len(decode(np.full((MAPS, 16, 16), spoil, np.float32), 0.2)) == 0


def test_a_mirrored_pose_is_no_index() -> None:
    maps = maps_with(card_finds(128, 128), 256)
    maps[UP] *= -1
    assert len(decode(maps, 0.2)) == 0


def test_an_index_seen_at_two_scales_counts_once_and_the_hotter_stays() -> None:
    one = card_finds(100, 100)
    again = card_finds(102, 101)
    again.heat[:] = 0.5
    kept = suppress_non_maxima(join([again, one]))
    assert len(kept) == 2
    assert (kept.heat == 1).all()


def test_an_index_and_a_larger_one_round_it_are_one_and_the_stronger_stays() -> None:
    one, round_it = card_finds(100, 100).pick([0]), card_finds(102, 108).pick([0])
    round_it.up[:] *= 2.2
    round_it.right[:] *= 2.2
    assert distinct(join([round_it, one]), np.array([0.4, 0.9], np.float32), UNREAD[:2]).tolist() == [1]
    assert distinct(join([round_it, one]), np.array([0.9, 0.4], np.float32), UNREAD[:2]).tolist() == [0]


@pytest.mark.parametrize(("times", "count"), [(1.2, 1), (1 / 1.2, 1), (1.4, 2), (0.5, 2)])
def test_an_index_and_a_hotter_one_at_its_place_are_both_read_if_their_sizes_are_unlike(
    times: float, count: int
) -> None:
    one = card_finds(128, 128).pick([0])
    up, right = (np.asarray(part * times, np.float32) for part in (one.up, one.right))
    hotter = Detections(one.heat + 0.001, one.centre, up, right, one.corners)
    kept = suppress_non_maxima(join([one, hotter]))
    assert kept.height_px.tolist() == pytest.approx([hotter.height_px[0], one.height_px[0]][:count])


def test_neighbours_in_a_tight_fan_stay_apart() -> None:
    fan = [card_finds(100 + 8 * i, 100).pick([0]) for i in range(5)]
    assert len(suppress_non_maxima(join(fan))) == len(distinct(join(fan), np.ones(5, np.float32), UNREAD)) == 5


@pytest.mark.parametrize(
    ("apart", "shares", "count"),
    [
        pytest.param(0.3, (0.9, 0.85), 2, id="both surely show another face"),
        pytest.param(0.3, (0.9, 0.6), 1, id="one is in doubt"),
        pytest.param(0.1, (0.9, 0.85), 1, id="at one place"),
    ],
)
def test_indices_that_crowd_are_told_apart_by_what_they_show(
    apart: float, shares: tuple[float, float], count: int
) -> None:
    one = card_finds(128, 128).pick([0])
    other = one.seen_from((1, 1), tuple(apart * one.right[0]))
    faces = np.zeros((2, 52), np.float32)
    faces[[0, 1], [7, 20]] = shares
    found = suppress_non_maxima(join([one, other]))
    assert len(found) == (1 if apart < 0.15 else 2), "both are read unless they lie at one place"
    assert len(distinct(join([one, other]), np.array(shares, np.float32), faces)) == count
    faces[1] = faces[0]
    assert len(distinct(join([one, other]), np.array(shares, np.float32), faces)) == 1, "one face is one index"


def test_finds_in_a_part_are_seen_from_the_whole() -> None:
    one = card_finds(50, 60)
    seen = one.seen_from((2.0, 2.0), (10, 20))
    np.testing.assert_allclose(seen.centre, one.centre * 2 + (10, 20))
    np.testing.assert_allclose(seen.height_px, one.height_px * 2)
