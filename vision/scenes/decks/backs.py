"""Card backs: the patterned side of a card that lies face down."""

from typing import Final

import cv2
import numpy as np

from vision.frames import Picture

_INKS: Final = ((40, 30, 180), (150, 60, 20), (40, 40, 40), (60, 110, 30), (130, 40, 120), (60, 130, 210))


def draw_back(image: Picture, rng: np.random.Generator) -> None:
    """Draws a back over the colours of a blank card (h, w, 4), keeping its alpha."""
    height, width = image.shape[:2]
    margin = int(rng.choice([0, 8, 14, 20]))
    ink = _INKS[rng.integers(len(_INKS))]
    inside = np.ascontiguousarray(image[margin : height - margin, margin : width - margin, :3])
    inside[:] = ink if rng.random() < 0.6 else inside
    light = tuple(int(part) for part in image[height // 2, 2, :3]) if rng.random() < 0.7 else (200, 220, 250)
    line = light if int(inside[0, 0, 0]) == ink[0] else ink
    _draw_pattern(inside, line, rng)
    image[margin : height - margin, margin : width - margin, :3] = inside


def _draw_pattern(inside: Picture, line: tuple[int, ...], rng: np.random.Generator) -> None:
    height, width = inside.shape[:2]
    step = int(rng.integers(7, 26))
    kind = rng.integers(4)
    thick = int(rng.integers(1, 3))
    if kind <= 1:
        for x in range(-height, width + height, step):
            cv2.line(inside, (x, 0), (x + height, height), line, thick, cv2.LINE_AA)
            cv2.line(inside, (x, 0), (x - height, height), line, thick, cv2.LINE_AA)
    if kind == 2:
        for y in range(step // 2, height, step):
            for x in range(step // 2, width, step):
                cv2.circle(inside, (x, y), max(2, step // 3), line, thick, cv2.LINE_AA)
    if kind >= 1:
        for radius in range(10, width // 2, step + 4):
            cv2.circle(inside, (width // 2, height // 2), radius, line, thick, cv2.LINE_AA)
            cv2.ellipse(
                inside, (width // 2, height // 2), (radius // 2, radius + 30), 0, 0, 360, line, thick, cv2.LINE_AA
            )
    cv2.rectangle(inside, (3, 3), (width - 4, height - 4), line, thick)
