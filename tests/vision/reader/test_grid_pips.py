"""Pips in a grid of cards: they tell a card whose index is not seen, and confirm or doubt one that is."""

from collections.abc import Sequence

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from tests.vision.reader.laid_cards import FIVE, NothingMore, card_quad, quads_of, read_cells, reading
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader.cell_rereading import HIDDEN
from vision.reader.grid import CellState
from vision.reading import Reading


def pips(face: str, quad: Quad, sure: float) -> Reading:
    """Returns what a card's pips show: that face, or else most probably the other red one."""
    shares = np.full(len(DECK), 1e-5, np.float32)
    shares[DECK.index(parse_card("AD"))] = 1 - sure
    shares[DECK.index(parse_card(face))] = sure
    return Reading(None, sure, quad, shares)


@pytest.mark.parametrize(
    ("sure", "state", "face"), [(0.95, CellState.FACE, "7D"), (0.7, CellState.DOUBTFUL, None)], ids=["clear", "faint"]
)
def test_a_card_whose_corners_are_not_seen_is_told_by_its_pips(sure: float, state: CellState, face: str | None) -> None:
    quads = quads_of(2, 3)
    five = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cell = read_cells(five, (2, 3), NothingMore(pips("7D", quads[5], sure)))[5]
    assert (cell.state, cell.face.name if cell.face else None) == (state, face)
    assert [card.name for card, _ in cell.candidates[:2]] == ["7D", "AD"]


@pytest.mark.parametrize(("shown", "face"), [("7D", "7D"), ("8D", None)], ids=["the same face", "another face"])
def test_pips_settle_a_doubtful_index_of_the_same_face_only(shown: str, face: str | None) -> None:
    quads = quads_of(2, 3)
    five = [reading(face, quad, 0.99) for face, quad in zip(FIVE, quads, strict=False)]
    cell = read_cells([*five, reading("7D", quads[5], 0.6)], (2, 3), NothingMore(pips(shown, quads[5], 0.97)))[5]
    assert (cell.face.name if cell.face else None) == face


def test_a_face_beside_the_same_face_is_sure_where_its_own_pips_show_it() -> None:
    quads = quads_of(2, 3)
    faces = ["2H", "3D", "4D", "5D", "6H", "6H"]
    readings = [reading(face, quad, 0.99) for face, quad in zip(faces, quads, strict=True)]
    cells = read_cells(readings, (2, 3), NothingMore(*(pips("6H", quad, 0.97) for quad in quads[4:])))
    assert [cell.state for cell in cells] == [CellState.FACE] * 6


class AceSeen(NothingMore):
    """A reader that sees an ace in a card of which only the edges are shown, with some probability."""

    def __init__(self, sure: float, *pips: Reading) -> None:
        super().__init__(*pips)
        self._sure = sure

    def read(self, bgr: Picture) -> Sequence[Reading]:
        height, width = bgr.shape[:2]
        assert (bgr[height // 2, width // 2] == HIDDEN).all()
        return [reading("AD", card_quad(width / 2, height / 2), self._sure)]


@pytest.mark.parametrize(("sure", "state"), [(0.3, CellState.DOUBTFUL), (0.7, CellState.FACE)])
def test_an_ace_is_asked_where_the_deck_prints_one_pip_on_every_number_and_no_index_tells_it(
    sure: float, state: CellState
) -> None:
    quads = quads_of(2, 3)
    readings = [reading(face, quad, 0.995) for face, quad in zip([*FIVE, "AD"], quads, strict=True)]
    one_pip = AceSeen(sure, *(pips("AD", quad, 0.95) for quad in quads))
    cells = read_cells(readings, (2, 3), one_pip)
    assert [cell.state for cell in cells] == [*[CellState.FACE] * 5, state]
    assert read_cells(readings, (2, 3))[5].state is CellState.FACE


def test_a_number_in_doubt_is_no_ace_because_it_has_one_pip_if_all_numbers_have() -> None:
    quads = quads_of(2, 3)
    readings = [reading(face, quad, 0.995) for face, quad in zip(FIVE, quads, strict=False)]
    seven = reading("AD", quads[5], 0.6)
    seven.probabilities[DECK.index(parse_card("7D"))] = 0.3
    standard, one_pip = (
        read_cells([*readings, seven], (2, 3), NothingMore(*shown))[5]
        for shown in ([], [pips("AD", quad, 0.95) for quad in quads[:5]])
    )
    assert standard.candidates[0][0] == parse_card("AD")
    assert one_pip.candidates[0][0] == parse_card("7D")


def test_a_court_in_doubt_stays_one_where_all_numbers_have_one_pip() -> None:
    quads = quads_of(2, 3)
    readings = [reading(face, quad, 0.995) for face, quad in zip(FIVE, quads, strict=False)]
    queen = reading("QD", quads[5], 0.7)
    queen.probabilities[DECK.index(parse_card("7D"))] = 0.05
    cell = read_cells([*readings, queen], (2, 3), NothingMore(*(pips("AD", quad, 0.95) for quad in quads[:5])))[5]
    assert cell.candidates[0][0] == parse_card("QD")


def test_pips_of_many_red_cards_are_red() -> None:
    quads = quads_of(5, 5)
    red = [card.name for card in DECK if card.suit.value in "DH"][:24]
    readings = [reading(face, quad, 0.97) for face, quad in zip(red, quads, strict=False)]
    king = pips("KH", quads[24], 0.5)
    king.probabilities[DECK.index(parse_card("AD"))] = 0.02
    king.probabilities[DECK.index(parse_card("KS"))] = 0.48
    assert read_cells(readings, (5, 5), NothingMore(king))[24].face == parse_card("KH")
