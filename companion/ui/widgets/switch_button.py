"""SwitchButton: a button with a check box: on or off by itself, whatever is on beside it."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty

from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton

load("widgets/switch_button")

WEIGHTS: Final = {True: "button", False: "quiet_button"}
"""The weight of a switch that is on, and of one that is off."""


class SwitchButton(TextButton):
    """Its box is filled and ticked while `is_on`; an empty box on a quiet ground is off."""

    is_on = BooleanProperty(False)
    box_x, box_y, box_px = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    """The lower left corner and the side of its box."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("is_on", self._weigh)
        self._weigh()

    def _weigh(self, *_: object) -> None:
        self.weight = WEIGHTS[self.is_on]
