"""`companion demo`: simple players play at a simulated table, and the camera follows them."""

import argparse
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import nan
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.cards import ALPHABETS, BACK
from companion.commands.default_game import DEFAULT_GAME
from companion.commands.named_game import NamedGame, simulated_game
from companion.commands.run import read_size, show
from companion.commands.state_clock import StateClock

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.app.camera_controller import CameraController
    from companion.app.controllers import Controllers
    from companion.app.navigation import ShownScreen
    from companion.engine import Record
    from companion.following.strategy import Choose
    from companion.following.watched_decks import DeckProfile
    from companion.ui.app import CompanionApp
    from hardware.sources.simulated import SimulatedTable

FPS: Final = 10.0
SCENES: Final = (19, 38, 20, 14, 32, 17, 39)
"""The seeds of the tables that are shown: felt and wood in good light."""
ASKS_FOR_DECK: Final = "learn"
"""The screen on which a deck is shown to the camera."""
MOST_SPEED: Final = 8.0
MOST_SECONDS: Final = 1e6
MOST_DIGITS: Final = 9
_SPEED_HELP: Final = "so many times as fast as people play, up to 8; what cannot be drawn so fast takes its time"
PACE_S: Final = 1.6
"""So long simple players take for each entry at the screen."""
PATIENCE_S: Final = 25.0
"""After so long they enter what the camera has not seen."""
THINKS_S: Final = 3.0
"""So long somebody at the screen may decide before the simulated player does."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("demo", help="watch a simulated table", description=__doc__)
    parser.add_argument(
        "--game",
        type=simulated_game,
        metavar="GAME",
        default=DEFAULT_GAME,
        help=f"what is played: a game, or a described one's file or its stem (default: {DEFAULT_GAME})",
    )
    parser.add_argument("--seed", type=read_seed, default=1, help="which game is played (default: 1)")
    parser.add_argument("--speed", type=read_speed, default=1.0, help=_SPEED_HELP)
    parser.add_argument("--size", type=read_size, help="of the window, such as 800x480 (default: what fits)")
    parser.add_argument("--seconds", type=read_seconds, help="end by itself after so long")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Shows the demonstration until its window is closed; its games are kept nowhere."""
    deck = learn_deck(arguments.game)
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        return show(Path(folder) / "journal.db", arguments.size, lambda app: _begin(app, arguments, deck))


def learn_deck(named: NamedGame) -> "DeckProfile | None":
    """Returns the deck by which a game is followed, if it is not played with standard cards."""
    from companion.commands.playtest_table import has_playtest_deck, learn_playtest_deck, learn_printed
    from companion.exports.games.described.rules_and_cards import own_deck

    if not named.options:
        return learn_playtest_deck(named.name) if has_playtest_deck(named.name) else None
    own = own_deck(named.description)
    return learn_printed(own) if own else None


def _begin(app: "CompanionApp", arguments: argparse.Namespace, deck: "DeckProfile | None") -> None:
    _film(app, arguments, deck)
    if arguments.seconds:
        app.stop_after(arguments.seconds)


def _film(app: "CompanionApp", arguments: argparse.Namespace, deck: "DeckProfile | None") -> None:
    """Lets the camera follow a film of a simulated table."""
    from companion.app.camera_controller import CameraController
    from companion.app.property_differences import AutomaticConfirmer
    from companion.games import find_game
    from companion.simulation import simulation_of

    named: NamedGame = arguments.game
    record = simulation_of(named.name).simulate(arguments.seed, dict(named.options))
    source = partial(demo_table, arguments.seed, record)
    player = _player_of(record, arguments.speed)
    camera = CameraController(app.controllers, source, player, speed=arguments.speed, learned=(deck,) if deck else ())
    app.controllers.add_camera(camera)
    ShownDeck(app.controllers, camera, source)
    app.controllers.table.start(record.game, record.options, record.players)
    if find_game(record.game).property_table:
        AutomaticConfirmer(camera.properties, app.controllers.scheduler, PACE_S / arguments.speed).start()
    camera.open()


