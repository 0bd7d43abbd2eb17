"""What a kiosk says where something is wrong: never a blank screen, and always in words (K3, K6)."""

from pathlib import Path

from companion.app.pin import PinFile
from companion.engine.phrases import phrase
from companion.ui.app import KioskStart
from companion.ui.screens.plain_play import PlainPlayScreen
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, PIN, begin, tap_corner
from tests.ui.pilot import Pilot


class TestFaults:
    def test_a_journal_that_would_vanish_is_said_and_no_game_begins(self, folder: Path) -> None:
        with Pilot(folder, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.vanishes"))) as kiosk:
            assert (kiosk.name, kiosk.says(SAY("kiosk.fault.vanishes"))) == ("unopened", True)
            tap_corner(kiosk, 6)
            assert kiosk.name == "unopened"

    def test_a_faulty_event_file_is_said_over_the_first_screen(self, folder: Path) -> None:
        PinFile.beside(folder / "journal.db").set(PIN)
        notice = phrase("kiosk.event.default", file="event.toml")
        with Pilot(folder, kiosk=KioskStart(EVENT, notice=notice)) as kiosk:
            assert (kiosk.name, kiosk.says("event.toml has faults.")) == ("attract", True)

    def test_after_a_crash_loop_any_game_is_played_in_words(self, folder: Path) -> None:
        PinFile.beside(folder / "journal.db").set(PIN)
        with Pilot(folder, kiosk=KioskStart(EVENT, is_safe=True)) as kiosk:
            assert kiosk.says(SAY("kiosk.host.safe"))
            kiosk.controllers.notices.have_read()
            begin(kiosk)
            assert isinstance(kiosk.screen, PlainPlayScreen)
            kiosk.act(kiosk.controllers.table.standing.game.choices(kiosk.controllers.table.standing.state)[0])
