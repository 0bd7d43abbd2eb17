"""The survey's last seat has answered, and the journal has not yet said that the group has gone."""

from pathlib import Path

from companion.app.pin import PinFile
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, PIN, QUESTION, begin
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
