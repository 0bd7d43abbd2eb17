"""Nice One Squirrel! at the screen: enters actions by touching what is shown; and a tour past its screens."""

from collections.abc import Iterator
from typing import Any, Final

from companion.engine.game import own_action
from companion.games import find_game
from companion.games.nice_one_squirrel.actions import Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import Nut
from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.games.nice_one_squirrel.presenter import name_of
from companion.ui.texts import SAY
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats

GAME: Final = "nice-one-squirrel"
BESIDE: Final = ("menu", "history", "rules", "statistics", "share", "replay", "players", "games")
NAMES: Final = ("Rosemarie", "Bo", "", "Konstantin", "Di", "Eve")


def choose_game(pilot: Pilot) -> None:
    """Touches the game on the first screen."""
    pilot.settle()
    pilot.tap_text(SAY.of(GAME).text("ui.welcome.title"))


def begin(pilot: Pilot, players: int) -> None:
    """Touches the way from the first screen to the table, for so many players."""
    choose_game(pilot)
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(str(players))
    take_seats(pilot)


def start(pilot: Pilot, players: tuple[str, ...], **options: Any) -> None:
    """Begins a game without touching anything."""
    pilot.start(GAME, options, players)


def enter(pilot: Pilot, action: Action) -> None:
    """Touches what enters `action`."""
    pilot.go_on()
    before = len(pilot.controllers.table.snapshot.entries)
    match action:
        case Visit(cache, found):
            pilot.tap_text(SAY("ui.table.cache", cache=cache))
            if found:
                _touch(pilot, found)
        case Play(nut):
            _touch(pilot, nut)
        case Take(nut):
            pilot.tap_text(SAY("ui.table.take-one"))
            _touch(pilot, nut)
        case Pass():
            pilot.tap_text(SAY("ui.table.pass"))
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == before + 1)


def _touch(pilot: Pilot, nut: Nut) -> None:
    pilot.tap_text(name_of(nut))


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop: set-up, a game of six to its end, what lies beside it, and a correction."""
    yield "welcome"
    choose_game(pilot)
    yield "variant"
    pilot.tap_text(SAY("ui.variant.take"))
    for players in ("2", "6"):
        pilot.tap_text(players)
        yield f"seats-{players}"
    start(pilot, NAMES, taking_up=True)
    yield "first-turn"
    record = simulate(3, {"taking_up": True}, NAMES)
    actions = [own_action(find_game(GAME), entry.action) for entry in record.entries]
    half, late = len(actions) // 2, len(actions) * 3 // 4 + 1
    pilot.act(*actions[:half])
    yield from _stops_of_a_turn(pilot, actions[half])
    pilot.act(*actions[half:late])
    yield "late"
    pilot.act(*actions[late:])
    pilot.until(lambda: pilot.name == "over")
    yield "over"
    for screen in BESIDE:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        yield screen
    entries = pilot.controllers.table.snapshot.entries
    for place in (0, 1):
        pilot.controllers.navigation.go("correct", number=entries[place].number)
        pilot.settle()
        yield f"correct-{place}"
    start(pilot, NAMES[:3])
    pilot.act(simulate(4, {}, NAMES[:3]).entries[0].action)
    yield "three-players"


def _stops_of_a_turn(pilot: Pilot, action: Action) -> Iterator[str]:
    yield "visit" if isinstance(action, Visit) else "act"
    lit = [cell for cell in pilot.screen.ids.circle.cells if cell.lit and cell.cache.down]
    if lit:
        pilot.tap(lit[0])
        yield "which-nut"
        pilot.tap_text(SAY("ui.table.other-cache"))
