"""DeckPicture: the cards of a hand's deck, a line for each suit, and the places of those that are left out."""

from typing import Any, Final

from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from companion.cards import DECK, Card, Suit
from companion.ui.letter_textures import draw_sign
from companion.ui.theme import THEME

LINES: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
RANKS: Final = 13
GAP: Final = 0.12
"""The free space around a card, as a share of its slot."""


class DeckPicture(Widget):
    """Shows `deck`, a set of card bits.

    Cards of `wanted` that are not there have their names in their empty places; those of `wrong` are crossed out.
    """

    deck = NumericProperty(0)
    wanted = NumericProperty(0)
    wrong = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "deck", "wanted", "wrong"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        wide = min(self.width / RANKS, self.height / len(LINES) / 1.25)
        high = wide * 1.25
        left, top = self.center_x - wide * RANKS / 2, self.center_y + high * len(LINES) / 2
        with self.canvas:
            for card in DECK:
                x = left + (card.rank - 2) * wide
                self._draw_card(card, x, top - (LINES.index(card.suit) + 1) * high, wide, high)

    def _draw_card(self, card: Card, x: float, y: float, wide: float, high: float) -> None:
        box = (x + wide * GAP / 2, y + high * GAP / 2, wide * (1 - GAP), high * (1 - GAP))
        there = card.bit & int(self.deck)
        if there:
            Color(*THEME.colour("card"))
            RoundedRectangle(pos=box[:2], size=box[2:], radius=[wide * 0.12])
        else:
            Color(*THEME.colour("gone_ink")[:3], 0.5)
            Line(rounded_rectangle=(*box, wide * 0.12), width=1)
        if there or card.bit & int(self.wanted):
            Color(*(THEME.card(card) if there else THEME.colour("soft_ink")))
            self._draw_signs(card, x, y, wide, high)
        if card.bit & int(self.wrong):
            Color(*THEME.colour("acting"))
            Line(points=(box[0], box[1], box[0] + box[2], box[1] + box[3]), width=THEME.mm(0.4))
            Line(points=(box[0], box[1] + box[3], box[0] + box[2], box[1]), width=THEME.mm(0.4))

    def _draw_signs(self, card: Card, x: float, y: float, wide: float, high: float) -> None:
        for sign, size, middle in ((card.sign[:-1], 0.5, 0.68), (card.suit.symbol, 0.46, 0.3)):
            picture = draw_sign(sign, round(high * size))
            width, height = picture.size
            Rectangle(texture=picture, pos=(x + (wide - width) / 2, y + high * middle - height / 2), size=picture.size)
