"""What a kiosk says where something is wrong: never a blank screen, and always in words (K3, K6)."""

import errno
import subprocess
from pathlib import Path

import pytest

from companion.app.kiosk.idle_clock import REST_S
from companion.app.kiosk.pin import PinFile
from companion.phrases import phrase
from companion.ui.app import KioskStart
from companion.ui.screens.plain_play import PlainPlayScreen
from companion.ui.texts import SAY
from tests.journal.small_disk import small_disk
from tests.ui.event_visit import EVENT, PIN, begin, enter_pin, open_kiosk, tap_corner
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot


class TestFaults:
    def test_a_journal_that_would_vanish_is_said_and_no_game_begins(self, folder: Path) -> None:
        with Pilot(folder, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.vanishes"))) as kiosk:
            assert (kiosk.name, kiosk.says(SAY("kiosk.fault.vanishes"))) == ("unopened", True)
            kiosk.pass_s(REST_S + 1)
            kiosk.controllers.kiosk.idle.tick()
            kiosk.settle()
            assert (kiosk.name, faults(kiosk)) == ("unopened", []), "nor does one begin after a while"

    def test_the_host_gets_in_there_and_nobody_else_further(self, folder: Path) -> None:
        """K6: the host sees what is to be mended, and switches the machine off."""
        with open_kiosk(folder) as kiosk:
            begin(kiosk)
        with Pilot(folder, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.vanishes"))) as kiosk:
            tap_corner(kiosk, 5)
            assert kiosk.name == "pin"
            enter_pin(kiosk, PIN[::-1])
            kiosk.screen.back()
            kiosk.settle()
            assert (kiosk.name, kiosk.says(SAY("kiosk.fault.vanishes"))) == ("unopened", True)
            for name in ("attract", "choose", "play", "settings", "host"):
                kiosk.controllers.navigation.go(name)
                assert kiosk.name == "unopened"
            tap_corner(kiosk, 5)
            enter_pin(kiosk, PIN)
            kiosk.until(lambda: kiosk.name == "host")
            kiosk.tap_text(SAY("kiosk.host.check"))
            kiosk.until(lambda: kiosk.says(SAY("kiosk.check.pin.ok")))
            kiosk.screen.back()
            kiosk.frames()
            kiosk.screen.back()
            kiosk.settle()
            assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("unopened", False)

    def test_where_no_pin_is_found_nobody_sets_one_on_the_screen_of_a_fault(self, folder: Path) -> None:
        """It may lie on the partition that is missing: whoever comes first would be the host."""
        with Pilot(folder, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.missing"))) as kiosk:
            tap_corner(kiosk)
            assert (kiosk.name, kiosk.says(SAY("kiosk.fault.missing")), faults(kiosk)) == ("unopened", True, [])
            kiosk.controllers.navigation.go("pin")
            assert kiosk.name == "unopened"

    def test_a_pin_that_cannot_be_tried_as_nothing_can_be_opened_is_said(self, folder: Path) -> None:
        PinFile.beside(folder / "journal.db").set(PIN)
        (folder / "journal.db").mkdir()
        with Pilot(folder, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.vanishes"))) as kiosk:
            tap_corner(kiosk, 5)
            enter_pin(kiosk, PIN)
            kiosk.until(lambda: bool(kiosk.controllers.notices.line))
            assert (kiosk.name, kiosk.says("The games cannot be opened.")) == ("pin", True)

    def test_the_right_pin_is_taken_though_nothing_can_be_written(self, tmp_path: Path) -> None:
        with small_disk(tmp_path, "8m") as disk:
            PinFile.beside(disk / "journal.db").set(PIN)
            with Pilot(disk, kiosk=KioskStart(EVENT)) as kiosk:
                kiosk.settle()
            subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
            with Pilot(disk, kiosk=KioskStart(EVENT, fault=phrase("kiosk.fault.vanishes"))) as kiosk:
                tap_corner(kiosk, 5)
                enter_pin(kiosk, PIN)
                kiosk.until(lambda: kiosk.name == "host")

    def test_a_pin_that_cannot_be_written_is_said_and_may_be_set_later(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(_: PinFile, pin: str, *, ends_recovery: bool) -> None:
            raise OSError(errno.EROFS, "Read-only file system")

        with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
            with monkeypatch.context() as patch:
                patch.setattr(PinFile, "set", refuse)
                enter_pin(kiosk, PIN)
                enter_pin(kiosk, PIN)
                assert (kiosk.name, kiosk.screen.message) == (
                    "pin",
                    "The PIN is not set. The disk can only be read, not written.",
                )
            enter_pin(kiosk, PIN)
            enter_pin(kiosk, PIN)
            kiosk.until(lambda: kiosk.name == "host")

    def test_a_journal_that_cannot_be_opened_counts_no_tries_so_no_pin_is_asked_for(self, folder: Path) -> None:
        (folder / "journal.db").mkdir()
        with open_kiosk(folder) as kiosk:
            tap_corner(kiosk)
            assert kiosk.name == "unopened"

    def test_after_a_fault_the_screen_says_so_until_it_is_read_and_play_goes_on(self, folder: Path) -> None:
        with open_kiosk(folder) as kiosk:
            begin(kiosk)
        with Pilot(folder, kiosk=KioskStart(EVENT, notices=(phrase("kiosk.fault.restarted"),))) as kiosk:
            assert kiosk.name == "play"
            snapshot = kiosk.controllers.table.snapshot
            kiosk.act(snapshot.game.choices(snapshot.state)[0])
            assert len(kiosk.controllers.table.snapshot.entries) == 1
            kiosk.tap_text(SAY("ui.menu.title"))
            assert (kiosk.name, kiosk.says(SAY("kiosk.fault.restarted"))) == ("menu", True)
            kiosk.tap(kiosk.app.root_widget.strip)
            assert not kiosk.says(SAY("kiosk.fault.restarted"))

    def test_a_faulty_event_file_is_said_over_the_first_screen(self, folder: Path) -> None:
        PinFile.beside(folder / "journal.db").set(PIN)
        notice = phrase("kiosk.event.default", file="event.toml")
        with Pilot(folder, kiosk=KioskStart(EVENT, notices=(notice,))) as kiosk:
            assert (kiosk.name, kiosk.says("event.toml has faults.")) == ("attract", True)

    def test_after_a_crash_loop_any_game_is_played_in_words(self, folder: Path) -> None:
        PinFile.beside(folder / "journal.db").set(PIN)
        safe = KioskStart(EVENT, is_safe=True, notices=(phrase("kiosk.host.safe"),))
        with Pilot(folder, kiosk=safe) as kiosk:
            assert kiosk.says(SAY("kiosk.host.safe"))
            kiosk.controllers.notices.have_read()
            begin(kiosk)
            assert isinstance(kiosk.screen, PlainPlayScreen)
            kiosk.act(kiosk.controllers.table.snapshot.game.choices(kiosk.controllers.table.snapshot.state)[0])
