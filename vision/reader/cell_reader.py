"""CellReader: reads cells of a grid again that are in doubt, by their cards' pips and by their indices, enlarged."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK, Card, Rank
from vision.frames import Picture
from vision.geometry import Floats, Quad, centre_of, intersection_over_union, scaled, upright
from vision.reader.card_reader import with_uncertainty
from vision.reader.cell_rereading import (
    FIRST,
    GROWN,
    MORE,
    SURE,
    UNCONFIRMED,
    EnlargedReadings,
    PictureReader,
    fits,
    is_clear,
    named,
    read_alone,
    read_together,
    reread,
    reread_further,
    search_cell,
)
from vision.reader.lattice import Cell, Lattice
from vision.reader.letters import LARGE_PIP
from vision.reader.tokens import COURTS, find_token, is_as_small_as_pip
from vision.reader.views import CARD_PX_PER_MM, CARD_SIZE, card_box, card_view, stock_of
from vision.reading import Reading

SURE_BY_PIPS: Final = 0.9
"""Pips that show a face with this probability need no index beside them."""
SHOWS_FACE: Final = 0.93
"""With this probability a card lies face-up: cards that lie face-down, and the bare table, reach less."""


class PipReader(Protocol):
    """Reads cards by their pips."""

    def read_pips(self, bgr: Picture, quads: Floats) -> Sequence[Reading]:
        """Returns what the pips of each card show that lies at about these outlines (n, 4, 2)."""
        ...


class PipReadings:
    """The cards of a grid, each looked at once when it is asked for; only faces among `possible` (52,) lie there."""

    def __init__(self, bgr: Picture, lattice: Lattice, reader: PipReader, possible: NDArray[np.bool_]) -> None:
        self._bgr = bgr
        self._lattice = lattice
        self._reader = reader
        self._possible = possible
        self._found: dict[Cell, Reading | None] = {}

    def look(self, cells: Iterable[Cell]) -> Mapping[Cell, Reading]:
        """Returns what the cards in these cells show, as far as they show a face."""
        asked = list(cells)
        new = [cell for cell in asked if cell not in self._found]
        if new:
            quads = np.stack([self._lattice.quad(*cell) for cell in new])
            self._found |= zip(new, map(self._limited, self._reader.read_pips(self._bgr, quads)), strict=True)
        return {cell: found for cell in asked if (found := self._found[cell]) is not None}

    def _limited(self, reading: Reading) -> Reading | None:
        """Returns a card's reading with the possible faces only; None if it may lie face-down."""
        if 1 - len(DECK) * float(reading.probabilities.min()) < SHOWS_FACE:
            return None
        shares = reading.probabilities * self._possible
        shares = np.asarray(shares / shares.sum(), np.float32)
        best = int(shares.argmax())
        confidence = float(shares[best])
        return Reading(DECK[best] if confidence >= SURE_BY_PIPS else None, confidence, reading.quad, shares)


_ANGLES: Final = np.linspace(0, 2 * np.pi, 32, endpoint=False)


def without_token(bgr: Picture, quad: Quad, face: Card) -> Picture | None:
    """Returns the picture with stock in the place of the token on the card in an outline.

    None if none lies there, or one that may be a pip of its likeliest face; what is as large as a token is painted over
    on an ace, too, whose indices tell it alone then.
    """
    view = card_view(bgr, quad)
    stock = stock_of(view)
    token = find_token(view, CARD_PX_PER_MM, stock)
    if token is None or is_as_small_as_pip(token, face):
        return None
    reach = token.reach_mm * CARD_PX_PER_MM
    around = np.column_stack([np.cos(_ANGLES), np.sin(_ANGLES)]) * reach + token.at
    back = cv2.getPerspectiveTransform(card_box(CARD_SIZE, 0.0), np.asarray(upright(quad), np.float32))
    place = cv2.perspectiveTransform(around[None], back)[0]
    painted = bgr.copy()
    cv2.fillConvexPoly(painted, np.round(place).astype(np.int32), stock.tolist())
    return painted


