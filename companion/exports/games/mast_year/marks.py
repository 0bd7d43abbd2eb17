"""Marks: acorns and squirrels in three ways, their stickers, and where these lie on cards, clear of every index."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from companion.cards import DECK, Card
from companion.exports.cards.picture import draw_shapes, write_png
from companion.exports.shapes import PathShape, load_shape
from companion.games.mast_year.deck import is_acorn, is_squirrel
from vision.frames import Picture

DrawingStyle = Literal["minimal", "sketch", "stamp"]
MarkName = Literal["acorn", "squirrel"]
WAYS: Final[tuple[DrawingStyle, ...]] = ("minimal", "sketch", "stamp")
MARKS: Final[tuple[MarkName, ...]] = ("acorn", "squirrel")
COLOURS: Final[Mapping[MarkName, Mapping[str, str]]] = {
    "acorn": {"ink": "#5d3a17", "shade": "#a8692b", "paper": "#ffffff"},
    "squirrel": {"ink": "#8c3a12", "shade": "#c4622a", "paper": "#ffffff"},
}
CARD_MM: Final = {"poker": (63.5, 88.9), "bridge": (57.15, 88.9)}
INDEX_MM: Final = (16.0, 32.0)
"""The width and height in each of the four corners that an index may take, even a large one."""
STICKER_MM: Final[dict[DrawingStyle, dict[str, float]]] = {
    "minimal": {"poker": 7.0, "bridge": 6.0},
    "sketch": {"poker": 11.0, "bridge": 10.0},
    "stamp": {"poker": 18.0, "bridge": 16.0},
}
STAMP_ASIDE: Final = 0.28
"""How far from the left edge the middle of a stamp is, as a share of a card's width."""


@dataclass(frozen=True, slots=True)
class StickerPlace:
    """The middle of a sticker on a card, in millimetres from its top left; `turned` is upside down there."""

    x: float
    y: float
    turned: bool = False


def spots_of(way: DrawingStyle, size: tuple[float, float]) -> tuple[StickerPlace, ...]:
    """Returns where the stickers of one card of such a size go: below each index, or half-way down.

    They lie beside the middle column of pips: a covered pip, or a mark in the place of one, would make a two or a
    three look like another card.
    """
    width, height = size
    if way == "stamp":
        return (StickerPlace(width * STAMP_ASIDE, height / 2),)
    x, y = (6.5, 36.5) if way == "minimal" else (6.2, height / 2)
    return StickerPlace(x, y), StickerPlace(width - x, height - y, turned=True)


def mark_of(card: Card) -> MarkName | None:
    """Returns the mark that `card` gets (MY-1.2, MY-1.3), if any."""
    if is_acorn(card):
        return "acorn"
    return "squirrel" if is_squirrel(card) else None


MARKED: Final = tuple(card for card in DECK if mark_of(card))
"""The cards that get a mark, suit by suit."""


def marks_needed(way: DrawingStyle) -> Sequence[MarkName]:
    """Returns every sticker that a deck needs, in one of the ways."""
    each = len(spots_of(way, CARD_MM["poker"]))
    return [mark for mark in MARKS for card in MARKED if mark_of(card) == mark for _ in range(each)]


def load_mark(way: DrawingStyle, mark: MarkName) -> tuple[PathShape, ...]:
    """Returns the shapes of a mark, those in front last."""
    return load_shape(f"marks/{way}-{mark}")


def draw_mark(way: DrawingStyle, mark: MarkName, side_px: int) -> Picture:
    """Returns a mark as a picture (side, side, 4), blue first, on a clear ground."""
    return draw_shapes(load_mark(way, mark), COLOURS[mark], side_px)


def write_pngs(side_px: int = 600) -> Mapping[str, bytes]:
    """Returns every mark as a PNG file, by the files' names."""
    return {f"{way}-{mark}.png": write_png(draw_mark(way, mark, side_px)) for way in WAYS for mark in MARKS}
