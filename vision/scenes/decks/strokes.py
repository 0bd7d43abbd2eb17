"""Rank letters drawn with a pen of one width: the slim, tall alphabets that card printers cut for themselves."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.scenes.decks.glyphs import trimmed

_Line = list[tuple[float, float]]

_CAP_PX: Final = 192
_WIDE_PX: Final = 118
_MARGIN_PX: Final = 44


def _oval(y: float, half_wide: float, half_tall: float) -> _Line:
    """Returns an oval in the middle of the letter's width."""
    angle = np.linspace(0, 2 * np.pi, 40)
    return list(zip(0.5 + half_wide * np.sin(angle), y - half_tall * np.cos(angle), strict=True))


def _arc(points: _Line) -> _Line:
    """Returns a smooth line: each three points after the first are a cubic curve's handles and end."""
    line: _Line = [points[0]]
    for i in range(1, len(points), 3):
        p0, p1, p2, p3 = (np.array(point) for point in (line[-1], *points[i : i + 3]))
        for t in np.linspace(0, 1, 14)[1:]:
            at = (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3
            line.append((float(at[0]), float(at[1])))
    return line


def _bowl(top: float, bottom: float, reach: float) -> _Line:
    """Returns the bowl of a B, D or R, from the stem and back to it."""
    middle, handle = (top + bottom) / 2, (bottom - top) * 0.26
    turn = reach * 0.55
    return _arc([(0.1, top), (turn + 0.2, top), (reach, middle - handle), (reach, middle),
                 (reach, middle + handle), (turn + 0.2, bottom), (0.1, bottom)])  # fmt: skip


def _seven(rng: np.random.Generator) -> list[_Line]:
    foot = rng.uniform(0.2, 0.5)
    leg = [(1.0, 0.0), (foot, 1.0)] if rng.random() < 0.5 else _arc([(1, 0), (0.7, 0.3), (foot, 0.6), (foot, 1)])
    lines = [[(0.0, 0.0), (1.0, 0.0)], leg]
    return [*lines, [(0.0, 0.0), (0.0, 0.15)]] if rng.random() < 0.5 else lines


def _three(rng: np.random.Generator) -> list[_Line]:
    belly: _Line = [
        (0.8, 0.42),
        (1.0, 0.55),
        (1.0, 0.72),
        (1.0, 0.9),
        (0.75, 1.0),
        (0.5, 1.0),
        (0.25, 1),
        (0.05, 0.92),
        (0, 0.78),
    ]
    if rng.random() < 0.35:
        return [[(0.05, 0.0), (0.95, 0.0), (0.45, 0.42)], _arc([(0.45, 0.42), *belly])]
    top = _arc(
        [
            (0.04, 0.2),
            (0.1, 0.06),
            (0.3, 0),
            (0.5, 0),
            (0.75, 0),
            (0.92, 0.1),
            (0.92, 0.24),
            (0.92, 0.38),
            (0.7, 0.46),
            (0.42, 0.46),
        ]
    )
    return [top, _arc([(0.42, 0.46), *belly])]


def _four(rng: np.random.Generator) -> list[_Line]:
    bar, stem = rng.uniform(0.62, 0.76), rng.uniform(0.66, 0.8)
    if rng.random() < 0.2:
        return [[(0.35, 0.0), (0.0, bar), (1.0, bar)], [(stem, 0.35), (stem, 1.0)]]
    return [[(stem, 1.0), (stem, 0.0), (0.0, bar), (1.0, bar)]]


def _six(rng: np.random.Generator) -> list[_Line]:
    top = rng.uniform(0.6, 0.95)
    ring = rng.uniform(0.28, 0.33)
    back = _arc([(top, rng.uniform(0, 0.1)), (0.4, 0.05), (0.02, 0.3), (0.02, 1 - ring)])
    return [back, _oval(1 - ring, 0.48, ring)]


def _two(rng: np.random.Generator) -> list[_Line]:
    neck = rng.uniform(0.2, 0.45)
    hook = _arc([(0.03, 0.27), (0.03, 0.1), (0.25, 0), (0.5, 0), (0.78, 0), (0.97, 0.12), (0.97, 0.3),
                 (0.97, 0.55), (neck - 0.1, 0.72), (0, 1)])  # fmt: skip
    return [hook, [(0.0, 1.0), (1.0, 1.0)]]


def _queen(rng: np.random.Generator) -> list[_Line]:
    ring = _oval(0.48, 0.5, 0.48)
    if rng.random() < 0.5:
        return [ring, [(rng.uniform(0.4, 0.6), rng.uniform(0.62, 0.78)), (1.02, rng.uniform(0.98, 1.1))]]
    tail = _arc([(0.2, 0.86), (0.45, 0.7), (0.6, 0.85), (0.7, 0.98), (0.8, 1.1), (0.95, 1.06), (1.05, 0.95)])
    return [ring, tail]


def _jack(rng: np.random.Generator) -> list[_Line]:
    x, low = rng.uniform(0.68, 0.92), rng.uniform(0.66, 0.78)
    stem = _arc([(x, 0), (x, 0.2), (x, 0.5), (x, low), (x, 0.92), (x - 0.2, 1), (x - 0.4, 1),
                 (x - 0.6, 1), (0, 0.92), (0, low + 0.03)])  # fmt: skip
    return [stem, [(x - 0.34, 0.0), (min(x + 0.25, 1.0), 0.0)]] if rng.random() < 0.6 else [stem]


def _nine(rng: np.random.Generator) -> list[_Line]:
    return [[(1 - x, 1 - y) for x, y in line] for line in _six(rng)]


def _one(rng: np.random.Generator) -> list[_Line]:
    lines: list[_Line] = [[(0.5, 0.0), (0.5, 1.0)]]
    if rng.random() < 0.7:
        lines.append([(0.5, 0.0), (rng.uniform(0.2, 0.34), rng.uniform(0.12, 0.22))])
    return [*lines, [(0.25, 1.0), (0.75, 1.0)]] if rng.random() < 0.35 else lines


def _lines(character: str, rng: np.random.Generator) -> list[_Line]:
    """Returns a letter's pen lines in a unit box, y down."""
    bar = rng.uniform(0.58, 0.74)
    fixed: dict[str, list[_Line]] = {
        "0": [_oval(0.5, 0.46, 0.5)],
        "5": [[(0.92, 0.0), (0.14, 0.0), (0.08, 0.45)],
              _arc([(0.08, 0.45), (0.25, 0.36), (0.35, 0.34), (0.5, 0.34), (0.8, 0.34), (1, 0.48), (1, 0.67),
                    (1, 0.86), (0.8, 1), (0.5, 1), (0.25, 1), (0.06, 0.94), (0, 0.8)])],
        "8": [_oval(0.24, 0.42, 0.24), _oval(0.74, 0.5, 0.26)],
        "A": [[(0.0, 1.0), (0.5, 0.0), (1.0, 1.0)], [(0.5 * (1 - bar), bar), (0.5 + 0.5 * bar, bar)]],
        "K": [[(0.08, 0.0), (0.08, 1.0)], [(0.95, 0.0), (0.08, bar)], [(0.36, 0.45), (1.0, 1.0)]],
        "E": [[(1.0, 0.0), (0.1, 0.0), (0.1, 1.0), (1.0, 1.0)], [(0.1, bar - 0.14), (0.8, bar - 0.14)]],
        "T": [[(0.5, 0.0), (0.5, 1.0)], [(0.0, 0.0), (1.0, 0.0)]],
        "B": [[(0.1, 0.0), (0.1, 1.0)], _bowl(0.0, 0.47, 0.9), _bowl(0.47, 1.0, 1.0)],
        "D": [[(0.1, 0.0), (0.1, 1.0)], _bowl(0.0, 1.0, 1.0)],
        "R": [[(0.1, 0.0), (0.1, 1.0)], _bowl(0.0, 0.5, 0.95), [(0.45, 0.5), (1.0, 1.0)]],
        "V": [[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)]],
    }  # fmt: skip
    varied = {
        "1": _one,
        "2": _two,
        "3": _three,
        "4": _four,
        "6": _six,
        "7": _seven,
        "9": _nine,
        "J": _jack,
        "Q": _queen,
    }
    return varied[character](rng) if character in varied else fixed[character]