MOST_UNCLEAR: Final = 36
"""With more cards that an enlarged reading leaves in doubt than this, further readings would take too long."""
MOST_SEARCHED: Final = 4
"""With more cards that show no index than this, further readings would take too long."""
OUTLINED: Final = 1.05
"""A card whose outline was seen is read again with this much of its surroundings."""
SURER: Final = 0.99
"""Numbers with this probability tell how many pips the deck prints."""
MIDDLE: Final = 0.55
"""The middle of a card, in parts of it: pips lie in it, indices do not."""
INDEX_SEEN: Final = 0.6
"""A face with this probability is read by the indices alone."""
NUMBERS: Final = tuple(rank for rank in Rank if Rank.TWO <= rank <= Rank.TEN)
MOST_NUMBERS: Final = 8
"""The maximum number of numbered cards that are asked whether the deck prints one pip on all of them."""
LEAST_NUMBERS: Final = 3
"""Where they are fewer than this, more than half of this many must show one pip."""
ACE_LIKE: Final = 0.02
"""A numbered card with one large pip may be an ace with at least this probability, by its pips alone."""
_ACES: Final = [place for place, card in enumerate(DECK) if card.rank is Rank.ACE]
_BESIDE_PIP: Final = np.array([1 / LARGE_PIP if card.rank in NUMBERS else 1.0 for card in DECK])
"""The factors (52,) that undo how a large pip lowered the probability of each face."""
SAME_SHAPE: Final = 0.7
"""A card's outline has this intersection over union with that of its cell, moved onto it."""
IN_DOUBT: Final = 0.5
"""The confidence of a face that may be the next card's."""


class GridReader(PictureReader, PipReader, Protocol):
    """Reads cards by their indices and by their pips."""


class CellReader:
    """Reads cells of a grid in a picture; only the faces among `possible` (52,) lie there."""

    def __init__(self, bgr: Picture, lattice: Lattice, reader: GridReader, possible: NDArray[np.bool_]) -> None:
        self._bgr = bgr
        self._lattice = lattice
        self._reader = reader
        self._pips = PipReadings(bgr, lattice, reader, possible)

    def read(self, first: Mapping[Cell, Reading | None]) -> dict[Cell, Reading]:
        """Returns the cards in cells of which the `first` reading is in doubt, does not fit, or shows none."""
        pips = {cell: shown for cell, shown in self._pips.look(first).items() if shown.card is not None}
        confirmed = {cell for cell, shown in pips.items() if _confirm(shown, first[cell])}
        enlarged = self._reread_cells({cell: one for cell, one in first.items() if cell not in confirmed})
        found = {cell: self._read_cell(cell, seen, pips.get(cell)) for cell, seen in enlarged.items()}
        read = {cell: pips[cell] if cell in confirmed else found[cell] for cell in first}
        return {cell: reading for cell, reading in read.items() if reading is not None}

    def _reread_cells(self, first: Mapping[Cell, Reading | None]) -> Mapping[Cell, EnlargedReadings]:
        """Returns the readings of each cell: further ones until they are clear, if the first leave few in doubt."""
        places = (self._bgr, self._lattice)
        enlarged = {cell: reread(*places, cell, one, self._reader) for cell, one in first.items()}
        if sum(not is_clear(seen) for seen in enlarged.values()) > MOST_UNCLEAR:
            return enlarged
        return {cell: reread_further(*places, cell, seen, self._reader) for cell, seen in enlarged.items()}

    def _read_cell(self, cell: Cell, enlarged: EnlargedReadings, sure: Reading | None) -> Reading | None:
        """Returns what the readings of a card show together; its pips if they are sure and no reading shows others."""
        again = read_together(enlarged, self._lattice, cell)
        if sure is not None and (again is None or (again.confidence < SURE and _show_same(again, sure))):
            return sure
        return again

    def doubted(self, found: Mapping[Cell, Reading]) -> dict[Cell, Reading]:
        """Returns the readings, those in doubt where a cell shows a face only beside the same face.

        An index of the next card may have been taken for one of this card. Aces are in doubt, too, where the deck
        prints one pip on all numbers, unless they are read without it; and there pips make no card in doubt an ace.
        """
        checked = {cell: self._doubted_cell(cell, found) for cell in found}
        kept = {cell: one for cell, one in checked.items() if one is found[cell]}
        if self._prints_one_pip(found):
            return checked | {cell: self._without_pip(one) for cell, one in kept.items()}
        return checked | {cell: self._read_without_token(cell, one) for cell, one in kept.items()}

    def _without_pip(self, reading: Reading) -> Reading:
        """Returns a reading by what is read beside the card's only pip, which all numbers have and no court has."""
        if reading.confidence < SURE:
            if _rank_of(reading) in COURTS:
                return reading
            unknown = float(reading.probabilities.min())  # the share that no print gave to a face
            shares = (reading.probabilities - unknown) * _BESIDE_PIP
            shares = shares * (1 - unknown * len(DECK)) / max(float(shares.sum()), 1e-9) + unknown
            return named(with_uncertainty(shares, min(float(shares.max()), UNCONFIRMED)), reading.quad)
        is_doubted = _rank_of(reading) is Rank.ACE and not self._is_read_without_pip(reading)
        return in_doubt(reading) if is_doubted else reading

    def _read_without_token(self, cell: Cell, reading: Reading) -> Reading:
        """Returns a surer reading of the same rank where the token on a card in doubt is painted over."""
        face = DECK[int(reading.probabilities.argmax())]
        painted = without_token(self._bgr, reading.quad, face) if reading.confidence < SURE else None
        if painted is None:
            return reading
        again = search_cell(painted, self._lattice, cell, self._reader)
        is_surer = again is not None and again.confidence > reading.confidence and _rank_of(again) is face.rank
        return again if again is not None and is_surer else reading

    def _prints_one_pip(self, found: Mapping[Cell, Reading]) -> bool:
        """Whether the pips of most cards that are surely other numbers may be an ace's: each has one large pip."""
        sure = (cell for cell in found if found[cell].confidence >= SURER)
        numbers = list(islice((cell for cell in sure if _rank_of(found[cell]) in NUMBERS), MOST_NUMBERS))
        shown = self._pips.look(numbers).values()
        alike = sum(float(one.probabilities[_ACES].sum()) >= ACE_LIKE for one in shown)
        return 2 * alike > max(len(numbers), LEAST_NUMBERS)

    def _is_read_without_pip(self, reading: Reading) -> bool:
        """Whether a card shows the same face where its middle is hidden."""
        outline, hidden = scaled(reading.quad, OUTLINED), scaled(reading.quad, MIDDLE)
        looks = (read_alone(self._bgr, outline, [hidden], self._reader, look) for look in (FIRST, *MORE))
        return any(one.confidence >= INDEX_SEEN and _show_same(one, reading) for alone in looks for one in alone)

    def _doubted_cell(self, cell: Cell, found: Mapping[Cell, Reading]) -> Reading:
        reading, (row, column) = found[cell], cell
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        alike = [other for other in beside if other in found and found[other].card is reading.card]
        if reading.card is None or not alike or self._shows(cell, reading.card):
            return reading
        theirs = [found[other].quad for other in alike]
        cells = [*theirs, *(self._lattice.quad(*other) for other in alike)]
        for quad, others in ((scaled(reading.quad, OUTLINED), theirs), (self._lattice.quad(*cell, grown=GROWN), cells)):
            if any(one.card is reading.card for one in read_alone(self._bgr, quad, others, self._reader)):
                return reading
        return in_doubt(reading)

    def _shows(self, cell: Cell, card: Card) -> bool:
        """Whether the pips in a cell show surely that face: they are the card's own."""
        shown = self._pips.look([cell]).get(cell)
        return shown is not None and shown.card is card

    def search(self, cells: Sequence[Cell]) -> dict[Cell, Reading]:
        """Returns the cards in cells that show no index, as further readings of a few, or else their pips, show."""
        shown = self._pips.look(cells)
        if len(cells) > MOST_SEARCHED:
            return dict(shown)
        found = {cell: search_cell(self._bgr, self._lattice, cell, self._reader) for cell in cells}
        return {**shown, **{cell: reading for cell, reading in found.items() if reading is not None}}


