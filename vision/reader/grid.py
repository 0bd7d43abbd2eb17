"""Reads a grid of cards cell by cell: what each shows, and what is in doubt."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import prod
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card, Suit
from vision.frames import Picture
from vision.geometry import Quad
from vision.reader.cell_reader import CellReader, GridReader, in_doubt, is_settled
from vision.reader.cell_rereading import SURE
from vision.reader.court_prints import weigh_courts
from vision.reader.lattice import Cell, Lattice, fit_lattice
from vision.reader.tokens import COURTS, FoundToken, find_token, may_be_middle_pip, tell_colour
from vision.reader.unread_cards import WHITE, UnreadCards
from vision.reader.views import CARD_PX_PER_MM, card_view, stock_of
from vision.reading import Reading

LEAST_TOKENS: Final = 2
"""How many more tokens one side must show than the other to show that the grid continues there."""


def settle_edges(
    lattice: Lattice, held: Mapping[Cell, int], size: tuple[int, int], has_token: Callable[[Lattice, Cell], bool]
) -> tuple[Lattice, dict[Cell, int]]:
    """Returns the lattice and its cells, moved by rows and columns towards the side that shows more tokens.

    `held` are the cells with a card that was read. If they span all rows and columns, nothing changes.
    """
    down, right = (_move(lattice, held, size, axis, has_token) for axis in (0, 1))
    shift = np.array([[1, 0, right], [0, 1, down], [0, 0, 1]], np.float64)
    return Lattice(lattice.onto @ shift, lattice.card), {
        (row - down, column - right): card for (row, column), card in held.items()
    }


def _move(
    lattice: Lattice,
    held: Mapping[Cell, int],
    size: tuple[int, int],
    axis: int,
    has_token: Callable[[Lattice, Cell], bool],
) -> int:
    """Returns by how many lines the grid is to be moved along an axis (0: down, 1: right); back is negative."""
    lines = [cell[axis] for cell in held]
    first, last = min(lines), max(lines)
    missing = size[axis] - 1 - (last - first)
    if not missing:
        return 0
    across = range(size[1 - axis])
    outside = [*range(last - size[axis] + 1, first), *range(last + 1, first + size[axis])]
    tokens = {line: sum(has_token(lattice, _cell(axis, line, at)) for at in across) for line in outside}

    def shown(begin: int) -> int:
        return sum(tokens.get(line, 0) for line in range(begin, begin + size[axis]))

    best = max(range(last - size[axis] + 1, first + 1), key=lambda begin: (shown(begin), -abs(begin)))
    return best if shown(best) >= shown(0) + LEAST_TOKENS else 0


def _cell(axis: int, line: int, at: int) -> Cell:
    return (line, at) if axis == 0 else (at, line)


SETTLED: Final = 0.97
"""With this probability among the faces that the deck leaves, a doubtful face needs no question either."""
MOST_CANDIDATES: Final = 6
COPIES: Final = 2
"""The maximum number of copies of a face: two decks are mixed."""
ONE_COLOUR: Final = 0.95
"""If this share of the faces is of one colour, red or black, a face of the other colour is doubtful."""
MANY: Final = 20
"""The minimum number of faces for that rule."""
MANY_DOUBTS: Final = 0.2
"""If more than this share of the cards is in doubt, print is small or blurred, and sure faces need SURER, too."""
SURER: Final = 0.99
"""The probability that a face needs then."""
FEW_FACES: Final = 0.15
"""If less than this share of the cells has such a face, the print is unlike any known, and no face is sure."""
MOST_MIDDLE: Final = 4
"""If more cards than this have a token of the colour of their pips in their middle, these are pips."""
MOST_FAINT: Final = 8
"""The maximum number of cards in doubt that are compared with the backs."""
LEAST_KNOWN: Final = 0.5
"""How cards without an index lie is decided only if this share of the cells has a sure face or a token.

