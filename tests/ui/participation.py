"""Chooses by touches how players take part, and reads the actions of the game so far."""

from companion.ui.texts import SAY
from tests.ui.pilot import Pilot


def take_part(pilot: Pilot, way: str) -> None:
    """Chooses a way by touches: menu, way."""
    pilot.tap_text(SAY("ui.bar.menu"))
    pilot.tap_text(SAY(f"ui.ways.{way}"))
    assert pilot.name == "play"


def actions(pilot: Pilot) -> list[object]:
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]
