"""Rendered scenes kept in memory, so that each is trained on several times with other augmentations."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.scenes import EVERYDAY, DeckCollection, Scene, SceneStyle, SurfaceCollection, draw_scene
from vision.scenes.decks.deck_collection import Split
from vision.scenes.decks.glyphs import SYSTEM_FONTS

Made = TypeVar("Made")

OTHER_INKS: Final = 0.15
"""The share of pictures in which every suit has the same ink, of any colour."""
LIGHT_INKS: Final = 0.03
"""The share of pictures in which that ink is light, and the paper dark."""


@dataclass(frozen=True, slots=True)
class SceneSource:
    """Everything that scenes of one split are drawn with."""

    decks: DeckCollection
    tables: SurfaceCollection

    @classmethod
    def open(cls, art: Path, split: Split) -> "SceneSource":
        """Returns a source with the decks and tables in the folder `art` and the fonts of this machine."""
        decks = DeckCollection.open(split, folder=art / "decks", font_folders=SYSTEM_FONTS)
        return cls(decks, SurfaceCollection.open(split, folder=art / "tables"))

    def draw(self, seed: int, size: tuple[int, int], style: SceneStyle = EVERYDAY) -> Scene:
        """Draws the scene of that size and style that belongs to `seed`."""
        return draw_scene(seed, size, decks=self.decks, tables=self.tables, style=style)


class ScenePool(Generic[Made]):
    """The last `room` things made from seeds; it moves on by a few seeds a step and remakes itself after a pause."""

    def __init__(self, make: Callable[[int], Made], *, room: int, fresh: int) -> None:
        self._make = make
        self._room = room
        self._fresh = fresh
        self._kept: OrderedDict[int, Made] = OrderedDict()

    def at(self, step: int) -> list[Made]:
        """Returns what the pool holds at `step`; the first steps share what one full step brings."""
        last = (step + 1) * self._fresh
        for seed in range(max(0, last - self._room), last):
            if seed not in self._kept:
                self._kept[seed] = self._make(seed)
        while len(self._kept) > min(self._room, last):
            self._kept.popitem(last=False)
        return list(self._kept.values())


def places_in(counts: Sequence[int]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Returns for each of many things whose it is and its place there, (sum of counts,) each."""
    owner = np.repeat(np.arange(len(counts)), counts)
    return owner, np.concatenate([np.arange(count) for count in counts])


def vary_inks(picture: Picture, rng: np.random.Generator) -> Picture:
    """Returns the picture (h, w, 3), at times with all its print in one ink: no suit is then told by its colour.

    Red and black alike become any colour, and at times light on dark.
    """
    chance = rng.random()
    if chance >= OTHER_INKS:
        return picture
    hue, saturation, value = rng.integers(256), rng.integers(90, 256), rng.integers(40, 236)
    ink = cv2.cvtColor(np.array([[[hue, saturation, value]]], np.uint8), cv2.COLOR_HSV2BGR_FULL)[0, 0]
    paper = picture.min(axis=2).astype(np.float32)[..., None] / 255  # any ink lacks one of the three colours
    printed = np.asarray(ink + paper * (255.0 - ink), np.uint8)
    return np.asarray(255 - printed, np.uint8) if chance < LIGHT_INKS else printed


def relit(picture: Picture, tones: tuple[float, float, float], colours: NDArray[np.float64]) -> Picture:
    """Returns the picture (h, w, 3) in another light: `tones` are gamma, gain and lift, `colours` the gain of each."""
    gamma, gain, lift = tones
    table = (np.linspace(0, 1, 256)[:, None] ** gamma * gain * colours + lift) * 255
    return np.asarray(cv2.LUT(picture, np.clip(table, 0, 255).astype(np.uint8)[None]), np.uint8)


def vary_light(picture: Picture, rng: np.random.Generator) -> Picture:
    """Returns the picture in another light: gain, tone, colour, at times grey or noisy."""
    gamma, gain, lift = np.exp(rng.normal(0, 0.18)), np.exp(min(rng.normal(-0.03, 0.1), 0.1)), rng.normal(0, 0.025)
    colours = np.exp(rng.normal(0, 0.05, 3))
    seen = relit(picture, (gamma, gain, lift), colours)
    chance = rng.random()
    if chance < 0.04:
        seen = np.asarray(cv2.cvtColor(cv2.cvtColor(seen, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)
    if chance > 0.85:
        spread = rng.uniform(1, 7)
        grains = rng.integers(-128, 128, seen.shape).astype(np.int16)
        seen = np.asarray(cv2.addWeighted(seen, 1.0, grains, spread / 74, 0, dtype=cv2.CV_8U), np.uint8)
    return seen
