"""A playtest event at the screen: what is on offer there, and what the fingers of strangers and of the host do."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kivy.core.window import Window

from companion.app.kiosk.pin import PinFile
from companion.events.event_file import EventFile, OfferedGame
from companion.events.survey_questions import SurveyQuestion
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.ui.geometry import taker_of, takers
from tests.ui.pilot import Pilot

QUESTION = "Did you ever have nothing to decide?"
GAME = OfferedGame("mast-year", "0.9.2", (("goal", 7),), questions=(SurveyQuestion(QUESTION),))
EVENT = EventFile("Autumn playtest", "Table 3", ("en", "de", "pl"), (GAME,), ask=("age-band", "plays-before"))
PIN = "284913"


@contextmanager
def open_kiosk(folder: Path, size: str = "800x480", event: EventFile = EVENT, **settings: Any) -> Iterator[Pilot]:
    """Yields a kiosk whose host has set PIN; nobody is there yet."""
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, size, KioskStart(event), **settings) as kiosk:
        yield kiosk


def sit_down(kiosk: Pilot) -> None:
    kiosk.tap(kiosk.screen.ids.play)
    if kiosk.name == "attract":  # the first finger only woke it
        kiosk.tap(kiosk.screen.ids.play)
    kiosk.until(lambda: kiosk.name == "group")


def offers_new_group(kiosk: Pilot) -> bool:
    """Whether a finger reaches the button by which another group begins."""
    button = kiosk.button(SAY("kiosk.bar.new-group"))
    return taker_of(list(takers(kiosk.app.root_widget)), *button.to_window(*button.center)) is button


def begin(kiosk: Pilot, *, aims: bool = True) -> None:
    """Sits down and takes the seats; `aims` says whether the designer asks something before."""
    sit_down(kiosk)
    kiosk.tap_text(SAY("kiosk.group.on"))
    if aims:
        kiosk.tap_text(SAY("kiosk.aim.on"))
    kiosk.tap_text(SAY("ui.seats.take"))
    kiosk.until(lambda: kiosk.name == "play")


def tap_corner(kiosk: Pilot, times: int = 5) -> None:
    for _ in range(times):
        kiosk.tap_at(10, Window.height - 10)
        kiosk.pass_s(-1.5)  # as fast as fingers do it


def enter_pin(kiosk: Pilot, pin: str) -> None:
    for digit in pin:
        kiosk.tap_text(digit)
    kiosk.tap_text("✓")
    kiosk.settle()


def tell_code(kiosk: Pilot, code: str) -> None:
    """Tells the code of a group that has left, from the attract screen on."""
    *words, number = code.split()
    for part in (SAY("kiosk.attract.again"), *words, *number, "✓"):
        kiosk.tap_text(part)
    kiosk.settle()
