"""Whose the first cards of a trick are, told by how they lie, where nobody has said where the seats are."""

from math import pi
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.card_notation import parse_card
from companion.following.decisions import Asked, Missed, TakenBack
from companion.games.mast_year.actions import Play
from companion.session import Replace
from tests.following.histories import SEATS, TableHistory

CARDS: Final = ("2D", "9D", "QD", "4D")
"""The first trick: seat 0 leads."""


class FacingTable(TableHistory):
    """Everybody lays cards the way they sit; seat 0 has shown the trunk card."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.place(0, "TS")
        self.gather([0])

    def place(self, seat: int, name: str, turn: float = 0.0, aside: tuple[float, float] = (0.0, 0.0)) -> None:
        """A card comes to rest near a seat's place, turned by so much more than the seat is."""
        x, y = SEATS[seat]
        self.take(wait_s=1.0)
        self.lay_at(seat, (x + aside[0], y + aside[1]), parse_card(name), seat * pi / 2 + turn)

    def play(self, *seats: int) -> None:
        """These seats' cards of the first trick are seen, in this order."""
        for seat in seats:
            self.place(seat, CARDS[seat])

    def enter(self, seat: int) -> None:
        """Somebody enters the card of that seat by touch."""
        self.session.act(Play(parse_card(CARDS[seat])), by="touch")
        self.take(wait_s=0.1)

    @property
    def trick(self) -> list[str]:
        return [card.name for card in self.played[1:]]

    @property
    def questions(self) -> list[Asked | Missed]:
        return [decision for decision in self.decisions if isinstance(decision, Asked | Missed)]


@pytest.fixture
def table() -> FacingTable:
    return FacingTable()


@pytest.mark.parametrize("unseen", [1, 2])
def test_the_card_of_a_seat_between_two_seen_ones_is_asked_for_and_the_later_ones_wait(
    table: FacingTable, unseen: int
) -> None:
    seen = [seat for seat in range(4) if seat != unseen]
    table.play(*seen)
    table.take(wait_s=4.0)
    assert table.trick == [CARDS[seat] for seat in seen if seat < unseen]
    assert [missed.seat for missed in table.questions if isinstance(missed, Missed)] == [unseen]
    table.enter(unseen)
    assert table.trick == list(CARDS)
    assert len(table.questions) == 1


def test_what_is_laid_before_somebody_enters_that_card_waits_too(table: FacingTable) -> None:
    table.play(0, 2, 3)
    table.gather([2, 3, 0])
    for seat, name in ((2, "7S"), (3, "6S"), (0, "9S"), (1, "8S")):
        table.place(seat, name)
    table.enter(1)
    assert table.trick == [*CARDS, "7S", "6S", "9S", "8S"]
    assert len(table.questions) == 1


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (0, 2, 3, 1), (0, 1, 3, 2), (0, 3, 1, 2), (0, 3, 2, 1)])
def test_cards_that_are_seen_in_another_order_than_played_are_entered_in_turn(
    table: FacingTable, order: tuple[int, ...]
) -> None:
    """As when a hand rests on one of them for a while."""
    table.play(*order)
    assert table.trick == list(CARDS)
    assert not table.questions


def test_an_entry_in_doubt_that_was_another_seats_waits_for_its_turn(table: FacingTable) -> None:
    table.play(0)
    table.take(wait_s=1.0)
    table.take(table.laid_at(SEATS[2], parse_card("QD"), share=0.8, turn=pi))
    table.on_table[2] = table.tracks, parse_card("QD")
    table.play(3)
    assert table.trick == ["2D"]
    table.enter(1)
    assert table.trick == list(CARDS)


def test_the_entry_that_was_another_seats_is_reported_as_removed(table: FacingTable) -> None:
    table.play(0, 2)
    number = table.session.entries[-1].number
    table.play(3)
    assert [one.number for one in table.decisions if isinstance(one, TakenBack)] == [number]


@given(
    st.lists(st.tuples(st.floats(-0.7, 0.7), st.tuples(st.floats(-25, 25), st.floats(-25, 25))), min_size=4, max_size=4)
)
def test_cards_that_are_all_seen_are_entered_as_they_came(lain: list[tuple[float, tuple[float, float]]]) -> None:
    table = FacingTable()
    for seat, (turn, aside) in enumerate(lain):
        table.place(seat, CARDS[seat], turn, aside)
        assert table.trick == list(CARDS[: seat + 1])


def test_cards_that_all_lie_one_way_are_entered_as_they_came(table: FacingTable) -> None:
    """One player lays them all out, so how they lie does not tell whose they are."""
    for seat in (0, 2, 3):
        table.place(seat, CARDS[seat], -seat * pi / 2)
    assert table.trick == ["2D", "QD", "4D"]


def test_a_heap_is_entered_as_it_came(table: FacingTable) -> None:
    for seat in (0, 2, 3):
        x, y = SEATS[seat]
        table.place(seat, CARDS[seat], aside=(-0.6 * x, -0.6 * y))
    assert table.trick == ["2D", "QD", "4D"]


def test_what_a_person_entered_stands(table: FacingTable) -> None:
    table.play(0, 2)
    table.session.correct(Replace(table.session.entries[-1].number, Play(parse_card("QD"))), by="touch")
    table.play(3)
    assert table.trick == ["2D", "QD", "4D"]


def test_after_a_lead_that_nobody_saw_the_cards_are_entered_as_they_came(table: FacingTable) -> None:
    """Where it lies is not known."""
    table.enter(0)
    table.play(2, 3)
    assert table.trick == ["2D", "QD", "4D"]


def test_a_second_card_that_is_covered_stands(table: FacingTable) -> None:
    """It may have been replaced under the hand: nobody sees what lies there."""
    table.play(0, 2)
    table.lift(2, bare=False)
    table.play(3)
    assert table.trick == ["2D", "QD", "4D"]
