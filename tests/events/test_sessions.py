"""What the rows of an event say about one game."""

import json
from typing import Any

import pytest

from companion.errors import BadInputError
from companion.events.rows import read_row
from companion.events.sessions import SessionNotes, Sessions
from tests.events.rows import Journal

LINE = {"game": "other", "scores": [3, 2], "winner": 0}


def notes(*rows: dict[str, Any]) -> SessionNotes:
    """What the rows say about session "s"."""
    sessions = Sessions()
    for raw in rows:
        row = read_row(json.dumps(raw).encode())
        assert row is not None
        sessions.take(row)
    return sessions.sessions["table-1", "s"]


def rows() -> list[dict[str, Any]]:
    journal = Journal("table-1")
    journal.start("s")
    journal.add("corrected", session="s", entry=3, how="replace")
    journal.add("rule-question", session="s", entry=3, fact="MY-6.3")
    journal.add("overruled", session="s", entry=4, what="bounty-led")
    journal.add("player-left", session="s", seat=2, stand_in="bot")
    journal.survey("s", 1, fun=4)
    journal.survey("s", 1, fun=5)
    journal.end("s", LINE)
    return journal.rows


@pytest.mark.parametrize("order", [1, -1])
def test_rows_may_come_in_any_order(order: int) -> None:
    session = notes(*rows()[::order])
    assert session.start is not None
    assert (session.start.group, session.is_finished, session.players) == (("table-1", "Amber Acorn 17"), True, 2)
    assert (session.corrections, session.has_bot) == (1, True)
    assert (dict(session.questions), dict(session.overruled)) == ({"MY-6.3": 1}, {"bounty-led": 1})
    assert session.surveys[1][1] == {"fun": 5}, "a seat's last answers count"


def test_teams_are_no_players() -> None:
    """Lunar has two teams, whether two play or four: its first row says how many."""
    journal = Journal("table-1")
    journal.start("s", game="lunar", players=4)
    journal.end("s", {"game": "lunar", "scores": [3, 2], "winner": 0})
    assert notes(*journal.rows).players == 4


@pytest.mark.parametrize("order", [1, -1])
def test_a_seat_that_walked_off_counts_until_it_has_answered_all(order: int) -> None:
    journal = Journal("table-1")
    journal.start("s")
    for seat, answers, is_left in (
        *((0, {"fun": 4}, True), (0, {"fun": 4, "length": "right"}, False)),
        *((1, {"fun": 4}, False), (1, {"fun": 4, "length": "right"}, True)),
        (2, {}, True),
    ):
        incomplete = {"incomplete": True} if is_left else {}
        journal.add("survey", session="s", group="Amber Acorn 17", seat=seat, answers=answers, **incomplete)
    session = notes(*journal.rows[::order])
    assert session.incomplete_surveys == {1}
    assert session.surveys[1][1] == {"fun": 4, "length": "right"}


def test_a_touch_put_in_the_order_of_the_turn_is_no_correction() -> None:
    ordered = rows()[1] | {"seq": 99, "how": "insert", "order": True}
    assert notes(*rows(), ordered).corrections == 1


def test_a_game_without_its_end_is_not_finished() -> None:
    assert not notes(rows()[0]).is_finished


@pytest.mark.parametrize("spoiled", [{"line": 7}, {"line": None}, {"phases_s": {"deal": -1}}])
def test_an_end_that_cannot_be_is_refused(spoiled: dict[str, Any]) -> None:
    with pytest.raises(BadInputError):
        notes(rows()[-1] | spoiled)
