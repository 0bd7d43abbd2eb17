"""PropertyCardButton: a card on a property, upright or tapped sideways; a touch does what it can do now."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.games.masters_of_maple_syrup.catalogue import TREE, UTILITY
from companion.games.masters_of_maple_syrup.view import CardView
from companion.translations import Translation
from companion.ui.games.masters_of_maple_syrup.entries import worth_text
from companion.ui.layouts import icon, load
from companion.ui.theme import THEME, Colour
from companion.ui.widgets.fit_label import FitLabel

load("games/masters_of_maple_syrup/widgets/property_card_button")

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
