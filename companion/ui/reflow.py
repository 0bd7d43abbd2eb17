"""Reflow: with large text a screen's parts are stacked, each as high as its words, and scrolled."""

from typing import Any, Final
from weakref import WeakSet

from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView

from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

PICTURE_MM: Final = 56.0
"""The least height of a picture in a scrolled screen."""
BAR_MM: Final = 1.5
LEAST_PX: Final = 0.5
"""More than 0: in a BoxLayout, a widget that is allotted no height keeps the one it had."""
BESIDE_BAR_MM: Final = 2.6
GAP_MM: Final = 2.0
"""The free space above and below a part that is scrolled to."""


def move(part: Any, box: Any, index: int = 0) -> None:
    """Puts a part of a screen into another box."""
    widget = part.__self__  # `ids` hold weak references
    if widget.parent:
        widget.parent.remove_widget(widget)
    box.add_widget(widget, index)


def arrange(body: Any, picture_mm: float = PICTURE_MM) -> Any:
    """Lays the halves of a screen beside each other, or below where it is high; with large text it is scrolled.

    A half that is a picture is at least `picture_mm` high. Returns the widget that takes the place of `body`.
    """
    body.orientation = "horizontal" if THEME.wide and not THEME.large else "vertical"
    if not THEME.large:
        return body
    for half in list(body.children):
        if half.size_hint_x is not None:
            half.size_hint_x = 1
        if isinstance(half, ScrollView):
            unwrap(half)
        elif not isinstance(half, BoxLayout | GridLayout | FitLabel):
            half.size_hint_min_y = THEME.mm(picture_mm)
    return scroll(body)


def scroll_if_large(body: Any) -> Any:
    """Scrolls `body` if text is large; returns the widget that takes its place."""
    return scroll(body) if THEME.large else body


def scroll(body: Any) -> ScrollView:
    """Puts `body` into a page that takes its place, and returns the page."""
    body = body.__self__  # meanwhile nothing else may hold it
    parent, place = body.parent, body.parent.children.index(body)
    parent.remove_widget(body)
    page = page_of(body)
    parent.add_widget(page, place)
    return page


def page_of(body: Any) -> ScrollView:
    """Returns a page in which `body` is scrolled, and lets everything in it be as high as its words need."""
    page = ScrollView(bar_width=THEME.mm(BAR_MM), do_scroll_x=False, size_hint=body.size_hint)
    left, top, right, bottom = body.padding
    body.padding = (left, top, max(right, THEME.mm(BESIDE_BAR_MM)), bottom)
    body.size_hint_x, body.size_hint_y = 1, None

    def stretch(*_: object) -> None:
        body.height = max(body.minimum_height, page.height)

    body.bind(minimum_height=stretch)
    page.bind(height=stretch)
    page.add_widget(body)
    grow(body)
    return page


def scroll_to_part(page: Any, part: Any) -> None:
    """Scrolls a page, once all is laid out, until `part` is in view, or its beginning if it is higher than that."""

    def follow(_: float) -> None:
        content, gap_px = page.children[0], THEME.mm(GAP_MM)
        hidden_px = content.height - page.height
        if not part.parent or hidden_px <= 0:
            return
        begin_px = content.top - part.top - gap_px
        seen_px = max((1 - page.scroll_y) * hidden_px, begin_px + part.height + 2 * gap_px - page.height)
        page.scroll_y = 1 - min(hidden_px, max(0.0, min(begin_px, seen_px))) / hidden_px

    Clock.schedule_once(lambda _: Clock.schedule_once(follow))  # the layout follows at the end of a frame


def unwrap(page: Any) -> None:
    """Replaces the scrolled page of a part of a screen by its content: the whole screen is scrolled instead."""
    content, parent, place = page.children[0], page.parent, page.parent.children.index(page)
    page.remove_widget(content)
    parent.remove_widget(page)
    content.size_hint_y = 1
    parent.add_widget(content, place)


def grow(box: Any) -> None:
    """Lets every label in `box` be as high as its text needs, also those that come later."""
    known: WeakSet[Any] = WeakSet()

    def follow(*_: object) -> None:
        for child in box.children:
            if child not in known:
                follow_one(child)

    def follow_one(widget: Any) -> None:
        known.add(widget)
        if isinstance(widget, FitLabel):
            widget.grows = True
            HeightBinding(widget, "needed_px")
        elif isinstance(widget, BoxLayout | GridLayout):
            HeightBinding(widget, "minimum_height")
            grow(widget)
        elif not widget.size_hint_min_y:
            widget.size_hint_min_y = LEAST_PX

    box.bind(children=follow)
    follow()


class HeightBinding:
    """Makes a part of a scrolled screen at least as high as its property `needed` says, unless it is hidden."""

    def __init__(self, widget: Any, needed: str) -> None:
        self._widget, self._needed = widget, needed
        self._taken_px = -1.0
        for name in (needed, "height", "size_hint_y"):
            widget.fbind(name, self.follow)
        self.follow()

    def follow(self, *_: object) -> None:
        """Takes the height that is needed now."""
        needed_px = getattr(self._widget, self._needed)
        if self._widget.size_hint_y is not None:
            self._widget.size_hint_max_y, self._widget.size_hint_min_y = None, max(needed_px, LEAST_PX)
            return
        if self._widget.height != self._taken_px:
            self._given_px = self._widget.height
        if self._given_px > 0:
            self._taken_px = max(self._given_px, needed_px)
            self._widget.height = self._taken_px
