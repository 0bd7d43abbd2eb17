"""Geometry: where everything on a screen lies, as it is seen, and what is wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from PIL import Image

from companion.ui.kiosk.overlay import LessonCard, Prompt
from companion.ui.theme import LEAST_KEY_MM, LEAST_TARGET_MM, THEME, contrast
from companion.ui.widgets.card_face import CardFace
from companion.ui.widgets.keyboard import Key
from companion.ui.widgets.turned import Turned
from tests.ui.pilot import Pilot

AMPLE_MM: Final = 8.5
"""Letters so high are read across the table. All smaller ones grow as the table wants, by pages and lines if need be;
what reaches this height grows on only where its place allows."""
SLACK_PX: Final = 1.5
LEAST_CONTRAST: Final = 4.5
LEAST_TEXT_MM: Final = 1.9
"""How high a line of text must be at least, letters with ascenders and descenders."""


@dataclass(frozen=True)
class Box:
    """What a widget covers of the window, whichever way it is turned."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.bottom <= y <= self.top

    def overlaps(self, other: "Box") -> bool:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.top, other.top) - max(self.bottom, other.bottom)
        return wide > SLACK_PX and high > SLACK_PX

    def within(self, other: "Box") -> bool:
        return (
            self.left >= other.left - SLACK_PX
            and self.right <= other.right + SLACK_PX
            and self.bottom >= other.bottom - SLACK_PX
            and self.top <= other.top + SLACK_PX
        )


def is_covered(pilot: Pilot) -> bool:
    """Whether something lies over the screen, so that nobody touches what is below."""
    return any(isinstance(child, LessonCard | Prompt) for child in pilot.app.root_widget.children)


def box_of(widget: Any) -> Box:
    """Returns what `widget` covers."""
    return _box(widget, widget.x, widget.y, widget.right, widget.top)


def room_of(widget: Any) -> Box:
    """Returns where a touch reaches what lies in `widget`, which may be turned."""
    if not isinstance(widget, Turned):
        return box_of(widget)
    (left, right), (bottom, top) = map(
        sorted, zip(*(widget.to_window(*corner, initial=False) for corner in ((0, 0), widget.size)), strict=True)
    )
    return Box(left, bottom, right, top)


def text_box(label: Any) -> Box:
    """Returns what the letters of `label` cover, more or less: the text's own size, aligned as it is."""
    width, height = needed(label)
    left = {"left": label.x + label.padding[0], "right": label.right - label.padding[2] - width}.get(
        label.halign, label.center_x - width / 2
    )
    middle = label.center_y + (label.padding[3] - label.padding[1]) / 2
    return _box(label, left, middle - height / 2, left + width, middle + height / 2)


