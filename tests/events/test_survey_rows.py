"""The survey in the journal: what each seat has answered so far stands there, and where the table is with it."""

from typing import Any

import pytest

from companion.events import groups, survey_rows
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import BegunGame
from companion.events.survey_rows import AskedSeat
from companion.games import find_game
from companion.session import MemoryStore, start_session

GAME = OfferedGame("mast-year", "0.9.2")
EVENT = EventFile("Autumn playtest", "Table 3", games=(GAME,))


class Table:
    """A group that has played a game."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.group = groups.start_group(self.store, EVENT).code
        session = start_session(self.store, find_game("mast-year"), {}, ("",) * 4)
        self.session = session.number
        groups.begin_game(self.store, BegunGame(self.group, GAME, self.session, session.record, "follow"))
        groups.end_game(self.store, self.session, 300.0)

    def asked(self, seat: int, **answers: object) -> AskedSeat:
        return AskedSeat(self.group, self.session, seat, answers)

    def ask(self, seat: int) -> None:
        survey_rows.ask_seat(self.store, self.asked(seat))

    def keep(self, seat: int, **answers: object) -> None:
        survey_rows.keep_answers(self.store, self.asked(seat, **answers))

    def close(self, seat: int, **answers: object) -> None:
        survey_rows.close_seat(self.store, self.asked(seat, **answers))

    @property
    def surveys(self) -> list[tuple[int, dict[str, Any], bool]]:
        """Each survey's seat and answers, and whether they are all."""
        said = [row.content for row in self.store.rows() if row.kind == "survey"]
        return [(one["seat"], one["answers"], "incomplete" not in one) for one in said]


@pytest.fixture
def table() -> Table:
    return Table()


class TestAnswers:
    def test_stand_in_the_journal_before_the_seat_is_done(self, table: Table) -> None:
        table.ask(1)
        table.keep(1, fun=4, change=" ")
        table.close(1, fun=4, length="right")
        assert table.surveys == [(1, {"fun": 4}, False), (1, {"fun": 4, "length": "right"}, True)]

    def test_a_seat_that_skips_without_having_answered_leaves_no_row(self, table: Table) -> None:
        table.ask(1)
        table.close(1)
        assert table.surveys == []

    def test_a_seat_that_skips_after_it_answered_takes_its_answers_back(self, table: Table) -> None:
        table.ask(1)
        table.keep(1, fun=4)
        table.close(1)
        assert table.surveys[-1] == (1, {}, True)

    def test_of_a_seat_that_is_asked_again_the_earlier_ones_stay(self, table: Table) -> None:
        table.ask(1)
        table.close(1, fun=4, length="right")
        table.ask(1)
        table.keep(1, fun=2)
        assert table.surveys[-1] == (1, {"fun": 2, "length": "right"}, False)
        table.close(1)
        assert table.surveys[-1] == (1, {"fun": 4, "length": "right"}, True)

    def test_incomplete_ones_stay_incomplete_where_the_seat_skips_later(self, table: Table) -> None:
        table.ask(1)
        table.keep(1, fun=4)
        table.ask(1)
        table.keep(1, fun=2)
        table.close(1)
        assert table.surveys[-1] == (1, {"fun": 4}, False)

    def test_stay_where_the_disk_refused_that_the_seat_is_asked_again(self, table: Table) -> None:
        table.ask(1)
        table.close(1, fun=4, length="right")
        table.close(1)
        assert table.surveys == [(1, {"fun": 4, "length": "right"}, True)]
        table.keep(1, fun=2)
        assert table.surveys[-1] == (1, {"fun": 2, "length": "right"}, False)
        table.close(1)
        assert table.surveys[-1] == (1, {"fun": 4, "length": "right"}, True)

    def test_of_another_seat_change_nothing(self, table: Table) -> None:
        table.ask(0)
        table.close(0, fun=1)
        table.ask(1)
        table.keep(1, fun=4)
        assert table.surveys[-1] == (1, {"fun": 4}, False)


class TestAskedSeat:
    def test_is_the_last_that_was_asked(self, table: Table) -> None:
        assert survey_rows.find_asked(table.store) is None
        for seat in (0, 1):
            table.ask(seat)
        assert survey_rows.find_asked(table.store) == table.asked(1)

    def test_has_its_answers_so_far(self, table: Table) -> None:
        table.ask(1)
        table.keep(1, fun=4)
        table.keep(1, fun=4, length="short")
        assert survey_rows.find_asked(table.store) == table.asked(1, fun=4, length="short")

    def test_may_be_done_before_another_is_asked(self, table: Table) -> None:
        table.ask(1)
        table.close(1, fun=4)
        found = survey_rows.find_asked(table.store)
        assert found == AskedSeat(table.group, table.session, 1, {"fun": 4}, is_done=True)

    def test_is_none_where_the_group_has_gone(self, table: Table) -> None:
        table.ask(1)
        groups.end_group(table.store, groups.IDLE)
        assert survey_rows.find_asked(table.store) is None

    def test_is_none_where_a_group_that_left_is_asked(self, table: Table) -> None:
        groups.end_group(table.store, groups.NEW_GROUP)
        table.ask(1)
        assert survey_rows.find_asked(table.store) is None
        groups.start_group(table.store, EVENT)
        table.ask(1)
        assert survey_rows.find_asked(table.store) is None

    def test_is_none_where_the_group_plays_on(self, table: Table) -> None:
        table.ask(1)
        session = start_session(table.store, find_game("mast-year"), {}, ("",) * 4)
        groups.begin_game(table.store, BegunGame(table.group, GAME, session.number, session.record, "follow"))
        assert survey_rows.find_asked(table.store) is None


def test_a_group_has_answered_once_any_seat_has(table: Table) -> None:
    table.ask(1)
    table.keep(1)
    assert not survey_rows.find_answers(table.store, table.session).has_any
    table.keep(1, fun=4)
    assert survey_rows.find_answers(table.store, table.session).has_any


def test_rows_of_seats_belong_to_no_game(table: Table) -> None:
    """A version that does not know them reads the game all the same."""
    table.ask(1)
    assert "survey-asked" not in {row.kind for row in table.store.rows(table.session)}


def test_what_a_seat_said_on_the_result_stays_when_it_answers_the_rest_later(table: Table) -> None:
    table.keep(1, fun=5)
    table.ask(1)
    table.close(1, length="right")
    assert table.surveys[-1] == (1, {"fun": 5, "length": "right"}, True)
