"""Finds outlines that may be those of cards: four sides between corners, of which one may be hidden."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats

LONGEST_PX: Final = 960
"""Outlines are looked for in a picture with sides of at most so many pixels."""
SHORTEST_SHARE: Final = 0.022
"""A straight piece of a side is at least this share of the picture's longer side."""
DOUBLE_PX: Final = 4.0
MOST_SEGMENTS: Final = 900
"""So many of the longest pieces are used."""
CORNER_GAP_PX: Final = 12.0
"""Two sides meet at a corner, which may be round: their ends are at most so far from it."""
CORNER_SINE: Final = 0.8
"""The sine of the angle between two sides that meet."""
PARALLEL_COSINE: Final = 0.96
ASPECTS: Final = (1.0, 2.2)
"""The range of a card's longer side by its shorter one."""
FORESHORTENED: Final = 1.35
"""A slanting view changes the aspect by up to this factor."""
SMALLEST: Final = 0.035
LARGEST: Final = 0.75
"""A card's side is as long as that, as shares of the picture's longer side."""
ALIGNED: Final = 0.9976
"""The cosine of the angle by which an edge may miss the corner that it leads to."""
MOST_CORNERS: Final = 500
STEP_PX: Final = 4.0
"""How far from an outline its inside is compared with its outside."""
SAMPLES: Final = 20
"""Each side is looked at in so many places."""
SKEW: Final = 10.0
SKEW_FREE: Final = 0.04
"""A card's opposite sides differ by at most about so much of their length; each further part counts SKEW."""
COARSE_PX: Final = 9.0
"""Outlines whose corners are nearer to each other are refined once."""
STEP: Final = 2.5
"""How much it counts that an outline's inside differs from its outside."""
FRAME: Final = 0.6
"""How much it counts that an outline lies within another one."""
FRAME_SLACK_PX: Final = 1.5
FRAME_AREA: Final = (0.5, 0.98)
FRAME_WORSE: Final = 0.6
EDGE: Final = 10.0
"""The least step in brightness or colour at a card's edge, in grey levels of the stretched channels."""

Segments = NDArray[np.float32]
"""Straight pieces (n, 4) of edges: x and y of both ends."""


@dataclass(frozen=True, slots=True, eq=False)
class EdgeMap:
    """A picture's two principal colours, softened: levels (2, h, w), gradients across and down, and straight edges."""

    levels: Picture
    across: Floats
    down: Floats
    segments: Segments
    scale: float


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """Outlines (n, 4, 2) in the picture's pixels, clockwise, best first; `rank` (n,) from 0 to about 7."""

    quads: Floats
    rank: Floats


