"""Reads a grid of cards cell by cell: what each shows, and what is in doubt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card, Rank, Suit
from vision.frames import Picture
from vision.geometry import Quad, centre_of
from vision.reader.card_reader import with_uncertainty
from vision.reader.lattice import Cell, Lattice, fit_lattice
from vision.reader.second_look import GROWN, SURE, PictureReader, fits, read_alone, read_cell_again
from vision.reader.tokens import FoundToken, find_token
from vision.reader.views import cut_view
from vision.reading import Reading

SETTLED: Final = 0.97
"""With this probability among the faces that the deck leaves, a doubtful face needs no question either."""
MOST_CANDIDATES: Final = 6
COPIES: Final = 2
"""Two decks are mixed: each face occurs at most this often."""
VIEW: Final = (126, 176)
"""An upright view of a card, in pixels: two a millimetre."""
VIEW_PX_PER_MM: Final = 2.0
OUTLINED: Final = 1.05
"""A card whose outline was seen is read again with this much of its surroundings."""
IN_DOUBT: Final = 0.5
"""The confidence of a face that may be the next card's."""
TABLE_LIKE: Final = 0.5
"""A cell is empty if its colour histogram has this intersection with that of the gaps."""
UNLIKE: Final = 1.2
"""But it must have this many times the intersection of any card read: cards and the table may look alike."""
WHITE: Final = 240.0
"""The assumed brightness of card stock where no card was read."""
ONE_COLOUR: Final = 0.95
"""If this share of the faces is of one colour, red or black, a face of the other colour is doubtful."""
MANY: Final = 20
"""The minimum number of faces for that."""
FLAT_STEP: Final = 6.0
"""The maximum variation of a flat place, in grey levels beside stock of 240."""
FLAT: Final = 0.55
"""A card without a token that is flat in this share may be an overexposed face: backs are printed all over."""
BLANK: Final = 0.9
"""The same for an overexposed card with a token."""
BURNT: Final = 245
"""A flat place as bright as this is overexposed: a card and a bright table look alike."""
LEAST_BACKS: Final = 2
"""The minimum number of other cards with which an unread card is compared."""
BACK_LIKE: Final = 0.15
"""The least intersection of a back's colour histogram with that of the most similar other back."""
STOCK_STEP: Final = 40.0
"""The maximum difference of stock to the stock of other cards, in grey levels."""
WHITE_FACE: Final = 0.7
"""At least this share of a number's face is stock."""
PIP_COLOURS: Final = {
    Suit.CLUBS: ("black", "green", "blue"),
    Suit.DIAMONDS: ("red", "orange", "blue"),
    Suit.HEARTS: ("red", "orange"),
    Suit.SPADES: ("black", "blue"),
}
"""The colours of pips, in decks of two and of four colours."""
COURTS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
COURT_COLOURS: Final = ("red", "orange", "green", "blue", "black")
"""The colours of pips and dresses."""
TINTED_MM: Final = 6.8
"""A disc of another colour with a smaller radius is a pip, too: light tints them."""
TOKEN_MM: Final = 7.4
"""A disc of these colours with a smaller radius is a pip."""
MIDDLE_MM: Final = 3.0
"""The ace's pip lies in the card's middle, off it by at most this."""


class CellState(StrEnum):
    """How a cell's card lies."""

    FACE = "face"
    DOWN = "down"
    EMPTY = "empty"
    DOUBTFUL = "doubtful"


@dataclass(frozen=True, slots=True, eq=False)
class GridCell:
    """One cell: the card's state and face, the colour of a token on it, likely faces surest first, and its outline."""

    state: CellState
    face: Card | None
    token: str | None
    candidates: tuple[tuple[Card, float], ...]
    quad: Quad


Grid: TypeAlias = tuple[tuple[GridCell, ...], ...]
"""The cells row by row from the picture's top left."""


