"""One physical card is one reading: what is left when outlines of the same card, or of no card, lie on each other."""

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.cards import DECK, Card
from tests.vision.reader.hand_made import UNSCORED, card_finds
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader import Reader
from vision.reader.card_reader import (
    DOUBTED,
    SEEN_EDGE,
    SHOWN,
    SHOWN_AGAINST,
    distinct_cards,
    doubt_lone_index,
    doubt_same_faces,
    doubt_without_edge,
)
from vision.reader.evidence import CUES, Evidence, NetworkScores
from vision.reading import Reading
from vision.scenes import CLEAN, DeckCollection, SceneLayout, SurfaceCollection, draw_scene


def card_at(x: float, y: float, turn: float = 0.0) -> NDArray[np.float32]:
    """Returns the outline of a card of 60 × 84 pixels with its middle there, turned by so many radians."""
    corners = np.array([[-30, -42], [30, -42], [30, 42], [-30, 42]], np.float32)
    turned = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]], np.float32)
    return np.asarray(corners @ turned + np.array([x, y], np.float32), np.float32)


def reading(card: str | None, confidence: float, quad: NDArray[np.float32]) -> Reading:
    return Reading(parse_card(card) if card else None, confidence, quad, np.full(len(DECK), 1 / 52, np.float32))


def evidence(quad: NDArray[np.float32], *centres: tuple[float, float]) -> Evidence:
    """Returns what a card was read from: indices 10 pixels high, by default in two opposite corners of its outline."""
    own = [tuple(corner + 0.2 * (quad.mean(axis=0) - corner)) for corner in quad[::2]]
    where, nothing = np.array(centres or own, np.float32), np.zeros(0, np.float32)
    return Evidence(nothing, quad, where, 10.0, nothing, NetworkScores(nothing, nothing), 1.0, True)


def distinct(*readings: Reading) -> list[Reading]:
    return [readings[i] for i in distinct_cards(dict(enumerate(readings)), [evidence(one.quad) for one in readings])]


def cards(*readings: Reading) -> list[Card | None]:
    return [kept.card for kept in distinct(*readings)]


@pytest.mark.parametrize(
    ("x", "turn"),
    [
        pytest.param(45.0, 0.0, id="beside: its other pair of corners"),
        pytest.param(20.0, 0.6, id="askew"),
        pytest.param(2.0, np.pi, id="upside down"),
    ],
)
def test_the_same_face_on_the_same_spot_is_one_card(x: float, turn: float) -> None:
    found = distinct(reading("3S", 0.97, card_at(100 + x, 100, turn)), reading("3S", 0.99, card_at(100, 100)))
    assert [kept.confidence for kept in found] == [0.99]


def test_the_same_face_elsewhere_is_another_card() -> None:
    """Two decks may be mixed."""
    assert len(cards(reading("3S", 0.97, card_at(200, 100)), reading("3S", 0.99, card_at(100, 100)))) == 2


@pytest.mark.parametrize(
    ("index", "count"),
    [((75.0, 135.0), 1), ((75.0, 148.0), 1), ((75.0, 190.0), 2)],
    ids=["on it", "at its edge", "elsewhere"],
)
def test_an_index_of_a_card_that_turns_its_outline_the_wrong_way_makes_no_second_card(
    index: tuple[float, float], count: int
) -> None:
    """As one of four may. The outlines lie beside each other."""
    card, beside = reading("JD", 1.0, card_at(100, 100)), reading("JD", 0.85, card_at(100, 186))
    gathered = [evidence(card.quad), evidence(beside.quad, index)]
    assert len(distinct_cards({0: card, 1: beside}, gathered)) == count
    both = [evidence(card.quad), evidence(beside.quad, index, (120.0, 210.0))]
    assert len(distinct_cards({0: card, 1: beside}, both)) == 2, "its other index stands on another card"


def test_overlapping_cards_of_different_faces_are_two() -> None:
    assert len(cards(reading("3S", 0.97, card_at(115, 110)), reading("KH", 0.99, card_at(100, 100)))) == 2


def test_a_card_that_cannot_be_told_is_not_one_that_was_named() -> None:
    assert cards(reading(None, 0.4, card_at(120, 105)), reading("KH", 0.99, card_at(100, 100))) == [parse_card("KH")]
    assert len(cards(reading(None, 0.4, card_at(190, 105)), reading("KH", 0.99, card_at(100, 100)))) == 2


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