def map_edges(bgr: Picture, longest_px: int = LONGEST_PX) -> EdgeMap:
    """Returns the edges of a picture."""
    scale = min(1.0, longest_px / max(bgr.shape[:2]))
    small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else bgr
    detector = cv2.createLineSegmentDetector(cv2.LSD_REFINE_STD)
    shortest = SHORTEST_SHARE * max(small.shape[:2])
    found, levels, gradients = [], [], []
    for channel in principal_channels(np.asarray(small, np.uint8)):
        soft = cv2.GaussianBlur(channel, (0, 0), 0.8)
        half = cv2.resize(soft, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        for level, times in ((soft, 1), (half, 2)):
            lines = detector.detect(level)[0]
            if lines is not None:
                found.append(lines.reshape(-1, 4) * times)
        levels.append(np.asarray(cv2.GaussianBlur(soft, (0, 0), 1.5), np.uint8))
        gradients.append((cv2.Sobel(soft, cv2.CV_32F, 1, 0, scale=0.25), cv2.Sobel(soft, cv2.CV_32F, 0, 1, scale=0.25)))
    segments = np.concatenate(found) if found else np.zeros((0, 4), np.float32)
    length = np.hypot(segments[:, 2] - segments[:, 0], segments[:, 3] - segments[:, 1])
    order = np.argsort(-length)
    kept = _without_doubles(segments[order[length[order] >= shortest]])[:MOST_SEGMENTS]
    return EdgeMap(
        np.stack(levels), np.stack([g[0] for g in gradients]), np.stack([g[1] for g in gradients]), kept, scale
    )


def _without_doubles(segments: Segments) -> Segments:
    """Returns the segments without those that lie on one before them: each edge is found in several channels."""
    turned = segments[:, 0] > segments[:, 2]
    ordered = np.where(turned[:, None], segments[:, [2, 3, 0, 1]], segments)
    kept = np.unique(np.round(ordered / DOUBLE_PX), axis=0, return_index=True)[1]
    return segments[np.sort(kept)]


def principal_channels(bgr: Picture) -> list[Picture]:
    """Returns the picture in its two principal colours, each stretched to all grey levels."""
    few = bgr[::4, ::4].reshape(-1, 3).astype(np.float32)
    mean = few.mean(axis=0)
    axes = np.linalg.svd((few - mean).T @ (few - mean))[0].T
    channels = []
    for axis in axes[:2]:
        values = (few - mean) @ axis
        low, high = np.percentile(values, (1, 99))
        gain = 255 / max(float(high - low), 30.0)
        weights = np.append(axis * gain, -(float(mean @ axis) + low) * gain).astype(np.float32)[None]
        channels.append(np.asarray(np.clip(cv2.transform(bgr.astype(np.float32), weights), 0, 255), np.uint8))
    return channels


def find_outlines(edges: EdgeMap, aspect: float | None = None, most: int = 40) -> Outlines:
    """Returns the outlines of what may be cards; `aspect` is their longer side by the shorter one, if it is known."""
    quads = _complete(edges.segments, aspect, max(edges.across.shape[1:]))
    if not len(quads):
        return Outlines(np.zeros((0, 4, 2), np.float32), np.zeros(0, np.float32))
    quads = quads[_is_card_like(quads, edges)]
    quads = quads[np.unique(np.round(quads / 4).reshape(len(quads), -1), axis=0, return_index=True)[1]]
    quads = quads[np.argsort(-rank_outlines(quads, side_support(quads, edges)))]
    alike = np.unique(np.round(quads / COARSE_PX).reshape(len(quads), -1), axis=0, return_index=True)[1]
    order = np.sort(alike)[: 8 * most]
    refined = refine(quads[order], edges)
    refined = refined[_is_card_like(refined, edges)]
    support = side_support(refined, edges)
    rank = rank_outlines(refined, support) + STEP * step_support(refined, edges)
    rank = rank - FRAME * _is_framed(refined, rank)
    kept = _distinct(refined, np.argsort(-rank), most)
    return Outlines((refined[kept] / edges.scale).astype(np.float32), rank[kept])


def rank_outlines(quads: Floats, support: Floats) -> Floats:
    """Returns how likely each outline is a card's; of equal ones the larger is preferred: frames are within cards."""
    ordered = np.sort(support, axis=1)
    area = np.abs(_cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1])) / 2
    seen = ordered[:, 1:].sum(axis=1) + 0.6 * ordered[:, 0] + 0.05 * np.log(np.maximum(area, 1))
    return np.asarray(seen - SKEW * np.maximum(skew(quads) - SKEW_FREE, 0), np.float32)


def _is_framed(quads: Floats, rank: Floats) -> NDArray[np.bool_]:
    """Says which outlines lie within a slightly larger one that is hardly worse: those are frames printed on a card."""
    starts, along = quads, np.roll(quads, -1, axis=1) - quads
    inside = np.ones((len(quads), len(quads)), np.bool_)
    for side in range(4):
        length = np.linalg.norm(along[:, side], axis=1)
        for corner in range(4):
            depth = _cross(along[None, :, side], quads[:, None, corner] - starts[None, :, side]) / np.maximum(length, 1)
            inside &= depth > -FRAME_SLACK_PX
    area = np.abs(_cross(quads[:, 2] - quads[:, 0], quads[:, 3] - quads[:, 1]))
    share = area[:, None] / np.maximum(area[None], 1)
    framed = inside & (share > FRAME_AREA[0]) & (share < FRAME_AREA[1]) & (rank[None] > rank[:, None] - FRAME_WORSE)
    return np.asarray(framed.any(axis=1))