def read_grid(bgr: Picture, size: tuple[int, int], readings: Sequence[Reading], reader: PictureReader) -> Grid | None:
    """Returns the cells of a grid of `size` (rows, columns); None where the cards lie in no lattice.

    `readings` are the cards that `reader` saw in the picture; it reads doubtful cells again, enlarged. Rows run across
    the picture from its top left, even if the cards lie sideways.
    """
    fitted = fit_lattice([reading.quad for reading in readings], size)
    if fitted is None:
        return None
    lattice, held = fitted
    cells = [(row, column) for row in range(size[0]) for column in range(size[1])]
    near = _nearest(lattice, held, readings)
    read = {cell: _read_cell(bgr, lattice, cell, near.get(cell), reader) for cell in cells}
    seen = {cell: reading for cell, reading in read.items() if reading is not None}
    found = {cell: _doubted(bgr, lattice, cell, seen, reader) for cell in seen}
    looks = _Looks(bgr, lattice, size, found)
    faces = _settle(found)
    by_cell = {cell: looks.cell(cell, found.get(cell), faces) for cell in cells}
    return tuple(tuple(by_cell[row, column] for column in range(size[1])) for row in range(size[0]))


def _nearest(lattice: Lattice, held: Mapping[Cell, int], readings: Sequence[Reading]) -> dict[Cell, Reading]:
    """Returns the reading in each cell: the one that lies there, or else one whose outline is off."""
    others = [reading for card, reading in enumerate(readings) if card not in held.values()]
    places = lattice.places([reading.quad for reading in others]) if others else ()
    near = {(round(y), round(x)): reading for (x, y), reading in zip(places, others, strict=True)}
    return near | {cell: readings[card] for cell, card in held.items()}


def _read_cell(
    bgr: Picture, lattice: Lattice, cell: Cell, first: Reading | None, reader: PictureReader
) -> Reading | None:
    """Returns the card in a cell; one that is in doubt or whose outline does not fit is read again."""
    if first is not None and first.confidence >= SURE and fits(first, lattice, cell):
        return first
    return read_cell_again(bgr, lattice, cell, first, reader)


def _doubted(
    bgr: Picture, lattice: Lattice, cell: Cell, found: Mapping[Cell, Reading], reader: PictureReader
) -> Reading:
    """Returns a cell's reading, in doubt where the cell shows that face only beside the same face.

    An index of the next card may have been taken for one of this card.
    """
    reading, (row, column) = found[cell], cell
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    alike = [other for other in beside if other in found and found[other].card is reading.card]
    if reading.card is None or not alike:
        return reading
    middle = centre_of(reading.quad)
    outline = np.asarray(middle + (reading.quad - middle) * OUTLINED, np.float32)
    theirs = [found[other].quad for other in alike]
    around = lattice.quad(*cell, grown=GROWN)
    cells = [*theirs, *(lattice.quad(*other) for other in alike)]
    for quad, others in ((outline, theirs), (around, cells)):
        if any(one.card is reading.card for one in read_alone(bgr, quad, others, reader)):
            return reading
    return Reading(None, IN_DOUBT, reading.quad, with_uncertainty(reading.probabilities, IN_DOUBT))


def _settle(found: Mapping[Cell, Reading]) -> dict[Cell, NDArray[np.float64]]:
    """Returns the probabilities (52,) of each cell's faces, as far as the other cells leave them possible."""
    sure = sorted((cell for cell in found if found[cell].confidence >= SURE), key=lambda cell: -found[cell].confidence)
    left = np.where(_of_one_colour([found[cell] for cell in sure]), COPIES, 0)
    faces: dict[Cell, NDArray[np.float64]] = {}
    for cell in [*sure, *(cell for cell in found if found[cell].confidence < SURE)]:
        possible = np.asarray(found[cell].probabilities * (left > 0), np.float64)
        faces[cell] = possible / max(float(possible.sum()), 1e-9)
        if found[cell].confidence >= SURE and float(possible.sum()) >= SURE:
            left[int(possible.argmax())] -= 1
    return faces


