"""A simulated table at which somebody shows the cards of a deck: each is laid, turned, laid again, and taken away."""

from collections.abc import Sequence
from functools import cache
from math import pi
from typing import Final

from companion import sources
from companion.cards import BACK
from companion.exports.printed import find_deck
from companion.sources import BEGINS_S, FACE_S, LIES_S, show_deck
from hardware.sources.simulated import Put, SimulatedTable, TablePosition, TableSettings
from vision.frames import Picture
from vision.scenes import DeckCollection, SurfaceCollection

__all__ = ["BEGINS_S", "FACE_S", "LIES_S", "show_deck"]

FIRST: Final = TablePosition(*sources.FIRST)
AGAIN: Final = TablePosition(*sources.AGAIN)
BESIDE: Final = TablePosition(80, 5, 0.0)
"""Where another card lies beside one that is shown."""
EMPTY: Final = ""
"""No card."""
PITCH_MM: Final = (80.0, 106.0)
"""From the middle of a card in rows to the next, across and down."""


MAPLES: Final = ("Red Maple", "Sap Sled", "Sugar Maple")
FPS: Final = 5.0
SIZE: Final = (400, 320)


def show_maples() -> SimulatedTable:
    """Returns the table at which three cards of Masters of Maple Syrup are shown."""
    return show_deck("masters-of-maple-syrup", MAPLES, TableSettings(4, SIZE, 1.6), FPS)


def picture(card: str, at: TablePosition = FIRST) -> Picture:
    """Returns the table with one card of Lunar on it, or with none."""
    return lay((card, at)) if card else lay()


@cache
def lay(*cards: tuple[str, TablePosition]) -> Picture:
    """Returns the table with these cards of Lunar on it."""
    moves = [Put(0.0, key, card, at, 0) for key, (card, at) in enumerate(cards)]
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    faces = find_deck("lunar").draw_faces({card for card, _ in cards} - {BACK})
    with SimulatedTable(moves, *boxes, TableSettings(4, SIZE, 1.6), printed=faces) as table:
        return table.picture(5.0)


def lifted(*cards: str) -> list[Picture]:
    """Returns the table while each card is laid, lifted to turn it, laid again, and taken away."""
    return [shown for card in cards for shown in (picture(card), picture(EMPTY), picture(card, AGAIN), picture(EMPTY))]


def lay_rows(
    game: str, names: Sequence[str], columns: int, settings: TableSettings, *, is_turned: bool = False
) -> SimulatedTable:
    """Returns the table at which these faces of a game's printed deck lie in rows, one upright and one askew."""
    rows = -(-len(names) // columns)
    moves = []
    for key, name in enumerate(names):
        row, column = divmod(key, columns)
        x_mm = (column - (min(columns, len(names)) - 1) / 2) * PITCH_MM[0] + 3 * (-1) ** (key + is_turned)
        y_mm = (row - (rows - 1) / 2) * PITCH_MM[1] + 2 * (-1) ** column
        turn = 0.06 * (-1) ** key + (pi if is_turned else 0)
        moves.append(Put(0.0, key, name, TablePosition(x_mm, y_mm, turn), 0))
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    return SimulatedTable(moves, *boxes, settings, printed=find_deck(game).draw_faces({*names} - {BACK}))