Late in a game many cards lie face-down, but then under tokens.
"""


class CellState(StrEnum):
    """How a cell's card lies."""

    FACE = "face"
    DOWN = "down"
    EMPTY = "empty"
    DOUBTFUL = "doubtful"


@dataclass(frozen=True, slots=True, eq=False)
class GridCell:
    """One cell: the card's state and face, the colour of a token on it, likely faces surest first, and its outline.

    `colours` are those that a token may have, surest first, where the colour, or whether one lies there, is in doubt.
    """

    state: CellState
    face: Card | None
    token: str | None
    candidates: tuple[tuple[Card, float], ...]
    quad: Quad
    colours: tuple[str, ...] = ()


GridCells: TypeAlias = tuple[tuple[GridCell, ...], ...]
"""The cells row by row from the picture's top left."""


def read_grid(bgr: Picture, size: tuple[int, int], readings: Sequence[Reading], reader: GridReader) -> GridCells | None:
    """Returns the cells of a grid of `size` (rows, columns); None where the cards lie in no lattice.

    `readings` are the cards that `reader` saw in the picture; it reads doubtful cells again, enlarged. Rows run across
    the picture from its top left, even if the cards lie sideways.
    """
    fitted = fit_lattice([reading.quad for reading in readings], size)
    if fitted is None:
        return None
    lattice, held = settle_edges(*fitted, size, lambda found, cell: _has_token(bgr, found.quad(*cell)))
    cells = [(row, column) for row in range(size[0]) for column in range(size[1])]
    near = _nearest(lattice, held, readings)
    sure = {cell: near[cell] for cell in cells if cell in near and is_settled(near[cell], lattice, cell)}
    again = CellReader(bgr, lattice, reader, _of_one_colour(list(sure.values())))
    more = again.read({cell: near.get(cell) for cell in cells if cell not in sure})
    found = _doubt_more(again.doubted(sure | more), len(cells))
    appearance = _Appearance(bgr, lattice, size, found)
    found = weigh_courts(bgr, {**found, **again.search(appearance.asked)})
    faces = _settle(found)
    by_cell = appearance.without_pips({cell: appearance.cell(cell, found.get(cell), faces) for cell in cells})
    return tuple(tuple(by_cell[row, column] for column in range(size[1])) for row in range(size[0]))


def _has_token(bgr: Picture, quad: Quad) -> bool:
    """Whether a token lies on a face-down card in an outline."""
    return find_token(card_view(bgr, quad), CARD_PX_PER_MM, np.full(3, WHITE), is_down=True) is not None


def _nearest(lattice: Lattice, held: Mapping[Cell, int], readings: Sequence[Reading]) -> dict[Cell, Reading]:
    """Returns the reading in each cell: the one that lies there, or else one whose outline is off."""
    others = [reading for card, reading in enumerate(readings) if card not in held.values()]
    places = lattice.places([reading.quad for reading in others]) if others else ()
    near = {(round(y), round(x)): reading for (x, y), reading in zip(places, others, strict=True)}
    return near | {cell: readings[card] for cell, card in held.items()}


def _doubt_more(found: Mapping[Cell, Reading], cells: int) -> Mapping[Cell, Reading]:
    """Returns the readings; where many are in doubt, only the surest ones stay out of it, or none if they are few."""
    doubts = sum(reading.confidence < SURE for reading in found.values())
    if doubts <= MANY_DOUBTS * len(found):
        return found
    surest = {cell for cell, reading in found.items() if reading.confidence >= SURER}
    kept = surest if len(surest) >= FEW_FACES * cells else set()
    return {
        cell: reading if cell in kept or reading.confidence < SURE else in_doubt(reading)
        for cell, reading in found.items()
    }


@dataclass(frozen=True, slots=True, eq=False)
class _Faces:
    """The probabilities (52,) of a cell's faces: as it `shows` them alone, and how `likely` other cells leave them."""

    shows: NDArray[np.float64]
    likely: NDArray[np.float64]