def _of_one_colour(sure: Sequence[Reading]) -> NDArray[np.bool_]:
    """Returns which faces (52,) may lie there: those of one colour, if nearly all of many are of one."""
    red = float(np.mean([bool(_RED[int(reading.probabilities.argmax())]) for reading in sure])) if sure else 0.5
    if len(sure) < MANY or 1 - ONE_COLOUR < red < ONE_COLOUR:
        return np.ones(len(DECK), np.bool_)
    return _RED if red >= ONE_COLOUR else ~_RED


_RED: Final = np.array([card.suit in (Suit.DIAMONDS, Suit.HEARTS) for card in DECK])


class _Looks:
    """The appearance of the table in the gaps between cells, and of the stock of the cards that were read."""

    def __init__(self, bgr: Picture, lattice: Lattice, size: tuple[int, int], found: Mapping[Cell, Reading]) -> None:
        self._bgr = bgr
        self._lattice = lattice
        gaps = np.zeros(bgr.shape[:2], np.uint8)
        around = np.array([lattice.quad(row, column, 1.12) for row in range(size[0]) for column in range(size[1])])
        cv2.fillConvexPoly(gaps, cv2.convexHull(np.round(around.reshape(-1, 2)).astype(np.int32)), 1)
        for quad in around:
            cv2.fillConvexPoly(gaps, np.round(quad).astype(np.int32), 0)
        self._table = _histogram(bgr[gaps > 0])
        self._sure = [self._view(reading.quad) for reading in found.values() if reading.confidence >= SURE]
        brightest = [np.percentile(view.reshape(-1, 3), 75, axis=0) for view in self._sure]
        self._stock = np.median(brightest, axis=0) if brightest else np.full(3, WHITE)
        unread = [(row, column) for row, column in np.ndindex(size) if (row, column) not in found]
        views = {cell: self._view(lattice.quad(*cell)) for cell in unread}
        self._backs = {
            cell: _histogram(_inner(view).reshape(-1, 3))
            for cell, view in views.items()
            if find_token(view, VIEW_PX_PER_MM, self._stock, is_down=True) is not None
        }

    def cell(self, cell: Cell, reading: Reading | None, faces: Mapping[Cell, NDArray[np.float64]]) -> GridCell:
        """Returns what lies in a cell."""
        quad = reading.quad if reading is not None else self._lattice.quad(*cell)
        view = self._view(quad)
        found = find_token(view, VIEW_PX_PER_MM, self._stock, is_down=reading is None)
        if reading is None:
            return self._unread(cell, view, found.colour if found else None, quad)
        likely = faces[cell]
        best = int(likely.argmax())
        token = found.colour if found and not _is_pip(found, DECK[best]) else None
        told = int(reading.probabilities.argmax()) == best
        is_sure = told and (reading.confidence >= SURE or (reading.card is not None and likely[best] >= SETTLED))
        if is_sure and float(likely[best]) >= SURE:
            return GridCell(CellState.FACE, DECK[best], token, _candidates(likely), quad)
        return GridCell(CellState.DOUBTFUL, None, token, _candidates(likely), quad)

    def _unread(self, cell: Cell, view: Picture, token: str | None, quad: Quad) -> GridCell:
        """Returns a cell whose card shows no index: none lies there, or face-down, or one whose indices are hidden."""
        inner = _inner(view)
        flat = _flat_share(inner, FLAT_STEP * min(1.0, float(self._stock.max()) / WHITE))
        is_burnt = float(np.median(inner.max(axis=2))) >= BURNT
        if is_burnt and flat >= (FLAT if token is None else BLANK):
            return self._doubtful(quad, token)
        if token is None and self._is_table(inner):
            return GridCell(CellState.EMPTY, None, None, (), quad)
        if self._may_be_face(cell, inner, is_flat=flat >= FLAT, has_token=token is not None):
            return self._doubtful(quad, token)
        return GridCell(CellState.DOWN, None, token, (), quad)

    def _may_be_face(self, cell: Cell, inner: Picture, *, is_flat: bool, has_token: bool) -> bool:
        """Whether an unread card may lie face-up: it looks unlike the backs, or as flat as a face in bright light.

        The backs are the other unread cards that bear a token.
        """
        backs = [back for other, back in self._backs.items() if other != cell]
        own = _histogram(inner.reshape(-1, 3))
        is_unlike = len(backs) >= LEAST_BACKS and max(float(np.minimum(own, back).sum()) for back in backs) < BACK_LIKE
        white = float((np.abs(inner - self._stock).max(axis=2) < STOCK_STEP).mean())
        if has_token:
            return is_unlike and white >= WHITE_FACE
        return is_unlike if len(backs) >= LEAST_BACKS and white < WHITE_FACE else is_flat

    def _is_table(self, inner: Picture) -> bool:
        """Whether the middle of a cell looks like the table, and more so than the cards do."""
        cards = max((self._likeness(_inner(view)) for view in self._sure), default=0.0)
        return self._likeness(inner) >= max(TABLE_LIKE, UNLIKE * cards)

    def _likeness(self, inner: Picture) -> float:
        return float(np.minimum(_histogram(inner.reshape(-1, 3)), self._table).sum())

    def _doubtful(self, quad: Quad, token: str | None) -> GridCell:
        """Returns a cell of which nothing but a token was read."""
        return GridCell(CellState.DOUBTFUL, None, token, _candidates(np.full(len(DECK), 1 / len(DECK))), quad)

    def _view(self, quad: Quad) -> Picture:
        is_upright = np.linalg.norm(quad[1] - quad[0]) < np.linalg.norm(quad[3] - quad[0])
        upright = quad if is_upright else np.roll(quad, 1, axis=0)
        return cut_view(self._bgr, np.asarray(upright, np.float32), VIEW, 0.0)