class ShownDeck:
    """While the screen asks for a deck, the simulated players show its cards, one after the other, as people would."""

    def __init__(
        self, controllers: "Controllers", camera: "CameraController", played: "Callable[[], SimulatedTable]"
    ) -> None:
        self._table, self._camera, self._played = controllers.table, camera, played
        self._is_shown = False
        controllers.navigation.shown.add(self._follow)

    def _follow(self, visit: "ShownScreen") -> None:
        is_asked = visit.name == ASKS_FOR_DECK
        if is_asked != self._is_shown:
            self._is_shown = is_asked
            self._camera.look_through(self._source() if is_asked else self._played)

    def _source(self) -> "Callable[[], SimulatedTable]":
        from companion.ui.games import screens_of

        faces = screens_of(self._table.game).deck_faces
        assert faces is not None, "only a game with a deck to be shown has that screen"
        names = tuple(face.name for face in faces(self._table.agreed))
        return partial(shown_deck, self._table.game, (*names, BACK))


def shown_deck(game: str, names: Sequence[str]) -> "SimulatedTable":
    """Returns the table at which the cards of a deck are shown, in the most pleasant scene."""
    from companion.sources import show_deck
    from hardware.sources.simulated import TableSettings

    return show_deck(game, names, TableSettings(scene=SCENES[0]), FPS)


def demo_table(seed: int, record: "Record") -> "SimulatedTable":
    """Returns the table at which a game is shown, in one of the pleasant scenes."""
    from companion.sources import film_table

    table = film_table(record, seed, FPS, None, ALPHABETS[0])
    table.settings = replace(table.settings, scene=SCENES[(seed - 1) % len(SCENES)])
    return table


def _player_of(record: "Record", speed: float) -> "Choose":
    """Returns who sits at the screen: who makes choices, or who confirms what a look at a grid shows."""
    from companion.commands.replaying_players import ReplayingPlayers
    from companion.games import find_game
    from companion.simulation import simulation_of

    simulation = simulation_of(record.game)
    is_hidden = simulation.is_hidden_choice
    if simulation.hidden_choice:
        return DelayedChoice(simulation.hidden_choice(record), PACE_S / speed)
    if find_game(record.game).grid_table:
        return ReplayingPlayers(record, is_hidden, PACE_S / speed, PATIENCE_S / speed)
    return ScriptedPlayer([entry.action for entry in record.entries if is_hidden(entry.action)], THINKS_S / speed)


def read_speed(text: str) -> float:
    """Returns a speed as it was written; for the parser of the command line."""
    return _read(text, 0.1, MOST_SPEED, "speed")


def read_seconds(text: str) -> float:
    """Returns a time as it was written; for the parser of the command line."""
    return _read(text, 1.0, MOST_SECONDS, "time in seconds")


def read_seed(text: str) -> int:
    """Returns the number of a game as it was written; for the parser of the command line."""
    if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text[:20]!r} is no game: write a number of at most {MOST_DIGITS} digits")


def _read(text: str, least: float, most: float, what: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = nan
    if least <= number <= most:
        return number
    raise argparse.ArgumentTypeError(f"{text[:20]!r} is no {what}: write a number from {least:g} to {most:g}")


class ScriptedPlayer:
    """Makes the choices of a simulated game, unless somebody at the screen is quicker."""

    def __init__(self, actions: Sequence[object], thinks_s: float = THINKS_S) -> None:
        self._thinks_s = thinks_s
        self._left = list(actions)
        self._state_clock = StateClock()

    def __call__(self, state: object, choices: Sequence[object]) -> object | None:
        """Returns the choice, after some thought."""
        stood_s = self._state_clock.measure(state)
        if stood_s == 0.0 or stood_s < self._thinks_s:  # at first sight nothing is chosen, however quick the player is
            return None
        while self._left:
            action = self._left.pop(0)
            if action in choices:
                return action
        return choices[-1]


class DelayedChoice:
    """Makes each choice only after `thinks_s`, so that somebody at the screen can be quicker."""

    def __init__(self, choose: "Choose", thinks_s: float) -> None:
        self._choose = choose
        self._thinks_s = thinks_s
        self._state_clock = StateClock()

    def __call__(self, state: object, choices: Sequence[object]) -> object | None:
        """Returns the choice, after some thought."""
        is_due = self._state_clock.measure(state) >= self._thinks_s
        return self._choose(state, choices) if is_due else None