def _settle(found: Mapping[Cell, Reading]) -> dict[Cell, _Faces]:
    """Returns the faces of each cell; a face is left as far as it is not sure that all its copies lie elsewhere."""
    sure = sorted((cell for cell in found if found[cell].confidence >= SURE), key=lambda cell: -found[cell].confidence)
    possible = _of_one_colour([found[cell] for cell in sure])
    seen: dict[int, list[float]] = {}
    faces: dict[Cell, _Faces] = {}
    for cell in [*sure, *(cell for cell in found if found[cell].confidence < SURE)]:
        shows = _shares(found[cell].probabilities * possible)
        left = [1 - prod(alike) if len(alike) >= COPIES else 1.0 for alike in (seen.get(face, ()) for face in _FACES)]
        faces[cell] = _Faces(shows, _shares(shows * left))
        best = int(found[cell].probabilities.argmax())
        if found[cell].confidence >= SURE and faces[cell].likely[best] >= SURE:
            seen[best] = [*seen.get(best, ()), float(shows[best])]
    return faces


def _shares(weights: NDArray[np.floating]) -> NDArray[np.float64]:
    return np.asarray(weights / max(float(weights.sum()), 1e-9), np.float64)


def _of_one_colour(sure: Sequence[Reading]) -> NDArray[np.bool_]:
    """Returns which faces (52,) may lie there: those of one colour, if nearly all of many are of one."""
    red = float(np.mean([bool(_RED[int(reading.probabilities.argmax())]) for reading in sure])) if sure else 0.5
    if len(sure) < MANY or 1 - ONE_COLOUR < red < ONE_COLOUR:
        return np.ones(len(DECK), np.bool_)
    return _RED if red >= ONE_COLOUR else ~_RED


_FACES: Final = range(len(DECK))
_RED: Final = np.array([card.suit in (Suit.DIAMONDS, Suit.HEARTS) for card in DECK])


class _Appearance:
    """The appearance of the table in the gaps between cells, and of the stock of the cards that were read."""

    def __init__(self, bgr: Picture, lattice: Lattice, size: tuple[int, int], found: Mapping[Cell, Reading]) -> None:
        self._bgr = bgr
        self._middle: set[Cell] = set()
        """Cells with a token in the middle that has the colour of pips."""
        gaps = np.zeros(bgr.shape[:2], np.uint8)
        around = np.array([lattice.quad(row, column, 1.12) for row in range(size[0]) for column in range(size[1])])
        cv2.fillConvexPoly(gaps, cv2.convexHull(np.round(around.reshape(-1, 2)).astype(np.int32)), 1)
        for quad in around:
            cv2.fillConvexPoly(gaps, np.round(quad).astype(np.int32), 0)
        read = [reading for reading in found.values() if reading.confidence >= SURE]
        sure = [self._view(reading.quad) for reading in _each_print_first(read)]
        brightest = [stock_of(view) for view in sure]
        self._stock = np.median(brightest, axis=0) if brightest else np.full(3, WHITE)
        unread = [(row, column) for row, column in np.ndindex(size) if (row, column) not in found]
        doubtful = [cell for cell, reading in found.items() if reading.confidence < SURE]
        faint = sorted(doubtful, key=lambda cell: found[cell].card is not None)[:MOST_FAINT]  # unnamed ones first
        views = {cell: self._view(lattice.quad(*cell)) for cell in (*unread, *faint)}
        cards = UnreadCards(views, sure, bgr[gaps > 0], self._stock, CARD_PX_PER_MM, faint)
        known = len(sure) + sum(cards.tokens[cell] is not None for cell in unread)
        tell = _unread_cell if sure and known >= LEAST_KNOWN * size[0] * size[1] else _asked_cell
        self._unread = {cell: tell(cards, cell, lattice.quad(*cell)) for cell in unread}
        self.asked = [cell for cell in unread if self._unread[cell].state is CellState.DOUBTFUL]
        """The cells with a card that shows no index and may lie face-up."""
        backs = [cell for cell in faint if cards.shows_back(cell, is_named=found[cell].card is not None)]
        self._unread |= {cell: tell(cards, cell, lattice.quad(*cell)) for cell in backs}

    def cell(self, cell: Cell, reading: Reading | None, faces: Mapping[Cell, _Faces]) -> GridCell:
        """Returns what lies in a cell."""
        unread = self._unread.get(cell)
        if unread is not None and (reading is None or unread.state is CellState.DOWN):
            return unread  # what was read there is the next card's
        assert reading is not None
        quad = reading.quad
        found = find_token(self._view(quad), CARD_PX_PER_MM, self._stock)
        likely = faces[cell].likely
        best = int(likely.argmax())
        token, colours = tell_colour(found, DECK[best])
        if (token or colours) and found and may_be_middle_pip(found, DECK[best]):
            self._middle.add(cell)
        is_likeliest = int(reading.probabilities.argmax()) == best
        is_sure = is_likeliest and (
            reading.confidence >= SURE or (reading.card is not None and likely[best] >= SETTLED)
        )
        if is_sure and float(likely[best]) >= SURE:
            return GridCell(CellState.FACE, DECK[best], token, _candidates(faces[cell].shows), quad, colours)
        return GridCell(CellState.DOUBTFUL, None, token, _candidates(faces[cell].shows), quad, colours)

    def without_pips(self, cells: Mapping[Cell, GridCell]) -> dict[Cell, GridCell]:
        """Returns the cells without what was taken for tokens where many cards bear it in the middle: it is print."""
        printed = self._middle if len(self._middle) > MOST_MIDDLE else ()
        return {cell: replace(one, token=None, colours=()) if cell in printed else one for cell, one in cells.items()}

    def _view(self, quad: Quad) -> Picture:
        return card_view(self._bgr, quad)