def _inner(view: Picture) -> Picture:
    """Returns a card's view without its margin."""
    return view[view.shape[0] // 8 : -view.shape[0] // 8, view.shape[1] // 8 : -view.shape[1] // 8]


def _is_pip(token: FoundToken, face: Card) -> bool:
    """Whether what looks like a token is print: a pip of the face's colour, the ace's in the middle, or a dress."""
    if token.colour not in (COURT_COLOURS if face.rank in COURTS else PIP_COLOURS[face.suit]):
        return token.radius_mm < TINTED_MM
    return token.radius_mm < TOKEN_MM or (face.rank is Rank.ACE and token.off_mm < MIDDLE_MM)


def _flat_share(view: Picture, step: float) -> float:
    """Returns the share of places round which the picture varies by less than a step."""
    smooth = cv2.GaussianBlur(view, (0, 0), 1.0).astype(np.float32)
    variance = cv2.blur(smooth**2, (7, 7)) - cv2.blur(smooth, (7, 7)) ** 2
    return float((variance.max(axis=2) < step**2).mean())


def _histogram(pixels: Picture) -> NDArray[np.float32]:
    """Returns the shares of coarse colours, the sum 1."""
    if not len(pixels):
        return np.zeros((8, 8, 8), np.float32)
    counts, _ = np.histogramdd(pixels.astype(np.float32), bins=8, range=[(0, 256)] * 3)
    return np.asarray(cv2.blur(counts.astype(np.float32), (3, 3)) / max(1.0, float(counts.sum())), np.float32)


def _candidates(likely: NDArray[np.float64]) -> tuple[tuple[Card, float], ...]:
    order = np.argsort(-likely, kind="stable")[:MOST_CANDIDATES]
    return tuple((DECK[int(face)], float(likely[face])) for face in order if likely[face] > 0)
