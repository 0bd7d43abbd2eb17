"""A player at the screen: enters a record's actions by touching what is shown, as the table would."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.engine import Record
from companion.games.mast_year.state import Phase
from companion.games.mast_year.view import view
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot


def begin(pilot: Pilot) -> None:
    """Begins a game of Mast Year, as it is offered, without touching anything."""
    pilot.settle()
    pilot.start("mast-year", {})


def begin_by_touch(pilot: Pilot) -> None:
    """Touches the way from the first screen to the table: game, variant, seats."""
    begin_anew(pilot)
    pilot.tap_text(SAY("ui.variant.take"))
    take_seats(pilot)


def take_seats(pilot: Pilot) -> None:
    """Touches what begins the game; a table that is asked lets the camera watch, or else enters each card."""
    pilot.tap_text(SAY("ui.seats.take"))
    if pilot.name == "ways":
        pilot.tap_text(SAY(f"ui.ways.{pilot.controllers.participation.ways[0]}"))
    pilot.until(lambda: pilot.name == "play")


def begin_anew(pilot: Pilot) -> None:
    """Touches what begins another game, whether or not one waits to be gone on with."""
    pilot.settle()
    waits = any(str(getattr(widget, "text", "")) == SAY("ui.welcome.new") for widget in pilot.buttons())
    pilot.tap_text(SAY("ui.welcome.new" if waits else "ui.welcome.play"))


def enter(pilot: Pilot, action: Any) -> None:
    """Touches what enters `action` on the table's screen."""
    before = len(pilot.controllers.table.snapshot.entries)
    pilot.go_on()
    pilot.tap(find_way(pilot, action))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == before + 1)


def find_way(pilot: Pilot, action: Any) -> Any:
    """Returns the widget that enters `action`: a card of the grid, or the button of a choice."""
    snapshot = pilot.controllers.table.snapshot
    for widget in pilot.buttons():
        if action in (getattr(widget, "action", None), getattr(getattr(widget, "cell", None), "action", None)):
            return widget
    for button in view(snapshot.state).buttons:
        if button.action == action:
            return pilot.button(SAY.phrase(button.label, snapshot.record.players))
    raise AssertionError(f"nothing on the screen enters {action}")


def play(pilot: Pilot, record: Record, count: int | None = None) -> None:
    """Enters the first `count` actions of `record`, or all."""
    for entry in record.entries[:count]:
        enter(pilot, entry.action)


def actions_until(snapshot: Any, actions: Iterable[Any], is_so: Callable[[Any], bool]) -> list[Any] | None:
    """Returns the first of some actions, up to where the state is so; None if it never is."""
    state, taken = snapshot.state, list[Any]()
    for action in actions:
        if is_so(state):
            return taken
        state = snapshot.game.apply(state, action)
        taken.append(action)
    return taken if is_so(state) else None


def act_until(pilot: Pilot, actions: Iterable[Any], is_so: Callable[[Any], bool]) -> None:
    """Enters actions up to where the state is so: all at once, so that the screen is built once."""
    taken = actions_until(pilot.controllers.table.snapshot, actions, is_so)
    assert taken is not None, "it never comes about"
    pilot.act(*taken)


def play_to(pilot: Pilot, phase: Phase) -> None:
    """Plays until the table is in `phase`."""
    from companion.simulation.mast_year import simulate  # it loads what draws films, which no screen needs

    pilot.start("mast-year", {})
    games = ([entry.action for entry in simulate(seed, hands=1).entries] for seed in range(100))
    found = (
        actions_until(pilot.controllers.table.snapshot, game, lambda state: state.phase is phase) for game in games
    )
    pilot.act(*next(taken for taken in found if taken), tallies=True)