_FEET: Final[dict[str, _Line]] = {
    "A": [(0, 1), (1, 1)],
    "K": [(0.08, 0), (0.08, 1), (0.95, 0), (1, 1)],
    "T": [(0.5, 1)],
    "B": [(0.1, 0), (0.1, 1)],
    "D": [(0.1, 0), (0.1, 1)],
    "R": [(0.1, 0), (0.1, 1), (1, 1)],
    "V": [(0, 0), (1, 0)],
    "4": [(0.72, 1)],
}
"""Where serifs stand."""


class StrokeGlyphs:
    """An alphabet drawn from a seed: pen width, serifs, contrast and the shape of each letter."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng([seed, 61])
        self._seed = seed
        self._pen_px = int(rng.integers(11, 34))
        self._serif = rng.uniform(0.1, 0.22) if rng.random() < 0.55 else 0.0
        self._contrast = int(rng.integers(0, 14)) if rng.random() < 0.5 else 0
        self._masks: dict[str, Picture] = {}

    @property
    def name(self) -> str:
        return f"strokes-{self._seed}"

    def mask(self, character: str) -> Picture:
        if character not in self._masks:
            self._masks[character] = self._drawn(character)
        return self._masks[character]

    def _drawn(self, character: str) -> Picture:
        sheet = np.zeros((_CAP_PX + 2 * _MARGIN_PX, _WIDE_PX + 2 * _MARGIN_PX), np.uint8)
        lines = _lines(character, np.random.default_rng([self._seed, ord(character)]))
        if self._serif:
            feet = _FEET.get(character, [])
            lines.extend([(x - self._serif, y), (x + self._serif, y)] for x, y in feet)
        for line in lines:
            cv2.polylines(sheet, [_to_pixels(line)], False, 255, self._pen_px, cv2.LINE_AA, 4)
        if self._contrast:
            sheet = np.asarray(cv2.dilate(sheet, np.ones((1, self._contrast + 1), np.uint8)), np.uint8)
        return trimmed(np.asarray(cv2.resize(sheet, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8))


def _to_pixels(line: _Line) -> NDArray[np.int32]:
    points = np.array(line) * [_WIDE_PX, _CAP_PX] + _MARGIN_PX
    return np.asarray(np.round(points * 16), np.int32)
