"""The games of the journal: listed, labelled, and saved as files while entries go on."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.exports.folder import NAME
from companion.games.mast_year.actions import Tally, Trunk
from companion.session.session import CLOSED, PARKED
from tests.app.companion_without_window import NAMES, Companion


def test_games_are_listed_and_labelled_and_players_known(companion: Companion) -> None:
    companion.start()
    games, found = companion.controllers.games, list[Any]()
    games.label(companion.table.playing.number, "the long one", found.append)
    games.show(found.append)
    games.show_all(found.append, 5)
    companion.controllers.players.show(found.append)
    companion.settle()
    labelled, listed, every, names = found
    assert labelled.label == listed[0].label == "the long one"
    assert (every.games, every.unread) == (listed, 0)
    assert names == NAMES


def test_who_won_is_told_of_all_evenings_and_of_the_last(companion: Companion) -> None:
    companion.start(goal=1)
    companion.entries.act(Tally(1, 0))
    companion.settle()
    for of_evening in (False, True):
        found = list[Any]()
        companion.controllers.games.show_statistics(found.append, "en", of_evening=of_evening)
        companion.settle()
        assert {row[0] for row in found[0][0].rows} == set(NAMES)


def test_an_evening_is_saved_by_the_writer_of_exports_and_no_entry_waits_for_it(
    companion: Companion, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    companion.start()
    is_free, saved = Event(), list[Any]()
    companion.controllers.access.write(lambda: is_free.wait(300), lambda _: None, "exports")
    companion.controllers.games.save_evening("en", saved.append)
    companion.entries.act(Trunk(parse_card("TS")))
    companion.loop.until(lambda: len(companion.entered) == 1)
    assert saved == []
    is_free.set()
    companion.settle()
    assert saved == [tmp_path / NAME]
    assert list((tmp_path / NAME).iterdir())


def test_a_game_in_the_list_is_put_away_and_taken_out_again(companion: Companion) -> None:
    companion.start()
    found = list[Any]()
    for mark in (CLOSED, PARKED):
        companion.controllers.games.mark(companion.table.playing.number, mark, found.append)
    companion.settle()
    assert [snapshot.mark for snapshot in found] == [CLOSED, PARKED]
