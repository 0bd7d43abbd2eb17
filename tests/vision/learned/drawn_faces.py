"""Views of faces with art of their own, of which some differ in one symbol only."""

from collections.abc import Container

import cv2
import numpy as np

from vision.frames import Picture
from vision.learned import LearnedDeck, LearnedFace
from vision.learned.matching import Matcher

SYMBOL = (70, 30)
FACES = ("plain", "marked", "second", "third", "fourth")


def draw_face(seed: int, *, is_marked: bool) -> Picture:
    """Returns a view with art of its own, and perhaps a symbol near its top right corner."""
    coarse = np.random.default_rng(seed).integers(40, 215, (9, 6, 3)).astype(np.uint8)
    view = np.asarray(cv2.resize(coarse, (96, 144), interpolation=cv2.INTER_CUBIC), np.uint8)
    if is_marked:
        cv2.circle(view, SYMBOL, 8, (250, 250, 250), -1, cv2.LINE_AA)
    return view


def lit(view: Picture, gain: tuple[float, float, float]) -> Picture:
    """Returns a view in another light."""
    return np.asarray(np.clip(view * np.array(gain), 0, 255), np.uint8)


def learn_drawn_faces(seen_once: Container[str] = (), *, is_printed: bool = False) -> LearnedDeck:
    """Returns a deck of five faces, FACES, of which the first two differ in a symbol."""
    drawn = [draw_face(1, is_marked=False), draw_face(1, is_marked=True)]
    drawn += [draw_face(seed, is_marked=False) for seed in (2, 3, 4)]
    learned = [
        LearnedFace(name, 1, 0, (view, lit(view, (0.7, 0.8, 0.9)))[: 1 if name in seen_once else 2])
        for name, view in zip(FACES, drawn, strict=True)
    ]
    return LearnedDeck(tuple(learned), 1.5, is_printed=is_printed)


def match_drawn_faces(seen_once: Container[str] = (), *, is_printed: bool = False) -> Matcher:
    """Returns what compares views with the faces of that deck."""
    return Matcher(learn_drawn_faces(seen_once, is_printed=is_printed))
