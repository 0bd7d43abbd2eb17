"""OffersPanel: the cards that can be developed, a button each; and one for a card that the catalogue does not know."""

from collections.abc import Callable, Sequence

from kivy.properties import StringProperty

from companion.games.masters_of_maple_syrup.view import OfferView
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.text_button import TextButton

load("games/masters_of_maple_syrup/widgets/offers_panel")


@dispatches("on_pick", "on_other", "on_leave")
class OffersPanel(Panel):
    """Events: `on_pick` with the name of a card; `on_other`: another one is typed; `on_leave`: none after all."""

    text = StringProperty("")

    def show(self, offers: Sequence[OfferView], more: Sequence[str]) -> None:
        """Offers the cards with their prices, by name, the affordable ones first; then `more`, of unknown price.

        The first button is for typing a name: of a card that is not among them, or a part of one that is.
        """
        grid, words = self.ids.offers, SharedFontSize()
        grid.clear_widgets()
        self._button(SAY("ui.ask.other"), words, lambda: self.dispatch("on_other")).weight = "quiet_button"
        for offer in sorted(offers, key=_order):
            price = "?" if offer.price is None else str(offer.price)
            text = f"{offer.card.name}\n{SAY('ui.ask.price', price=price)}"
            self._add(text, words, offer.card.name, is_open=offer.action is not None)
        for name in sorted(more, key=str.casefold):
            self._add(name, words, name)

    def _add(self, text: str, words: SharedFontSize, name: str, *, is_open: bool = True) -> None:
        button = self._button(text, words, lambda: self.dispatch("on_pick", name))
        button.disabled, button.means = not is_open, name

    def _button(self, text: str, words: SharedFontSize, call: Callable[[], object]) -> TextButton:
        button = TextButton(text=text, high_mm=3.4, shared_font_size=words)
        button.bind(on_release=lambda _: call())
        self.ids.offers.add_widget(button)
        return button


def _order(offer: OfferView) -> tuple[bool, str]:
    """Sorts cards by name, those that cannot be developed now last."""
    return offer.action is None, offer.card.name.casefold()
