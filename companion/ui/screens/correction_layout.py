"""How a correction is laid out: what can be chosen stands beside what it changes; large text is scrolled."""

from typing import Any, Final

from kivy.uix.widget import Widget

from companion.ui.reflow import arrange, scroll_to_part, unwrap
from companion.ui.theme import THEME

HIGH_PX: Final = 1
"""The first height of a panel on a scrolled screen, which grows to what its parts need."""


def arrange_correction(screen: Any) -> Widget:
    """Lays out a screen for a correction; returns the widget for the choices.

    With large text the button that takes the correction stays in sight, and the page scrolls to the changes.
    """
    ids = screen.ids
    offers: Widget = ids.offers.__self__
    if not THEME.large:
        arrange(ids.body)
        return offers
    choices: Widget = ids.choices.__self__
    names = ("beside", "taking", "seat_answers", "neighbours")
    beside, taking, seat_answers, neighbours = (ids[name].__self__ for name in names)
    change = ids.change.__self__
    unwrap(ids.changes.__self__)
    change.size_hint_y = None
    beside.remove_widget(taking)
    screen.remove_widget(seat_answers)
    screen.remove_widget(neighbours)
    seat_answers.orientation = "vertical"
    beside.add_widget(seat_answers, len(beside.children) - 1)
    beside.add_widget(neighbours)
    page = arrange(ids.body)
    screen.add_widget(taking)
    screen.fbind("change", lambda _, is_changed: scroll_to_part(page, change) if is_changed else None)
    return choices


def give_room(panel: Any, choices: Any) -> Widget:
    """Sizes a panel in which an entry is corrected like the choices that it replaces; returns it."""
    kept: Widget = panel
    panel.size_hint = (1, None) if THEME.large else tuple(choices.size_hint)
    if THEME.large:
        panel.height = HIGH_PX
    return kept
