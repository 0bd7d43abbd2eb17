"""TextButton: a button with words on it, at least a fingertip in size."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ColorProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("widgets/text_button")

WEIGHTS: Final = ("button", "first_button", "quiet_button", "first_side", "second_side", "warning")
TICKED: Final = "☑"
UNTICKED: Final = "☐"


class TextButton(ButtonBehavior, FitLabel):
    """A button. `weight` says how much it wants to be pressed; `on_press` comes at the touch, `on_release` after it.

    `reached`: a keyboard's keys are about to press it.
    """

    weight = OptionProperty("button", options=WEIGHTS)
    chosen = BooleanProperty(False)
    means = StringProperty("")
    reached = BooleanProperty(False)
    ground = ColorProperty((0, 0, 0, 1))

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("weight", "state", "disabled"):
            self.fbind(name, self._colour)
        self._colour()

    @property
    def least_px(self) -> float:
        """How high it is at least: as a fingertip."""
        return THEME.target

    def show_switch(self, text: str, *, is_on: bool) -> None:
        """Shows a switch: ticked, framed and lit while it is on, an empty box on a quiet ground while it is off."""
        self.weight = "button" if is_on else "quiet_button"
        self.chosen = self.bold = is_on
        self.text = f"{TICKED if is_on else UNTICKED}  {text}"

    def _colour(self, *_: object) -> None:
        ground = THEME.colour("gone" if self.disabled else self.weight)
        lighter = 0.12 if self.state == "down" else 0.0
        self.ground = (*(part + (1 - part) * lighter for part in ground[:3]), 1)
        ink = THEME.colour("gone_ink" if self.disabled else f"{self.weight}_ink")
        self.color = self.disabled_color = ink
