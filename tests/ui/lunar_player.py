"""A table at the screen of Lunar: enters a record's actions by touching what is shown."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.lunar.actions import Exchanged, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.deck import LunarSuit
from companion.ui.games.lunar.prints import print_card
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.number_row import NumberRow
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats


def sit_down(pilot: Pilot, options: Mapping[str, object], players: int = 4) -> None:
    """Touches the way from the first screen to the table; `options` were agreed on before."""
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.controllers.table.game = "lunar"
    pilot.controllers.table.agreed, pilot.controllers.table.players = options, ("Ann", "Bo", "Cy", "Di")[:players]
    pilot.tap_text("Lunar")
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(str(players))
    take_seats(pilot)


def enter(pilot: Pilot, action: Any) -> None:
    """Touches what enters `action`."""
    pilot.go_on()
    before = len(pilot.controllers.table.snapshot.entries)
    match action:
        case Play(card, area):
            if area is not None:
                pilot.tap_text(SAY(f"ui.from.{area}"))
            touch_cell(pilot, print_card(card).name)
        case Trump(suit):
            for other in LunarSuit:
                if other is not suit:
                    touch_cell(pilot, other.value)
        case Exchanged():
            pilot.tap_text(SAY("button.exchanged"))
        case Stars(kept):
            pilot.tap_text(SAY("button.stars", count=kept))
        case TrackPoints(points):
            count(pilot, {f"track-{team}": points[team] for team in (0, 1)})
            pilot.tap_text(SAY("ui.track.take"))
        case Tally():
            raise AssertionError("counted rounds are entered by `count`")
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == before + 1)


def touch_cell(pilot: Pilot, name: str) -> None:
    """Touches the card of that name."""
    pilot.tap(next(cell for cell in pilot.buttons() if isinstance(cell, CardCell) and cell.cell.card.name == name))


def count(pilot: Pilot, wanted: dict[str, int]) -> None:
    """Touches more and less until the numbers are as wanted."""
    for name, number in wanted.items():
        for _ in range(100):
            row: NumberRow = pilot.screen._panel._rows[name]
            if row.value == number:
                break
            sign = "+" if row.value < number else "−"
            pilot.tap(next(child for child in row.children if getattr(child, "text", "") == sign))


def play(pilot: Pilot, actions: Sequence[Any]) -> None:
    """Enters the actions one after the other."""
    for action in actions:
        enter(pilot, action)
