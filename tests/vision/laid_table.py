"""A small drawn table for tests: plain cards and hands on wood, and a reader that knows what lies there uncovered."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from tests.vision.readings import reading
from vision.frames import Frame, Picture
from vision.geometry import Box
from vision.reading import Reading
from vision.tracking.change import CellImage, cell_image
from vision.tracking.events import Event
from vision.tracking.watcher import Watcher

SIZE = (640, 480)
CARD = (64, 88)
"""A card's width and height in pixels."""


@dataclass(frozen=True)
class Card:
    """A card with its top left corner; `sure` is how surely it is read, `like` what it looks like from afar."""

    name: str
    x: int
    y: int
    sure: float = 0.99
    like: str = ""

    @property
    def box(self) -> Box:
        return self.x, self.y, *CARD


@cache
def wood() -> Picture:
    rng = np.random.default_rng(5)
    grain = cv2.resize(rng.normal(0, 18, (60, 20)).astype(np.float32), SIZE, interpolation=cv2.INTER_CUBIC)
    return np.clip(np.array([60.0, 90.0, 120.0]) + grain[..., None], 0, 255).astype(np.uint8)


def picture(cards: Sequence[Card] = (), hands: Sequence[Box] = (), seed: int = 0) -> Picture:
    """Draws cards from bottom to top, and hands over them, with a sensor's noise."""
    bgr = wood().copy()
    for card in cards:
        x, y, width, height = card.box
        cv2.rectangle(bgr, (x, y), (x + width, y + height), (235, 235, 235), -1)
        rng = np.random.default_rng(list((card.like or card.name).encode()))
        for _ in range(9):
            px, py = rng.integers(14, width - 14), rng.integers(14, height - 14)
            cv2.circle(bgr, (int(x + px), int(y + py)), 8, (30, 30, int(rng.integers(30, 200))), -1)
    for x, y, width, height in hands:
        cv2.rectangle(bgr, (x, y), (x + width, y + height), (90, 130, 190), -1)
    noise = np.random.default_rng(seed).normal(0, 2, bgr.shape)
    return np.clip(bgr + noise, 0, 255).astype(np.uint8)


def look(*cards: Card, hands: Sequence[Box] = (), seed: int = 0) -> CellImage:
    return cell_image(picture(cards, hands, seed))


def read(card: Card) -> Reading:
    return reading(card.name, card.box, card.sure)


class Camera:
    """Shows a table ten times a second to a watcher whose reader reads every card with a corner uncovered."""

    def __init__(self) -> None:
        self.seq = 0
        self.reads = 0
        self.cards: tuple[Card, ...] = ()
        self.hands: tuple[Box, ...] = ()
        self._drawn: deque[tuple[Picture, tuple[Card, ...], tuple[Box, ...]]] = deque(maxlen=8)
        self.watcher = Watcher(self)

    def show(self, *cards: Card, hands: Sequence[Box] = (), frames: int = 1, black: bool = False) -> list[Event]:
        events: list[Event] = []
        for _ in range(frames):
            bgr = self.draw(*cards, hands=hands)
            events += self.see(np.zeros_like(bgr) if black else bgr)
        return events

    def draw(self, *cards: Card, hands: Sequence[Box] = ()) -> Picture:
        """Returns the table as it now is, which the reader knows."""
        self.cards, self.hands = cards, tuple(hands)
        bgr = picture(cards, hands, self.seq)
        self._drawn.append((bgr, self.cards, self.hands))
        return bgr

    def see(self, bgr: Picture) -> Sequence[Event]:
        """Takes the next picture in, whatever it shows."""
        self.seq += 1
        return self.watcher.see(Frame(bgr, self.seq, self.seq / 10))

    def age_of(self, bgr: Picture) -> int:
        """Returns how many pictures were drawn after this one."""
        return next(age for age, one in enumerate(reversed(self._drawn)) if np.shares_memory(one[0], bgr))

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        """Returns the cards of which a corner is seen in the box of one of the last pictures."""
        self.reads += 1
        drawn = (one[1:] for one in self._drawn if np.shares_memory(one[0], bgr))
        cards, hands = next(drawn, (self.cards, self.hands))
        return [
            read(card)
            for place, card in enumerate(cards)
            if any(
                _inside(corner, box)
                and not any(_inside(corner, other.box) for other in cards[place + 1 :])
                and not any(_inside(corner, hand) for hand in hands)
                for corner in _corners(card)
            )
        ]


def _corners(card: Card) -> list[tuple[int, int]]:
    """Returns where a card's two indices are."""
    return [(card.x + 7, card.y + 9), (card.x + CARD[0] - 7, card.y + CARD[1] - 9)]


def _inside(point: tuple[int, int], box: Box) -> bool:
    return box[0] <= point[0] <= box[0] + box[2] and box[1] <= point[1] <= box[1] + box[3]
