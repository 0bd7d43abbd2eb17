"""NamedView: what the camera sees, with the name of each card that was found; a touch on a card tells which."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import cv2
import numpy as np
from kivy.graphics import Color, Line

from companion.learning.row import NamedOutline
from companion.ui.events import dispatches
from companion.ui.theme import THEME
from companion.ui.widgets.live_panel import LiveView

LONGEST: Final = 7
"""The most letters of a line; a longer name is abbreviated, as cards are small in the picture."""
MOST_LINES: Final = 2
NOWHERE: Final = (-1.0, -1.0)
MARGIN: Final = 0.12
"""The margin of the table shown around cards in rows, as a share of their total size."""
HELD_WIDTH: Final = 3.2


@dispatches("on_card")
class NamedView(LiveView):
    """Shows cards in rows larger than the table. Events: `on_card` (the NamedOutline card that was touched)."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._laid: Sequence[NamedOutline] = ()
        self._held: NamedOutline | None = None

    def name_cards(self, laid: Sequence[NamedOutline], labels: Mapping[str, str], held: NamedOutline | None) -> None:
        """Writes on each card what it was taken for, and marks the one that is asked about."""
        self._laid, self._held = laid, held
        self.marks = [(one.outline, write(one, labels.get(one.name, one.name))) for one in laid]
        self.draw()  # another part may be shown now
        self._outline()

    def on_touch_down(self, touch: Any) -> bool:
        """Tells which card is touched."""
        x, y = self.to_picture(*touch.pos) if self._laid and self.collide_point(*touch.pos) else NOWHERE
        for card in self._laid:
            if cv2.pointPolygonTest(np.array(card.outline, np.float32), (x, y), measureDist=False) >= 0:
                self.dispatch("on_card", card)
                return True
        return bool(super().on_touch_down(touch))

    def _shown_part(self) -> tuple[float, float, float, float]:
        left, top, wide, high = super()._shown_part()
        if len(self._laid) < 2:
            return left, top, wide, high
        corners = np.array([one.outline for one in self._laid]).reshape(-1, 2)
        low, high_corner = corners.min(axis=0), corners.max(axis=0)
        margin = MARGIN * float((high_corner - low).max())
        first = np.maximum(np.floor(low - margin), 0)
        last = np.minimum(np.ceil(high_corner + margin), (wide, high))
        if not (first < last).all():  # another camera's frame may be smaller, or none has come yet
            return left, top, wide, high
        return float(first[0]), float(first[1]), float(last[0] - first[0]), float(last[1] - first[1])

    def _draw_outlines(self) -> None:
        super()._draw_outlines()
        for card in self._laid:
            if card is self._held or not (card.is_seen and card.name):
                Color(*THEME.colour("ink" if card is self._held else "warning"))
                points = [value for x, y in card.outline for value in self.from_picture(x, y)]
                Line(points=points, close=True, width=HELD_WIDTH)


def write(card: NamedOutline, label: str) -> str:
    """Returns what is written on a card: its name, and "?" where no name is known or the card is not seen."""
    return shorten(label) + ("" if card.is_seen and label else "?")


def shorten(label: str) -> str:
    """Returns a name in one line or two that are short enough to be written on a card."""
    words = label.split()
    return label if len(label) <= LONGEST else "\n".join(word[:LONGEST] for word in words[-MOST_LINES:])
