"""The entries of a table where one is to be corrected, and how to get at it by touches."""

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Trunk
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot

TRUNK = Trunk(parse_card("TS"))
CARDS = ("4C", "6D", "8C", "7C", "9C")


def open_entry(pilot: Pilot, place: int) -> None:
    """Opens an entry by touches: history, then the entry."""
    number = pilot.controllers.table.snapshot.entries[place].number
    pilot.tap_text(SAY("ui.bar.history"))
    pilot.tap(next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == str(number)))
    assert pilot.name == "correct"


def offered(pilot: Pilot) -> list[str]:
    return [widget.cell.card.name for widget in pilot.buttons() if getattr(widget, "cell", None)]
