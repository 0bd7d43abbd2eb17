"""Event tour: leads a group and the host past every screen of a kiosk, and stops at each to look."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from companion.app.kiosk import REMIND
from companion.app.pin import PinFile
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, PIN, sit_down
from tests.ui.pilot import Pilot

COACHED = replace(EVENT, games=(replace(EVENT.games[0], assist="coach"),))
START = KioskStart(COACHED)


def prepare(folder: Path) -> None:
    """Sets the host's PIN, as at an event that has begun."""
    PinFile.beside(folder / "journal.db").set(PIN)


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    yield "attract"
    sit_down(pilot)
    yield "group"
    pilot.tap_text(SAY("kiosk.group.on"))
    yield "aim"
    pilot.tap_text(SAY("kiosk.aim.on"))
    yield "seats"
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    yield from _first_hand(pilot)
    yield from _beside(pilot)


def _first_hand(pilot: Pilot) -> Iterator[str]:
    """Stops at each lesson of the first hand."""
    pilot.until(lambda: pilot.host.first_hand.lesson is not None)
    for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:40]:
        while lesson := pilot.host.first_hand.lesson:
            yield lesson.words.key
            pilot.tap_text(SAY("kiosk.lesson.on"))
        pilot.act(entry.action)


def _leaving(pilot: Pilot) -> Iterator[str]:
    """Stops where a player leaves, and where the companion plays for that seat."""
    pilot.tap_text(SAY("kiosk.bar.players"))
    yield "leaving-player"
    pilot.tap_text(SAY("kiosk.players.leaves"))
    yield "leaving-player-ways"
    pilot.tap_text(SAY("kiosk.players.open"))
    for seat in range(4):
        pilot.host.stand_ins.take(seat)
    pilot.frames()
    yield "stand-in"


def _beside(pilot: Pilot) -> Iterator[str]:
    pilot.host.first_hand.decline()
    pilot.tap_text(SAY("kiosk.bar.ask"))
    yield "rule-question"
    pilot.tap_text(SAY("kiosk.question.unclear"))
    yield "unclear"
    pilot.host.navigation.go("play")
    pilot.frames()
    yield from _leaving(pilot)
    pilot.host.kiosk.prompt = REMIND
    pilot.frames()
    yield "remind"
    pilot.tap_text(SAY("kiosk.prompt.remind-yes"))
    for name in ("pin", "host", "event", "event-game"):
        pilot.host.navigation.go(name)
        pilot.settle()
        yield name
