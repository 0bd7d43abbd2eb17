"""A player of Bamboo Harvest at the screen: enters actions by touching the forest and what stands beside it."""

from collections.abc import Sequence
from typing import Any

from companion.games.bamboo_harvest.actions import (
    Action,
    Build,
    Discard,
    Grid,
    Harvest,
    LayDeeds,
    Place,
    Reveal,
    Start,
    Swap,
)
from companion.ui.games.bamboo_harvest.widgets.forest import ForestCell
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats


def sit_down(pilot: Pilot, names: tuple[str, ...]) -> None:
    """Chooses the game on the first screen, and begins."""
    pilot.controllers.table.players = names
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Bamboo Harvest")
    pilot.tap_text(str(len(names)))
    take_seats(pilot)


def cells_of(pilot: Pilot) -> list[ForestCell]:
    """Returns the places of the forest that is shown."""
    cells = [widget for widget in pilot.shown() if isinstance(widget, ForestCell)]
    return sorted(cells, key=lambda cell: (-round(cell.y), cell.x))


def tap_place(pilot: Pilot, place: int) -> None:
    """Touches a place of the forest."""
    pilot.tap(cells_of(pilot)[place])


def tap_card(pilot: Pilot, card: Any) -> None:
    """Touches a card beside the forest."""
    cells = (widget for widget in pilot.buttons() if isinstance(widget, CardCell))
    pilot.tap(next(cell for cell in cells if cell.cell.card == card))


def tap_meaning(pilot: Pilot, meaning: Any) -> None:
    """Touches the button that enters an action."""
    buttons = (widget for widget in pilot.buttons() if getattr(widget, "option", None))
    pilot.tap(next(button for button in buttons if button.option.meaning == meaning))


def enter(pilot: Pilot, action: Action) -> None:
    """Touches all that enters an action; deeds that are discarded together are discarded one by one."""
    pilot.go_on()
    before = len(pilot.controllers.table.snapshot.entries)
    _touch(pilot, action)
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) > before)


def play(pilot: Pilot, actions: Sequence[Action]) -> None:
    """Enters some actions."""
    for action in actions:
        enter(pilot, action)


def _touch(pilot: Pilot, action: Action) -> None:
    match action:
        case Grid(cards):
            for card in cards:
                tap_card(pilot, card)
            tap_meaning(pilot, action)
        case Start():
            tap_meaning(pilot, action)
        case LayDeeds(up):
            for card in (card for pair in up for card in pair):
                tap_card(pilot, card)
        case Place(place):
            tap_place(pilot, place)
        case _:
            _take_turn(pilot, action)


def _take_turn(pilot: Pilot, action: Action) -> None:
    match action:
        case Build(on=place):
            tap_place(pilot, place)
            tap_meaning(pilot, action)
        case Swap(_, (one, other), token):
            for place in (one, other, token):
                tap_place(pilot, place)
        case Harvest():
            _harvest(pilot, action)
        case _:
            _manage(pilot, action)


def _harvest(pilot: Pilot, action: Harvest) -> None:
    """Touches each token that harvests otherwise than best, and its choice; then the harvest."""
    for picked in action.from_:
        snapshot = pilot.controllers.table.snapshot
        best = next(one.choices[0] for one in snapshot.game.view(snapshot.state).harvests if one.token == picked.token)
        if best.picked == picked:
            continue
        tap_place(pilot, picked.token)
        buttons = (widget for widget in pilot.buttons() if getattr(widget, "option", None))
        pilot.tap(next(button for button in buttons if picked in getattr(button.option.meaning, "picks", ())))
    chosen = [button for button in pilot.buttons() if isinstance(_meaning(button), Harvest)]
    pilot.tap(next(button for button in chosen if set(_meaning(button).from_) == set(action.from_)))


def _meaning(button: Any) -> Any:
    return getattr(getattr(button, "option", None), "meaning", None)


def _manage(pilot: Pilot, action: Action) -> None:
    match action:
        case Reveal(cards):
            for card in cards:
                pilot.tap_text(SAY("ui.manage.reveal"))
                tap_card(pilot, card)
        case Discard(up=tuple(cards)):
            for card in cards:
                tap_meaning(pilot, Discard(up=(card,)))
        case _:
            tap_meaning(pilot, action)
