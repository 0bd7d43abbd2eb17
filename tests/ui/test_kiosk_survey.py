"""After the survey's last seat: the journal has not yet said that the group has gone; then a code nobody has."""

from pathlib import Path

from companion.app.pin import PinFile
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, PIN, QUESTION, begin, tell_code
from tests.ui.pilot import Pilot


def test_who_comes_back_from_the_hosts_corner_sees_the_last_seats_questions(folder: Path) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        begin(kiosk)
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
        kiosk.until(lambda: kiosk.name == "survey")
        for _ in range(4):
            kiosk.host.kiosk.departure.take_survey()
        kiosk.host.navigation.go("pin")
        kiosk.host.navigation.go("back")
        assert kiosk.says(QUESTION)
        kiosk.until(lambda: kiosk.name == "attract")
        tell_code(kiosk, "Wise Willow 12345")
        assert kiosk.says("No game of Wise Willow 12345 is kept")
        kiosk.tap_text("⌫")
        assert kiosk.screen.code == "Wise Willow 1234"
        for asked in ("second", "first"):
            kiosk.tap_text(f"← {SAY('ui.back')}")
            assert kiosk.says(SAY(f"kiosk.former.{asked}"))
        kiosk.tap_text(f"← {SAY('ui.back')}")
