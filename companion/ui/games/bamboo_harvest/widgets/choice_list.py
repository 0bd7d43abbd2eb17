"""ChoiceList: the buttons and cards that can be touched beside the forest."""

from typing import Any, Final

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tricks.screen_table import CardChoice
from companion.ui.events import dispatches
from companion.ui.games.bamboo_harvest.draft import Offer, OfferButton, PadCard
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("games/bamboo_harvest/widgets/choice_list")

MOST_PAD_COLUMNS: Final = 8
FEW: Final = 2
"""The most buttons that get a line each on a wide screen."""


@dispatches("on_choose")
class ChoiceList(BoxLayout):
    """Event: `on_choose` with what the touched button or card means. Its buttons are reused with other words."""

    columns = NumericProperty(2)

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._words = SharedFontSize()
        self._kept: list[OptionButton] = []
        self._offer: Offer | None = None
        self.bind(width=self._widen)

    def on_columns(self, *_: object) -> None:
        """Puts the buttons above the cards if both are narrow: below many lines of cards nobody would see them."""
        options = self.ids.options.__self__
        page = options.parent
        page.remove_widget(options)
        page.add_widget(options, index=int(self.columns == 1))

    def show(self, offer: Offer) -> None:
        """Takes over what is offered."""
        self._offer = offer
        self._show_options(offer.options)
        self._show_pad(offer.pad)

    def _widen(self, *_: object) -> None:
        if self._offer:
            self._show_pad(self._offer.pad)

    def _show_options(self, options: tuple[OfferButton, ...]) -> None:
        box: Any = self.ids.options
        while len(self._kept) < len(options):
            self._kept.append(self._button())
        for button in list(box.children):
            if button not in self._kept[: len(options)]:
                box.remove_widget(button)
                button.text = ""  # its words no longer affect the shared font size
        few = THEME.large or (len(options) <= FEW and THEME.wide)
        box.cols = 1 if few else min(len(options), int(self.columns)) or 1
        for button, option in zip(self._kept, options, strict=False):
            button.option = option
            button.text, button.chosen = option.text, option.is_chosen
            button.weight = "first_button" if option.is_first else "button"
            if button.parent is None:
                box.add_widget(button)
        self.ids.scroll.scroll_y = 1

    def _button(self) -> "OptionButton":
        button = OptionButton(bold=True, high_mm=4, shared_font_size=self._words)
        if THEME.large:
            button.size_hint_y, button.grows = None, True
            button.fbind("needed_px", button.setter("height"))
        button.bind(on_press=lambda touched: self.dispatch("on_choose", touched.option.meaning))
        return button

    def _show_pad(self, pad: tuple[PadCard, ...]) -> None:
        grid: Any = self.ids.pad
        columns = max(2, min(MOST_PAD_COLUMNS, int(self.width / THEME.mm(9.2)) // 2 * 2))
        cards = _side_by_side(pad)
        lines = [cards[start : start + columns] for start in range(0, len(cards), columns)]
        grid.show(tuple(tuple(CardChoice(one.card, one.meaning) for one in line) for line in lines), columns=columns)
        grid.height = len(lines) * THEME.mm(9.4)


def _side_by_side(pad: tuple[PadCard, ...]) -> tuple[PadCard, ...]:
    """Returns the cards by their ranks, aces first, those of one rank side by side."""
    return tuple(sorted(pad, key=lambda one: (one.card.sign[:-1] != "A", one.card.rank, one.card.suit)))


class OptionButton(TextButton):
    """A button that knows what it means."""

    option: OfferButton | None = None
