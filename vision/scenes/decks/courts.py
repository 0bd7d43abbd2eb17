"""Court pictures: abstract two-way figures full of colour and line."""

from typing import Final

import cv2
import numpy as np

from companion.cards import Card, Rank
from vision.frames import Picture
from vision.scenes.decks.faces import stamp
from vision.scenes.decks.indices import resized
from vision.scenes.decks.print_style import Ink, PrintStyle

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
