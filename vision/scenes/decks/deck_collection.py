"""Deck collection: all decks that scenes are drawn with, split into training and testing."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

import cv2
import numpy as np

from companion.cards import Card
from vision.frames import Picture
from vision.scenes.decks.drawn_deck import CourtPictures, DrawnDeck
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, stamp
from vision.scenes.decks.glyphs import (
    BUNDLED_FONTS,
    FontCollection,
    Glyphs,
    font_files,
    font_group,
    is_held_out,
    trimmed,
)
from vision.scenes.decks.indices import resized
from vision.scenes.decks.picture_decks import PictureDeck, picture_decks
from vision.scenes.decks.print_style import PRINTED, PrintStyle, draw_style
from vision.scenes.decks.strokes import StrokeGlyphs

_SIDE: Final = 160


def acorn(rng: np.random.Generator) -> Picture:
    """Returns an acorn's mask: a nut with its tip below, a cap with its stalk above."""
    mask = np.zeros((_SIDE, _SIDE), np.uint8)
    wide, line = int(rng.integers(38, 52)), -1 if rng.random() < 0.5 else int(rng.integers(4, 9))
    cv2.ellipse(mask, (80, 78), (wide - 4, int(rng.integers(56, 70))), 0, 0, 180, 255, line, cv2.LINE_AA)
    cv2.ellipse(mask, (80, 66), (wide, int(rng.integers(24, 38))), 0, 180, 360, 255, -1, cv2.LINE_AA)
    cv2.rectangle(mask, (80 - wide, 64), (80 + wide, 72), 255, -1)
    cv2.line(mask, (80, 40), (80 + int(rng.integers(-12, 13)), 14), 255, 8, cv2.LINE_AA)
    if line < 0:
        cv2.line(mask, (80 - wide, 78), (80 + wide, 78), 0, 4, cv2.LINE_AA)
    return trimmed(mask)


def squirrel(rng: np.random.Generator) -> Picture:
    """Returns a sitting squirrel's mask with its bushy tail behind."""
    mask = np.zeros((_SIDE, _SIDE), np.uint8)
    line = -1 if rng.random() < 0.6 else 6
    cv2.ellipse(mask, (64, 108), (24, 36), float(rng.integers(-18, 6)), 0, 360, 255, line, cv2.LINE_AA)
    cv2.ellipse(mask, (48, 62), (22, 17), float(rng.integers(-10, 20)), 0, 360, 255, line, cv2.LINE_AA)
    cv2.fillPoly(mask, [np.array([[52, 50], [60, 26], [68, 54]], np.int32)], 255, cv2.LINE_AA)
    cv2.ellipse(mask, (46, 142), (28, 7), 0, 0, 360, 255, -1, cv2.LINE_AA)
    cv2.line(mask, (52, 92), (30, 96), 255, 8, cv2.LINE_AA)
    tail = np.array([[84, 140], [118, 120], [108, 84], [120, 46], [96, 30]], np.int32)
    cv2.polylines(mask, [tail], False, 255, int(rng.integers(20, 34)), cv2.LINE_AA)
    cv2.circle(mask, (42, 58), 3, 0, -1, cv2.LINE_AA)
    return trimmed(mask)


