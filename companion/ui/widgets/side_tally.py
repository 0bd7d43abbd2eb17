"""What a part of a game brought one side, on the ground of the side's colour: as a card, or in one line of several."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.engine.tally import SideTally
from companion.ui.layouts import icon, load
from companion.ui.no_break import unbroken
from companion.ui.reflow import move
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.seat_token import SeatToken

load("widgets/side_tally")


def _written(points: float, sign: str = "") -> str:
    """Returns points with all their figures; `sign` "+" has one before every number."""
    return f"{points:{sign}.15g}".replace("-", "−")


class SideTallyBase(BoxLayout):
    """Whose it is, what counted, the points of this part, and the sum; neighbours share the font sizes of `words`."""

    colour = StringProperty("button")
    icon = StringProperty("")
    whose = StringProperty("")
    because = StringProperty("")
    gained = StringProperty("")
    total = StringProperty("")
    words = ObjectProperty(None, allownone=True)
    reasons = ObjectProperty(None, allownone=True)
    token_px = NumericProperty(0)

    def __init__(self, words: SharedFontSize, reasons: SharedFontSize, **properties: Any) -> None:
        super().__init__(words=words, reasons=reasons, **properties)

    def show(self, side: SideTally, names: tuple[str, ...], token: SeatToken | None) -> None:
        """Shows what a part brought a side; `token` is its player's, if its game has such."""
        self.colour, self.icon = side.colour, icon(side.icon) if side.icon else ""
        self.whose = SAY.words.write(side.whose, names)
        self.because = " ".join(SAY.phrase(reason, names) for reason in side.because)
        self.gained = unbroken(_written(side.gained, "+"))
        self.total = SAY("ui.part.sum", points=_written(side.total))
        if token:
            self.token_px = THEME.mm(8)
            self.ids.token.add_widget(token)
        self._show_piles(side)

    def _show_piles(self, side: SideTally) -> None:
        """Shows the cards that counted, where there is room for them."""


class SideCard(SideTallyBase):
    """Two lines, the cards that counted among them; with large text one for each part."""

    def __init__(self, words: SharedFontSize, reasons: SharedFontSize, **properties: Any) -> None:
        super().__init__(words, reasons, orientation="vertical", **properties)
        if THEME.large:
            self.ids.sum.size_hint_x = 1
            move(self.ids.whose, self, 1)
            move(self.ids.sum, self.ids.head)

    def _show_piles(self, side: SideTally) -> None:
        self.ids.piles.piles = list(side.piles)


class SideLine(SideTallyBase):
    """One line, for a table of many players on a broad screen."""
