"""A court that is not quite sure is recognised by another court with the same print."""

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.reader.laid_cards import quads_of
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader.court_prints import weigh_courts
from vision.reading import Reading

ALIKE, OTHER = 1, 2
QUADS = [quad * 2 for quad in quads_of(1, 3)]


def draw_dress(number: int) -> Picture:
    """Returns a card with patches of colour where chance puts them."""
    card = np.full((176, 126, 3), 235, np.uint8)
    random = np.random.default_rng(number)
    for y, x in random.integers((16, 12), (130, 90), (20, 2)):
        card[y : y + 24, x : x + 18] = random.integers(20, 200, 3)
    return card


def lay(*dresses: int) -> Picture:
    """Returns a picture of three courts side by side."""
    picture = np.full((400, 600, 3), 60, np.uint8)
    for quad, number in zip(QUADS, dresses, strict=True):
        size = np.round(quad[2] - quad[0]).astype(int)
        left, top = np.round(quad[0]).astype(int)
        picture[top : top + size[1], left : left + size[0]] = cv2.resize(draw_dress(number), size.tolist())
    return picture


def read(quad: Quad, **shares: float) -> Reading:
    """Returns a reading with these shares, and what is left for all other faces."""
    likely = np.full(len(DECK), (1 - sum(shares.values())) / (len(DECK) - len(shares)), np.float32)
    for name, share in shares.items():
        likely[DECK.index(parse_card(name))] = share
    best = int(likely.argmax())
    return Reading(DECK[best], float(likely[best]), quad, likely)


def weighed(picture: Picture, asked: Reading, *others: Reading) -> Reading:
    readings = dict(zip([(0, 0), (0, 1), (0, 2)], [asked, *others], strict=True))
    found = weigh_courts(picture, readings)
    assert all(found[cell] is reading for cell, reading in readings.items() if reading.confidence >= 0.99)
    return found[0, 0]


def test_of_two_likely_faces_that_is_surer_whose_print_it_has() -> None:
    asked = read(QUADS[0], KD=0.6, QD=0.35)
    found = weighed(lay(ALIKE, ALIKE, OTHER), asked, read(QUADS[1], QD=0.999), read(QUADS[2], KD=0.999))
    assert found.card == parse_card("QD")
    assert found.confidence > 0.9


def test_an_outline_that_is_off_changes_nothing() -> None:
    off = np.asarray(QUADS[0] + [[-6, -4], [8, -4], [8, 5], [-6, 5]], np.float32)
    found = weighed(
        lay(ALIKE, ALIKE, OTHER), read(off, KD=0.6, QD=0.35), read(QUADS[1], QD=0.999), read(QUADS[2], KD=0.999)
    )
    assert found.card == parse_card("QD")


def test_a_face_is_no_surer_than_the_card_that_shows_it() -> None:
    found = weighed(
        lay(ALIKE, ALIKE, OTHER), read(QUADS[0], KD=0.6, QD=0.3), read(QUADS[1], QD=0.92), read(QUADS[2], KD=0.999)
    )
    assert found.probabilities[DECK.index(parse_card("QD"))] < 0.92


@pytest.mark.parametrize(("second", "third"), [("KD", "QD"), ("5D", "7D")], ids=["another print", "numbers alone"])
def test_without_such_a_court_the_reading_stays(second: str, third: str) -> None:
    asked = read(QUADS[0], KD=0.6, QD=0.35)
    others = [read(QUADS[1], **{second: 0.999}), read(QUADS[2], **{third: 0.999})]
    assert weighed(lay(ALIKE, OTHER, OTHER + 1), asked, *others).probabilities == pytest.approx(asked.probabilities)


def test_courts_that_are_quite_sure_are_not_compared() -> None:
    asked = read(QUADS[0], KD=0.995)
    assert weighed(lay(ALIKE, ALIKE, OTHER), asked, read(QUADS[1], QD=0.999), read(QUADS[2], JD=0.999)) is asked


COURTS = [quad * 2 for quad in quads_of(1, 4)]


def weighed_beside_others(asked: int, *others: int, fade: float = 0.0) -> Reading:
    """Reads a king in doubt, which may be a queen or a jack, beside two sure queens and a sure jack of its suit."""
    picture = np.full((400, 800, 3), 60, np.uint8)
    for quad, number in zip(COURTS, (asked, *others), strict=True):
        left, top = np.round(quad[0]).astype(int)
        half = cv2.resize(draw_dress(number), (120, 168))
        both = np.minimum(half, half[::-1, ::-1])
        picture[top : top + 168, left : left + 120] = both if quad is not COURTS[0] else both * (1 - fade) + 240 * fade
    sure = [read(quad, **{face: 0.999}) for quad, face in zip(COURTS[1:], ("QD", "QD", "JD"), strict=True)]
    found = [read(COURTS[0], KD=0.5, QD=0.25, JD=0.2), *sure]
    return weigh_courts(picture, {(0, place): one for place, one in enumerate(found)})[0, 0]


def test_a_court_printed_unlike_the_sure_ones_is_rather_another_face() -> None:
    assert weighed_beside_others(1, 2, 2, 3).card == parse_card("KD")
    assert weighed_beside_others(1, 2, 2, 3).confidence > 0.85


def test_where_two_other_decks_are_mixed_another_print_says_nothing() -> None:
    assert weighed_beside_others(1, 2, 4, 3).confidence == pytest.approx(0.5)


def test_faded_print_says_nothing_against_a_face() -> None:
    assert weighed_beside_others(1, 2, 2, 3, fade=0.7).confidence == pytest.approx(0.5)
