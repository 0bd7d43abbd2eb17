"""Which game is on the table: one is begun, put aside and gone on with, also after the plug was pulled."""

from pathlib import Path
from typing import Any

from companion.app.camera_controller import leave_open
from companion.card_notation import parse_card
from companion.errors import CompanionError
from companion.games.mast_year.actions import Dealt, Passed, Play, Trunk
from hardware.vision_process import Observation
from tests.app.companion_without_window import NAMES, Companion
from tests.app.disk_faults import failing_disk
from tests.following.table import PLACES, faces, quad
from vision.tracking.events import TrackLaid

TRUNK = Trunk(parse_card("TS"))
CLUB = Play(parse_card("4C"))


def test_a_game_is_begun_and_what_is_entered_stands(companion: Companion) -> None:
    assert companion.table.snapshot is None
    companion.start()
    companion.enter(TRUNK, CLUB)
    assert companion.entered == [TRUNK, CLUB]
    assert companion.table.names == NAMES


def test_what_a_camera_tells_meanwhile_does_not_let_a_second_touch_begin_another_game(companion: Companion) -> None:
    companion.start()
    companion.controllers.participation.take_part("watch")

    def start_again(_: object = None) -> None:
        companion.table.start("mast-year", {}, NAMES)

    laid = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    companion.entries.see(Observation(1, 10, 1.0, (laid,)), leave_open, start_again)
    start_again()
    companion.settle()
    assert companion.entered == []
    found: list[Any] = []
    companion.controllers.access.ask(lambda journal: len(journal.games()), found.append)
    companion.settle()
    assert found == [2], "the one before, and one more"


def test_a_game_put_aside_is_gone_on_with(companion: Companion) -> None:
    companion.start()
    companion.enter(TRUNK)
    number = companion.table.playing.number
    companion.table.park()
    companion.settle()
    assert companion.table.snapshot is None
    assert companion.controllers.navigation.name == "welcome"
    companion.table.resume(number)
    companion.settle()
    assert companion.entered == [TRUNK]
    assert companion.controllers.navigation.name == "play"


def test_a_game_put_aside_that_is_touched_twice_is_gone_on_with_once(companion: Companion) -> None:
    companion.start()
    number = companion.table.playing.number
    companion.table.park()
    companion.settle()
    entered: list[str] = []
    companion.table.entered.add(lambda snapshot: entered.append(snapshot.number))
    for _ in range(2):
        companion.table.resume(number)
    companion.settle()
    assert entered == [number]


def test_after_the_plug_was_pulled_the_game_is_there(tmp_path: Path) -> None:
    with Companion(tmp_path) as before:
        before.start(silent=True)
        before.enter(Dealt(), Passed(), TRUNK)
    with Companion(tmp_path) as after:
        assert after.opened == [after.table.snapshot]
        assert after.entered == [Dealt(), Passed(), TRUNK]
        assert after.table.agreed == after.table.playing.record.options


def test_of_a_game_put_away_the_agreement_stays_and_the_names_go(tmp_path: Path) -> None:
    with Companion(tmp_path) as before:
        before.start(goal=7)
        before.enter(Dealt())
        before.table.close_game()
        before.settle()
    with Companion(tmp_path) as after:
        after.settle()
        assert after.table.agreed["goal"] == 7
        assert set(after.table.players) == {""}


def test_a_journal_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "journal.db").mkdir()
    with Companion(tmp_path) as companion:
        companion.settle()
        [error] = companion.opened
        assert isinstance(error, CompanionError)


def test_a_game_that_cannot_be_put_aside_stays_on_the_table(companion: Companion, tmp_path: Path) -> None:
    companion.start()
    with failing_disk(companion, tmp_path):
        companion.table.park()
        companion.settle()
        assert companion.table.snapshot is not None
        assert companion.controllers.notices.line
