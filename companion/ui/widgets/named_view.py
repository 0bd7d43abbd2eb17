"""NamedView: what the camera sees, with the name of each card that was found; a touch on a card tells which."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import cv2
import numpy as np

from companion.app.laid_row import NamedOutline
from companion.ui.widgets.live_panel import LiveView

LONGEST: Final = 6
"""A longer name is written with the first letters of its words: cards are small in the picture."""
LETTERS: Final = 3
NOWHERE: Final = (-1.0, -1.0)


class NamedView(LiveView):
    """Events: `on_card` (the name of the card that was touched)."""

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_card")
        super().__init__(**properties)
        self._laid: Sequence[NamedOutline] = ()

    def on_card(self, name: str) -> None:
        """A card that has a name was touched."""

    def name_cards(self, laid: Sequence[NamedOutline], labels: Mapping[str, str]) -> None:
        """Writes on each card what it was taken for."""
        self._laid = laid
        self.marks = [(quad, shorten(labels.get(name, name)) or "?") for name, quad in laid]
        self._outline()

    def on_touch_down(self, touch: Any) -> bool:
        """Tells which card is touched."""
        x, y = self.to_picture(*touch.pos) if self._laid and self.collide_point(*touch.pos) else NOWHERE
        for name, quad in self._laid:
            if name and cv2.pointPolygonTest(np.array(quad, np.float32), (x, y), measureDist=False) >= 0:
                self.dispatch("on_card", name)
                return True
        return bool(super().on_touch_down(touch))


def shorten(label: str) -> str:
    """Returns a name that is short enough to be written on a card."""
    return label if len(label) <= LONGEST else " ".join(word[:LETTERS] for word in label.split()[:2])
