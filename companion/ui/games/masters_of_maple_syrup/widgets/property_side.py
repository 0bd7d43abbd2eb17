"""PropertySide: one player's edge: name and hand, what may be done now, and the property."""

from collections.abc import Callable
from math import ceil
from typing import Any, Final

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.games.masters_of_maple_syrup.catalogue import TREE, UTILITY
from companion.games.masters_of_maple_syrup.view import CardView, SideView
from companion.translations import Translation
from companion.ui.events import dispatches
from companion.ui.games.masters_of_maple_syrup.entries import worth_text
from companion.ui.layouts import icon, load
from companion.ui.theme import THEME, Colour
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

load("games/masters_of_maple_syrup/widgets/property_side")


INKS: Final[dict[str | None, Colour]] = {
    TREE: (0.05, 0.33, 0.17, 1.0),
    UTILITY: (0.42, 0.20, 0.05, 1.0),
    None: (0.22, 0.22, 0.22, 1.0),
}
"""A colour for each type, besides its picture."""


class PropertyCardButton(ButtonBehavior, FitLabel):
    """Shows a CardView in the `words` of the game. `glows`: a touch turns it now, or its worth is asked."""

    place = NumericProperty(0)
    is_tapped = BooleanProperty(False)
    glows = BooleanProperty(False)
    card_wide, card_high = NumericProperty(0), NumericProperty(0)
    is_low = BooleanProperty(False)
    """Whether its picture stands beside its foot, so that two lines of a name have room."""
    foot_high = NumericProperty(0)
    picture = StringProperty("")
    picture_px, picture_x, picture_y = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    """The picture's side and its centre."""
    foot, short_foot = StringProperty(""), StringProperty("")
    """The text below the name; on a low card the shorter one, where only the picture says that it is tapped."""
    paper = ColorProperty((1, 1, 1, 1))

    def __init__(self, words: Translation, **properties: Any) -> None:
        super().__init__(**properties)
        self._words = words

    def show(self, card: CardView, *, glows: bool, tells_tapped: bool = True) -> None:
        """Takes over a card. `tells_tapped`: a word says that it is tapped, besides the way it lies."""
        self.place, self.is_tapped, self.glows = card.place, card.tapped, glows
        self.text = card.name
        kind = card.card.type
        self.picture = icon("maple/utility" if kind == UTILITY else "maple/tree")
        parts = [f"★{worth_text(card.value, is_asked=card.is_asked)}"]
        if card.tucked:
            parts.append(self._words.text("ui.card.tucked", count=card.tucked))
        if card.tapped and tells_tapped:
            parts.append(self._words.text("ui.card.tapped"))
        self.foot, self.short_foot = " · ".join(parts), " ".join(parts[:2])
        self.color = self.disabled_color = INKS[kind]
        self.paper = THEME.colour("used" if card.tapped else "card")


IN_ONE_ROW: Final = 4
SIDES: Final = ("first_side", "second_side")
"""The colours of both players, seat 0 first."""
LARGE_WAY_MM: Final = {True: 32.0, False: 26.0}
"""The width of a button with large text, on a broad and on a high screen."""
SideButton = tuple[str, Callable[[], object]]
"""A button: its words, and what a touch on it does."""


@dispatches("on_card")
class PropertySide(BoxLayout):
    """Event: `on_card` with the place of the card that was touched. `acts`: something is asked of this player."""

    name = StringProperty("")
    hand = StringProperty("")
    says = StringProperty("")
    acts = BooleanProperty(False)
    waits = BooleanProperty(False)
    """Whether the other player comes first."""
    has_ways = BooleanProperty(True)
    """Whether there is room for buttons."""
    side = StringProperty("first_side")
    """The name of the player's colour."""

    def __init__(self, words: Translation, **properties: Any) -> None:
        super().__init__(**properties)
        self._words = words
        self._cards: list[PropertyCardButton] = []

    def show(self, side: SideView, glowing: frozenset[int], ways: tuple[SideButton, ...]) -> None:
        """Takes over the property, which cards a touch turns now, and what else can be done."""
        self._lay(len(side.cards))
        for widget, card in zip(self._cards, side.cards, strict=True):
            widget.show(card, glows=card.place in glowing, tells_tapped=self.has_ways)
        box = self.ids.ways
        box.clear_widgets()
        for place, (text, call) in enumerate(ways):
            # an effect alone is nothing that a player has to do
            is_next = place == 0 and len(ways) > 1 and not self.waits
            weight = "first_button" if is_next else "button"
            button = TextButton(text=text, high_mm=3.4, weight=weight, bold=is_next)
            button.bind(on_press=lambda _, call=call: call())
            box.add_widget(button)
        way_mm = LARGE_WAY_MM[THEME.wide] if THEME.large else 21 if THEME.wide else 19
        box.width = len(ways) * THEME.mm(way_mm)

    def _lay(self, count: int) -> None:
        """Makes a button for each card of the property; many lie in two rows."""
        if count == len(self._cards):
            return
        grid = self.ids.cards
        grid.clear_widgets()
        grid.cols = count if count <= IN_ONE_ROW else ceil(count / 2)
        self._cards = [PropertyCardButton(self._words) for _ in range(count)]
        for place, card in enumerate(self._cards):
            card.bind(on_press=lambda _, place=place: self.dispatch("on_card", place))
            grid.add_widget(card)
