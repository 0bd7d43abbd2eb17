"""Learning a deck: finds the one card in each picture, and keeps what its faces look like."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol, TypeAlias

import cv2
import numpy as np

from companion.errors import BadInputError
from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.learned.deck import ENOUGH_VIEWS, MOST_VIEWS, LearnedDeck, LearnedFace
from vision.learned.outline_maps import brightened, negative, vivid
from vision.learned.outlined_picture import SLANT, OutlinedPicture, outline_picture, without_parts
from vision.learned.view_agreement import ALIKE, CLEAR, find_agreeing
from vision.learned.views import cut, fine_size, view_size

MOST_COMPARED: Final = 6  # EXPERIMENTS.md, 2026-11-24
ASPECTS: Final = np.linspace(0, 0.8, 161)
"""The logarithms of the aspects that a deck may have, as bins of votes."""
NEARLY_SQUARE: Final = float(np.log(1.1))
"""The logarithm of the aspect up to which cards are square: from aslant, one side of a square seems shorter."""
CARD_FROM: Final = 0.5
"""Outlines with a lower score are no cards."""
SCORE_WEIGHT: Final = 7.0
"""The weight of an outline's score; that of its likeness to an outline in another picture is 3."""
NO_PICTURE: Final = np.zeros((1, 1, 3), np.uint8)
"""Stands for a picture that is opened again when it is needed."""
LEAST_SIZE: Final = 0.45
"""A view is dropped if its size is below this share of the median, both in pixels and relative to its picture."""


class Pictures(Protocol):
    """Pictures (h, w, 3), in memory or opened one by one; they can be iterated several times."""

    def __len__(self) -> int:
        """Returns how many there are."""

    def __iter__(self) -> Iterator[Picture]:
        """Yields them."""


@dataclass(frozen=True, slots=True, eq=False)
class FacePictures:
    """A face's name, how often it is in the deck, and pictures with it alone."""

    name: str
    copies: int
    pictures: Pictures


