"""What the host does behind the PIN: takes the event home, reads the report, sets another PIN."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import companion.events.told_report
from companion.app.journal_access import STICK_LIMIT_S
from companion.app.kiosk.host import Host
from companion.app.kiosk.pin import RECOVERY_NAME, PinFile
from companion.errors import BadInputError
from companion.translations import find_translation
from tests.app.companion_without_window import PIN, Companion
from tests.app.event import EVENT, play, sit_down


class TestTheHost:
    def test_a_stick_that_does_not_answer_a_look_is_said_so(self, tmp_path: Path) -> None:
        """What takes longer than a look may take is given up; the export does not wait for it (K12)."""
        assert STICK_LIMIT_S < 3
        free, answers = Event(), list[str]()
        with Companion(tmp_path, EVENT) as kiosk:
            kiosk.controllers.access._writers["sticks"]._limit_s = 0.1
            kiosk.controllers.access.write(free.wait, lambda found: answers.append(str(found)), "sticks")
            kiosk.loop.until(lambda: bool(answers))
            free.set()
        assert "does not answer" in answers[0]

    def test_reads_the_report_and_what_to_mend(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            sit_down(kiosk)
            play(kiosk, whole=True)
            kiosk.kiosk.departure.begin()
            kiosk.settle()
            survey = kiosk.kiosk.departure.survey
            assert survey is not None
            survey.answer("change", "Fewer cards")
            kiosk.kiosk.departure.take_survey()
            host = self.make(kiosk, tmp_path)
            answers: list[Any] = []
            host.report(answers.append)
            kiosk.loop.until(lambda: bool(answers))
            [[_, narrative]] = answers[0].games[0].versions
            assert "version 0.9.2" in narrative.title
            assert any("Fewer cards" in sentence for part in narrative.parts for sentence in part.sentences)
            host.check(answers.append)
            kiosk.loop.until(lambda: len(answers) == 2)
            assert "✓  The host's PIN is set." in answers[1]

    def test_a_report_that_cannot_be_made_is_told_and_awaited_no_longer(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        free, answers = Event(), list[object]()
        monkeypatch.setattr(companion.events.told_report, "tell_report", lambda *_: free.wait())
        with Companion(tmp_path, EVENT) as kiosk:
            kiosk.controllers.access._writers["exports"]._limit_s = 0.1
            self.make(kiosk, tmp_path).report(answers.append)
            kiosk.loop.until(lambda: bool(answers))
            free.set()
            assert answers == [None]
            assert kiosk.controllers.notices.trouble

    def test_says_which_version_runs_and_how_another_comes(self, tmp_path: Path) -> None:
        opt = tmp_path / "opt" / "companion"
        for version, link in (("0.3.0", "before"), ("0.4.0", "current")):
            (opt / version).mkdir(parents=True)
            (opt / link).symlink_to(version)
        with Companion(tmp_path, EVENT) as kiosk:
            answers: list[tuple[str, ...]] = []
            for root in (tmp_path, tmp_path / "nowhere"):
                Host(tmp_path / "j", lambda: EVENT, kiosk.kiosk.recorder._controllers, root=root).tell_version(
                    answers.append
                )
            kiosk.loop.until(lambda: len(answers) == 2)
        packaged, plain = answers
        assert packaged[0] == "Version 0.4.0 of the companion runs."
        assert packaged[1].startswith("Version 0.3.0 ran before")
        assert len(plain) == len(packaged) - 1
        assert "apt install" in plain[-1]

    def test_a_recovery_file_lets_another_pin_be_set(self, tmp_path: Path, stick: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host = self.make(kiosk, tmp_path)
            with pytest.raises(BadInputError):
                host.set_pin("602214")
            found: list[bool] = []
            host.recover(found.append)
            kiosk.loop.until(lambda: len(found) == 1)
            (stick / RECOVERY_NAME).write_text(PinFile.beside(tmp_path / "journal.db").make_recovery())
            host.recover(found.append)
            kiosk.loop.until(lambda: len(found) == 2)
            assert found == [False, True]
            host.set_pin("602214")
            assert host.is_in
            host.leave()
            assert (host.is_in, host.may_set) == (False, False)
            host.allow_setting()
            assert not host.may_set
            host.recover(found.append)
            kiosk.loop.until(lambda: len(found) == 3)
            assert found[-1] is False, "a recovery file is used once"

    def test_a_recovery_file_is_used_up_though_its_stick_was_pulled_out_meanwhile(
        self, tmp_path: Path, stick: Path
    ) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host, found = self.make(kiosk, tmp_path), list[bool]()
            file = PinFile.beside(tmp_path / "journal.db")
            key = file.make_recovery()
            (stick / RECOVERY_NAME).write_text(key)
            host.recover(found.append)
            kiosk.settle()
            (stick / RECOVERY_NAME).unlink()
            host.recover(found.append)
            kiosk.settle()
            host.set_pin("602214")
            assert (found, file.recovers(key)) == ([True, False], False)

    @pytest.mark.parametrize("leave", [Host.keep_pin, Host.leave, lambda host: host.set_pin("602214")])
    def test_a_recovery_file_found_too_late_lets_no_pin_be_set(
        self, tmp_path: Path, stick: Path, leave: Callable[[Host], object]
    ) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host, found = self.make(kiosk, tmp_path), list[bool]()
            (stick / RECOVERY_NAME).write_text(PinFile.beside(tmp_path / "journal.db").make_recovery())
            host.recover(found.append)
            kiosk.settle()
            host.recover(found.append)
            leave(host)
            kiosk.settle()
            assert (found, host.may_set) == ([True], False)

    def test_who_knows_the_pin_sets_another_and_keeps_the_recovery_file(self, tmp_path: Path, stick: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host, found = self.make(kiosk, tmp_path), list[bool]()
            (stick / RECOVERY_NAME).write_text(PinFile.beside(tmp_path / "journal.db").make_recovery())
            for _ in range(2):
                host.recover(found.append)
                kiosk.settle()
                host.keep_pin()  # it was found again after all
                host.is_in = True
                host.allow_setting()
                host.set_pin("602214")
            assert found == [True, True]

    def test_a_pin_that_cannot_be_read_is_set_by_nobody_here(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            (tmp_path / "pin.json").write_text("{")
            host, answers, conditions = self.make(kiosk, tmp_path), list[bool](), list[str]()
            assert (host.may_set, host.must_set) == (False, False)
            host.try_pin(PIN, lambda answer: answers.append(answer.is_unreadable))
            host.check(conditions.extend)
            kiosk.loop.until(lambda: bool(answers and conditions))
        assert answers == [True]
        assert "✗  The file with the PIN cannot be read. Run 'sudo companion kiosk pin'." in conditions

    def test_the_pin_lets_in(self, tmp_path: Path) -> None:
        with Companion(tmp_path, EVENT) as kiosk:
            host, answers = self.make(kiosk, tmp_path), list[bool]()
            for pin in ("111222", PIN):
                host.try_pin(pin, lambda answer: answers.append(answer.is_accepted))
            kiosk.loop.until(lambda: len(answers) == 2)
            assert (answers, host.is_in) == ([False, True], True)

    @staticmethod
    def make(kiosk: Companion, folder: Path) -> Host:
        led = kiosk.kiosk.recorder._controllers
        return Host(folder / "journal.db", lambda: EVENT, led, (folder / "media",))


def test_what_the_kiosk_says_is_there() -> None:
    assert (
        find_translation("mast-year", "en", "companion.app").text("kiosk.host.no-stick")
        == "No memory stick is plugged in."
    )


def test_a_pin_that_is_too_short_is_refused_before_it_is_asked_for_again() -> None:
    Host.check_pin("284913")
    with pytest.raises(BadInputError):
        Host.check_pin("1")
