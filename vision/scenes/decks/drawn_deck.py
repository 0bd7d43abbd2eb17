"""DrawnDeck: a deck that no one ever printed, drawn from a seed."""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np

from companion.cards import CARD_NAMES, Card, Rank, Suit
from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.decks.backs import draw_back
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, box_quad, card_outline, stamp, turned
from vision.scenes.decks.glyphs import Glyphs
from vision.scenes.decks.indices import index_mask, rank_mask, resized
from vision.scenes.decks.pips import pip_mask
from vision.scenes.decks.print_style import Ink, PrintStyle

_WORDS = (
    "CLUB SPECIAL",
    "No. 52",
    "FINEST QUALITY",
    "OAK & SONS",
    "808",
    "EST. 1874",
    "CASINO",
    "LINEN FINISH",
    "STANDARD",
)


def print_ace(image: Picture, pip: Picture, suit: Suit, style: PrintStyle) -> None:
    """Prints the middle of an ace onto a face (h, w, 4); the ace of spades is the ornate one."""
    rng = np.random.default_rng([style.seed, 29])
    height, width = image.shape[:2]
    ornate = suit is Suit.SPADES and rng.random() < 0.6
    tall = rng.uniform(1.0, 1.8) * style.pip_mm * PX_PER_MM
    tall = min(tall * (rng.uniform(1.6, 2.6) if ornate else 1.0), 0.5 * height)
    big = resized(pip, pip.shape[1] / pip.shape[0] * tall, tall)
    at = ((width - big.shape[1]) // 2, (height - big.shape[0]) // 2)
    ink = style.inks[suit]
    stamp(image, big, ink, at)
    if ornate:
        _adorn(image, big, style, rng)


def _adorn(image: Picture, big: Picture, style: PrintStyle, rng: np.random.Generator) -> None:
    height, width = image.shape[:2]
    ink, middle = style.inks[Suit.SPADES], (width // 2, height // 2)
    for shrink in np.linspace(0.85, 0.2, int(rng.integers(2, 6))):
        small = resized(big, big.shape[1] * shrink, big.shape[0] * shrink)
        colour = style.stock if rng.random() < 0.6 else ink
        stamp(image, small, colour, (middle[0] - small.shape[1] // 2, middle[1] - small.shape[0] // 2))
    sheet = np.ascontiguousarray(image[..., :3])
    if rng.random() < 0.5:
        _scrolls(sheet, ink, max(big.shape) * rng.uniform(0.55, 0.75), rng)
    for side in (-1, 1):
        if rng.random() < 0.7:
            word = str(rng.choice(_WORDS))
            y = middle[1] + side * int(big.shape[0] * rng.uniform(0.55, 0.7)) + 6
            size = rng.uniform(0.3, 0.75)
            wide = cv2.getTextSize(word, cv2.FONT_HERSHEY_COMPLEX, size, 1)[0][0]
            cv2.putText(sheet, word, (middle[0] - wide // 2, y), cv2.FONT_HERSHEY_COMPLEX, size, ink, 1, cv2.LINE_AA)
    image[..., :3] = sheet


def _scrolls(sheet: Picture, ink: Ink, reach: float, rng: np.random.Generator) -> None:
    """Draws rings of small leaves round the middle."""
    middle = np.array(sheet.shape[1::-1]) / 2
    count = int(rng.integers(8, 30))
    for angle in np.arange(count) * 2 * np.pi / count:
        at = middle + reach * np.array([np.sin(angle), np.cos(angle)])
        axes = (int(rng.integers(2, 9)), int(rng.integers(2, 5)))
        cv2.ellipse(sheet, tuple(int(v) for v in at), axes, float(np.degrees(angle)), 0, 300, ink, 1, cv2.LINE_AA)


_GARB: Final[tuple[Ink, ...]] = (
    (40, 30, 200),
    (40, 200, 240),
    (170, 60, 30),
    (30, 30, 30),
    (60, 120, 40),
    (200, 160, 90),
)
_SKIN: Final[Ink] = (205, 222, 245)
_LINE: Final[Ink] = (30, 20, 20)


def draw_court(inside: Picture, pip: Picture, style: PrintStyle, card: Card) -> None:
    """Draws the figure of `card` into the inner part of its face, (h, w, 3), the lower half on its head."""
    rng = np.random.default_rng([style.seed, 23, card.bit.bit_length()])
    height, width = inside.shape[:2]
    half = np.empty((height // 2 + 1, width, 3), np.uint8)
    half[:] = style.stock
    garb = [_GARB[i] for i in rng.permutation(len(_GARB))]
    _draw_robe(half, garb, rng)
    _draw_head(half, garb, card.rank, rng)
    tall = min(style.pip_mm * 0.9 * 4.5, width * 0.3)
    small = resized(pip, pip.shape[1] / pip.shape[0] * tall, tall)
    stamp(half, small, style.inks[card.suit], (5, 5))
    inside[: half.shape[0]] = half
    inside[height - half.shape[0] :] = half[::-1, ::-1]
    if rng.random() < 0.85:
        ink = _LINE if rng.random() < 0.5 else (190, 60, 40)
        cv2.rectangle(inside, (0, 0), (width - 1, height - 1), ink, int(rng.integers(1, 3)))


def _draw_robe(half: Picture, garb: list[Ink], rng: np.random.Generator) -> None:
    height, width = half.shape[:2]
    shoulder = int(height * rng.uniform(0.5, 0.62))
    body = np.array(
        [
            [0, height],
            [0, shoulder + 20],
            [width * 0.3, shoulder],
            [width * 0.7, shoulder],
            [width, shoulder + 20],
            [width, height],
        ],
        np.int32,
    )
    cv2.fillPoly(half, [body], garb[0])
    for i in range(int(rng.integers(3, 8))):
        x = int(rng.uniform(-0.2, 1.0) * width)
        skew = int(rng.uniform(-0.6, 0.6) * width)
        wide = int(rng.uniform(0.05, 0.2) * width)
        band = np.array(
            [[x, shoulder + 12], [x + wide, shoulder + 12], [x + wide + skew, height], [x + skew, height]], np.int32
        )
        cv2.fillPoly(half, [band], garb[1 + i % 4])
        cv2.polylines(half, [band], True, _LINE, 1, cv2.LINE_AA)
        for step in np.linspace(0.1, 0.9, int(rng.integers(3, 7))):
            centre = (int(x + wide / 2 + skew * step), int(shoulder + 12 + (height - shoulder) * step))
            cv2.circle(half, centre, max(2, wide // 5), garb[(i + 3) % 6], -1, cv2.LINE_AA)
    cv2.polylines(half, [body], True, _LINE, 1, cv2.LINE_AA)


def _draw_head(half: Picture, garb: list[Ink], rank: Rank, rng: np.random.Generator) -> None:
    height, width = half.shape[:2]
    x, y = int(width * rng.uniform(0.42, 0.6)), int(height * rng.uniform(0.36, 0.44))
    wide, tall = int(width * rng.uniform(0.11, 0.16)), int(height * rng.uniform(0.14, 0.19))
    hair = garb[1]
    cv2.ellipse(half, (x, y + 4), (int(wide * 1.5), int(tall * 1.25)), 0, 0, 360, hair, -1, cv2.LINE_AA)
    cv2.ellipse(half, (x, y + 4), (int(wide * 1.5), int(tall * 1.25)), 0, 0, 360, _LINE, 1, cv2.LINE_AA)
    cv2.ellipse(half, (x, y), (wide, tall), 0, 0, 360, _SKIN, -1, cv2.LINE_AA)
    cv2.ellipse(half, (x, y), (wide, tall), 0, 0, 360, _LINE, 1, cv2.LINE_AA)
    for side in (-1, 1):
        cv2.ellipse(half, (x + side * wide // 2, y - tall // 5), (wide // 4, 2), 0, 0, 360, _LINE, 1, cv2.LINE_AA)
    cv2.line(half, (x, y - tall // 6), (x - wide // 5, y + tall // 4), _LINE, 1, cv2.LINE_AA)
    cv2.line(half, (x - wide // 3, y + tall // 2), (x + wide // 3, y + tall // 2), (60, 40, 180), 2, cv2.LINE_AA)
    _draw_crown(half, (x, y - tall), wide, (garb[2], rank))


def _draw_crown(half: Picture, at: tuple[int, int], wide: int, kind: tuple[Ink, Rank]) -> None:
    x, y = at
    spikes = {Rank.JACK: 1, Rank.QUEEN: 3, Rank.KING: 5}[kind[1]]
    points = [(x - wide * 1.2, y + 8)]
    for i in range(spikes):
        left = x - wide * 1.2 + i * 2.4 * wide / spikes
        points += [(left, y - 4), (left + 1.2 * wide / spikes, y - 16), (left + 2.4 * wide / spikes, y - 4)]
    points.append((x + wide * 1.2, y + 8))
    crown = np.array(points, np.int32)
    cv2.fillPoly(half, [crown], kind[0], cv2.LINE_AA)
    cv2.polylines(half, [crown], True, _LINE, 1, cv2.LINE_AA)


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
        return self.style.size_mm

    @property
    def index_mm(self) -> float:
        index = self.style.index
        return index.rank_mm + index.gap_mm + index.suit_mm

    def face(self, card: Card) -> FaceImage:
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
