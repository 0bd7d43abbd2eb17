"""Mark pictures: the marks as pixels with a clear ground, for screens, files and drawn cards."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import cv2
import numpy as np

from companion.exports.mark_shapes import MARKS, SIDE, WAYS, DrawingStyle, MarkName, Point, Stroke, strokes_of
from companion.exports.paper import Piece
from vision.frames import Picture

INKS: Final[dict[MarkName, tuple[str, str]]] = {"acorn": ("#5d3a17", "#a8692b"), "squirrel": ("#8c3a12", "#c4622a")}
"""The ink of each mark, and its shade."""
PAPER: Final = "#ffffff"
CLEAR: Final = "#00000000"
_FINER: Final = 4
_PER_CURVE: Final = 16


def colour_of(mark: MarkName, tone: str) -> str:
    """Returns the colour in which a tone of `mark` is printed."""
    ink, shade = INKS[mark]
    return {"ink": ink, "shade": shade, "paper": PAPER}[tone]


def draw_mark(way: DrawingStyle, mark: MarkName, side_px: int) -> Picture:
    """Returns a mark as a picture, shape (side, side, 4), blue first, with a clear ground."""
    return draw_strokes(strokes_of(way, mark), lambda tone: colour_of(mark, tone), side_px)


def draw_icon(strokes: Iterable[Stroke], side_px: int) -> Picture:
    """Returns shapes in white, shape (side, side, 4), blue first; the ground and the tone "paper" are transparent."""
    return draw_strokes(strokes, lambda tone: CLEAR if tone == "paper" else PAPER, side_px)


def draw_strokes(strokes: Iterable[Stroke], colour_of_tone: Callable[[str], str], side_px: int) -> Picture:
    """Returns shapes as a picture, shape (side, side, 4), blue first, with a clear ground."""
    fine = np.zeros((side_px * _FINER, side_px * _FINER, 4), np.uint8)
    for stroke in strokes:
        red, green, blue, solid = bytes.fromhex(f"{colour_of_tone(stroke.tone)[1:]:f<8}")
        _draw(fine, stroke, (blue, green, red, solid))
    colour = fine[..., 3:].astype(np.float32) / 255
    fine[..., :3] = (fine[..., :3] * colour).astype(np.uint8)
    small = np.asarray(cv2.resize(fine, (side_px, side_px), interpolation=cv2.INTER_AREA), np.float32)
    share = np.maximum(small[..., 3:], 1) / 255
    return np.concatenate([np.minimum(small[..., :3] / share, 255), small[..., 3:]], axis=2).astype(np.uint8)


def write_pngs(side_px: int = 600) -> Mapping[str, bytes]:
    """Returns every mark as a PNG file, by the files' names."""
    return {f"{way}-{mark}.png": write_png(draw_mark(way, mark, side_px)) for way in WAYS for mark in MARKS}


def write_png(picture: Picture) -> bytes:
    """Returns a picture as a PNG file."""
    done, png = cv2.imencode(".png", picture)
    assert done
    return png.tobytes()


def _draw(fine: Picture, stroke: Stroke, colour: tuple[int, int, int, int]) -> None:
    scale = fine.shape[0] / SIDE
    lines = [np.round(np.array(line) * scale).astype(np.int32) for line in flatten_pieces(stroke.pieces())]
    if stroke.width:
        cv2.polylines(fine, lines, False, colour, max(1, round(stroke.width * scale)))
    else:
        cv2.fillPoly(fine, lines, colour)


def flatten_pieces(pieces: Iterable[Piece]) -> list[list[Point]]:
    """Returns a path as lines of many points, one for each beginning."""
    lines: list[list[Point]] = []
    for letter, points in pieces:
        if letter == "M":
            lines.append([points[0]])
        elif letter == "L":
            lines[-1].append(points[0])
        elif letter == "C":
            lines[-1] += _curve(lines[-1][-1], points)
        else:
            lines[-1].append(lines[-1][0])
    return lines


def _curve(start: Point, points: tuple[Point, ...]) -> list[Point]:
    """Returns points along a cubic curve that begins at `start`."""
    along = np.linspace(0, 1, _PER_CURVE + 1)[1:, None]
    a, b, c, d = (np.array(point) for point in (start, *points))
    curve = (1 - along) ** 3 * a + 3 * along * (1 - along) ** 2 * b + 3 * along**2 * (1 - along) * c + along**3 * d
    return [(float(x), float(y)) for x, y in curve]
