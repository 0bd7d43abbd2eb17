"""Drawn scenes as labelled pictures, so that they are measured by the same program as photographs."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count as count_from
from itertools import islice
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from vision.geometry import Quad
from vision.scenes import (
    EVERYDAY,
    CardTruth,
    DeckCollection,
    Scene,
    SceneLayout,
    SceneStyle,
    SurfaceCollection,
    draw_scene,
)
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.drawn_deck import DrawnDeck

SIZE: Final = (1280, 960)
USUAL_SHAPE: Final = 2.2
"""The usual maximum ratio of an index's height to its width."""
SLANT: Final = 1.4
"""The factor by which a slanted view may shrink what is drawn."""
FIRST_SEED: Final = 900_000
SEED_STEP: Final = 1501
"""Neighbouring seeds share decks, so scenes are drawn far apart: each has a deck of its own."""
ALPHABET: Final = "english"
LIGHT: Final = "scene"
DARK: Final = "scene, dark deck"
"""The kinds of scenes: decks on dark stock are counted apart, as photographs of them are."""
DARK_BELOW: Final = 100
"""A card's stock is dark if no channel of its colour reaches this."""
READABLE: Final = 0.9
"""The visible share of a corner from which its card counts as readable."""
HIDDEN: Final = 0.25
"""A card of which less is seen need not be read, but may be."""
SEPARATE_FOUR: Final = SceneStyle(
    cards=(4, 4), layouts=(SceneLayout.SEPARATE,), empty_share=0, face_down_share=0, joker_share=0, second_deck_share=0
)


def write_scenes(folder: Path, count: int, index_px: tuple[float, float], *, every_layout: bool = False) -> None:
    """Writes the first `count` of `measured_scenes`, and their labels.json."""
    folder.mkdir(parents=True, exist_ok=True)
    entries: list[dict[str, Any]] = []
    for scene, kind in islice(measured_scenes(index_px, every_layout=every_layout), count):
        name = f"scene-{len(entries):04}.png"
        cv2.imwrite(str(folder / name), scene.bgr, [cv2.IMWRITE_PNG_COMPRESSION, 1])
        entries.append({"file": name, "kind": kind, "size": list(SIZE), **_labels(scene.cards)})
    (folder / "labels.json").write_text(json.dumps(entries, indent=1), "utf-8")


def measured_scenes(
    index_px: tuple[float, float], *, every_layout: bool = False, first_seed: int = FIRST_SEED
) -> Iterator[tuple[Scene, str]]:
    """Yields scenes of 1280×960 with decks held out from training, and their kinds: LIGHT or DARK.

    In each, all cards that lie open either show an index whose height is within `index_px`, or show none. Four cards
    lie wholly in the picture; with `every_layout` there may be any number, also beyond its edges, and of two decks.
    The decks have the letters of ALPHABET, with which the scenes are read.
    """
    decks, tables = DeckCollection.open("test", alphabet=ALPHABET), SurfaceCollection.open("test")
    drawn = replace(EVERYDAY if every_layout else SEPARATE_FOUR, index_px=(index_px[0], index_px[1] * SLANT))
    for seed in count_from(first_seed, SEED_STEP):
        scene = draw_scene(seed, SIZE, decks=decks, tables=tables, style=drawn)
        opened = [truth for truth in scene.cards if truth.card]
        if not all(is_hidden(truth) or is_readable(truth, index_px) for truth in opened):
            continue
        if every_layout or sum(lies_inside(truth) for truth in opened) >= SEPARATE_FOUR.cards[0]:
            yield scene, DARK if is_dark(decks.deck_for(seed)) else LIGHT


def is_dark(deck: Deck) -> bool:
    """Tells whether a deck is printed on dark stock."""
    return isinstance(deck, DrawnDeck) and max(deck.style.stock) < DARK_BELOW


def is_readable(truth: CardTruth, index_px: tuple[float, float]) -> bool:
    """Tells whether a corner of the card shows an index of such a height."""
    low, high = index_px
    return any(corner.visible >= READABLE and low <= height_px(corner.index_quad) <= high for corner in truth.corners)


def is_hidden(truth: CardTruth) -> bool:
    """Tells whether no corner of the card shows enough of its index to be read."""
    return all(corner.visible < HIDDEN for corner in truth.corners)


def lies_inside(truth: CardTruth) -> bool:
    """Tells whether the whole card lies in the picture."""
    return bool((truth.quad >= 0).all() and (truth.quad <= SIZE).all())


def _labels(cards: tuple[CardTruth, ...]) -> dict[str, Any]:
    certain, optional = [], []
    for truth in cards:
        if truth.card and is_hidden(truth):
            optional.append(truth.card.name)
        elif truth.card:
            x, y, width, height = cv2.boundingRect(truth.quad)
            certain.append({"label": truth.card.name, "bbox": [x, y, width, height]})
    return {"cards": certain, "optional": optional, "face_down": sum(truth.card is None for truth in cards)}


def height_px(index_quad: Quad) -> float:
    """Returns how high an index is seen; one that the slant makes narrow counts as lower."""
    sides = np.linalg.norm(index_quad - np.roll(index_quad, -1, axis=0), axis=1)
    return float(min(sides[1] + sides[3], USUAL_SHAPE * (sides[0] + sides[2]))) / 2
