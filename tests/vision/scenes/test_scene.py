"""A scene is a pure function of its seed, and its truth says what can be seen."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.scenes import CLEAN, DeckCollection, SceneLayout, SceneStyle, SurfaceCollection, draw_scene


@pytest.mark.parametrize("seed", range(6))
def test_same_seed_draws_same_scene(seed: int, decks: DeckCollection, tables: SurfaceCollection) -> None:
    first = draw_scene(seed, (200, 160), decks=decks, tables=tables)
    again = draw_scene(seed, (200, 160), decks=DeckCollection.open("all"), tables=SurfaceCollection.open("all"))
    assert first.bgr.shape == (160, 200, 3)
    assert np.array_equal(first.bgr, again.bgr)
    assert [card.card for card in first.cards] == [card.card for card in again.cards]


def test_order_of_drawing_does_not_matter(decks: DeckCollection, tables: SurfaceCollection) -> None:
    alone = draw_scene(5, (160, 160), decks=DeckCollection.open("all"), tables=SurfaceCollection.open("all"))
    for seed in (900_000, 4, 70_000):
        draw_scene(seed, (160, 160), decks=decks, tables=tables)
    assert np.array_equal(draw_scene(5, (160, 160), decks=decks, tables=tables).bgr, alone.bgr)


@pytest.mark.parametrize("seed", range(20))
def test_indices_lie_on_their_card(seed: int, decks: DeckCollection, tables: SurfaceCollection) -> None:
    scene = draw_scene(seed, (320, 320), decks=decks, tables=tables)
    for card in scene.cards:
        assert cv2.contourArea(card.quad) > 0
        assert len(card.corners) in ((2, 4) if card.card else (0,))
        for corner in card.corners:
            assert corner.index_quad.shape == (4, 2)
            for point in corner.index_quad:
                assert cv2.pointPolygonTest(card.quad, (float(point[0]), float(point[1])), True) > -0.5


def test_single_card_in_the_middle_is_wholly_visible(decks: DeckCollection, tables: SurfaceCollection) -> None:
    style = replace(CLEAN, layouts=(SceneLayout.SINGLE,), index_px=(12, 12), elevation_deg=(80, 90))
    scene = draw_scene(3, (640, 640), decks=decks, tables=tables, style=style)
    (card,) = scene.cards
    assert card.visible == 1
    assert [corner.visible for corner in card.corners] == [1] * len(card.corners)


def test_covered_corners_are_not_visible(decks: DeckCollection, tables: SurfaceCollection) -> None:
    style: SceneStyle = replace(CLEAN, layouts=(SceneLayout.PILE,), cards=(6, 6), index_px=(16, 16))
    scene = draw_scene(8, (480, 480), decks=decks, tables=tables, style=style)
    shown = [corner.visible for card in scene.cards for corner in card.corners]
    assert scene.cards[-1].visible > 0.95
    assert 0 in shown
    assert 1 in shown


@pytest.mark.parametrize("seed", [981_654, 1_101_734, 2_262_007, *range(8)])
def test_an_index_that_light_burns_out_is_not_visible(
    seed: int, decks: DeckCollection, tables: SurfaceCollection
) -> None:
    style = replace(CLEAN, layouts=(SceneLayout.SEPARATE,), light=1, glare_share=1, index_px=(16, 30))
    scene = draw_scene(seed, (320, 320), decks=decks, tables=tables, style=style)
    for corner in (corner for card in scene.cards for corner in card.corners if corner.visible):
        x, y, width, height = cv2.boundingRect(corner.index_quad)
        box = scene.bgr[max(y, 0) : y + height, max(x, 0) : x + width].reshape(-1, 3)
        assert np.ptp(box, axis=0).max() >= 10


def test_index_heights_follow_the_style(decks: DeckCollection, tables: SurfaceCollection) -> None:
    style = replace(CLEAN, layouts=(SceneLayout.SINGLE,), index_px=(30, 30), elevation_deg=(89, 90))
    for seed in range(8):
        for card in draw_scene(seed, (320, 320), decks=decks, tables=tables, style=style).cards:
            for corner in card.corners:
                side = np.linalg.norm(corner.index_quad[3] - corner.index_quad[0])
                assert 22 < side < 40
