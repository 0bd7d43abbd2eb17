"""Drawing on a picture what was read in it: each card's outline, its name and how sure the reader is."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card, Suit
from vision.frames import Picture
from vision.reading import CardReading, NamedFace

BgrColour: TypeAlias = tuple[int, int, int]
"""Blue, green, red."""

SURE: Final[BgrColour] = (150, 200, 20)
DOUBTFUL: Final[BgrColour] = (30, 165, 250)
UNTOLD: Final[BgrColour] = (190, 190, 190)
SURE_FROM: Final = 0.9
"""A reading with less confidence is drawn as doubtful."""

_DARK: Final[BgrColour] = (30, 26, 24)
_PAPER: Final[BgrColour] = (252, 252, 252)
_SMALL_PRINT: Final[BgrColour] = (110, 104, 100)
_SUITS: Final[dict[Suit, BgrColour]] = {
    Suit.CLUBS: _DARK,
    Suit.DIAMONDS: (40, 30, 200),
    Suit.HEARTS: (40, 30, 200),
    Suit.SPADES: _DARK,
}
_PLACES: Final = (0.0, -0.28, 0.28, -0.4, 0.4)
"""Where on the card, along its height from the middle, a label may stand."""
_SHIFT: Final = 4
"""Shapes are drawn to a sixteenth of a pixel."""


def draw_readings(bgr: Picture, readings: Iterable[CardReading]) -> Picture:
    """Returns a copy of the picture (h, w, 3) with every reading drawn on it; `bgr` stays as it was."""
    readings = tuple(readings)
    picture = np.ascontiguousarray(bgr).copy()
    for reading in readings:
        draw_outline(picture, reading.quad, colour_of(reading))
    taken: list[NDArray[np.float64]] = []
    for reading in readings:
        words = _Label(picture, reading)
        taken.append(words.choose_place(taken))
        words.draw()
    return picture


def colour_of(reading: CardReading) -> BgrColour:
    """Returns the colour of a reading's outline: sure, doubtful, or a card that cannot be told."""
    if reading.card is None:
        return UNTOLD
    return SURE if reading.confidence >= SURE_FROM else DOUBTFUL


def draw_outline(picture: Picture, quad: NDArray[np.float32], colour: BgrColour) -> None:
    """Draws the outline of `quad` (4, 2) onto the picture, with a dot at the card's own top left."""
    width = max(1, round(_unit(picture) / 9))
    points = _fixed(quad)
    for thickness, ink in ((width + 2, _DARK), (width, colour)):
        cv2.polylines(picture, [points], True, ink, thickness, cv2.LINE_AA, _SHIFT)
    x, y = points[0]
    for radius, ink in ((width + 3, _DARK), (width + 2, colour)):
        cv2.circle(picture, (int(x), int(y)), radius << _SHIFT, ink, -1, cv2.LINE_AA, _SHIFT)


class _Label:
    """A card's name on a slip of paper, with the confidence in small print."""

    def __init__(self, picture: Picture, reading: CardReading) -> None:
        self._picture = picture
        self._reading = reading
        self._colour = colour_of(reading)
        sides = np.linalg.norm(reading.quad - np.roll(reading.quad, -1, axis=0), axis=1)
        room = float(np.nan_to_num(sides[:2].min(), posinf=0)) * 0.27
        self._px = int(np.clip(room, 13, 1.5 * _unit(picture)))
        self._font = cv2.FontFace("sans")
        card = reading.card
        self._words = [("?", self._px, _SMALL_PRINT)] if card is None else _words(card, self._px)
        if card is not None:
            self._words.append((f"{_percent(reading.confidence)}", max(10, self._px * 5 // 10), _SMALL_PRINT))
        self._widths = [self._width(text, px) for text, px, _ in self._words]
        self._gap = self._px / 5
        inner = sum(self._widths) + self._gap * (len(self._words) - 1) * 0.6
        self._size = np.array([inner + self._px * 0.8, self._px * 1.45])
        self._at = np.zeros(2)

    def choose_place(self, taken: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
        """Chooses a place on the card that covers no label in `taken`; returns the label's box x, y, x, y."""
        quad = np.nan_to_num(self._reading.quad.astype(np.float64), posinf=0, neginf=0)
        middle, along = quad.mean(axis=0), (quad[3] + quad[2] - quad[0] - quad[1]) / 2
        height, width = self._picture.shape[:2]
        boxes = []
        for place in _PLACES:
            corner = np.clip(middle + along * place - self._size / 2, 2, np.array([width, height]) - self._size - 2)
            boxes.append(np.concatenate([corner, corner + self._size]))
        box = min(boxes, key=lambda one: sum(_shared(one, other) for other in taken))
        self._at = box[:2]
        return box

    def draw(self) -> None:
        """Draws the slip and the words at the place that was chosen."""
        _draw_background(self._picture, self._at, self._size, self._colour)
        x = self._at[0] + self._px * 0.4
        base = self._at[1] + self._px * 1.08
        for (text, px, ink), width in zip(self._words, self._widths, strict=True):
            weight = 700 if px == self._px else 500
            cv2.putText(self._picture, text, (round(x), round(base)), ink, self._font, px, weight)
            x += width + self._gap * 0.6

    def _width(self, text: str, px: int) -> float:
        box = cv2.getTextSize((0, 0), text, (0, 0), self._font, px, 700)
        return float(box[2])


def _words(card: NamedFace, px: int) -> list[tuple[str, int, BgrColour]]:
    return [(card.sign, px, _SUITS[card.suit] if isinstance(card, Card) else _DARK)]


def _percent(confidence: float) -> str:
    """Returns the confidence in small print; what is not certain is never rounded up to 100 %."""
    share = float(np.clip(np.nan_to_num(confidence), 0, 1))
    return f"{min(99, int(share * 100 + 0.5))} %" if share < 1 else "100 %"


def _draw_background(picture: Picture, corner: NDArray[np.float64], size: NDArray[np.float64], edge: BgrColour) -> None:
    """Draws a rounded white slip with a coloured edge."""
    (x, y), (width, height) = corner, size
    radius = height * 0.28
    angle = np.linspace(0, np.pi / 2, 7)
    arc = np.stack([np.cos(angle), np.sin(angle)], axis=1) * radius
    turns = [arc, arc[:, ::-1] * [-1, 1], -arc, arc[:, ::-1] * [1, -1]]
    centres = [(width - radius, height - radius), (radius, height - radius), (radius, radius), (width - radius, radius)]
    outline = np.vstack([turn + centre for turn, centre in zip(turns, centres, strict=True)])
    points = _fixed(outline + np.array([x, y]))
    cv2.fillPoly(picture, [points], _PAPER, cv2.LINE_AA, _SHIFT)
    cv2.polylines(picture, [points], True, edge, max(1, round(height / 18)), cv2.LINE_AA, _SHIFT)


def _fixed(points: NDArray[np.floating]) -> NDArray[np.int32]:
    """Returns points (n, 2) as OpenCV wants them for drawing between pixels."""
    bounded = np.clip(np.nan_to_num(points.astype(np.float64)), -20_000, 20_000)
    return np.asarray(np.round(bounded * (1 << _SHIFT)), np.int32)


def _unit(picture: Picture) -> float:
    """Returns the height in pixels of a line of print that suits the picture."""
    height, width = picture.shape[:2]
    return float(np.clip(np.hypot(height, width) / 55, 9, 60))


def _shared(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Returns the area that two boxes x, y, x, y share."""
    sides = np.minimum(one[2:], other[2:]) - np.maximum(one[:2], other[:2])
    return float(np.prod(np.maximum(sides, 0)))
