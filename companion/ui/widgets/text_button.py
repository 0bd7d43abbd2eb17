"""TextButton: a button with words on it, at least a fingertip in size."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ColorProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("widgets/text_button")

WEIGHTS: Final = ("button", "first_button", "quiet_button", "first_side", "second_side", "warning")


class TextButton(ButtonBehavior, FitLabel):
    """A button. `weight` says how prominent it is; `on_press` comes at the touch, `on_release` after it.

    `chosen`: it is framed. `reached`: a keyboard's keys are about to press it. What it stands for among others is
    told by a SwitchButton, which is on or off, and by a ChoiceButton, which is one of several.
    """

    weight = OptionProperty("button", options=WEIGHTS)
    chosen = BooleanProperty(False)
    means = StringProperty("")
    reached = BooleanProperty(False)
    ground = ColorProperty((0, 0, 0, 1))

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("weight", "chosen", "state", "disabled"):
            self.fbind(name, self._colour)
        self._colour()

    @property
    def least_px(self) -> float:
        """Its least height: a fingertip's."""
        return THEME.target

    def ground_name(self) -> str:
        """Returns the colour of the ground, of which `NAME_ink` is the ink."""
        return "gone" if self.disabled else str(self.weight)

    def _colour(self, *_: object) -> None:
        name = self.ground_name()
        ground, lighter = THEME.colour(name), 0.12 if self.state == "down" else 0.0
        self.ground = (*(part + (1 - part) * lighter for part in ground[:3]), 1)
        self.color = self.disabled_color = THEME.colour(f"{name}_ink")