@dataclass(frozen=True, slots=True, eq=False)
class SeenFace:
    """A face's name, how often it is in the deck, and what was seen in the pictures with it alone."""

    name: str
    copies: int
    pictures: tuple[OutlinedPicture, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ChosenOutline:
    """The card's outline (4, 2) in one picture (h, w, 3), and how likely it is the whole card's."""

    bgr: Picture
    quad: Quad
    likely: float


@dataclass(frozen=True, slots=True, eq=False)
class ChosenView:
    """What lies in a chosen outline, as a fine view (h, w, 3), and how likely that is a whole card.

    `size` (2,) is the card's in pixels, and as a share of the picture's diagonal; `corner` is which of its
    corners lies nearest the picture's top left.
    """

    view: Picture
    likely: float
    size: Floats
    corner: int


Choose: TypeAlias = Callable[[Sequence[OutlinedPicture], float], list[ChosenOutline]]
"""Returns the card's outline in each picture where it is found, by the logarithm of the deck's aspect."""


class CardNotFoundError(BadInputError):
    """No card is found in the pictures of `face`, a name."""

    def __init__(self, face: str) -> None:
        super().__init__(f"no card is found in the pictures of {face!r}: show it alone on a plain table")
        self.face = face


def learn_deck(faces: Sequence[FacePictures], tell: Callable[[str], None] = lambda name: None) -> LearnedDeck:
    """Returns the deck; `tell` is called with each face's name before its pictures are opened. Raises BadInputError.

    Only one face's pictures are in memory at a time: those of a whole deck take much.
    """
    seen: list[SeenFace] = []
    for face in faces:
        tell(face.name)
        outlined = tuple(replace(outline_picture(bgr, None), bgr=NO_PICTURE) for bgr in face.pictures)
        seen.append(SeenFace(face.name, face.copies, outlined))
    again = (
        [replace(one, bgr=bgr) for one, bgr in zip(outlined.pictures, face.pictures, strict=True)]
        for outlined, face in zip(seen, faces, strict=True)
    )
    return _learn(seen, again, _choose_agreeing)


def learn_outlined(faces: Sequence[SeenFace], *, must_agree: bool = True) -> LearnedDeck:
    """Returns the deck of faces whose pictures were outlined. Raises BadInputError.

    Pictures of one face `must_agree` in their print, or they are not kept.
    """
    return _learn(faces, (face.pictures for face in faces), _choose_agreeing if must_agree else _choose)


def _learn(faces: Sequence[SeenFace], opened: Iterable[Sequence[OutlinedPicture]], choose: Choose) -> LearnedDeck:
    """Returns the deck of faces whose outlines are known; `opened` yields each one's with their pictures."""
    shape = _common_shape([face.pictures for face in faces])
    chosen = list(map(partial(_choose_views, shape=shape, choose=choose), opened))  # a loop holds two faces' pictures
    learned = [_keep(face, views) for face, views in zip(faces, _without_small(chosen), strict=True)]
    return LearnedDeck(tuple(learned), round(float(np.exp(shape)), 4))


def _choose_views(pictures: Sequence[OutlinedPicture], shape: float, choose: Choose) -> list[ChosenView]:
    views = choose(pictures, shape)
    if len(views) < min(ENOUGH_VIEWS, len(pictures)):
        views = max(views, _outline_again(pictures, shape, choose), key=len)
    return [_cut_out(one, float(np.exp(shape))) for one in views]


def learn_shown(faces: Sequence[SeenFace]) -> LearnedDeck:
    """Returns the deck of faces that can be shown again: each is learned from two pictures at least.

    Raises BadInputError.
    """
    deck = learn_outlined(faces)
    if left := faces_to_show_again(faces, deck):
        raise CardNotFoundError(left[0])
    return deck


def faces_to_show_again(faces: Sequence[FacePictures | SeenFace], deck: LearnedDeck) -> list[str]:
    """Returns the names of the faces that were learned from one of several pictures, as the others disagree with it."""
    return [
        face.name
        for face, learned in zip(faces, deck.faces, strict=True)
        if len(learned.views) < min(ENOUGH_VIEWS, len(face.pictures))
    ]


def faces_with_another_card(faces: Sequence[FacePictures | SeenFace], deck: LearnedDeck) -> list[str]:
    """Returns the names of the faces that were learned from several pictures while others do not agree with them."""
    return [
        face.name
        for face, learned in zip(faces, deck.faces, strict=True)
        if ENOUGH_VIEWS <= len(learned.views) < min(MOST_VIEWS, len(face.pictures))
    ]


def has_clear_cards(face: FacePictures | SeenFace, deck: LearnedDeck) -> bool:
    """Says whether several pictures of a face clearly show a whole card: if they disagree, it is not the same card."""
    outlined = (one if isinstance(one, OutlinedPicture) else outline_picture(one, None) for one in face.pictures)
    shape = float(np.log(deck.aspect))
    clear = [((one.scores >= CLEAR) & (np.abs(one.shape - shape) < SLANT)).any() for one in outlined]
    return clear.count(np.True_) >= ENOUGH_VIEWS


def _outline_again(pictures: Sequence[OutlinedPicture], shape: float, choose: Choose) -> list[ChosenOutline]:
    """Returns outlines of the known shape, searched for again, also in negatives and brightened ones.

    The search ends once enough pictures agree. What lies within a clear outline of that shape is a part of the card.
    """
    views: list[ChosenOutline] = []
    for made in (np.asarray, negative, brightened, vivid):
        if len(views) >= min(ENOUGH_VIEWS, len(pictures)):
            break
        again = [
            replace(outline_picture(made(picture.bgr), float(np.exp(shape))), bgr=picture.bgr) for picture in pictures
        ]
        whole = [without_parts(one, (picture, one), shape) for picture, one in zip(pictures, again, strict=True)]
        views = max(views, choose(whole, shape), key=len)
    return views


def _common_shape(found: Sequence[Sequence[OutlinedPicture]]) -> float:
    """Returns the logarithm of the aspect on which most of the outlines that match one in another picture agree."""
    votes = np.zeros(len(ASPECTS))
    for pictures in found:
        for one in pictures:
            for place in range(len(one.quads)):
                view, its_shape = one.views[place, 0], float(one.shape[place])
                others = (other.likeness(view, its_shape)[0] for other in pictures if other is not one)
                agreed = max(others, default=0.5)
                if agreed > ALIKE or len(pictures) == 1:
                    weight = agreed * max(0.0, float(one.scores[place]) - CARD_FROM)
                    votes += weight * np.exp(-(((ASPECTS - one.shape[place]) / 0.04) ** 2))
    if not votes.any():
        raise BadInputError("no card is found in the pictures: show one card in each, flat on a plain table")
    near = votes * (np.abs(ASPECTS - ASPECTS[votes.argmax()]) < SLANT)
    shape = float((near * ASPECTS).sum() / near.sum())
    return shape if shape > NEARLY_SQUARE else 0.0


def _choose(pictures: Sequence[OutlinedPicture], shape: float) -> list[ChosenOutline]:
    """Returns the card's outline in each picture where it is found, all upright the same way round."""
    best: tuple[float, list[ChosenOutline]] = (0.0, [])
    for one in pictures:
        for place in range(len(one.quads)):
            picks = [
                (_worth(one, place, shape), _chosen(one, place, shape, 0))
                if other is one
                else _best_match(one, place, other, shape)
                for other in pictures
            ]
            found = [pick for pick in picks if pick is not None]
            score = sum(worth for worth, _ in found)
            if score > best[0]:
                best = (score, [outline for _, outline in found])
    return best[1]


def _choose_agreeing(pictures: Sequence[OutlinedPicture], shape: float) -> list[ChosenOutline]:
    """Returns the card's outline in each picture where it is found, as far as their print agrees."""
    chosen = _choose(pictures, shape)[:MOST_COMPARED]
    size = view_size(float(np.exp(shape)))
    places = find_agreeing([cut(one.bgr, one.quad, size) for one in chosen], [one.likely for one in chosen])
    return [chosen[place] for place in places]


def _chosen(one: OutlinedPicture, place: int, shape: float, quarters: int) -> ChosenOutline:
    quad = np.roll(one.quads[place], -quarters, axis=0)
    return ChosenOutline(one.bgr, quad, float(one.scores[place]) - abs(float(one.shape[place]) - shape))


def _worth(one: OutlinedPicture, place: int, shape: float) -> float:
    off = max(0.0, abs(float(one.shape[place]) - shape) - SLANT)
    return max(0.0, SCORE_WEIGHT * (float(one.scores[place]) - CARD_FROM) - 2 * off)


def _best_match(
    one: OutlinedPicture, place: int, other: OutlinedPicture, shape: float
) -> tuple[float, ChosenOutline] | None:
    """Returns the outline in another picture that matches best, and its score; None if none matches."""
    if not len(other.quads):
        return None
    match, turns = other.likenesses(one.views[place, 0], shape)
    worth = np.array([_worth(other, i, shape) for i in range(len(other.quads))])
    is_clear = (other.scores >= CLEAR) & (one.scores[place] >= CLEAR)
    score = np.where(((match > ALIKE) | is_clear) & (worth > 0), worth + 3 * match, 0)
    best = int(score.argmax())
    if not score[best]:
        return None
    return float(score[best]), _chosen(other, best, shape, int(turns[best]))


def _without_small(chosen: Sequence[list[ChosenView]]) -> list[list[ChosenView]]:
    """Returns the views of each face without those much smaller than the deck's cards, such as of a table's tiles."""
    sizes = [view.size for views in chosen for view in views]
    least = LEAST_SIZE * np.median(sizes, axis=0) if sizes else np.zeros(2)
    return [[view for view in views if (view.size >= least).any()] for views in chosen]


def _cut_out(one: ChosenOutline, aspect: float) -> ChosenView:
    view = cut(one.bgr, one.quad, fine_size(view_size(aspect)))
    return ChosenView(view, one.likely, _size_of(one), int(np.linalg.norm(one.quad, axis=1).argmin()))


def _size_of(one: ChosenOutline) -> Floats:
    """Returns the size (2,) of a card: in pixels, and as a share of the picture's diagonal."""
    side = float(cv2.contourArea(one.quad)) ** 0.5
    return np.array([side, side / float(np.hypot(*one.bgr.shape[:2]))], np.float32)


def _keep(face: SeenFace, views: Sequence[ChosenView]) -> LearnedFace:
    if not views:
        raise CardNotFoundError(face.name)
    likeliest = sorted(range(len(views)), key=lambda place: -views[place].likely)[:MOST_VIEWS]
    return LearnedFace(face.name, face.copies, views[0].corner, tuple(views[place].view for place in sorted(likeliest)))


def learn_pictures(faces: Sequence[tuple[str, int, Picture]]) -> LearnedDeck:
    """Returns the deck of faces given by name, copies and upright picture (h, w, 3); all pictures are of one size."""
    height, width = faces[0][2].shape[:2]
    size = fine_size(view_size(height / width))
    return LearnedDeck(
        tuple(LearnedFace(name, copies, 0, (_view(bgr, size),)) for name, copies, bgr in faces),
        round(height / width, 4),
        is_printed=True,
    )


def _view(bgr: Picture, size: tuple[int, int]) -> Picture:
    return np.asarray(cv2.resize(bgr, size, interpolation=cv2.INTER_AREA), np.uint8)
