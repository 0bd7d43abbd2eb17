"""What lies on the table, as a camera saw it last."""

import numpy as np

from companion.cards import DECK, parse_card
from companion.following.cards_on_table import CardsOnTable
from tests.following.table import PLACES, faces, quad
from vision.tracking.events import CameraNudged, TrackGone, TrackLaid, TrackRevised, TrackTurned


def card(track: int, seat: int, name: str, at_s: float = 0.0) -> TrackLaid:
    return TrackLaid(track, quad(PLACES[seat]), faces(**{f"c{name}": 0.999}), at_s)


def test_what_lies_there_is_known_as_it_was_read_last() -> None:
    lying = CardsOnTable()
    lying.take([card(1, 0, "4C"), TrackRevised(1, faces(c5C=0.9), 1)])
    assert [int(laid.probabilities.argmax()) for laid in lying] == [DECK.index(parse_card("5C"))]


def test_what_lies_there_moves_with_a_nudged_camera() -> None:
    lying = CardsOnTable()
    assert not lying
    lying.take([card(1, 0, "4C"), TrackRevised(2, faces(c2C=0.9), 1), TrackGone(3, 1)])
    lying.take([CameraNudged(np.array([[1, 0, 90], [0, 1, -20]], np.float32), 2)])
    (moved,) = lying.quads
    assert np.allclose(moved, quad((PLACES[0][0] + 90, PLACES[0][1] - 20)))
    lying.forget()
    assert not lying


def test_a_card_lies_as_it_was_turned_last() -> None:
    lying = CardsOnTable()
    sideways = quad(PLACES[1])
    lying.take([card(1, 0, "4C"), TrackTurned(1, sideways, 1), TrackTurned(2, sideways, 1)])
    (outline,) = lying.quads
    assert np.allclose(outline, sideways)
