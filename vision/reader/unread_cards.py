"""Tells how the cards of a grid lie that show no index: compared with each other, the faces read, and the table."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from statistics import median
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.reader.lattice import Cell
from vision.reader.prints import likeness, print_of, turned
from vision.reader.tokens import DARK_STOCK, find_token

FACE_LIKE: Final = 0.45
"""A back never has this likeness to a face, unless it bears a token and is clearly like the other backs."""
LEAST_ALIKE: Final = 0.2
"""Two cards of the same print have this likeness even where a lamp shines on one."""
MORE_ALIKE: Final = 1.3
"""The factor by which it must also be more like backs than like faces, or the other way round."""
RATHER_FACE_LIKE: Final = 0.3
CLEARLY_MORE_ALIKE: Final = 2.0
"""A back seldom has this likeness to a face, and none if it is more like faces than backs by this factor."""
CLEAR_BACKS: Final = 0.5
"""Where backs have this likeness among each other, their print can be seen."""
UNLIKE_BACKS: Final = 0.35
"""A card whose likeness to the backs is less than this share of theirs is none of them."""
CLEAR_SHARE: Final = 0.6
"""One whose likeness is more than this share of theirs is clearly one of them."""
TURNED_DEG: Final = (-4.5, -3.0, -1.5, 1.5, 3.0, 4.5)
"""A fine print is compared turned, too, where it is not clearly that of the backs: cards do not lie parallel."""
MOST_BACKS: Final = 5
"""The maximum number of backs with which a print is compared turned."""
TURNED_PAIRS: Final = 20
"""The approximate maximum of pairs of a print and a back that are compared turned: more take seconds."""
MOST_COMPARED: Final = 8
"""The maximum number of backs with which each card is compared: late in a game most cards are backs."""
MOST_FACES: Final = 10
"""The maximum number of faces with which an unread card is compared."""
LEAST_FACES: Final = 6
"""The minimum, where many cards are unread; the courts come first."""
FACE_PAIRS: Final = 120
"""The approximate maximum of pairs of an unread card and a face, unless the minimum of faces makes more."""
TABLE_LIKE: Final = 0.5
"""A cell is empty if its colour histogram has this intersection with that of the gaps."""
UNLIKE: Final = 1.2
"""The factor by which this must also exceed the intersection with any card read: cards and table may look alike."""
WHITE: Final = 240.0
"""The assumed brightness of card stock where no card was read."""
FLAT_STEP: Final = 6.0
"""The maximum variation of a flat place, in grey levels beside stock of 240."""
FLAT: Final = 0.55
"""A card without a token that is flat in this share may be an overexposed face: backs are printed all over."""
BLANK: Final = 0.9
"""The same for an overexposed card with a token."""
BURNT: Final = 245
"""A flat place as bright as this is overexposed: a card and a bright table look alike."""
BURNT_STEP: Final = 20.0
"""A card darker than the stock in some channel by more than this is not white: it has pale print."""
LEAST_BACKS: Final = 2
"""The minimum number of other cards with which the colours of an unread card are compared."""
BACK_LIKE: Final = 0.15
"""The least intersection of a back's colour histogram with that of the most similar other back."""
SAME_BACK: Final = 0.4
"""The least such intersection of a back whose print cannot be seen and on which no token is."""
STOCK_STEP: Final = 40.0
"""The maximum difference of stock to the stock of other cards, in grey levels."""
TINTED: Final = 1.2
"""The least ratio of two channels, each beside the stock's, of a card that has another hue than stock."""
COLOURED: Final = 0.3
"""Less than this share of a back is stock, if it is clearly no face."""
WHITE_FACE: Final = 0.7
"""At least this share of a number's face is stock."""