def _each_print_first(readings: Sequence[Reading]) -> Sequence[Reading]:
    """Returns the readings, first one of each face; the courts before the numbers, as a back is rather like them."""
    seen, order = Counter[Card](), []
    for place, reading in enumerate(readings):
        face = DECK[int(reading.probabilities.argmax())]
        order.append((seen[face], face.rank not in COURTS, place))
        seen[face] += 1
    return [readings[place] for *_, place in sorted(order)]


def _asked_cell(cards: UnreadCards, cell: Cell, quad: Quad) -> GridCell:
    """Returns a cell whose card shows no index where few cards do: any of them may lie face-up."""
    return _unsure(quad, cards.tokens[cell])


def _unread_cell(cards: UnreadCards, cell: Cell, quad: Quad) -> GridCell:
    """Returns a cell whose card shows no index: none lies there, or face-down, or one whose indices are hidden."""
    found = cards.tokens[cell]
    if cards.is_lost_in_light(cell):
        return _unsure(quad, None)
    if not cards.is_back(cell):
        if cards.is_overexposed(cell):
            return _unsure(quad, found)
        if cards.is_table(cell):
            return GridCell(CellState.EMPTY, None, None, (), quad)
        if cards.may_be_face(cell):
            return _unsure(quad, found)
    if found is None and not cards.looks_like_backs(cell):
        return _unsure(quad, None)
    token, colours = tell_colour(found)
    return GridCell(CellState.DOWN, None, token, (), quad, colours)


def _unsure(quad: Quad, found: FoundToken | None) -> GridCell:
    """Returns a cell of which nothing but a token was read."""
    token, colours = tell_colour(found)
    return GridCell(CellState.DOUBTFUL, None, token, _candidates(np.full(len(DECK), 1 / len(DECK))), quad, colours)


def _candidates(likely: NDArray[np.float64]) -> tuple[tuple[Card, float], ...]:
    order = np.argsort(-likely, kind="stable")[:MOST_CANDIDATES]
    return tuple((DECK[int(face)], float(likely[face])) for face in order if likely[face] > 0)
