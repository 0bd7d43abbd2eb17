"""FitLabel: text in a box, as large as it was meant to be, or as large as the box allows: it is never cut."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import Any, Final

from kivy.core.text import Label as CoreLabel
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.label import Label

from companion.ui.layouts import load
from companion.ui.theme import THEME

load("widgets/fit_label")

STEPS: Final = 14
"""Text that does not fit is drawn a fourteenth smaller, but no less than a pixel."""
LEAST_PX: Final = 7
SLACK_PX: Final = 2
"""Slack for rounding: two lines are not always exactly twice as high as one."""
WORD_ENDS: Final = re.compile(r"[ \n]+")
"""Where a line can end; what a no-break space holds together is one word."""


@lru_cache(maxsize=4096)
def fitting_px(text: str, wanted_px: float, width: float, height: float, bold: bool, font: str) -> int:
    """Returns the largest font size up to `wanted_px` at which `text`, broken into lines, fits the box.

    It is a whole number: fractions look no different, but each would be another font, of which Kivy caches few.
    """
    sizes = list(_sizes(int(wanted_px)))
    if len(sizes) == 1 or _fits(text, sizes[0], width, height, bold, font):
        return sizes[0]
    # a binary search, as Kivy opens a font for each size tried
    smallest = len(sizes) - 1
    place = bisect_left(sizes, True, 1, smallest, key=lambda size: _fits(text, size, width, height, bold, font))
    return sizes[place]


def _sizes(size: int) -> Iterator[int]:
    """Yields the sizes at which a text may be drawn that is meant to have `size`, the largest first."""
    while size > LEAST_PX:
        yield size
        size -= max(1, size // STEPS)
    yield LEAST_PX


@lru_cache(maxsize=4096)
def needed_height(text: str, wanted_px: float, width: float, bold: bool, font: str) -> float:
    """Returns how high `text` is, broken into lines of such a width, as large as it is meant to be.

    Where its longest word is too broad for that, it is smaller.
    """
    size = fitting_px(text, wanted_px, width, inf, bold, font)
    return float(_label(text, size, width, bold, font).render()[1])


def _label(text: str, size: int, width: float, bold: bool, font: str) -> CoreLabel:
    width -= 1  # a line that ends exactly at the edge is not always broken
    return CoreLabel(text=text, font_size=size, bold=bold, font_name=font, text_size=(width, None))


def _fits(text: str, size: int, width: float, height: float, bold: bool, font: str) -> bool:
    label = _label(text, size, width, bold, font)
    if any(label.get_extents(word)[0] > width - 1 for word in WORD_ENDS.split(text)):
        return False  # a word must not be broken
    return bool(label.render()[1] <= height)


class FitLabel(Label):
    """A label that shrinks its text until it fits; `high_mm` is how high the text is meant to be.

    Those that share a `shared_font_size`, a SharedFontSize, are all of one size. One that `grows` says in
    `needed_px` how high it must be for that.
    """

    high_mm = NumericProperty(3.6)
    shared_font_size = ObjectProperty(None, allownone=True)
    grows = BooleanProperty(False)
    needed_px = NumericProperty(0.0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("text", "size", "high_mm", "bold", "font_name", "padding", "shared_font_size", "grows"):
            self.fbind(name, self._fit)
        self._fit()

    @property
    def least_px(self) -> float:
        """The least height if it has a text."""
        return 0.0

    def needed_for(self, words_px: float) -> float:
        """Returns the height, in pixels, that it needs for words of height `words_px`."""
        _, top, _, bottom = self.padding
        return max(words_px + top + bottom + SLACK_PX, self.least_px)

    def on_parent(self, _: object, parent: object) -> None:
        """A label that is taken off the screen no longer counts for those that share its size."""
        if self.shared_font_size and parent is None:
            self.shared_font_size.leave(self)
        elif self.shared_font_size:
            self._fit()

    def _fit(self, *_: object) -> None:
        left, top, right, bottom = self.padding
        width, wanted = self.width - left - right, THEME.text(self.high_mm)
        if self.grows and width > 1:
            words = needed_height(self.text, wanted, width, self.bold, self.font_name) if self.text else 0.0
            self.needed_px = words and self.needed_for(words)
        width, height = self.width - left - right, self.height - top - bottom  # it may just have been given the height
        if width <= 1 or height <= 1 or not self.text:
            if self.shared_font_size:
                self.shared_font_size.leave(self)
            return
        self.text_size = (self.width, None)  # no height: Kivy would drop a line that it takes to be cut
        size = fitting_px(self.text, wanted, width, height, self.bold, self.font_name)
        if self.shared_font_size:
            self.shared_font_size.join(self, size)
        else:
            self.font_size = size
