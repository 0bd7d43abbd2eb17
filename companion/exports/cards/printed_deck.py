"""A deck that is printed: its sheets, a picture of each card, and its faces as a scene lays them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from companion.cards import BACK
from companion.exports.cards.drawing import DrawnCard
from companion.exports.cards.pages import draw_pages
from companion.exports.cards.picture import draw_card, write_png
from companion.exports.paper import PAPERS, Paper
from companion.translations import Translation, find_translation
from companion.translations.languages import ENGLISH
from vision.scenes.decks.faces import PX_PER_MM, FaceImage, card_outline

CORNER_MM = 3.0
"""How round a card's corners are."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card with both its sides and how often it is printed; `face` names its front for a camera, None: never read."""

    front: DrawnCard
    back: DrawnCard
    copies: int = 1
    face: str | None = None


DeckParts: TypeAlias = tuple[tuple[DeckCard, ...], ...]
"""The cards of a deck; each part begins a page."""


@dataclass(frozen=True, slots=True)
class PrintedDeck:
    """The deck of the game called `game`; `draw_last_page` draws what is printed beside the cards."""

    game: str
    make_parts: Callable[[Translation], DeckParts]
    draw_last_page: Callable[[Paper, Translation], None] | None = None

    def write_pdf(self, words: Translation, paper: str = "a4") -> bytes:
        """Returns the whole deck as a PDF, to be printed on both sides."""
        sheet = Paper(words.text("print.title"), words.text("print.foot"), PAPERS[paper])
        parts = [[card for card in part for _ in range(card.copies)] for part in self.make_parts(words)]
        draw_pages(sheet, [[(card.front, card.back) for card in part] for part in parts])
        if self.draw_last_page:
            self.draw_last_page(sheet, words)
        return sheet.finish()

    def write_pngs(self, words: Translation) -> Mapping[str, bytes]:
        """Returns each side of a card once as a PNG file of 300 dots an inch, by the files' names."""
        cards = [card for part in self.make_parts(words) for card in part]
        sides = {side.name: side for card in cards for side in (card.front, card.back)}
        return {f"{name}.png": write_png(draw_card(side)) for name, side in sides.items()}

    def draw_faces(self, names: Collection[str], px_per_mm: float = PX_PER_MM) -> Mapping[str, FaceImage]:
        """Returns the faces and backs with these names, in English; they have round corners and no indices."""
        cards = self._cards()
        sides = {card.back.name: card.back for card in cards} | {card.face: card.front for card in cards if card.face}
        return {name: _draw_face(sides[name], px_per_mm) for name in names}

    def count_faces(self) -> Mapping[str, int]:
        """Returns how often the deck has each face; the back stands last, without copies."""
        return {card.face: card.copies for card in self._cards() if card.face} | {BACK: 0}

    def _cards(self) -> list[DeckCard]:
        return [card for part in self.make_parts(find_translation(self.game, ENGLISH)) for card in part]


def _draw_face(card: DrawnCard, px_per_mm: float) -> FaceImage:
    bgr = draw_card(card, px_per_mm)
    alpha = card_outline((bgr.shape[1], bgr.shape[0]), CORNER_MM * px_per_mm)
    return FaceImage(np.dstack([bgr, alpha]), np.zeros((0, 4, 2), np.float32))