def is_settled(reading: Reading, lattice: Lattice, cell: Cell) -> bool:
    """Whether a reading is sure and lies in its cell as a card does: it needs no second reading."""
    return reading.confidence >= SURE and fits(reading, lattice, cell) and _has_shape(reading.quad, lattice.quad(*cell))


def _has_shape(quad: Quad, of_cell: Quad) -> bool:
    """Whether an outline has the shape of a cell's card, wherever it lies: else an index in it is another card's."""
    return intersection_over_union(quad - centre_of(quad) + centre_of(of_cell), of_cell) >= SAME_SHAPE


def _rank_of(reading: Reading) -> Rank:
    return DECK[int(reading.probabilities.argmax())].rank


def in_doubt(reading: Reading) -> Reading:
    """Returns a reading whose face is no longer sure."""
    return Reading(None, IN_DOUBT, reading.quad, with_uncertainty(reading.probabilities, IN_DOUBT))


def _confirm(shown: Reading, first: Reading | None) -> bool:
    """Whether the first reading of a card, if there is one, shows the same face as its pips."""
    return first is None or _show_same(first, shown)


def _show_same(one: Reading, other: Reading) -> bool:
    """Whether the same face is most probable in both."""
    return int(one.probabilities.argmax()) == int(other.probabilities.argmax())
