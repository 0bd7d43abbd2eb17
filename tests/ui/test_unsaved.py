"""A table whose journal cannot be written is told so, sees what is there, and plays on if it wishes (J7, J8)."""

from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.journal import schema
from companion.session.store import standing_rows
from companion.ui.texts import SAY
from tests.journal.small_disk import fill, make_room, small_disk
from tests.ui.pilot import Pilot
from tests.ui.player import begin


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path, "2m") as mounted:
        yield mounted


def look(pilot: Pilot) -> None:
    """Has the disk tried again, as happens by itself every few seconds."""
    pilot.controllers.saving.look()
    pilot.until(lambda: not pilot.controllers.access._worker._jobs.qsize())


def test_a_full_disk_at_the_start_shows_the_games_and_lets_the_table_play_on(disk: Path) -> None:
    with Pilot(disk) as pilot:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")))
    fill(disk)
    with Pilot(disk) as pilot:
        pilot.until(lambda: pilot.says(SAY("ui.trouble.play-on")))
        assert pilot.name == "play", "yesterday's game is there"
        pilot.controllers.entries.act(Play(parse_card("4C")), by="camera")
        pilot.settle()
        assert len(pilot.controllers.table.snapshot.entries) == 1
        pilot.tap_text(SAY("ui.trouble.play-on"))
        pilot.until(lambda: not pilot.says(SAY("ui.trouble.play-on")))
        pilot.act(Play(parse_card("4C")))
        pilot.until(lambda: pilot.says(SAY("ui.trouble.in-memory", count=1, why="").split(".")[0]))
        pilot.tap(pilot.app.root_widget.strip)
        assert pilot.controllers.notices.unsaved, "it is told as long as it is so"
        make_room(disk)
        look(pilot)
        pilot.until(lambda: pilot.says(SAY("ui.trouble.saved")))
    with Pilot(disk) as pilot:
        assert len(pilot.controllers.table.snapshot.entries) == 2
        assert not pilot.controllers.notices.line


def test_a_disk_that_fills_up_offers_to_play_on(disk: Path) -> None:
    with Pilot(disk) as pilot:
        begin(pilot)
        fill(disk)
        cards = iter(("TS", "4C", "5C", "6C", "7C"))
        pilot.controllers.entries.act(Trunk(parse_card(next(cards))), by="camera")
        pilot.settle()
        for card in cards:
            if pilot.controllers.notices.trouble:
                break
            pilot.controllers.entries.act(Play(parse_card(card)), by="camera")
            pilot.settle()
        pilot.until(lambda: pilot.says(SAY("ui.trouble.play-on")))


def test_a_newer_companions_games_are_told_of_on_the_screen(tmp_path: Path) -> None:
    database = apsw.Connection(str(tmp_path / "journal.db"))
    database.pragma("application_id", schema.APPLICATION)
    database.pragma("user_version", 2)
    database.execute("CREATE TABLE row (seq INTEGER PRIMARY KEY)")
    database.close()
    before = (tmp_path / "journal.db").read_bytes()
    with Pilot(tmp_path) as pilot:
        assert pilot.name == "unopened"
        assert pilot.says(SAY("journal.newer", version=2))
        assert "newer companion" in pilot.app.failure
    assert (tmp_path / "journal.db").read_bytes() == before


def test_rows_in_memory_are_entries_like_others(disk: Path) -> None:
    with Pilot(disk) as pilot:
        begin(pilot)
        pilot.controllers.saving.play_on()
        fill(disk)
        pilot.act(Trunk(parse_card("TS")))
        pilot.controllers.entries.take_back()
        pilot.settle()
        assert pilot.controllers.table.snapshot.entries == ()
        make_room(disk)
        look(pilot)
        found: list[str] = []
        pilot.controllers.access.ask_in_background(
            lambda games: [row.kind for row in standing_rows(games.journal.rows())], found.extend
        )
        pilot.until(lambda: bool(found))
    assert found == ["started", "acted", "took-back"]
