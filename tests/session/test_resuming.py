"""Resuming: a game that was put aside is what it was, and goes on."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.card_notation import parse_card
from companion.errors import BadInputError, BadRecordError
from companion.games.mast_year.actions import Play
from companion.games.mast_year.state import State
from companion.journal import Journal
from companion.journal.journaled_games import JournaledGames
from companion.session import (
    InsertBefore,
    Remove,
    Replace,
    resume_session,
)
from companion.session.store import NewRow
from tests.games.mast_year.table import GAME, QUIET_HAND, choice
from tests.session.playing import begin, enter


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


def test_resuming_gives_the_exact_state(path: Path) -> None:
    """Two games, turn about, with corrections, a take-back, a question and a mark."""
    with Journal(path) as journal:
        one = begin(journal, goal=20)
        two = begin(journal, tournament=True, speedy=2)
        enter(one, "TS", *QUIET_HAND[:3])
        enter(two, "7D", "4C 5C")
        one.take_back()
        one.correct(Replace(one.entries[1].number, Play(parse_card("JC"))), by="camera", at="2026-05-01T19:30:00Z")
        one.correct(InsertBefore(one.entries[0].number, GAME.read_action({"do": "dealt"})), by="touch")
        two.correct(Replace(two.entries[1].number, Play(parse_card("5C"))))
        two.correct(Remove(two.entries[2].number))
        two.set_mark("parked")
        kept = [(session.number, session.state, session.entries, session.question) for session in (one, two)]
    with Journal(path) as journal:
        for number, state, entries, question in kept:
            session = resume_session(journal, number)
            assert (session.state, session.entries, session.question) == (state, entries, question)
        assert resume_session(journal, two.number).mark == "parked"
        with pytest.raises(BadInputError, match="companion journal list"):
            resume_session(journal, "nobody")


def test_a_resumed_game_goes_on(path: Path) -> None:
    with Journal(path) as journal:
        number = enter(begin(journal), "TS", "4C").number
    with Journal(path) as journal:
        session = resume_session(journal, number)
        for action in choice("5C 6C 7C"):
            session.act(action, by="touch", at="2026-05-01T19:30:00Z")
    with Journal(path) as journal:
        session = resume_session(journal, number)
        assert session.state_as(State).turn == 3
        assert (session.entries[-1].entry.by, session.entries[-1].entry.at) == ("touch", "2026-05-01T19:30:00Z")


def test_a_game_whose_rows_make_none_is_told(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(NewRow("torn", "started", {"game": "mast-year"}))
        with pytest.raises(BadRecordError, match="row 1 of kind 'started' has no object 'options'"):
            resume_session(journal, "torn")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("uncorrected", {"row": 99}),
        ("uncorrected", {}),
        ("seated", {"seat": 7, "name": "Ada", "newcomer": True}),
        ("seated", {"seat": -1, "name": "Ada", "newcomer": False}),
        ("seated", {"seat": 0, "name": 5, "newcomer": False}),
        ("labelled", {"label": None}),
        ("marked", {"mark": ["closed"]}),
        ("acted", {}),
        ("acted", {"action": 5}),
        ("took-back", {}),
        ("corrected", {}),
        ("corrected", {"entry": 2, "how": "remove", "seats": []}),
        ("corrected", {"entry": 2, "how": "remove", "seats": "leave"}),
        ("corrected", {"entry": "2", "how": "remove"}),
        ("corrected", {"entry": 2, "how": "replace"}),
        ("seated", {"seat": 0, "name": "Ada"}),
        ("drafted", {}),
        ("voided", {}),
        ("voided", {"rows": 5}),
        ("voided", {"rows": ["2"]}),
    ],
)
def test_a_game_with_a_damaged_row_is_told_and_the_others_are_listed(
    path: Path, kind: str, said: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(path) as journal:
        torn, whole = (enter(begin(journal), "TS").number for _ in range(2))
        journal.append(NewRow(torn, kind, said))
        with pytest.raises(BadInputError):
            resume_session(journal, torn)
    with JournaledGames(path) as games:
        assert [snapshot.number for snapshot in games.games()] == [whole]
    if kind != "voided":
        assert main(["journal", "list", "--json", "--journal", str(path)]) == 1
        out, err = capsys.readouterr()
        assert [json.loads(line)["id"] for line in out.splitlines()] == [whole]
        assert err.startswith(f"companion: {torn}: ")
        assert err.count("\n") == 1


def test_players_that_have_no_names_are_told(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(NewRow("torn", "started", {"game": "mast-year", "options": {}, "players": [1, 2, 3, 4]}))
        with pytest.raises(BadRecordError, match="no list of names"):
            resume_session(journal, "torn")


def test_a_draft_that_is_none_keeps_nobody_from_the_game(path: Path) -> None:
    """As a later version would write it."""
    with Journal(path) as journal:
        number = enter(begin(journal), "TS").number
        journal.append(NewRow(number, "drafted", {"draft": 5}))
    with Journal(path) as journal:
        assert resume_session(journal, number).draft == {}
