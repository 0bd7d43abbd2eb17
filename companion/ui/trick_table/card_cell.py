"""CardCell: a card to touch."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty

from companion.cards import Card
from companion.tricks.screen_table import CardChoice
from companion.ui.card_print import print_of
from companion.ui.layouts import icon, load
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import SLACK_PX
from companion.ui.widgets.refusing_button import RefusingButton
from companion.ui.widgets.text_button import TextButton

load("trick_table/card_cell")

ABOVE_WORDS: Final = 0.56
"""The height of a picture above the words, as a share of the cell's height."""
PICTURES: Final = "pictures"
"""What is drawn of a cell's pictures."""
CellPicture: TypeAlias = tuple[str, float, float, float, float]
"""A file, its side, its left, its bottom, all in pixels, and how strongly it is drawn, from 0 to 1."""


class CardCell(RefusingButton, TextButton):
    """One card of the grid; a card that is not possible now is an empty place. `mark`: the picture of what is special.

    `elsewhere`: it is entered in another place already; it can be touched nevertheless.
    """

    cell = ObjectProperty(None, allownone=True)
    face = ColorProperty((1, 1, 1, 1))
    mark = StringProperty("")
    picture = StringProperty("")
    """What is printed on the card above its sign."""
    upright = BooleanProperty(False)
    """Whether the suit stands below the rank, where the cell is narrow."""
    ranked = BooleanProperty(False)
    """Whether the rank of a standard card stands alone, as large as the cell allows, above a picture of its suit."""
    suit = StringProperty("")
    """That picture, if it stands there."""
    suit_px = NumericProperty(0)
    elsewhere = BooleanProperty(False)
    led_by: str | None = None
    """The suit that a lead asks for, if the card has one."""
    above_words: Final = ABOVE_WORDS

    def __init__(self, **properties: Any) -> None:
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**properties)
        for name in ("pos", "size", "color", "suit_px", "mark", "picture", "suit"):
            self.fbind(name, self._draw_soon)
        self.fbind("elsewhere", self._colour)

    def needed_for(self, words_px: float) -> float:
        """Returns how high it must be for its words and, above them, its picture, which grows with it."""
        if not self.picture:
            return super().needed_for(words_px)
        return max((words_px + self.padding[3] + SLACK_PX) / (1 - ABOVE_WORDS), self.least_px)

    def _draw(self, _: float) -> None:
        """Draws the pictures that the card has: most have none, so that none are kept ready."""
        self.canvas.after.remove_group(PICTURES)
        with self.canvas.after:
            for file, side, left, bottom, strength in self._pictures():
                Color(*self.color[:3], strength, group=PICTURES)
                Rectangle(source=file, pos=(left, bottom), size=(side, side), group=PICTURES)

    def _pictures(self) -> Iterator[CellPicture]:
        if self.picture:
            side = self.height * 0.5
            yield self.picture, side, self.center_x - side / 2, self.y + self.height * 0.42, 1
        if self.mark:
            yield self.mark, THEME.mm(2.3), self.right - THEME.mm(2.9), self.y + THEME.mm(0.6), 0.75
        if self.suit:
            yield self.suit, self.suit_px, self.center_x - self.suit_px / 2, self.y + THEME.mm(0.6), 1

    def show(self, cell: CardChoice) -> None:
        """Takes over a card."""
        self.cell = cell
        self.disabled = cell.action is None
        shown = print_of(cell.card)
        self.led_by = shown.suit
        self.suit = icon(cell.card.suit.name.lower()) if self.ranked and isinstance(cell.card, Card) else ""
        sign = f"{shown.upper}\n{shown.lower}" if self.upright and shown.lower else shown.sign
        sign = shown.upper if self.suit else sign
        self.text = f"{sign}\n{shown.note}".rstrip()
        self.mark = icon(cell.icon) if cell.icon else ""
        self.picture = icon(shown.picture) if shown.picture else ""
        self._colour()

    def on_upright(self, *_: object) -> None:
        """Writes the card in another way."""
        if self.cell:
            self.show(self.cell)

    on_ranked = on_upright

    def _colour(self, *_: object) -> None:
        cell = self.cell
        if cell is None or self.disabled:
            self.ground, ink = THEME.colour("gone"), THEME.colour("gone_ink")
        else:
            self.ground = THEME.colour("acting" if self.state == "down" else "used" if self.elsewhere else "card")
            ink = print_of(cell.card).ink
        self.color = self.disabled_color = ink
