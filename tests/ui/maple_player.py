"""A table at the screen of Masters of Maple Syrup: enters a record's actions by touching what is shown."""

from collections.abc import Mapping
from typing import Any

from companion.games.masters_of_maple_syrup.actions import Develop, Effect, End, Harvest, Select, Tap, Value
from companion.games.masters_of_maple_syrup.state import State
from companion.ui.games.masters_of_maple_syrup.questions import COUNTS
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.number_row import NumberRow
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats


def sit_down(pilot: Pilot, options: Mapping[str, object]) -> None:
    """Touches the way from the first screen to the table; `options` were agreed on before."""
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.table.agreed, pilot.controllers.table.players = options, ("Ann", "Bo")
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text(SAY("ui.welcome.play"))
    pilot.tap_text(SAY("ui.variant.take"))
    take_seats(pilot)


def begin(pilot: Pilot, *actions: Any, **options: Any) -> None:
    """Begins a game, and enters actions."""
    sit_down(pilot, options)
    pilot.act(*actions)


def entered(pilot: Pilot) -> list[Any]:
    """Returns the actions that are entered, in their order."""
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]


def count_of(pilot: Pilot) -> int:
    """Returns how many entries there are."""
    return len(pilot.controllers.table.snapshot.entries)


def enter(pilot: Pilot, action: Any) -> None:
    """Touches what enters `action`."""
    pilot.go_on()
    before, state = count_of(pilot), pilot.controllers.table.snapshot.state
    match action:
        case Select(name, chosen):
            pilot.tap(next(card for card in pilot.screen.actions if card.shown.name == name))
            if chosen:
                pilot.tap_text(SAY(f"action.{chosen}"))
        case Tap(seat, places):
            touch_cards(pilot, seat, places, before)
            return
        case Harvest(seat, places):
            touch_cards(pilot, seat, places, before)
            return
        case Develop():
            develop(pilot, action, state)
        case Effect():
            use(pilot, action)
        case End(discard):
            pilot.tap_text(SAY("ui.way.end-discard", count=discard) if discard else SAY("ui.way.end"))
        case Value(seat, place, points):
            pilot.tap(pilot.screen.sides[seat].ids.cards.children[::-1][place])
            count(pilot, row_of(pilot, SAY("ui.tally.points")), points)
            pilot.tap_text(SAY("ui.tally.take"))
    pilot.until(lambda: count_of(pilot) == before + 1)


def touch_cards(pilot: Pilot, seat: int, places: tuple[int, ...], before: int) -> None:
    """Touches cards of a property, each an entry of its own."""
    for number, place in enumerate(places, 1):
        touch_card(pilot, seat, place)
        pilot.until(lambda number=number: count_of(pilot) == before + number)  # type: ignore[misc]


def touch_card(pilot: Pilot, seat: int, place: int) -> None:
    """Touches a card of a property."""
    pilot.tap(pilot.screen.sides[seat].ids.cards.children[::-1][place])


def develop(pilot: Pilot, action: Develop, state: State) -> None:
    """Touches the card that is developed, or types its name, and what was paid."""
    way(pilot, action.seat, SAY("ui.way.develop"))
    found = [button for button in pilot.shown() if getattr(button, "means", "") == action.card]
    if found:
        found[0].dispatch("on_release")
    else:
        pilot.tap_text(SAY("ui.ask.other"))
        keyboard = next(widget for widget in pilot.shown() if isinstance(widget, Keyboard))
        keyboard.dispatch("on_done", action.card)
    pilot.settle()
    if action.paid is not None and pilot.says(SAY("ui.ask.paid-count")):
        count(pilot, row_of(pilot, SAY("ui.ask.paid-count")), action.paid)
        pilot.tap_text(SAY("ui.ask.take"))


def use(pilot: Pilot, action: Effect) -> None:
    """Touches what a card's text allowed."""
    way(pilot, action.seat, SAY("ui.way.effect"))
    touch_card(pilot, action.seat, action.place)
    for name in COUNTS:
        wanted = getattr(action, name)
        if wanted:
            count(pilot, row_of(pilot, SAY(f"ui.effect.{name}")), wanted)
    pilot.tap_text(SAY("ui.effect.take-it"))


def way(pilot: Pilot, seat: int, text: str) -> None:
    """Touches a button at a player's edge."""
    pilot.tap(next(button for button in pilot.screen.sides[seat].ids.ways.children if button.text == text))


def row_of(pilot: Pilot, words: str) -> NumberRow:
    """Returns the row of a number by its words."""
    return next(row for row in pilot.shown() if isinstance(row, NumberRow) and row.words == words)


def count(pilot: Pilot, row: NumberRow, wanted: int) -> None:
    """Touches more and less until the number is as wanted."""
    while row.value != wanted:
        sign = "+" if row.value < wanted else "−"
        pilot.tap(next(child for child in row.children if getattr(child, "text", "") == sign))
