"""The survey at each edge, and after its last seat: the journal has not yet said that the group has gone."""

from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from companion.app.pin import PinFile
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from tests.ui.event_visit import EVENT, PIN, QUESTION, begin, tell_code
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def test_who_comes_back_from_the_hosts_corner_sees_the_last_seats_questions(folder: Path) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        begin(kiosk)
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
        kiosk.until(lambda: kiosk.name == "survey")
        for _ in range(4):
            kiosk.controllers.kiosk.departure.take_survey()
        kiosk.controllers.navigation.go("pin")
        kiosk.controllers.navigation.go("back")
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


@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
def test_every_seat_reaches_each_letter(folder: Path, size: str) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, size, KioskStart(EVENT)) as kiosk:
        begin(kiosk)
        kiosk.controllers.kiosk.departure.begin()
        kiosk.until(lambda: kiosk.name == "survey")
        for _ in range(4):
            while not kiosk.says(SAY("kiosk.survey.change")):
                kiosk.tap_text(SAY("kiosk.survey.more"))
            kiosk.tap_text(SAY("kiosk.survey.write"))
            keyboard = next(widget for widget in kiosk.shown() if isinstance(widget, Keyboard))
            letters = keyboard.ids.letters
            assert is_on_screen(letters)
            outside = [key.text for key in letters.children if key.right > letters.right + 1 or key.y < letters.y - 1]
            assert not outside, "beyond the edge, or behind what lies below"
            kiosk.tap_text(SAY("ui.keyboard.done"))
            kiosk.tap_text(SAY("kiosk.survey.done"))


def is_on_screen(widget: Any) -> bool:
    corners = (widget.to_window(widget.x, widget.y), widget.to_window(widget.right, widget.top))
    return all(-1 <= x <= Window.width + 1 and -1 <= y <= Window.height + 1 for x, y in corners)