def marked(face: FaceImage, rng: np.random.Generator) -> FaceImage:
    """Returns `face` with an acorn or a squirrel on it, drawn, stamped or stuck on, clear of the indices."""
    mask = acorn(rng) if rng.random() < 0.6 else squirrel(rng)
    tall = rng.uniform(8, 24) * PX_PER_MM
    small = resized(mask, mask.shape[1] / mask.shape[0] * tall, tall)
    image = face.bgra.copy()
    at = _free_place(face, small.shape, rng)
    ink = (int(rng.integers(10, 90)), int(rng.integers(20, 110)), int(rng.integers(30, 180)))
    kind = rng.integers(3)
    if kind == 1:
        rough = rng.random(small.shape) < rng.uniform(0.7, 0.95)
        small = (small * rough * rng.uniform(0.6, 0.95)).astype(np.uint8)
    if kind == 2:
        disc = np.zeros((small.shape[0] + 16, small.shape[1] + 16), np.uint8)
        middle, axes = (disc.shape[1] // 2, disc.shape[0] // 2), (disc.shape[1] // 2 - 1, disc.shape[0] // 2 - 1)
        cv2.ellipse(disc, middle, axes, 0, 0, 360, 255, -1, cv2.LINE_AA)
        paper = (int(rng.integers(120, 250)), int(rng.integers(180, 250)), int(rng.integers(180, 255)))
        stamp(image, disc, paper, (at[0] - 8, at[1] - 8))
    sheet = image if rng.random() < 0.7 else image[::-1, ::-1]
    stamp(sheet, small, ink, at)
    return FaceImage(image, face.indices, face.letters)


def _free_place(face: FaceImage, shape: tuple[int, ...], rng: np.random.Generator) -> tuple[int, int]:
    """Returns a place for the mark between the columns in which indices stand."""
    width, height = face.size
    left = int(face.indices[0, :, 0].max()) + 10
    right = max(left + 1, width - left - shape[1])
    return int(rng.integers(left, right)), int(rng.integers(10, max(11, height - shape[0] - 10)))


Split: TypeAlias = Literal["train", "test", "all"]

MOST_BYTES_KEPT: Final = 400 << 20
"""The memory in which drawn faces are kept, the most recently used ones."""

JOKER: Final = -1
"""The mark of a joker, which is no card of the 52."""


class Deck(Protocol):
    """52 faces and a back of one make."""

    name: str
    family: str

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of a card."""

    @property
    def index_mm(self) -> float:
        """The usual height of an index box."""

    def face(self, card: Card) -> FaceImage:
        """Draws the card's face."""

    def back(self) -> FaceImage:
        """Draws the back."""


def slot_id(seed: int, *, slots: int, life: int, salt: int, nth: int = 0) -> int:
    """Returns an identity that stays the same for about `life` neighbouring seeds.

    Only `slots` identities are alive at a time, so a caller that draws seeds in order can cache what belongs to them;
    `nth` chooses another one among them.
    """
    key = blake2b(f"{seed}:{salt}:{nth}".encode(), digest_size=8).digest()
    slot = int.from_bytes(key, "little") % slots
    generation = (seed + slot * life // slots) // life
    made = blake2b(f"{generation}:{slot}:{salt}".encode(), digest_size=6).digest()
    return int.from_bytes(made, "little")


class DeckCollection:
    """The decks of one split; caches the faces drawn last."""

    def __init__(
        self,
        fonts: FontCollection,
        pictured: Sequence[PictureDeck] = (),
        *,
        drawn_share: float = 0.75,
        for_testing: bool = False,
        alphabet: str | None = None,
    ) -> None:
        self._letters = PRINTED[alphabet] if alphabet else ()
        self._test = int(for_testing)
        self._fonts = fonts
        self._pictured = tuple(pictured)
        self._drawn_share = drawn_share if pictured else 1.0
        self._bytes = 0
        self._faces: OrderedDict[tuple[str, str, int], FaceImage] = OrderedDict()
        self._decks: OrderedDict[int, DrawnDeck] = OrderedDict()

    @classmethod
    def open(
        cls,
        split: Split = "all",
        *,
        folder: Path | None = None,
        font_folders: Iterable[Path] = (),
        drawn_share: float = 0.75,
        alphabet: str | None = None,
    ) -> "DeckCollection":
        """Returns the decks of a split: drawn ones with the bundled fonts and those in `font_folders`, and pictures.

        A seed draws the same deck wherever the same fonts and pictures are found. With an `alphabet` (english, german
        or french) all drawn decks have its letters, else there are decks of every kind.
        """
        fonts = [path for path in font_files([BUNDLED_FONTS, *font_folders]) if _belongs(path, split)]
        pictured = picture_decks(folder, split) if folder else ()
        for_testing = split == "test"
        collection = FontCollection(fonts)
        return cls(collection, pictured, drawn_share=drawn_share, for_testing=for_testing, alphabet=alphabet)

    @property
    def pictured(self) -> tuple[PictureDeck, ...]:
        """The decks that come as pictures."""
        return self._pictured

    def deck_for(self, seed: int, nth: int = 0) -> Deck:
        """Returns the nth deck of a scene; neighbouring seeds share a few decks."""
        rng = np.random.default_rng([seed, 3, nth])
        if rng.random() >= self._drawn_share:
            return self._pictured[slot_id(seed, slots=3, life=3000, salt=13, nth=nth) % len(self._pictured)]
        return self.drawn(slot_id(seed, slots=8, life=1500, salt=7, nth=nth))

    def drawn(self, seed: int) -> DrawnDeck:
        """Returns the procedural deck that belongs to `seed`."""
        deck = self._decks.get(seed)
        if deck is None:
            made = seed * 2 + self._test
            deck = DrawnDeck(self._style(made), self._glyphs(made), self._courts(made))
            self._decks[seed] = deck
            if len(self._decks) > 40:
                self._decks.popitem(last=False)
        return deck

    def _style(self, seed: int) -> PrintStyle:
        style = draw_style(seed)
        fits = not self._letters or style.letters in self._letters
        return style if fits else replace(style, letters=self._letters[0])

    def _glyphs(self, seed: int) -> Glyphs:
        rng = np.random.default_rng([seed, 5])
        return StrokeGlyphs(seed) if rng.random() < 0.35 else self._fonts.pick(rng)

    def _courts(self, seed: int) -> CourtPictures | None:
        rng = np.random.default_rng([seed, 19])
        if not self._pictured or rng.random() < 0.5:
            return None
        return self._pictured[rng.integers(len(self._pictured))].court

    def face(self, deck: Deck, card: Card | None, mark: int = 0) -> FaceImage:
        """Returns a face of `deck`, or its back for None.

        Other than 0, `mark` is an acorn or a squirrel on it, or `JOKER`, where a drawn deck has one.
        """
        key = (deck.name, card.name if card else "", mark)
        kept = self._faces.get(key)
        if kept is not None:
            self._faces.move_to_end(key)
            return kept
        face = self._make(deck, card, mark)
        self._faces[key] = face
        self._bytes += face.weight
        while self._bytes > MOST_BYTES_KEPT and len(self._faces) > 1:
            self._bytes -= self._faces.popitem(last=False)[1].weight
        return face

    def _make(self, deck: Deck, card: Card | None, mark: int) -> FaceImage:
        if card is None:
            return deck.joker() if mark == JOKER and isinstance(deck, DrawnDeck) else deck.back()
        if mark == 0:
            return deck.face(card)
        rng = np.random.default_rng([*deck.name.encode(), card.bit.bit_length(), mark])
        return marked(self.face(deck, card), rng)


def _belongs(path: Path, split: Split) -> bool:
    return split == "all" or is_held_out(font_group(path)) == (split == "test")