def skew(quads: Floats) -> Floats:
    """Returns how far outlines (n, 4, 2) are from parallelograms: the largest difference of opposite sides."""
    sides = np.roll(quads, -1, axis=1) - quads
    lengths = np.linalg.norm(sides, axis=2)
    apart = np.linalg.norm(sides[:, :2] + sides[:, 2:], axis=2)
    return np.asarray((apart / np.maximum(lengths[:, :2] + lengths[:, 2:], 1)).max(axis=1) * 2, np.float32)


def _cross(one: Floats, other: Floats) -> Floats:
    return np.asarray(one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Corners:
    """Places (n, 2) where two straight edges meet, and their directions (n, 2) away from it, the later one clockwise.

    On an outline that runs clockwise, `onward` points to the next corner and `back` to the one before.
    """

    places: Floats
    onward: Floats
    back: Floats


def _complete(segments: Segments, aspect: float | None, size: float) -> Floats:
    """Returns outlines (n, 4, 2) through each three corners that fit, or two if the aspect is known."""
    corners = _find_corners(segments)
    links, apart = _link(corners, size)
    quads = [_through_three(corners, links, aspect)]
    if aspect is not None:
        quads.append(_through_two(corners, links, apart, aspect))
    return np.concatenate(quads)


def _find_corners(segments: Segments) -> Corners:
    """Returns the corners at which two segments end."""
    start, end = segments[:, :2], segments[:, 2:]
    length = np.linalg.norm(end - start, axis=1)
    along = (end - start) / np.maximum(length, 1e-3)[:, None]
    sine = _cross(along[:, None], along[None])
    i, j = np.nonzero(np.triu(np.abs(sine) > CORNER_SINE, 1))
    apart = start[j] - start[i]
    at_i = _cross(apart, along[j]) / sine[i, j]
    at_j = _cross(apart, along[i]) / sine[i, j]
    first, near = at_i < length[i] / 2, at_j < length[j] / 2
    gap_i = np.where(first, np.abs(at_i), np.abs(at_i - length[i]))
    gap_j = np.where(near, np.abs(at_j), np.abs(at_j - length[j]))
    reach_i, reach_j = (np.minimum(CORNER_GAP_PX, 4 + 0.25 * length[k]) for k in (i, j))
    met = np.flatnonzero((gap_i < reach_i) & (gap_j < reach_j))
    met = met[np.argsort(-np.minimum(length[i[met]], length[j[met]]), kind="stable")]
    i, j, first, near = i[met], j[met], first[met], near[met]
    places = start[i] + at_i[met][:, None] * along[i]
    one = np.where(first[:, None], along[i], -along[i])
    other = np.where(near[:, None], along[j], -along[j])
    clockwise = (_cross(one, other) > 0)[:, None]
    onward, back = np.where(clockwise, one, other), np.where(clockwise, other, one)
    alike = np.column_stack([np.round(places / 4), np.round(onward * 8)])
    kept = np.sort(np.unique(alike, axis=0, return_index=True)[1])[:MOST_CORNERS]
    return Corners(places[kept], onward[kept], back[kept])


def _link(corners: Corners, size: float) -> tuple[NDArray[np.bool_], Floats]:
    """Returns which corner (row) is followed by which (column) on an outline, and how far apart they are."""
    step = corners.places[None] - corners.places[:, None]
    apart = np.asarray(np.sqrt((step**2).sum(axis=2)), np.float32)
    ahead = np.einsum("ijk,ik->ij", step, corners.onward)
    behind = -np.einsum("ijk,jk->ij", step, corners.back)
    parallel = corners.back @ corners.onward.T
    near = (apart > SMALLEST * size) & (apart < LARGEST * size)
    links = near & (ahead > ALIGNED * apart) & (behind > ALIGNED * apart) & (parallel > PARALLEL_COSINE)
    return links, apart


def _through_three(corners: Corners, links: NDArray[np.bool_], aspect: float | None) -> Floats:
    """Returns the outlines of which three corners are seen."""
    before, middle = np.nonzero(links)
    triples: list[NDArray[np.intp]] = []
    for place in np.unique(middle):
        after = np.flatnonzero(links[place])
        if len(after):
            mine = before[middle == place]
            triples.append(np.array(np.meshgrid(mine, [place], after), np.intp).reshape(3, -1))
    if not triples:
        return np.zeros((0, 4, 2), np.float32)
    p, q, r = corners.places[np.concatenate(triples, axis=1)]
    wide, deep = np.linalg.norm(p - q, axis=1), np.linalg.norm(r - q, axis=1)
    shape = np.maximum(wide, deep) / np.minimum(wide, deep)
    low, high = ASPECTS if aspect is None else (aspect / FORESHORTENED, aspect * FORESHORTENED)
    fits = (shape > low) & (shape < high)
    return np.asarray(np.stack([p, q, r, p + r - q], axis=1)[fits], np.float32)


def _through_two(corners: Corners, links: NDArray[np.bool_], apart: Floats, aspect: float) -> Floats:
    """Returns the outlines of which one side is seen, for either way that a card of that aspect may lie."""
    p, q = np.nonzero(links)
    wide = apart[p, q][:, None]
    onward, back = corners.onward[q], corners.back[p]
    made = [
        np.stack([corners.places[p], corners.places[q], corners.places[q] + onward * wide * ratio,
                  corners.places[p] + back * wide * ratio], axis=1)
        for ratio in (aspect, 1 / aspect)
    ]  # fmt: skip
    return np.concatenate(made).astype(np.float32)


def _is_card_like(quads: Floats, edges: EdgeMap) -> NDArray[np.bool_]:
    """Says which outlines have the shape and size of a card and lie mostly in the picture."""
    sides = np.linalg.norm(quads - np.roll(quads, -1, axis=1), axis=2)
    opposite = np.maximum(sides[:, :2], sides[:, 2:]) / np.maximum(np.minimum(sides[:, :2], sides[:, 2:]), 1)
    span = (sides[:, :2] + sides[:, 2:]) / 2
    shape = span.max(axis=1) / np.maximum(span.min(axis=1), 1)
    height, width = edges.across.shape[1:]
    smallest = SMALLEST * max(height, width)
    inside = ((quads > -0.02 * width) & (quads < (1.02 * width, 1.02 * height))).all(axis=(1, 2))
    fine = (opposite < 1.35).all(axis=1) & (shape > ASPECTS[0]) & (shape < ASPECTS[1]) & (span.min(axis=1) > smallest)
    return np.asarray(fine & inside & np.isfinite(quads).all(axis=(1, 2)))


def _profiles(quads: Floats, edges: EdgeMap, reach: int) -> tuple[Floats, Floats]:
    """Returns steps across the sides (n, 4, SAMPLES, 2 · reach + 1), and the sides' normals."""
    places, normal = _places(quads)
    offsets = np.arange(-reach, reach + 1, dtype=np.float32)
    spots = places[:, :, :, None] + offsets[:, None] * normal[:, :, None, None]
    way = normal[None, :, :, None, None]
    steps = np.abs(_sample(edges.across, spots) * way[..., 0] + _sample(edges.down, spots) * way[..., 1]).max(axis=0)
    return steps, normal


def side_support(quads: Floats, edges: EdgeMap) -> Floats:
    """Returns the share (n, 4) of each side along which there is an edge."""
    if not len(quads):
        return np.zeros((0, 4), np.float32)
    steps, _ = _profiles(quads, edges, 1)
    return np.asarray((steps.max(axis=3) > EDGE).mean(axis=2), np.float32)


def step_support(quads: Floats, edges: EdgeMap) -> Floats:
    """Returns the share (n,) of an outline along which its inside differs from its outside: a line is no edge."""
    if not len(quads):
        return np.zeros(0, np.float32)
    places, normal = _places(quads)
    inside, outside = (_sample(edges.levels, places + way * STEP_PX * normal[:, :, None]) for way in (-1, 1))
    return np.asarray((np.abs(inside - outside).max(axis=0) > EDGE).mean(axis=(1, 2)), np.float32)


def _places(quads: Floats) -> tuple[Floats, Floats]:
    """Returns places (n, 4, SAMPLES, 2) along the sides, and the sides' outward normals (n, 4, 2)."""
    ends = np.roll(quads, -1, axis=1)
    share = np.linspace(0.1, 0.9, SAMPLES, dtype=np.float32)[:, None]
    places = quads[:, :, None] * (1 - share) + ends[:, :, None] * share
    along = (ends - quads) / np.maximum(np.linalg.norm(ends - quads, axis=2, keepdims=True), 1e-3)
    return places, np.stack([along[..., 1], -along[..., 0]], axis=-1)


def _sample(layers: NDArray[np.generic], spots: Floats) -> Floats:
    """Returns what layers (2, h, w) hold at spots (…, 2)."""
    height, width = layers.shape[1:]
    x = np.clip(np.round(spots[..., 0]).astype(np.int32), 0, width - 1)
    y = np.clip(np.round(spots[..., 1]).astype(np.int32), 0, height - 1)
    return np.asarray(layers[:, y, x], np.float32)


def refine(quads: Floats, edges: EdgeMap, reach: int = 4) -> Floats:
    """Returns the outlines with each side moved onto the edge along which it runs."""
    if not len(quads):
        return quads
    steps, normal = _profiles(quads, edges, reach)
    offsets = np.arange(-reach, reach + 1, dtype=np.float32)
    strength = np.maximum(steps - EDGE / 2, 0) * (1 - 0.06 * np.abs(offsets))
    best = strength.argmax(axis=3)
    weight = np.minimum(strength.max(axis=3), 60) + 1e-3
    shift = offsets[best]
    share = np.linspace(-0.8, 0.8, SAMPLES, dtype=np.float32)
    tilt = np.zeros(quads.shape[:2], np.float32)
    level = np.zeros(quads.shape[:2], np.float32)
    for _ in range(3):  # iteratively reweighted least squares
        total = weight.sum(axis=2)
        middle = (weight * share).sum(axis=2) / total
        level = (weight * shift).sum(axis=2) / total
        spread = (weight * (share - middle[..., None]) ** 2).sum(axis=2) + 1e-3
        tilt = (weight * (share - middle[..., None]) * shift).sum(axis=2) / spread
        off = np.abs(level[..., None] + tilt[..., None] * (share - middle[..., None]) - shift)
        level = level - tilt * middle
        weight = weight / (1 + off**2)
    ends = np.roll(quads, -1, axis=1)
    start = quads + normal * (level - tilt)[..., None]
    stop = ends + normal * (level + tilt)[..., None]
    return _meet(start, stop)


def _meet(start: Floats, stop: Floats) -> Floats:
    """Returns the outlines whose sides lie on the lines from `start` to `stop`, both (n, 4, 2)."""
    along = stop - start
    before, before_along = np.roll(start, 1, axis=1), np.roll(along, 1, axis=1)
    sine = _cross(before_along, along)
    sine = np.where(np.abs(sine) < 1e-3, 1e-3, sine)
    share = _cross(start - before, along) / sine
    return np.asarray(before + share[..., None] * before_along, np.float32)


def _distinct(quads: Floats, order: NDArray[np.intp], most: int) -> NDArray[np.intp]:
    """Returns the first `most` in that order without those whose corners lie near those of a better one."""
    kept: list[int] = []
    width = np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1)
    rolled = [np.roll(quads, turn, axis=1) for turn in range(4)]
    for place in order:
        if kept:
            apart = np.stack([np.abs(turned[kept] - quads[place]).max(axis=(1, 2)) for turned in rolled])
            if (apart < 0.05 * width[place] + 1.5).any():
                continue
        kept.append(int(place))
        if len(kept) == most:
            break
    return np.array(kept, np.intp)
