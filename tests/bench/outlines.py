"""How far outlines of cards are off in drawn scenes, as the reader gives them.

Usage: python -m tests.bench.outlines [COUNT [FIRST_SEED]]
"""

import sys
import time
from itertools import islice

import cv2
import numpy as np

from vision.evaluate.rendered import FIRST_SEED, SIZE, measured_scenes
from vision.geometry import Quad, centres_apart
from vision.reader import Reader
from vision.reader.card_plane import fit_to_plane
from vision.reader.outlines import refine_outlines
from vision.scenes import CardTruth

SEEN = 0.6
"""A side counts as seen if this share of it lies in the picture and under no other card."""
FAR_OFF = 0.1


def main(count: int = 40, first_seed: int = FIRST_SEED) -> None:
    """Prints how far the corners of cards in the scenes are off, in card heights, and how long fitting them takes."""
    cv2.setNumThreads(1)
    off: dict[int, list[float]] = {sides: [] for sides in range(1, 5)}
    took = []
    reader = Reader()
    for scene, _ in islice(measured_scenes((12, 30), every_layout=True, first_seed=first_seed), count):
        readings = reader.read(scene.bgr)
        for reading in readings:
            place = next(
                (i for i, truth in enumerate(scene.cards) if is_reading_of(truth, reading.quad, reading.card)), None
            )
            if place is None:
                continue
            truth, above = scene.cards[place].quad, [card.quad for card in scene.cards[place + 1 :]]
            sides = sum(is_seen(truth[i], truth[(i + 1) % 4], above) for i in range(4))
            if sides:
                off[sides].append(distance(reading.quad, truth))
        if readings:
            quads = np.stack([reading.quad for reading in readings])
            began_s = time.process_time()
            fit_to_plane(quads, refine_outlines(scene.bgr, quads), [quad[[0]] for quad in quads])
            took.append((time.process_time() - began_s) / len(quads))
    for sides, distances in off.items():
        if distances:
            median, wrong = np.median(distances), np.mean(np.array(distances) > FAR_OFF)
            print(f"{sides} sides seen: {median:.1%} in the median of {len(distances)}; {wrong:.0%} over {FAR_OFF:.0%}")
    print(f"{1000 * np.median(took):.1f} ms a card")


def is_reading_of(truth: CardTruth, quad: Quad, card: object) -> bool:
    """Tells whether a reading at `quad` is of this card, not of its twin in a second deck."""
    away = centres_apart(truth.quad, quad)
    return card is not None and truth.card is card and bool(away < np.linalg.norm(truth.quad[3] - truth.quad[0]) / 2)


def is_seen(start: Quad, end: Quad, above: list[Quad]) -> bool:
    """Tells whether enough of a side is seen."""
    points = start + (end - start) * np.linspace(0.05, 0.95, 19)[:, None]
    inside = ((points >= 0) & (points < SIZE)).all(axis=1)
    covered = [
        any(cv2.pointPolygonTest(quad.reshape(-1, 1, 2), (x, y), False) >= 0 for quad in above)
        for x, y in points.tolist()
    ]
    return bool((inside & ~np.array(covered)).mean() >= SEEN)


def distance(quad: Quad, truth: Quad) -> float:
    """Returns the mean distance of the corners, in card heights, whichever way up."""
    height = float(np.linalg.norm(truth[3] - truth[0]) + np.linalg.norm(truth[2] - truth[1])) / 2
    return min(float(np.linalg.norm(quad - np.roll(truth, k, axis=0), axis=1).mean()) for k in (0, 2)) / height


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
