"""PileRow: cards that lie before a player, drawn small: each pile side by side if open, one back if face-down."""

from typing import Any, Final

from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.properties import AliasProperty, ListProperty
from kivy.uix.widget import Widget

from companion.engine.faces import Face
from companion.engine.tally import Pile
from companion.ui.card_print import print_of
from companion.ui.layouts import icon
from companion.ui.letter_textures import draw_sign
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE

BETWEEN: Final = 0.35
"""The gap between two piles, in card widths."""
LAPS: Final = 0.06
"""The gap between the cards of one pile, in card widths."""


class PileRow(Widget):
    """Shows `piles`, from the left; `wanted` is how wide it would be with cards as high as the row."""

    piles = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "piles"):
            self.fbind(name, self._draw)

    def _wanted(self) -> float:
        return self._across() * self.height / CARD_SHAPE

    wanted = AliasProperty(_wanted, bind=["piles", "height"])

    def _across(self) -> float:
        """Returns the width of all piles, in card widths."""
        cards = sum(1 if pile.icon else len(pile.cards) for pile in self.piles)
        gaps = max(0, len(self.piles) - 1)
        return float(cards * (1 + LAPS) + gaps * BETWEEN)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.piles or self.width <= 1:
            return
        wide = min(self.height / CARD_SHAPE, self.width / self._across())
        x, y = self.x, self.center_y - wide * CARD_SHAPE / 2
        with self.canvas:
            for pile in self.piles:
                if pile.icon:
                    self._draw_back(pile, x, y, wide)
                    x += wide * (1 + LAPS)
                else:
                    for card in pile.cards:
                        self._draw_face(card, x, y, wide)
                        x += wide * (1 + LAPS)
                x += wide * BETWEEN

    def _draw_face(self, card: Face, x: float, y: float, wide: float) -> None:
        self._draw_paper("card", x, y, wide)
        shown = print_of(card)
        Color(*shown.ink)
        self._write(shown.upper, 0.66, x + wide / 2, y + wide * 1.02)
        self._write(shown.lower, 0.66, x + wide / 2, y + wide * 0.4)

    def _draw_back(self, pile: Pile, x: float, y: float, wide: float) -> None:
        self._draw_paper("ground", x, y, wide)
        Color(*THEME.colour("ink"))
        self._write(str(len(pile.cards)), 0.6, x + wide / 2, y + wide * 1.02)
        picture = CoreImage(icon(pile.icon)).texture
        Rectangle(texture=picture, pos=(x + wide * 0.25, y + wide * 0.12), size=(wide * 0.5, wide * 0.5))

    def _draw_paper(self, colour: str, x: float, y: float, wide: float) -> None:
        Color(*THEME.colour(colour))
        RoundedRectangle(pos=(x, y), size=(wide, wide * CARD_SHAPE), radius=[wide * 0.12])
        Color(*THEME.colour("card_edge"))
        Line(rounded_rectangle=(x, y, wide, wide * CARD_SHAPE, wide * 0.12), width=1)

    def _write(self, text: str, share: float, x: float, y: float) -> None:
        picture = draw_sign(text, max(6, round(self._size(share))))
        width, height = picture.size
        Rectangle(texture=picture, pos=(x - width / 2, y - height / 2), size=picture.size)

    def _size(self, share: float) -> float:
        return share * min(self.height / CARD_SHAPE, self.width / self._across())
