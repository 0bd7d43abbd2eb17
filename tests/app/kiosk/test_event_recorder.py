"""EventRecorder: what an event's journal says of a game, once for each thing that happened."""

from pathlib import Path

from tests.app.companion_without_window import Companion
from tests.app.disk_faults import failing_disk
from tests.app.event import kinds, play, sit_down


def test_a_game_that_is_over_is_noted_once_whatever_it_is_called(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk, whole=True)
    kiosk.controllers.games.label(kiosk.table.playing.number, "ours", lambda _: None)
    kiosk.settle()
    kiosk.entries.accept_irregularity("1:bounty-led:2:3")
    kiosk.settle()
    assert kinds(tmp_path).count("game-ended") == 1


def test_a_rule_question_that_cannot_be_saved_is_told(kiosk: Companion, tmp_path: Path) -> None:
    sit_down(kiosk)
    play(kiosk)
    kiosk.controllers.notices.trouble = ""
    with failing_disk(kiosk, tmp_path):
        kiosk.kiosk.recorder.ask_rule()
        kiosk.settle()
        assert kiosk.controllers.notices.trouble
