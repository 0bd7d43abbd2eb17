"""Outline scenes say rightly where cards lie and which way their edges face, however they are turned."""

import numpy as np
import pytest

from vision.learned.outline_maps import OutlineMaps
from vision.learned.outlines import find_outlines
from vision.scenes import DeckCollection, SurfaceCollection
from vision.training.outline_scenes import (
    SIZE_PX,
    STRIDE,
    OutlineScene,
    OutlineSceneSupply,
    draw_maps,
    draw_outline_scene,
    turn,
)

pytestmark = pytest.mark.one_python

SQUARE = np.array([[10, 20], [40, 20], [40, 60], [10, 60]], np.float32)


def test_a_turned_scenes_edges_face_outward_too() -> None:
    owners = np.full((96, 96), -1, np.int16)
    owners[20:60, 10:40] = 0
    scene = OutlineScene(np.zeros((96, 96, 3), np.uint8), draw_maps(owners, [SQUARE]))
    rng = np.random.default_rng(1)
    for _ in range(8):
        maps = turn(scene, rng).maps
        [quad] = find_outlines(OutlineMaps(maps[0], maps[1:], 2.0, owners.shape), most=1).quads
        assert abs(np.ptp(quad[:, 0]) * np.ptp(quad[:, 1]) - 1200) < 300


def test_a_card_is_marked_where_it_is_seen_and_its_edges_where_they_are_not_covered() -> None:
    upper = SQUARE + np.array([20, 0], np.float32)
    owners = np.full((96, 96), -1, np.int16)
    owners[20:60, 10:40] = 0
    owners[20:60, 30:60] = 1
    maps = draw_maps(owners, [SQUARE, upper])
    assert maps.shape == (3, 48, 48)
    assert maps[0, 12:28, 6:29].min() == 1
    assert maps[0, :, 32:].max() == 0
    assert (maps[1:, 20, 5] == (-1, 0)).all()
    assert (maps[1:, 20, 19] == 0).all()  # the lower card's right edge lies under the upper one


def test_a_step_gives_the_same_batch_again() -> None:
    decks, tables = DeckCollection.open("train"), SurfaceCollection.open("train")
    first, again = (OutlineSceneSupply(decks, tables, batch=2, first_seed=3).batch(0) for _ in range(2))
    pictures, maps = first
    assert pictures.shape == (2, SIZE_PX, SIZE_PX, 3)
    assert maps.shape == (2, 3, SIZE_PX // STRIDE, SIZE_PX // STRIDE)
    assert np.array_equal(pictures, again[0])
    assert np.array_equal(maps, again[1])


def test_a_picture_of_twice_the_size_has_the_same_maps() -> None:
    owners = np.full((96, 96), -1, np.int16)
    owners[20:60, 10:40] = 0
    twice = np.repeat(np.repeat(owners, 2, axis=0), 2, axis=1)
    assert np.array_equal(draw_maps(owners, [SQUARE]), draw_maps(twice, [2 * SQUARE], 2 * STRIDE))


def test_scenes_have_one_size_and_most_show_cards_and_bare_places() -> None:
    decks, tables = DeckCollection.open("train"), SurfaceCollection.open("train")
    scenes = [draw_outline_scene(seed, decks, tables) for seed in range(12)]
    assert {scene.bgr.shape for scene in scenes} == {(SIZE_PX, SIZE_PX, 3)}
    shares = np.array([scene.maps[0].mean() for scene in scenes])
    assert ((shares > 0.02) & (shares < 0.95)).sum() >= 8
