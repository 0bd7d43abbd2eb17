"""Cells of a grid are looked at again, as often as their number allows."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.reader.laid_cards import NothingMore, card_quad, quads_of, reading
from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.cell_reader import CellReader, PipReadings, without_token
from vision.reader.lattice import Lattice, fit_lattice
from vision.reading import Reading


class CountedLooks(NothingMore):
    """A reader that counts the enlarged pictures in which it sees nothing."""

    reads = 0

    def read(self, bgr: Picture) -> Sequence[Reading]:
        self.reads += 1
        return ()


@pytest.mark.parametrize(("size", "each"), [((6, 7), 1), ((2, 3), 4)], ids=["nearly a forest", "a few"])
def test_cards_are_looked_at_further_unless_very_many_are_in_doubt(size: tuple[int, int], each: int) -> None:
    quads = quads_of(*size)
    fitted = fit_lattice(quads, size)
    assert fitted is not None
    reader = CountedLooks()
    cells = CellReader(np.full((700, 600, 3), 90, np.uint8), fitted[0], reader, np.ones(len(DECK), np.bool_))
    first = {cell: reading("2H", quad, 0.5) for cell, quad in zip(np.ndindex(size), quads, strict=True)}
    assert cells.read(first).keys() == first.keys()
    assert reader.reads == each * len(quads)


class TokenTakenForPip(NothingMore):
    """A reader that reads a card as another face while a blue token lies on it."""

    def __init__(self, seen: str) -> None:
        super().__init__()
        self._seen = seen

    def read(self, bgr: Picture) -> Sequence[Reading]:
        height, width = bgr.shape[:2]
        has_token = (bgr[:, :, 0].astype(int) - bgr[:, :, 2] > 60).any()
        quad = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - (width / 2, height / 2)
        quad = np.asarray(quad / 1.12 + (width / 2, height / 2), np.float32)
        return [reading("AH", quad, 0.7) if has_token else reading(self._seen, quad, 0.97)]


@pytest.mark.parametrize(("seen", "face"), [("AD", "AD"), ("2D", None)], ids=["another suit", "another rank"])
def test_a_card_in_doubt_is_read_without_the_token_on_it_which_hides_no_other_rank(seen: str, face: str | None) -> None:
    quads = [quad * 2 for quad in quads_of(2, 3)]
    fitted = fit_lattice(quads, (2, 3))
    assert fitted is not None
    picture = np.full((700, 600, 3), 90, np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (235, 235, 235))
    x, y = quads[5].mean(axis=0)
    cv2.circle(picture, (round(x), round(y)), 18, (170, 90, 30), -1)
    cells = CellReader(picture, fitted[0], TokenTakenForPip(seen), np.ones(len(DECK), np.bool_))
    found = cells.doubted({(1, 2): reading("AH", quads[5], 0.7)})[1, 2]
    assert (found.card.name if found.card else None) == (face or "AH")
    assert (found.confidence >= 0.9) is (face is not None)


LATTICE = Lattice(np.diag([100.0, 140.0, 1.0]), (0.8, 0.8))
PICTURE: Picture = np.zeros((10, 10, 3), np.uint8)
EVERY = np.ones(52, np.bool_)
PLACES = {card: place for place, card in enumerate(DECK)}


def faces(**shares: float) -> Floats:
    """Returns probabilities; what is left is spread over all faces."""
    told = np.full(52, (1 - sum(shares.values())) / 52, np.float32)
    for name, share in shares.items():
        told[PLACES[parse_card(name[1:])]] += share
    return told


class Pips:
    """A reader that says of each column of the grid what it was told."""

    def __init__(self, *columns: Floats) -> None:
        self.columns = columns
        self.asked: list[int] = []

    def read_pips(self, bgr: Picture, quads: Floats) -> Sequence[Reading]:
        columns = [round(float(quad[:, 0].mean()) / 100) for quad in quads]
        self.asked += columns
        return [Reading(None, 0.0, quad, self.columns[at]) for quad, at in zip(quads, columns, strict=True)]


def test_a_clear_face_is_told() -> None:
    pips = Pips(faces(c7H=0.99))
    [reading] = PipReadings(PICTURE, LATTICE, pips, EVERY).look([(0, 0)]).values()
    assert reading.card == parse_card("7H")
    assert reading.confidence > 0.98


def test_what_may_lie_face_down_is_not_told() -> None:
    pips = Pips(faces(c7H=0.85), faces(c7H=0.99))
    assert set(PipReadings(PICTURE, LATTICE, pips, EVERY).look([(0, 0), (0, 1)])) == {(0, 1)}


def test_of_two_faces_only_the_possible_one_counts() -> None:
    pips = Pips(faces(c7H=0.49, c7D=0.5))
    [open_] = PipReadings(PICTURE, LATTICE, pips, EVERY).look([(0, 0)]).values()
    assert open_.card is None
    without = EVERY.copy()
    without[PLACES[parse_card("7D")]] = False
    [told] = PipReadings(PICTURE, LATTICE, pips, without).look([(0, 0)]).values()
    assert told.card == parse_card("7H")


def test_each_card_is_looked_at_once() -> None:
    pips = Pips(faces(c7H=0.99), faces(), faces(cAS=0.99))
    readings = PipReadings(PICTURE, LATTICE, pips, EVERY)
    assert set(readings.look([(0, 0), (0, 1)])) == {(0, 0)}
    assert set(readings.look([(0, 0), (0, 1), (0, 2)])) == {(0, 0), (0, 2)}
    assert pips.asked == [0, 1, 2]
    assert readings.look([]) == {}


QUAD = card_quad(200, 200, turn=0.2, size=(126, 176))
BLUE, STOCK, PIP = (170, 90, 30), (236, 238, 240), (45, 45, 190)


def draw(*, has_token: bool) -> Picture:
    picture = np.full((400, 400, 3), 60, np.uint8)
    cv2.fillConvexPoly(picture, np.round(QUAD).astype(np.int32), STOCK)
    cv2.circle(picture, (200, 140), 10, PIP, -1)
    if has_token:
        cv2.circle(picture, (200, 210), 18, BLUE, -1)
    return picture


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_nothing_but_the_token_is_painted_over(first: int) -> None:
    shown = draw(has_token=True)
    painted = without_token(shown, np.roll(QUAD, first, axis=0), parse_card("2H"))
    assert painted is not None
    assert np.abs(painted.astype(int) - draw(has_token=False)).max() <= 4
    assert (shown[210, 200] == BLUE).all(), "the picture itself stays"


def test_a_card_without_a_token_stays() -> None:
    assert without_token(draw(has_token=False), QUAD, parse_card("2H")) is None


@pytest.mark.parametrize(("radius", "is_painted"), [(14, False), (18, True)], ids=["as a pip", "as a token"])
def test_a_disc_of_the_pips_colour_is_painted_over_if_it_is_larger_than_a_pip(radius: int, is_painted: bool) -> None:
    picture = np.full((400, 400, 3), 60, np.uint8)
    cv2.fillConvexPoly(picture, np.round(QUAD).astype(np.int32), STOCK)
    cv2.circle(picture, (200, 200), radius, PIP, -1)
    assert (without_token(picture, QUAD, parse_card("AH")) is not None) is is_painted
