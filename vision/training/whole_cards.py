"""Training views of whole cards and of false detections, cut upright with perturbed outlines."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats, intersection_over_union
from vision.reader import letters
from vision.reader.detections import suppress_non_maxima
from vision.reader.layout import LETTERS, VIEW_MARGIN, VIEW_SIZE
from vision.reader.networks import FinderRunner
from vision.reader.pyramid import find_indices
from vision.reader.views import card_box, cut_view
from vision.scenes import Scene
from vision.training.index_crops import SCENE_PX, STRIDE, STYLE
from vision.training.index_truths import SEEN, index_truths, sort_finds
from vision.training.scene_pool import ScenePool, SceneSource, places_in, vary_inks, vary_light

SIZE: Final = (92, 132)
MARGIN: Final = 0.2
"""A kept card is somewhat larger than its view, with room for errors in its outline."""
CARD_SHARE: Final = 0.75
"""The share of cards in each batch."""
_MOST: Final = 24
"""The maximum number of training outlines from one scene."""
LIKE: Final = 0.4
"""An outline that overlaps a card by this share is no negative example."""
_TURN, _SCALE, _SHIFT, _CORNER = 0.03, 0.05, 0.03, 0.015
"""The usual sizes of errors in an outline, in card sizes."""
_RANK_OF: Final = {letter: rank for alphabet in letters.ALPHABETS.values() for letter, rank in alphabet.items()}
COUNT_OF: Final = [letters.COUNT_OF[_RANK_OF[letter]] for letter in LETTERS]
"""The place in COUNTS of what a card with each letter shows, the same in every alphabet."""


@dataclass(frozen=True, slots=True, eq=False)
class WholeCards:
    """k kept cards: `pictures` (k, 132, 92, 3), `count` (k,), -1 where there is none, and `suit` (k,)."""

    pictures: Picture
    count: NDArray[np.int64]
    suit: NDArray[np.int64]


LabelledView: TypeAlias = tuple[Floats, int, int]
"""An outline (4, 2), its count or -1, its suit."""


def take_cards(scene: Scene, finder: FinderRunner, rng: np.random.Generator) -> WholeCards:
    """Cuts out a scene's cards, and what the finder wrongly saw."""
    rows = outlines(scene, finder, rng)
    pictures = [cut_view(scene.bgr, corners, SIZE, MARGIN) for corners, _, _ in rows]
    return WholeCards(
        np.array(pictures, np.uint8).reshape(-1, SIZE[1], SIZE[0], 3),
        np.array([count for _, count, _ in rows], np.int64),
        np.array([suit for _, _, suit in rows], np.int64),
    )


