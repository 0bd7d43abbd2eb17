"""A card that is not seen for some seconds and then lies where it lay is the same card, and spoils nothing."""

import pytest

from companion.card_notation import parse_card
from companion.following.decisions import Asked
from companion.games.mast_year.state import State
from tests.following.histories import SEATS, TableHistory

COLUMN = [(0.0, -60.0), (0.0, -30.0), (0.0, 0.0), (0.0, 30.0), (0.0, 60.0)]


def column(*names: str) -> TableHistory:
    """Cards are laid in a column, none of them before a seat."""
    table = TableHistory()
    for number, name in enumerate(names):
        table.lay_at(number, COLUMN[number], parse_card(name))
    return table


@pytest.mark.parametrize("away_s", [0.5, 2.0, 4.0, 30.0])
@pytest.mark.parametrize("bare", [True, False])
def test_the_first_card_of_a_column_flickers_and_the_third_is_taken(away_s: float, bare: bool) -> None:
    table = column("TS", "4C")
    card = table.lift(0, bare=bare)
    table.take(wait_s=away_s)
    table.lay_at(0, COLUMN[0], card)
    table.lay_at(2, COLUMN[2], parse_card("KC"))
    assert [card.name for card in table.played] == ["TS", "4C", "KC"]
    assert not [decision for decision in table.decisions if isinstance(decision, Asked)]


def test_another_card_in_that_place_is_another_card() -> None:
    table = column("TS", "4C")
    table.lift(0)
    table.take(wait_s=4.0)
    table.lay_at(0, COLUMN[0], parse_card("KC"))
    assert [card.name for card in table.played] == ["TS", "4C", "KC"]


def test_a_card_misread_as_one_that_was_gathered_is_asked_about_though_it_lies_in_the_same_corner() -> None:
    """The place is the seat's, but no card is laid twice in quite the same way."""
    table = TableHistory()
    table.lay(0, parse_card("TS"))
    table.gather([0])
    for seat, name in enumerate(("4C", "5C", "6C", "7C")):
        table.lay(seat, parse_card(name))
    table.gather([0, 1, 2, 3])
    assert table.session.state_as(State).turn == 3
    table.take(table.laid_at((SEATS[3][0] + 12, SEATS[3][1] + 9), parse_card("7C"), share=0.97))
    assert isinstance(table.decisions[-1], Asked)
