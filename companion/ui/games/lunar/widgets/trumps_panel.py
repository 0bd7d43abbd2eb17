"""TrumpsPanel: the four trump cards, flipped face-down one by one until one is left (LU-2.2)."""

from typing import Any

from kivy.properties import StringProperty

from companion.games.lunar.deck import CARDS, LunarSuit
from companion.tricks.screen_table import CardChoice
from companion.ui.card_print import CardPrint
from companion.ui.events import dispatches
from companion.ui.games.lunar.prints import RANK_INK
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.widgets.panel import Panel

load("games/lunar/widgets/trumps_panel")


@dispatches("on_flip", "on_trump")
class TrumpsPanel(Panel):
    """Events: `on_flip` with the suits that lie face-down now; `on_trump` with the suit that is left."""

    help = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._flipped: tuple[LunarSuit, ...] = ()
        words = SharedFontSize()
        self._cells = {suit: CardCell(shared_font_size=words) for suit in LunarSuit}
        for suit, cell in self._cells.items():
            cell.bind(on_press=lambda _, suit=suit: self._touch(suit))
            self.ids.cards.add_widget(cell)

    def show(self, flipped: tuple[LunarSuit, ...], whose: str) -> None:
        """Shows which cards lie face-down, and who flips the next."""
        self._flipped = flipped
        self.help = SAY("ui.trumps.help-again" if flipped else "ui.trumps.help", name=whose)
        for suit, cell in self._cells.items():
            card = CARDS[suit]
            is_down = suit in flipped
            cell.show(CardChoice(CardPrint(card.name, SAY("ui.trumps.down"), RANK_INK, "") if is_down else card, suit))
            cell.elsewhere = is_down

    def _touch(self, suit: LunarSuit) -> None:
        """Flips a card; one that was flipped by mistake is turned up again."""
        down = suit in self._flipped
        flipped = tuple(one for one in self._flipped if one is not suit) if down else (*self._flipped, suit)
        left = [one for one in LunarSuit if one not in flipped]
        if len(left) == 1:
            self.dispatch("on_trump", left[0])
        else:
            self.dispatch("on_flip", flipped)
