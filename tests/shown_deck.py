"""A simulated table at which somebody shows the cards of a deck: each is laid, turned, laid again, and taken away."""

from collections.abc import Sequence
from typing import Final

from companion.exports.games import find_faces
from hardware.sources.simulated import BACK, PickUp, Put, SimulatedTable, TablePosition, TableSettings
from vision.scenes import DeckCollection, SurfaceCollection

BEGINS_S: Final = 0.8
LIES_S: Final = 1.2
FACE_S: Final = 4 * LIES_S
"""So long one face is shown."""
FIRST: Final = TablePosition(-8, 5, 0.3)
AGAIN: Final = TablePosition(10, -4, 2.0)


def show_deck(
    game: str, names: Sequence[str], settings: TableSettings, fps: float = 5.0, seat: int = 0
) -> SimulatedTable:
    """Returns the table at which these faces of a game's printed deck are shown."""
    moves: list[Put | PickUp] = []
    for key, name in enumerate(names):
        now = BEGINS_S + key * FACE_S
        moves += [Put(now, key, name, FIRST, seat), Put(now + 1.5 * LIES_S, key, name, AGAIN, seat, origin=FIRST)]
        moves.append(PickUp(now + 3 * LIES_S, key, AGAIN, seat))
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    faces = find_faces(game)({*names} - {BACK})
    return SimulatedTable(moves, *boxes, settings, fps, 1.0, printed=faces)
