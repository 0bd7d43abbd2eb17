"""The game being played is entered, taken back, corrected and put aside in its journal."""

from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Dealt, Play, Trunk
from companion.games.mast_year.state import State
from companion.journal.journaled_games import JournaledGames
from companion.session import Replace
from companion.session.correction import LaterSeats
from companion.session.session import CLOSED, OPEN, PARKED
from tests.games.mast_year.table import PLAYERS


def play(games: JournaledGames, cards: str) -> None:
    for card in cards.split():
        games.playing.act(Play(parse_card(card)))


def test_an_entry_behind_one_that_was_refused_is_refused_too(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    assert len(games.playing.act(Trunk(parse_card("TS")), after=0).entries) == 1
    with pytest.raises(ImpossibleActionError, match="enter it again"):
        games.playing.act(Play(parse_card("5C")), after=2)


def test_the_last_entry_is_taken_back(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.act(Dealt())
    assert games.playing.undo().entries == ()


def test_a_draft_is_there_again_until_the_game_goes_on(path: Path) -> None:
    with JournaledGames(path) as games:
        before = games.start("mast-year", {}, PLAYERS)
        now = games.playing.act(Trunk(parse_card("TS")))
        games.playing.keep_draft(before.number, before.entries, {"cards": ["4C"]})  # the game has gone on since
        games.playing.keep_draft(now.number, now.entries, {"cards": ["5C"]})
    with JournaledGames(path) as games:
        again = games.last_open()
        assert again is not None
        assert (again.draft, games.playing.mark(PARKED).draft) == ({"cards": ["5C"]}, {"cards": ["5C"]})
        play(games, "5C")
        assert (games.resume(now.number).draft, games.playing.undo().draft) == ({}, {})
    with JournaledGames(path) as games:
        assert games.resume(now.number).draft == {}


def test_a_correction_is_shown_before_it_is_taken(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.act(Trunk(parse_card("TS")))
    play(games, "4C 5C 6C 7C")
    entries = games.playing.act(Play(parse_card("8C"))).entries
    correction = Replace(entries[1].number, Play(parse_card("9C")), LaterSeats.MOVE)
    difference = games.playing.preview(correction)
    assert difference.question is None
    assert any(change.path[-1] == "winner" for change in difference.changes)
    snapshot = games.playing.correct(correction)
    assert snapshot.state_as(State).running.tricks[0].winner == 0


def test_a_correction_can_leave_a_question(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.act(Trunk(parse_card("TS")))
    play(games, "4C 5C")
    entries = games.playing.act(Play(parse_card("6C"))).entries
    snapshot = games.playing.correct(Replace(entries[1].number, Play(parse_card("6C"))))
    assert snapshot.question is not None
    assert snapshot.question.number == entries[3].number
    assert len(snapshot.entries) == 4


def test_a_closed_game_that_is_looked_at_stays_closed(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.mark(CLOSED)
    assert games.playing.mark(PARKED).mark == CLOSED
    assert games.playing.mark(OPEN).mark == OPEN


def test_a_correction_is_undone_before_an_entry_is_taken_back(games: JournaledGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.act(Trunk(parse_card("TS")))
    entries = games.playing.act(Play(parse_card("4C"))).entries
    games.playing.correct(Replace(entries[1].number, Play(parse_card("9C"))))
    assert games.playing.undo().entries == entries
    assert games.playing.undo().entries == entries[:1]


def test_an_irregularity_that_stands_is_known_again(path: Path) -> None:
    with JournaledGames(path) as games:
        number = games.start("mast-year", {}, PLAYERS).number
        assert games.playing.accept_irregularity("revoke-1").accepted_irregularities == {"revoke-1"}
    with JournaledGames(path) as games:
        assert games.start("mast-year", {}, PLAYERS).accepted_irregularities == frozenset()
        assert games.resume(number).accepted_irregularities == {"revoke-1"}


def test_irregularities_that_cannot_be_read_are_asked_about_again(path: Path) -> None:
    with JournaledGames(path) as games:
        number = games.start("mast-year", {}, PLAYERS).number
        for kept, known in (('"revoke-1"', set()), ('["revoke-1", 5]', {"revoke-1"})):
            path.with_name("stands.json").write_text(f'{{"{number}": {kept}}}')
            assert games.resume(number).accepted_irregularities == known


def test_an_irregularity_that_cannot_be_written_stands_for_now(games: JournaledGames, path: Path) -> None:
    games.start("mast-year", {}, PLAYERS)
    path.with_name("stands.json").mkdir()
    assert games.playing.accept_irregularity("revoke-1").accepted_irregularities == {"revoke-1"}
