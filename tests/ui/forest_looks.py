"""Looks at a forest of Bamboo Harvest that simple players play, as a camera would answer them."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from companion.app.camera_controller import CameraController
from companion.cards import Card
from companion.engine.game import own_action
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.state import State
from companion.simulation.players.bamboo_harvest import simulate
from hardware.sources.files import PictureFolder
from hardware.vision_process import TableScanned
from tests.ui.pilot import Pilot
from vision.reader.grid import CellState, GridCell, GridCells

NAMES: Final = ("Ann", "Bo", "Cy")
QUAD: Final = np.array([[0, 0], [10, 0], [10, 14], [0, 14]], np.float32)


@cache
def states() -> tuple[State, ...]:
    """Returns every state of a game that simple players play."""
    record = simulate(1, players=NAMES)
    found = [GAME.start(record.options, record.players)]
    for entry in record.entries:
        found.append(GAME.apply(found[-1], own_action(GAME, entry.action)))
    return tuple(found)


def state_before(kind: type) -> tuple[State, Any]:
    """Returns a state and the action of a kind that follows it there."""
    record = simulate(1, players=NAMES)
    return next((states()[at], entry.action) for at, entry in enumerate(record.entries) if type(entry.action) is kind)


def face(card: Card) -> GridCell:
    return GridCell(CellState.FACE, card, None, ((card, 0.99),), QUAD)


def down(token: str | None = "red") -> GridCell:
    return GridCell(CellState.DOWN, None, token, (), QUAD)


def disturbed(state: State, place: int, token: str | None) -> GridCell:
    """Returns what a camera sees of a face-up card with a token on it."""
    card = state.grid[place]
    return GridCell(CellState.FACE, card, token, ((card, 0.99),), QUAD)


def seen(state: State, others: Mapping[int, GridCell] = MappingProxyType({})) -> GridCells:
    """Returns what a camera sees of a state, but for some places."""
    cells = [down() if owner is not None else face(state.grid[at]) for at, owner in enumerate(state.built)]
    for place in filter(None, state.disturbance):
        cells[place] = disturbed(state, place, "white")
    for place, cell in others.items():
        cells[place] = cell
    return tuple(tuple(cells[row * 7 : row * 7 + 7]) for row in range(7))


class Watched:
    """A camera that is switched off, and what it would answer."""

    def __init__(self, pilot: Pilot, folder: Any) -> None:
        self._pilot = pilot
        self.camera = CameraController(pilot.controllers, lambda: PictureFolder(folder, 10.0))
        pilot.controllers.add_camera(self.camera)

    def answers(self, grid: GridCells | None) -> None:
        """Answers the newest request."""
        requests = self.camera.requests
        requests.take((TableScanned(requests.asked.number, (), grid),))
        self._pilot.frames(3)
