"""StockPlate: what one player has: tokens on the forest, reeds, and deeds; face-down ones are only a number."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.cards import Card
from companion.games.bamboo_harvest.path import tokens_to_win
from companion.games.bamboo_harvest.state import Deeds, Phase, State
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("games/bamboo_harvest/widgets/stock_plate")

MOST_CHIPS: Final = 6
TURNS_IN: Final = (Phase.PLACE, Phase.BUILD, Phase.SWAP, Phase.HARVEST, Phase.MANAGE)
"""The phases in which it is somebody's turn."""


class DeedChip(FitLabel):
    """A deed that lies face-up, or how many lie face-down; a wild one that has been swapped with is struck through."""

    card = ObjectProperty(None, allownone=True)
    is_used = BooleanProperty(False)

    def show(self, card: Card | None, count: int = 0, *, is_used: bool = False) -> None:
        """Takes over a face-up deed, or the number of those that lie face-down."""
        self.card, self.is_used = card, is_used
        self.text = card.sign if card else f"×{count}"
        self.color = THEME.card(card) if card else THEME.colour("second_side_ink")


class StockHead(BoxLayout):
    """The column heads of the plates below: reeds, tokens on the forest and how many win, deeds."""


class StockPlate(BoxLayout):
    """`acts`: it is this player's turn. The plates of a table share the sizes of their letters."""

    seat = NumericProperty(0)
    name = StringProperty("")
    reeds = StringProperty("")
    tokens = StringProperty("")
    acts = BooleanProperty(False)
    names = ObjectProperty(None, allownone=True)
    numbers = ObjectProperty(None, allownone=True)
    chips = ObjectProperty(None, allownone=True)

    def show(self, state: State, name: str) -> None:
        """Takes over what the player of that name has, and whether it is this player's turn."""
        seat = int(self.seat)
        self.name, self.acts = name, state.phase in TURNS_IN and seat == state.turn
        self.reeds, self.tokens = str(state.reeds[seat]), f"{state.tokens[seat]}/{tokens_to_win(len(state.reeds))}"
        self._show_deeds(state.deeds[seat])

    def _show_deeds(self, deeds: Deeds) -> None:
        box: Any = self.ids.deeds
        chips: list[tuple[Card | None, int, bool]] = [(card, 0, card in deeds.used) for card in deeds.up[:MOST_CHIPS]]
        if deeds.down:
            chips.append((None, deeds.down, False))
        while len(box.children) < len(chips):
            box.add_widget(DeedChip(shared_font_size=self.chips))
        while len(box.children) > len(chips):
            box.remove_widget(box.children[0])
        for chip, (card, count, is_used) in zip(reversed(box.children), chips, strict=True):
            chip.show(card, count, is_used=is_used)


def make_plates(count: int) -> list[StockPlate]:
    """Returns the plates of a table with so many players, seat 0 first."""
    sizes = {name: SharedFontSize() for name in ("names", "numbers", "chips")}
    return [StockPlate(seat=seat, **sizes) for seat in range(count)]
