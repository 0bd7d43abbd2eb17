"""The pips of a grid's cards are read once, when asked for, and reported only where they show a face."""

from collections.abc import Sequence

import numpy as np

from companion.card_notation import parse_card
from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.lattice import Lattice
from vision.reader.pip_readings import PipReadings
from vision.reading import Reading

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