def _box(widget: Any, left: float, bottom: float, right: float, top: float) -> Box:
    corners = [widget.to_window(x, y) for x in (left, right) for y in (bottom, top)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def needed(label: Any) -> tuple[float, float]:
    """Returns the width and height in pixels that a label's text takes, broken into lines as it is."""
    if label.markup:  # such text makes itself as high as it is
        return float(label.texture_size[0]), float(label.texture_size[1])
    lines = label._label._cached_lines  # as they were drawn
    return float(max((line.w for line in lines), default=0)), float(sum(line.h for line in lines))


def faults(pilot: Pilot) -> list[str]:
    """Returns everything that is wrong with the screen that is shown."""
    seen = labels(pilot)
    return [*target_faults(pilot), *reach_faults(pilot), *text_faults(seen), *overlap_faults(pilot, seen)]


def labels(pilot: Pilot) -> list[Any]:
    """Returns whatever says something."""
    shown = pilot.shown()
    return [widget for widget in shown if isinstance(widget, Label) and widget.text.strip() and not _is_drawn(widget)]


def target_faults(pilot: Pilot) -> Iterator[str]:
    """Gives whatever can be touched and is smaller than a fingertip."""
    least = THEME.mm(LEAST_TARGET_MM) - SLACK_PX
    for widget in pilot.buttons():
        box = box_of(widget)
        narrowest = THEME.mm(LEAST_KEY_MM) - SLACK_PX if isinstance(widget, Key) else least
        if min(box.width, box.height) < narrowest or max(box.width, box.height) < least:
            yield f"{name_of(widget)} is {box.width:.0f} × {box.height:.0f} px, smaller than {least:.0f}"


def reach_faults(pilot: Pilot) -> Iterator[str]:
    """Gives whatever looks as if it could be touched, while something else, maybe unseen, takes the touch."""
    asked = list(takers(pilot.app.root_widget))
    for widget in pilot.buttons():
        if _is_scrolled(widget):
            continue
        box = box_of(widget)
        for share in (0.1, 0.5, 0.9):
            taker = taker_of(asked, box.left + box.width * share, (box.bottom + box.top) / 2)
            if taker is not widget:
                yield f"{name_of(widget)} is not reached at {share:.0%}, but {name_of(taker)}"


def takers(widget: Any, within: tuple[Box, ...] = ()) -> Iterator[tuple[Any, tuple[Box, ...]]]:
    """Gives whatever takes touches, in the order in which Kivy asks, each with the boxes that a touch must lie in."""
    if widget.disabled:
        yield widget, (*within, box_of(widget))
    inner = (*within, room_of(widget)) if isinstance(widget, Turned | ScrollView) else within
    for child in widget.children:
        yield from takers(child, inner)
    if isinstance(widget, ButtonBehavior):
        yield widget, (*within, box_of(widget))


def taker_of(asked: list[tuple[Any, tuple[Box, ...]]], x: float, y: float) -> Any:
    """Returns which of `takers` takes a touch at (x, y) of the window; None if none does."""
    return next((widget for widget, within in asked if all(box.holds(x, y) for box in within)), None)


def text_faults(labels: list[Any]) -> Iterator[str]:
    """Gives text that is cut, or too small to be read."""
    for label in labels:
        width, height = needed(label)
        left, top, right, bottom = label.padding
        if width > label.width - left - right + SLACK_PX or height > label.height - top - bottom + SLACK_PX:
            room = f"{label.width:.0f} × {label.height:.0f}"
            yield f"{name_of(label)} needs {width:.0f} × {height:.0f} px and has {room}"
        if label.font_size < THEME.mm(LEAST_TEXT_MM) - 0.5:
            yield f"{name_of(label)} is only {label.font_size:.0f} px high"


def overlap_faults(pilot: Pilot, labels: list[Any]) -> Iterator[str]:
    """Gives what lies over each other: buttons, and words of different widgets; and what lies outside the screen."""
    screen = box_of(pilot.app.root_widget)
    things = [(widget, box_of(widget)) for widget in pilot.buttons() if not _is_scrolled(widget)]
    things += [(label, text_box(label)) for label in labels if not _is_scrolled(label)]
    for widget, box in things:
        if not box.within(screen):
            yield f"{name_of(widget)} leaves the screen"
    for place, (one, box) in enumerate(things):
        for other, other_box in things[place + 1 :]:
            if one is not other and box.overlaps(other_box) and not _is_inside(one, other):
                yield f"{name_of(one)} lies over {name_of(other)}"


def contrast_faults(pilot: Pilot) -> Iterator[str]:
    """Gives text that does not stand out from what is behind it, as it is drawn."""
    image = pilot.picture()
    for label in pilot.shown():
        if not isinstance(label, Label) or not label.text.strip() or label.disabled or _is_scrolled(label):
            continue
        box = text_box(label)
        edges = (round(box.left), round(image.height - box.top), round(box.right), round(image.height - box.bottom))
        behind = most_common(image.crop(edges))
        found = contrast(tuple(label.color), behind) if behind else LEAST_CONTRAST
        if found < LEAST_CONTRAST:
            yield f"{name_of(label)} has a contrast of {found:.1f}"


def most_common(picture: Image.Image) -> tuple[float, float, float, float] | None:
    """Returns the colour that covers most of a picture; None if it has no size."""
    colours = picture.getcolors(maxcolors=picture.width * picture.height) if picture.width and picture.height else None
    if not colours:
        return None
    _, colour = max(colours, key=lambda item: item[0])
    assert isinstance(colour, tuple)
    return (colour[0] / 255, colour[1] / 255, colour[2] / 255, 1.0)


def name_of(widget: Any) -> str:
    """Returns a widget by what it says."""
    text = str(getattr(widget, "text", "")).replace("\n", " ")[:40]
    return f"{type(widget).__name__} {text!r}"


def _is_drawn(label: Any) -> bool:
    """Whether `label` is a sign on a card, drawn as large as the card allows."""
    return isinstance(label.parent, CardFace)


def _is_inside(one: Any, other: Any) -> bool:
    return other in ancestors(one) or one in ancestors(other)


def _is_scrolled(widget: Any) -> bool:
    return any(isinstance(parent, ScrollView) for parent in ancestors(widget))


def ancestors(widget: Any) -> list[Any]:
    """Returns what `widget` lies in, from within."""
    found = []
    parent = widget.parent
    while parent is not None and parent is not parent.parent:
        found.append(parent)
        parent = parent.parent
    return found
