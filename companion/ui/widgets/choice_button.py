"""ChoiceButton: a button with a radio ring: one of several, of which one at most is chosen."""

from typing import Final

from kivy.properties import NumericProperty

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("widgets/choice_button")

RING_FROM_MM: Final = 21.0
"""A narrower button, such as one with a number, has no room for the ring, and only a filled ground."""
PLAIN: Final = ("button", "quiet_button")
"""Neutral grounds; the colour of a side stays, whatever is chosen."""


class ChoiceButton(TextButton):
    """The one that is `chosen` has a dot in its ring, and a bright ground."""

    ring_x, ring_y, ring_px = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    """The lower left corner of the square round its ring, and the ring's diameter: 0 where it has none."""

    def has_room_for_ring(self, width_px: float) -> bool:
        """Whether a button of such a width has a ring beside its words."""
        return width_px >= THEME.room(RING_FROM_MM, 1.6)

    def ground_name(self) -> str:
        is_filled = self.chosen and not self.disabled and self.weight in PLAIN
        return "chosen" if is_filled else super().ground_name()