class UnreadCards:
    """The views of unread cells and of the faces read, `px_per_mm` each.

    `table` are pixels (n, 3) of the gaps between cells, `stock` the colour of the cards' white. The backs are the
    unread cards that bear a token and not the print of a face. A `faint` cell, in which a face was read in doubt, has a
    view too, and counts as no back.
    """

    def __init__(
        self,
        views: Mapping[Cell, Picture],
        faces: Sequence[Picture],
        table: Picture,
        stock: NDArray[np.float64],
        px_per_mm: float,
        faint: Collection[Cell] = (),
    ) -> None:
        self._inner = {cell: _inner(view) for cell, view in views.items()}
        self._faces = faces
        self._faint = faint
        self._px_per_mm = px_per_mm
        self._table = _histogram(table)
        self._stock = stock
        self.tokens = {cell: find_token(view, px_per_mm, stock, is_down=True) for cell, view in views.items()}
        self._colours = {cell: _histogram(self._beside_token(cell, view)) for cell, view in views.items()}
        self._prints = {cell: print_of(view, self.tokens[cell], px_per_mm) for cell, view in views.items()}

    def is_back(self, cell: Cell) -> bool:
        """Whether a card bears the same print as the other backs, not that of a face, and is not white unlike most.

        A white card unlike the backs in colour must bear a token and be clearly more like the backs than any face.
        """
        back, face = self._likeness_to_backs[cell], self._likeness_to_faces[cell]
        alike = self._alike_in_colour(cell)
        is_white = self._white_share(cell) >= WHITE_FACE and len(alike) >= LEAST_BACKS and median(alike) < BACK_LIKE
        is_printed = self._is_printed_as_backs(cell) and back >= CLEARLY_MORE_ALIKE * face
        is_unlike = is_white and (self.tokens[cell] is None or not is_printed)
        is_clear = self.tokens[cell] is not None and back >= CLEAR_BACKS
        return not is_unlike and (is_clear or face < FACE_LIKE) and back >= max(LEAST_ALIKE, MORE_ALIKE * face)

    def shows_back(self, cell: Cell, *, is_named: bool) -> bool:
        """Whether a token lies on a card with the print of the other backs, or of another hue than stock.

        The hue alone says nothing where a face `is_named`: a court may have it.
        """
        is_tinted = not is_named and self._is_tinted(cell)
        return self.tokens[cell] is not None and (is_tinted or self._is_printed_as_backs(cell))

    def is_lost_in_light(self, cell: Cell) -> bool:
        """Whether a card without a token is overexposed, and like no back of which the print is seen.

        Of two overexposed cards that are pushed aside, the table beside them is alike.
        """
        if self.tokens[cell] is not None or not self.is_overexposed(cell):
            return False
        clear = [back for back in self._backs if self._likeness_to_backs[back] >= CLEAR_BACKS][:MOST_COMPARED]
        return all(likeness(self._prints[cell], self._prints[back]) < CLEAR_BACKS for back in clear)

    def looks_like_backs(self, cell: Cell) -> bool:
        """Whether a card has the print or the colours of another back, as surely as a card without a token needs it."""
        return self._is_printed_as_backs(cell) or max(self._alike_in_colour(cell), default=0.0) >= SAME_BACK

    def _is_printed_as_backs(self, cell: Cell) -> bool:
        """Whether a card clearly has the print of another back: as likely as they among each other, or anyway."""
        among, back = self._likeness_among_backs, self._likeness_to_backs[cell]
        return back >= CLEAR_BACKS or (among >= CLEAR_BACKS and back >= CLEAR_SHARE * among)

    def is_overexposed(self, cell: Cell) -> bool:
        """Whether a cell is so bright that nothing printed there would be seen."""
        colour = np.median(self._inner[cell].reshape(-1, 3), axis=0)
        is_bright = float(colour.max()) >= BURNT and bool((colour >= self._stock - BURNT_STEP).all())
        is_burnt = is_bright and not self._is_tinted(cell)
        return is_burnt and self._flat_share(cell) >= (FLAT if self.tokens[cell] is None else BLANK)

    def is_table(self, cell: Cell) -> bool:
        """Whether the middle of a cell looks like the table, and more so than the cards do."""
        cards = (np.minimum(_histogram(_inner(face).reshape(-1, 3)), self._table).sum() for face in self._faces)
        own = float(np.minimum(self._colours[cell], self._table).sum())
        return self.tokens[cell] is None and own >= max(TABLE_LIKE, UNLIKE * max(map(float, cards), default=0.0))

    def may_be_face(self, cell: Cell) -> bool:
        """Whether a card may lie face-up: by its print, by its colours, or flat as a face in bright light."""
        alike, is_white = self._alike_in_colour(cell), self._white_share(cell) >= WHITE_FACE
        is_known = len(alike) >= LEAST_BACKS
        is_unlike = is_known and max(alike) < BACK_LIKE
        if self._is_printed_otherwise(cell):
            return True
        if self.tokens[cell] is not None:
            return is_unlike and is_white
        return is_unlike if is_known and not is_white else self._flat_share(cell) >= FLAT

    def _beside_token(self, cell: Cell, view: Picture) -> Picture:
        """Returns the pixels (n, 3) of a card's middle part without those of a token."""
        seen, token = np.ones(view.shape[:2], np.uint8), self.tokens[cell]
        if token is not None:
            cv2.circle(seen, token.at, round(token.radius_mm * self._px_per_mm), (0,), -1)
        return np.asarray(_inner(view)[_inner(seen) > 0])

    def _has_back_colours(self, cell: Cell) -> bool:
        """Whether a card with a token has the colours of another back, and is not white: its print may be lost."""
        is_white = self.tokens[cell] is None or self._white_share(cell) >= WHITE_FACE
        return not is_white and max(self._alike_in_colour(cell), default=0.0) >= SAME_BACK

    def _is_only_back(self, cell: Cell) -> bool:
        """Whether a card with a token, of another hue than stock, has no other back to be compared with."""
        is_alone = self.tokens[cell] is not None and all(back == cell for back in self._backs)
        is_printed = self._white_share(cell) < COLOURED and self._likeness_to_faces[cell] < RATHER_FACE_LIKE
        return is_alone and is_printed and self._is_tinted(cell)

    def _is_plain_and_tinted(self, cell: Cell) -> bool:
        """Whether a card with a token shows no print and has another hue than stock: a back in other light."""
        return self.tokens[cell] is not None and self._flat_share(cell) >= FLAT and self._is_tinted(cell)

    def _is_tinted(self, cell: Cell) -> bool:
        """Whether most of a card has another hue than stock, however bright it is; none has where that is dark."""
        if self._stock.max() < DARK_STOCK:
            return False
        shares = np.median(self._inner[cell].reshape(-1, 3), axis=0) / np.maximum(self._stock, 1.0)
        return bool(shares.max() >= TINTED * max(float(shares.min()), 1e-3))

    def _white_share(self, cell: Cell) -> float:
        """Returns the share of a card that has the colour of stock."""
        return float((np.abs(self._inner[cell] - self._stock).max(axis=2) < STOCK_STEP).mean())

    def _alike_in_colour(self, cell: Cell) -> Sequence[float]:
        """Returns the intersection of a card's colour histogram with that of each other back."""
        own = self._colours[cell]
        return [float(np.minimum(own, self._colours[back]).sum()) for back in self._backs if back != cell]

    def _is_printed_otherwise(self, cell: Cell) -> bool:
        """Whether a card bears the print of a face, or not that of the backs although theirs can be seen."""
        back, face = self._likeness_to_backs[cell], self._likeness_to_faces[cell]
        if face >= FACE_LIKE or face >= max(RATHER_FACE_LIKE, CLEARLY_MORE_ALIKE * back):
            return True
        if self._has_back_colours(cell) or self._is_plain_and_tinted(cell) or self._is_only_back(cell):
            return False
        if face >= LEAST_ALIKE and face >= MORE_ALIKE * back:
            return True
        among = self._likeness_among_backs
        return among >= CLEAR_BACKS and back < UNLIKE_BACKS * among

    @cached_property
    def _likeness_among_backs(self) -> float:
        """Returns the median likeness of a back to the others; 0 without backs."""
        return float(np.median([self._likeness_to_backs[back] for back in self._backs])) if self._backs else 0.0

    @cached_property
    def _likeness_to_backs(self) -> Mapping[Cell, float]:
        """The likeness of each card's print to that of the most similar other back."""
        found = dict.fromkeys(self._prints, 0.0)
        backs = set(self._backs[:MOST_COMPARED])
        for one, other in combinations(self._prints, 2):
            is_back = [cell in backs for cell in (one, other)]
            alike = likeness(self._prints[one], self._prints[other]) if any(is_back) else 0.0
            found[one] = max(found[one], alike if is_back[1] else 0.0)
            found[other] = max(found[other], alike if is_back[0] else 0.0)
        unclear = [cell for cell, alike in found.items() if alike < CLEAR_BACKS]
        most = int(np.clip(TURNED_PAIRS // max(1, len(unclear)), 1, MOST_BACKS))
        return found | {cell: self._turned(cell, found[cell], most) for cell in unclear}

    def _turned(self, cell: Cell, alike: float, most: int) -> float:
        """Returns the likeness of a print to the most similar of `most` backs, turned where that makes it clear."""
        backs = [self._prints[back] for back in self._backs if back != cell][:most]
        ways = (turned(self._prints[cell], degrees) for degrees in TURNED_DEG)
        best = max((likeness(way, back) for way in ways for back in backs), default=0.0)
        return best if best >= CLEAR_BACKS else alike

    @cached_property
    def _likeness_to_faces(self) -> Mapping[Cell, float]:
        """The likeness of each card's print to that of the most similar face."""
        most = int(np.clip(FACE_PAIRS // max(1, len(self._prints)), LEAST_FACES, MOST_FACES))
        faces = [print_of(face, None, self._px_per_mm) for face in self._faces[:most]]
        return {cell: max((likeness(own, face) for face in faces), default=0.0) for cell, own in self._prints.items()}

    @cached_property
    def _backs(self) -> Sequence[Cell]:
        return [
            cell
            for cell, token in self.tokens.items()
            if token is not None and cell not in self._faint and self._likeness_to_faces[cell] < FACE_LIKE
        ]

    def _flat_share(self, cell: Cell) -> float:
        """Returns the share of places round which the picture varies by less than a step."""
        step = FLAT_STEP * min(1.0, float(self._stock.max()) / WHITE)
        smooth = cv2.GaussianBlur(self._inner[cell], (0, 0), 1.0).astype(np.float32)
        variance = cv2.blur(smooth**2, (7, 7)) - cv2.blur(smooth, (7, 7)) ** 2
        return float((variance.max(axis=2) < step**2).mean())


def _inner(view: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Returns a card's view, or a mask of it, without its margin."""
    return view[view.shape[0] // 8 : -view.shape[0] // 8, view.shape[1] // 8 : -view.shape[1] // 8]


def _histogram(pixels: Picture) -> NDArray[np.float32]:
    """Returns the shares of coarse colours, the sum 1."""
    if not len(pixels):
        return np.zeros((8, 8, 8), np.float32)
    counts, _ = np.histogramdd(pixels.astype(np.float32), bins=8, range=[(0, 256)] * 3)
    smooth = cv2.blur(counts.astype(np.float32), (3, 3))  # near the darkest and the lightest colours it loses some
    return np.asarray(smooth / smooth.sum(), np.float32)
