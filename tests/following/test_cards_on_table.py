"""What lies on the table, as a camera saw it last."""

import numpy as np

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.following.cards_on_table import CardsOnTable
from tests.following.table import PLACES, faces, quad
from vision.tracking.events import CameraNudged, TrackGone, TrackLaid, TrackMoved, TrackRevised


def card(track: int, seat: int, name: str, at_s: float = 0.0) -> TrackLaid:
    return TrackLaid(track, quad(PLACES[seat]), faces(**{f"c{name}": 0.999}), at_s)


def test_what_lies_there_is_known_as_it_was_read_last() -> None:
    on_table = CardsOnTable()
    on_table.take([card(1, 0, "4C"), TrackRevised(1, faces(c5C=0.9), 1)])
    assert [int(laid.probabilities.argmax()) for laid in on_table] == [DECK.index(parse_card("5C"))]


def test_what_lies_there_moves_with_a_nudged_camera() -> None:
    on_table = CardsOnTable()
    assert not on_table
    on_table.take([card(1, 0, "4C"), TrackRevised(2, faces(c2C=0.9), 1), TrackGone(3, 1)])
    on_table.take([CameraNudged(np.array([[1, 0, 90], [0, 1, -20]], np.float32), 2)])
    (moved,) = on_table.quads
    assert np.allclose(moved, quad((PLACES[0][0] + 90, PLACES[0][1] - 20)))
    on_table.forget()
    assert not on_table


def test_a_card_lies_as_it_was_turned_last() -> None:
    on_table = CardsOnTable()
    sideways = quad(PLACES[1])
    on_table.take([card(1, 0, "4C"), TrackMoved(1, sideways, 1), TrackMoved(2, sideways, 1)])
    (outline,) = on_table.quads
    assert np.allclose(outline, sideways)
