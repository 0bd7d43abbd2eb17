"""Drawn pictures, in the form of the networks' inputs, from which the scales of integer layers are calibrated."""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.reader.networks import as_input
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.training.like_card_views import draw_like_card_views
from vision.training.print_pairs import draw_pair
from vision.training.twin_pairs import draw_twin_group, draw_twins

SCENES: Final = 12
SIZE: Final = (1280, 960)
SMALLER: Final = (512, 384)
"""The size of a frame, and of the smaller picture in which the reader looks for larger indices."""
FIRST_SEED: Final = 5_000_000
SEED_STEP: Final = 41
STYLE: Final = SceneStyle(cards=(2, 12), index_px=(9, 30), empty_share=0)
GROUPS: Final = 20
"""The number of groups of cards that look alike."""
PAIRS: Final = 4
"""The number of pairs drawn from the cards of each group."""


def finder_pictures() -> Iterator[Picture]:
    """Yields drawn tables (h, w, 3) with decks of the training split, as frames and as smaller pictures of frames."""
    decks, tables = DeckCollection.open("train"), SurfaceCollection.open("train")
    seeds = range(FIRST_SEED, FIRST_SEED + SCENES * SEED_STEP, SEED_STEP)
    for seed in seeds:
        frame = draw_scene(seed, SIZE, decks=decks, tables=tables, style=STYLE).bgr
        yield frame
        yield np.asarray(cv2.resize(frame, SMALLER, interpolation=cv2.INTER_AREA), np.uint8)


def finder_inputs() -> Iterator[Floats]:
    """Yields drawn tables as the finder takes them (1, 3, h, w)."""
    return (as_input(picture[None]) for picture in finder_pictures())


def print_inputs() -> Iterator[Floats]:
    """Yields drawn views, each with a learned one, as the network that compares print takes them: (PAIRS, 6, h, w)."""
    tables = SurfaceCollection.open("train")
    for seed in range(FIRST_SEED, FIRST_SEED + GROUPS):
        cards, rng = draw_like_card_views(seed, tables), np.random.default_rng(seed)
        yield as_input(np.stack([draw_pair(cards, rng).views for _ in range(PAIRS)]))


def twin_inputs() -> Iterator[Floats]:
    """Yields parts as the network that describes twins takes them (5, 3, h, w): four learned ones, then a seen one."""
    for seed in range(FIRST_SEED, FIRST_SEED + GROUPS):
        twins, rng = draw_twin_group(seed), np.random.default_rng(seed)
        for _ in range(PAIRS):
            seen, *learned = np.split(draw_twins(twins, rng).views, 5, axis=2)
            yield as_input(np.stack([*learned, seen]))
