"""The names of an event's groups: on the screen while they play, never in the journal, and gone with the group."""

from pathlib import Path

import pytest

from companion.app.table_controller import SeatNames
from companion.events.event_file import EventFile, OfferedGame
from companion.journal.inspection import read_rows
from companion.journal.journaled_games import JournaledGames
from tests.app.companion_without_window import NAMES, Companion
from tests.app.event import play, show_first, sit_down


def said(folder: Path) -> str:
    found, _ = read_rows(folder / "journal.db")
    return " ".join(str(row.content) for row in found)


def test_a_groups_names_are_shown_and_not_written(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    assert kiosk.table.names == NAMES
    kiosk.entries.seat(2, "Konstantin", is_newcomer=False)
    kiosk.settle()
    assert kiosk.table.names == ("Ann", "Bo", "Konstantin", "Di")
    kiosk.entries.seat(1, "Rosemarie", is_newcomer=True)
    kiosk.settle()
    assert kiosk.table.names == ("Ann", "Rosemarie", "Konstantin", "Di")
    assert not [name for name in (*NAMES, "Konstantin", "Rosemarie") if f"'{name}'" in said(tmp_path)]


def test_a_group_that_comes_back_is_named_by_its_seats(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    number = kiosk.table.playing.number
    kiosk.kiosk._go_away()
    kiosk.settle()
    [parked] = kiosk.kiosk.parked
    kiosk.kiosk.welcome_back(parked)
    kiosk.settle()
    assert (kiosk.table.playing.number, kiosk.table.playing.record.players) == (number, ("",) * 4)
    kiosk.entries.seat(2, "Cy", is_newcomer=False)
    kiosk.entries.seat(3, "Eve", is_newcomer=True)
    kiosk.settle()
    assert kiosk.table.names == ("Seat A", "Seat B", "Cy", "Eve")


def test_a_refused_name_is_not_shown_and_nobody_is_replaced(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.controllers.own_stand_ins.take(1)
    kiosk.settle()
    with kiosk.entries.refused():
        kiosk.entries.seat(1, "Rosemarie", is_newcomer=True)
        kiosk.settle()
    kiosk.entries.seat(0, "Ann", is_newcomer=False)
    kiosk.settle()
    assert (kiosk.table.names, kiosk.controllers.own_stand_ins.seats) == (NAMES, frozenset({1}))


def test_at_home_the_journal_keeps_them(tmp_path: Path) -> None:
    with Companion(tmp_path) as home:
        home.table.start("mast-year", {}, NAMES)
        home.settle()
        home.entries.seat(1, "Rosemarie", is_newcomer=True)
        home.settle()
        assert home.table.names == ("Ann", "Rosemarie", "Cy", "Di")
    assert "'Ann'" in said(tmp_path)
    assert "'Rosemarie'" in said(tmp_path)


def test_a_game_of_others_gets_no_names(tmp_path: Path) -> None:
    names = SeatNames()
    names.are_kept = False
    assert names.begin(("Ann", "Bo")) == ("", "")
    with JournaledGames(tmp_path / "journal.db") as games:
        snapshot = games.start("mast-year", {}, ("",) * 4)
        assert names.add_to(snapshot) is snapshot, "it is for four"
        names.forget()
        assert names.add_to(snapshot) is snapshot


@pytest.mark.parametrize("players", [2, 5, 6])
def test_as_many_names_as_sit_there_are_shown_and_not_written(players: int, tmp_path: Path) -> None:
    offered = OfferedGame("nice-one-squirrel", "1.0")
    with Companion(tmp_path, EventFile("Autumn playtest", games=(offered,))) as kiosk:
        show_first(kiosk)
        sit_down(kiosk)
        kiosk.kiosk.go_on()
        kiosk.kiosk.see_aim(3.0)
        kiosk.pass_s(1)
        six = ("Konstantin", "Rosemarie", "Wilhelmina", "Balthasar", "Dorothea", "Ferdinand")
        kiosk.table.start(offered.name, {}, six[:players])
        kiosk.settle()
        assert kiosk.table.names == six[:players]
        kiosk.entries.seat(players - 1, "Leopoldine", is_newcomer=True)
        kiosk.settle()
        assert kiosk.table.names == (*six[: players - 1], "Leopoldine")
    assert not [name for name in (*six, "Leopoldine") if f"'{name}'" in said(tmp_path)]
