"""A card of which a single index is seen is in doubt where its face may be another card's."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.reader.hand_made import UNSCORED, card_finds
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader import Reader
from vision.reader.doubts import (
    DOUBTED,
    SEEN_EDGE,
    SHOWN,
    SHOWN_AGAINST,
    doubt_lone_index,
    doubt_same_faces,
    doubt_without_edge,
)
from vision.reader.evidence import CUES, Evidence
from vision.scenes import CLEAN, DeckCollection, SceneLayout, SurfaceCollection, draw_scene

ONE_CARD = replace(
    CLEAN, layouts=(SceneLayout.SEPARATE,), cards=(1, 1), index_px=(24, 30), elevation_deg=(85, 90), face_down_share=0
)

SEVEN, TEN = 6, 9
"""Two diamonds: their places in the deck do not matter here."""


def seen(face: int, *indices: int, x: float = 200.0, by_index: float = 0.99, is_by_pips: bool = True) -> Evidence:
    """Returns the evidence for a card at x of which these indices are seen."""
    detections = card_finds(x, 200)
    faces = np.full(52, 1e-4, np.float32)
    faces[face] = 1 - 51e-4
    cues = np.zeros(len(CUES), np.float32)
    shown = detections.centre[list(indices)]
    return Evidence(faces, detections.corners[0], shown, 14.0, cues, UNSCORED, by_index, is_by_pips)


def test_a_single_half_covered_index_is_not_made_sure_by_pips_that_may_be_another_cards() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN - 0.04), 0.99) == DOUBTED


def test_a_single_index_that_shows_its_face_is_as_sure_as_before() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN), 0.99) == 0.99


def test_against_other_pips_a_single_index_must_show_its_face_better() -> None:
    between = (SHOWN + SHOWN_AGAINST) / 2
    assert doubt_lone_index(seen(SEVEN, 0, by_index=between, is_by_pips=False), 0.98) == DOUBTED
    assert doubt_lone_index(seen(SEVEN, 0, by_index=between, is_by_pips=True), 0.98) == 0.98
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN_AGAINST, is_by_pips=False), 0.98) == 0.98


def test_pips_may_tell_a_card_that_shows_both_its_indices() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, 1, by_index=0.4), 0.99) == 0.99


def test_a_single_index_without_the_edge_of_a_card_may_be_printed_on_something_else() -> None:
    assert doubt_without_edge(seen(SEVEN, 0), 0.99, SEEN_EDGE / 2) == DOUBTED
    assert doubt_without_edge(seen(SEVEN, 0), 0.6, SEEN_EDGE / 2) == 0.6


@pytest.mark.parametrize(
    ("one", "edge"),
    [pytest.param(seen(SEVEN, 0), SEEN_EDGE, id="an edge"), pytest.param(seen(SEVEN, 0, 1), 0.0, id="a second index")],
)
def test_an_edge_or_a_second_index_shows_that_it_is_a_card(one: Evidence, edge: float) -> None:
    assert doubt_without_edge(one, 0.99, edge) == 0.99


@pytest.mark.parametrize("seed", [100, 340, 580])
def test_an_index_printed_on_a_tray_is_in_doubt(seed: int) -> None:
    decks, tables = DeckCollection.open("all", alphabet="english"), SurfaceCollection.open("all")
    scene = draw_scene(seed, (640, 480), decks=decks, tables=tables, style=ONE_CARD)
    (card,) = scene.cards
    reader = Reader()
    assert max(reading.confidence for reading in reader.read(scene.bgr)) > DOUBTED
    tray = on_tray(scene.bgr, card.corners[0].index_quad)
    assert all(reading.confidence <= DOUBTED for reading in reader.read(tray))


def on_tray(bgr: Picture, index: Quad) -> Picture:
    """Returns a tray with the colour of a card's stock, and only this index of the card on it."""
    mask = np.zeros(bgr.shape[:2], np.uint8)
    middle = index.mean(axis=0)
    cv2.fillConvexPoly(mask, np.round((index - middle) * 1.25 + middle).astype(int), (255,))
    share = cv2.GaussianBlur(mask, (9, 9), 0)[:, :, None] / 255
    stock = np.percentile(bgr[mask > 0], 85, axis=0)
    return np.asarray(share * bgr + (1 - share) * stock, np.uint8)


def test_what_is_hardly_sure_becomes_no_surer() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=0.3), 0.7) == 0.7


def test_a_single_index_near_the_same_face_may_be_that_cards() -> None:
    assert doubt_same_faces([seen(SEVEN, 0, x=280), seen(SEVEN, 0)], [0.98, 0.99], [0, 1]) == [DOUBTED, 0.99]


def test_two_agreeing_indices_tell_a_card_better_than_a_single_one() -> None:
    assert doubt_same_faces([seen(SEVEN, 0, 1, x=280), seen(SEVEN, 0)], [0.98, 0.99], [0, 1]) == [0.98, DOUBTED]


@pytest.mark.parametrize(
    ("other", "together"),
    [
        pytest.param(seen(TEN, 0, x=230), [0, 1], id="another face"),
        pytest.param(seen(SEVEN, 0, x=300), [0, 1], id="elsewhere: two decks are mixed"),
        pytest.param(seen(SEVEN, 0, x=230), [0], id="the surer one is no card"),
    ],
)
def test_else_two_cards_are_as_sure_as_before(other: Evidence, together: list[int]) -> None:
    assert doubt_same_faces([other, seen(SEVEN, 0)], [0.98, 0.99], together) == [0.98, 0.99]