def outlines(scene: Scene, finder: FinderRunner, rng: np.random.Generator) -> list[LabelledView]:
    """Returns each card as its seen indices truly pose it and as the finder does, and what the finder wrongly saw."""
    truths = index_truths(scene)
    detections = suppress_non_maxima(find_indices(scene.bgr, finder), share=1.0)
    right, false = sort_finds(detections, truths)

    def row(corners: Floats, place: int) -> LabelledView:
        return corners, COUNT_OF[int(truths.letter[place])], int(truths.suit[place])

    seen = np.flatnonzero((truths.visible >= SEEN) & (truths.height_px >= 7.5))
    rows = [row(truths.corners[i], i) for i in rng.permutation(seen)[: _MOST // 3]]
    rows += [row(detections.corners[right[i][0]], right[i][1]) for i in rng.permutation(len(right))[: _MOST // 3]]
    strange = [i for i in false if not _is_card(detections.corners[i], scene)]
    return rows + [(detections.corners[i], -1, 0) for i in rng.permutation(strange)[: _MOST // 3].astype(int)]


def _is_card(corners: Floats, scene: Scene) -> bool:
    """Whether an outline is a card's although it was derived from a false index."""
    return any(card.corners and intersection_over_union(corners, card.quad) > LIKE for card in scene.cards)


class Views(NamedTuple):
    """A batch: `views` (n, 80, 56, 3), `pips` and `suit` (n,)."""

    views: Picture
    pips: NDArray[np.int64]
    suit: NDArray[np.int64]


class ViewSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(
        self, scene_source: SceneSource, *, batch: int, first_seed: int, finder: FinderRunner, room: int = 900
    ) -> None:
        self._scene_source = scene_source
        self._finder = finder
        self._seed = first_seed
        self._batch = batch
        self._pool = ScenePool(self._make, room=room, fresh=2)

    def _make(self, seed: int) -> WholeCards:
        scene = self._scene_source.draw(self._seed + seed * STRIDE, (SCENE_PX, SCENE_PX), STYLE)
        return take_cards(scene, self._finder, np.random.default_rng([self._seed, seed, 83]))

    def batch(self, step: int) -> Views:
        """Returns the batch of `step`."""
        pool = [one for one in self._pool.at(step) if len(one.count)]
        rng = np.random.default_rng([self._seed, step, 89])
        counts = np.concatenate([one.count for one in pool])
        owner, within = places_in([len(one.count) for one in pool])
        cards, others = np.flatnonzero(counts >= 0), np.flatnonzero(counts < 0)
        many = round(self._batch * CARD_SHARE) if len(others) else self._batch
        chosen = np.concatenate([rng.choice(cards, many), rng.choice(others, self._batch - many)])
        width, height = VIEW_SIZE
        views = np.empty((self._batch, height, width, 3), np.uint8)
        for n, place in enumerate(chosen):
            mine, one = pool[owner[place]], int(within[place])
            stranger = pool[int(rng.integers(len(pool)))]
            patch = stranger.pictures[int(rng.integers(len(stranger.pictures)))]
            views[n] = _view(mine.pictures[one], bool(mine.count[one] == letters.COURT), patch, rng)
        suits = np.array([pool[owner[place]].suit[within[place]] for place in chosen], np.int64)
        return Views(views, counts[chosen], suits)


def _view(kept: Picture, is_court: bool, stranger: Picture, rng: np.random.Generator) -> Picture:
    """Returns a view with an outline as wrong as the finder's; courts at times with another middle."""
    if is_court and rng.random() < 0.5:
        kept = _other_middle(kept, stranger, rng)
    if rng.random() < 0.15:
        kept = _covered(kept, stranger, rng)
    if rng.random() < 0.35:
        kept = _inked(kept, rng)
    view = cut_view(kept, _wrong(card_box(SIZE, MARGIN), rng), VIEW_SIZE, VIEW_MARGIN)
    if rng.random() < 0.3:
        view = np.asarray(cv2.GaussianBlur(view, (0, 0), float(rng.uniform(0.4, 1.6))), np.uint8)
    return vary_light(vary_inks(view, rng), rng)


def _inked(kept: Picture, rng: np.random.Generator) -> Picture:
    """Returns a card with thinner or thicker print: stems, necks and lobes differ more than our pips do."""
    brush = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3)) if rng.random() < 0.6 else np.ones((2, 2), np.uint8)
    change = cv2.dilate if rng.random() < 0.6 else cv2.erode
    return np.asarray(change(kept, brush), np.uint8)


def _wrong(box: Floats, rng: np.random.Generator) -> Floats:
    """Returns an outline (4, 2) with the errors of a finder."""
    middle, size = box.mean(axis=0), box[2] - box[0]
    turn, *rest = rng.normal(0, 1, 5).clip(-2.5, 2.5)
    grown = np.exp(np.array(rest[:2]) * _SCALE)
    moved = (box - middle) * grown
    turned = moved + turn * _TURN * np.stack([-moved[:, 1], moved[:, 0]], axis=1)
    shift, own = np.array(rest[2:]) * _SHIFT, rng.normal(0, _CORNER, (4, 2))
    return np.asarray(turned + middle + (shift + own) * size, np.float32)


def _other_middle(kept: Picture, stranger: Picture, rng: np.random.Generator) -> Picture:
    """Returns a court whose figure is any part of another picture: courts are drawn in more ways than we know."""
    (left, top), _, (right, below), _ = np.round(card_box(SIZE, MARGIN)).astype(int).tolist()
    wide, high = rng.uniform(0.12, 0.22) * (right - left), rng.uniform(0.28, 0.36) * (below - top)
    x0, x1, y0, y1 = round(left + wide), round(right - wide), round(top + high), round(below - high)
    turned = stranger[::-1, ::-1] if rng.random() < 0.5 else stranger[:, ::-1]
    part = cv2.resize(turned[top:below, left:right], (x1 - x0, y1 - y0), interpolation=cv2.INTER_AREA)
    changed = kept.copy()
    changed[y0:y1, x0:x1] = part[:, :, rng.permutation(3)]
    return changed


def _covered(kept: Picture, stranger: Picture, rng: np.random.Generator) -> Picture:
    """Returns a card with something on a part of it."""
    height, width = kept.shape[:2]
    wide, high = (rng.uniform(0.15, 0.5, 2) * [width, height]).astype(int)
    x, y = int(rng.integers(width - wide)), int(rng.integers(height - high))
    changed = kept.copy()
    changed[y : y + high, x : x + wide] = stranger[y : y + high, x : x + wide]
    return changed
