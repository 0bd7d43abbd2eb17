"""Whether marked cards are read as well as plain ones: `python -m tests.bench.marks [SCENES]`.

Each scene is drawn plain, then with the marks of `companion print marks` on its acorn and squirrel cards, drawn on
and stuck on, in each of the three ways; deck, table, light and camera stay the same. Last come the marks that the
reader was trained with, anywhere between the corners. It counts only the cards that can be read and bear a mark.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Final

import cv2
import numpy as np

from companion.cards import Card
from companion.exports.games.mast_year.marks import (
    STICKER_MM,
    WAYS,
    DrawingStyle,
    MarkName,
    draw_mark,
    mark_of,
    spots_of,
)
from vision.evaluate.rendered import FIRST_SEED, SEED_STEP, is_readable
from vision.frames import Picture
from vision.reader import Reader
from vision.scenes import EVERYDAY, DeckCollection, Scene, SurfaceCollection, draw_scene
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.faces import PX_PER_MM, FaceImage
from vision.scenes.decks.marks import marked

SIZE: Final = (1280, 960)
INDEX_PX: Final = (18.0, 34.0)
STYLE: Final = replace(
    EVERYDAY, cards=(6, 12), index_px=INDEX_PX, empty_share=0, face_down_share=0, second_deck_share=0, mark_share=0
)


class MarkedDecks(DeckCollection):
    """Decks held out from training, with `way`'s marks on; None leaves them plain."""

    way: DrawingStyle | None = None
    on_paper = False
    """Whether a mark is a sticker with white paper around it."""
    anywhere = False
    """Whether marks are those of the training scenes."""

    def face(self, deck: Deck, card: Card | None, mark: int = 0) -> FaceImage:
        """Returns a face, with its marks on."""
        sign = mark_of(card) if card else None
        if self.anywhere and card and sign:
            rng = np.random.default_rng([*deck.name.encode(), card.bit.bit_length()])
            return marked(super().face(deck, card), rng)
        face = super().face(deck, card, mark)
        return with_marks(face, self.way, sign, on_paper=self.on_paper) if self.way and sign else face


def with_marks(face: FaceImage, way: DrawingStyle, mark: MarkName, *, on_paper: bool) -> FaceImage:
    """Returns `face` with its stickers, or with its marks drawn on."""
    image = face.bgra.copy()
    width, height = (side / PX_PER_MM for side in face.size)
    side_mm = STICKER_MM[way]["bridge" if width < 60 else "poker"]
    side = round(side_mm * PX_PER_MM)
    small = draw_mark(way, mark, round(side * 0.78))
    for spot in spots_of(way, (width, height)):
        turned = small[::-1, ::-1] if spot.turned else small
        if on_paper:
            _lay(image, _paper(side, is_round=way == "stamp"), spot.x, spot.y)
        _lay(image, np.ascontiguousarray(turned), spot.x, spot.y)
    return FaceImage(image, face.indices, face.letters)


def _paper(side: int, *, is_round: bool) -> Picture:
    """Returns the white paper of a sticker: a square, or a disc."""
    paper = np.full((side, side, 4), 255, np.uint8)
    if is_round:
        paper[..., 3] = 0
        cv2.ellipse(paper, (side // 2, side // 2), (side // 2, side // 2), 0, 0, 360, (255, 255, 255, 255), -1)
    return paper


def _lay(image: Picture, small: Picture, x_mm: float, y_mm: float) -> None:
    side = small.shape[0]
    x, y = round(x_mm * PX_PER_MM - side / 2), round(y_mm * PX_PER_MM - side / 2)
    under = image[y : y + side, x : x + side, :3]
    share = small[..., 3:].astype(np.float32) / 255
    under[:] = (under * (1 - share) + small[..., :3] * share).astype(np.uint8)


def draw(decks: MarkedDecks, tables: SurfaceCollection, count: int) -> Iterator[Scene]:
    """Yields the scenes, always the same ones."""
    for place in range(count):
        seed = FIRST_SEED + 77 + place * SEED_STEP
        yield draw_scene(seed, SIZE, decks=decks, tables=tables, style=STYLE)


def measure(reader: Reader, scene: Scene) -> tuple[int, int, int]:
    """Returns how many cards that can bear a mark can be read, how many of them are, and how many are misread."""
    readings = reader.read(scene.bgr)
    cards = [truth for truth in scene.cards if truth.card and mark_of(truth.card) and is_readable(truth, INDEX_PX)]
    named = [reading.card.name for reading in readings if reading.card]
    there = {truth.card.name for truth in scene.cards if truth.card}
    right = sum(truth.card.name in named for truth in cards if truth.card)
    return len(cards), right, sum(name not in there for name in named)


def main(count: int = 60) -> None:
    """Measures and prints."""
    cv2.setNumThreads(1)
    decks, tables, reader = MarkedDecks.open("test", alphabet="english"), SurfaceCollection.open("test"), Reader()
    assert isinstance(decks, MarkedDecks)
    ways: list[tuple[str, DrawingStyle | None, bool]] = [("plain", None, False)]
    ways += [
        (f"{way}, {'stuck on' if paper else 'drawn on'}", way, paper) for way, paper in product(WAYS, (False, True))
    ]
    for name, decks.way, decks.on_paper in [*ways, ("anywhere", None, False)]:
        decks.anywhere = name == "anywhere"
        cards, right, wrong = np.sum([measure(reader, scene) for scene in draw(decks, tables, count)], axis=0)
        print(
            f"{name:20}  {right} of {cards} cards read ({right / cards:.2%}), {wrong} readings of cards not there",
            flush=True,
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
