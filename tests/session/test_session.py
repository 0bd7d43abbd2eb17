"""Sessions: acting, taking back, marks, and the record of what stands."""

import pytest

from companion.card_notation import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Play, Trunk
from companion.games.mast_year.state import Phase, State
from companion.session import (
    Replace,
)
from companion.session.correction import LaterSeats
from tests.session.playing import begin, enter, line


def test_acting() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C")
    assert session.state_as(State).turn == 3
    assert [logged.number for logged in session.entries] == [2, 3, 4, 5, 6]


def test_an_impossible_action_changes_nothing() -> None:
    session = enter(begin(), "TS")
    before, entries = session.state, session.entries
    with pytest.raises(ImpossibleActionError):
        session.act(Play(parse_card("TS")))
    assert (session.state, session.entries) == (before, entries)


def test_taking_back_any_number_of_times() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C")
    taken = [session.take_back().entry.action for _ in range(5)]
    assert taken[-1] == Trunk(parse_card("TS"))
    assert session.state_as(State).phase is Phase.DEAL
    with pytest.raises(ImpossibleActionError, match="nothing has been entered"):
        session.take_back()
    enter(session, "KD", "4C")
    assert line(session)["hands"][0]["trunk"] == "KD"


def test_marks() -> None:
    session = begin()
    session.set_mark("parked")
    assert session.mark == "parked"


def test_the_record_holds_what_stands() -> None:
    session = enter(begin(), "TS", "4C 5C 6C 7C", "8C 9C")
    session.correct(Replace(session.entries[1].number, Play(parse_card("9C")), LaterSeats.MOVE))
    assert len(session.to_record().entries) == 6
    assert len(session.entries) == 7
