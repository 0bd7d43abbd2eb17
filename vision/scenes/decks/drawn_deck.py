"""DrawnDeck: a deck that no one ever printed, drawn from a seed."""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np

from companion.cards import CARD_NAMES, Card, Rank, Suit
from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.decks.aces import print_ace
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.courts import draw_court
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, box_quad, card_outline, stamp, turned
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.indices import index_mask, rank_mask, resized
from vision.scenes.decks.pips import pip_mask
from vision.scenes.decks.print_style import PrintStyle

_COLUMNS: Final = {
    2: "c0 c6",
    3: "c0 c3 c6",
    4: "p0 p6",
    5: "p0 c3 p6",
    6: "p0 p3 p6",
    7: "p0 p3 p6 c1.5",
    8: "p0 p3 p6 c1.5 c4.5",
    9: "p0 p2 p4 p6 c3",
    10: "p0 p2 p4 p6 c1 c5",
}
"""Where each pip stands: c in the middle column, p one in each side column, rows 0 (top) to 6."""


CourtPictures: TypeAlias = Callable[[Card], Picture]
"""Gives the picture, (h, w, 3), that stands between the indices of a court card."""


class DrawnDeck:
    """A procedural deck; every face is a pure function of its style and alphabet."""

    def __init__(self, style: PrintStyle, glyphs: Glyphs, courts: CourtPictures | None = None) -> None:
        self.style = style
        self.glyphs = glyphs
        self._courts = courts
        self.name = f"drawn-{style.seed}-{glyphs.name}"
        self.family = "drawn"
        width, height = style.size_mm
        self._size = (round(width * PX_PER_MM), round(height * PX_PER_MM))
        self._alpha = card_outline(self._size, style.radius_mm * PX_PER_MM)
        self._pips: dict[Suit, Picture] = {suit: pip_mask(suit, style.pips) for suit in Suit}

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of a card."""
        return self.style.size_mm

    @property
    def index_mm(self) -> float:
        """The height of an index box."""
        index = self.style.index
        return index.rank_mm + index.gap_mm + index.suit_mm

    def face(self, card: Card) -> FaceImage:
        """Draws the card's face."""
        image = self._blank()
        ink = self.style.inks[card.suit]
        rank = rank_mask(self.style.letters[card.rank], self.glyphs, self.style.index)
        index = index_mask(rank, self._pips[card.suit], self.style.index)
        if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
            self._print_court(image, card, index.shape[1])
        else:
            self._print_pips(image, card, index.shape[1])
        quads = self._print_indices(image, index, ink)
        return FaceImage(image, np.stack(quads), self.style.letters[card.rank])

    def back(self) -> FaceImage:
        """Draws the back."""
        image = self._blank()
        draw_back(image, np.random.default_rng([self.style.seed, 31]))
        return FaceImage(image)

    def joker(self) -> FaceImage:
        """Draws a joker: its name down the corners and a figure, but no index."""
        image = self._blank()
        ink = self.style.inks[Suit.SPADES if self.style.seed % 2 else Suit.HEARTS]
        tall = self.style.index.rank_mm * PX_PER_MM * 0.55
        for sheet in (image, image[::-1, ::-1]):
            y = round(self.style.index.top_mm * PX_PER_MM)
            for character in "J0KER":
                mask = self.glyphs.mask(character)
                letter = resized(mask, min(mask.shape[1] / mask.shape[0], 0.9) * tall, tall)
                stamp(sheet, letter, ink, (round(self.style.index.axis_mm * PX_PER_MM - letter.shape[1] / 2), y))
                y += round(tall * 1.15)
        self._print_court(image, CARD_NAMES["JS"], round(tall))
        return FaceImage(image)

    def _blank(self) -> Picture:
        width, height = self._size
        planes = [np.full((height, width), part, np.uint8) for part in self.style.stock]
        image = np.asarray(cv2.merge([*planes, self._alpha]), np.uint8)
        if self.style.edge_line:
            grey = tuple(int(0.82 * part) for part in self.style.stock)
            cv2.rectangle(image, (0, 0), (self._size[0] - 1, self._size[1] - 1), (*grey, 0), 2)
            image[..., 3] = self._alpha
        return image

    def _print_indices(self, image: Picture, index: Picture, ink: tuple[int, int, int]) -> list[Quad]:
        height, width = index.shape
        x = max(3, round(self.style.index.axis_mm * PX_PER_MM - width / 2))
        y = round(self.style.index.top_mm * PX_PER_MM)
        places = [x] if self.style.index.corners == 2 else [x, self._size[0] - x - width]
        quads = [box_quad(place, y, width, height) for place in places]
        turning = image[::-1, ::-1]
        for place in places:
            stamp(image, index, ink, (place, y))
            stamp(turning, index, ink, (place, y))
        return [*quads, *(turned(quad, self._size) for quad in reversed(quads))]

    def _inner_left(self, index_width: int) -> float:
        """Where the inside of the card begins, right of the index."""
        return max(self.style.index.axis_mm * PX_PER_MM + index_width / 2, 0.1 * self._size[0])

    def _print_pips(self, image: Picture, card: Card, index_width: int) -> None:
        rng = np.random.default_rng([self.style.seed, 17])
        width, height = self._size
        pip = self._pips[card.suit]
        if card.rank is Rank.ACE or self.style.one_pip:
            print_ace(image, pip, card.suit, self.style)
            return
        left = self._inner_left(index_width)
        tall = min(self.style.pip_mm * PX_PER_MM, (width - 2 * left) / 2.2)
        small = resized(pip, pip.shape[1] / pip.shape[0] * tall, tall)
        column = max(left + small.shape[1] * 0.5 + 1, width * rng.uniform(0.26, 0.34))
        top = max(height * rng.uniform(0.13, 0.2), tall * 0.5 + 4)
        if self.style.frame:
            self._print_frame(image, round(left))
        for x, y in _pip_places(card.rank, column, top, (width, height)):
            self._print_pip(image, small, card.suit, (x, y))

    def _print_frame(self, image: Picture, left: int) -> None:
        width, height = self._size
        top = round(0.05 * height)
        sheet = np.ascontiguousarray(image[..., :3])
        ink = (120, 60, 60) if self.style.seed % 3 else self.style.inks[Suit.SPADES]
        cv2.rectangle(sheet, (left, top), (width - left, height - top), ink, 1 + self.style.seed % 2, cv2.LINE_AA)
        image[..., :3] = sheet

    def _print_pip(self, image: Picture, pip: Picture, suit: Suit, at: tuple[float, float]) -> None:
        """Prints one pip with its centre `at`; those in the lower half stand on their heads."""
        upright = at[1] <= self._size[1] / 2 + 1
        sheet = image if upright else image[::-1, ::-1]
        x, y = at if upright else (self._size[0] - at[0], self._size[1] - at[1])
        stamp(sheet, pip, self.style.inks[suit], (round(x - pip.shape[1] / 2), round(y - pip.shape[0] / 2)))

    def _print_court(self, image: Picture, card: Card, index_width: int) -> None:
        left = round(max(self._inner_left(index_width) + 2, self._size[0] * 0.13))
        top = round(self._size[1] * 0.06)
        area = (slice(top, self._size[1] - top), slice(left, self._size[0] - left), slice(0, 3))
        inside = np.ascontiguousarray(image[area])
        if self._courts is None:
            draw_court(inside, self._pips[card.suit], self.style, card)
        else:
            size = (inside.shape[1], inside.shape[0])
            figure = cv2.resize(self._courts(card), size, interpolation=cv2.INTER_AREA)
            inside[:] = cv2.multiply(inside, figure, scale=1 / 255)
        image[area] = inside


def _pip_places(rank: Rank, column: float, top: float, size: tuple[int, int]) -> list[tuple[float, float]]:
    places = []
    for mark in _COLUMNS[rank].split():
        y = top + (size[1] - 2 * top) * float(mark[1:]) / 6
        places += [(size[0] / 2, y)] if mark[0] == "c" else [(column, y), (size[0] - column, y)]
    return places
