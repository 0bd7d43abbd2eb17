"""A part of a scrolled screen that somebody is led to: it begins in view, also if it is higher than that.

A part that moves to another place stays whole, even if garbage is collected while it has none.
"""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from companion.simulation.players.nice_one_squirrel import simulate
from companion.ui.reflow import scroll
from companion.ui.screens.rules import FactCard
from companion.ui.texts import SAY
from tests.ui.geometry import box_of
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES: Final = ("Ann", "Bo", "Cy")


@pytest.fixture
def large(folder: Path) -> Iterator[Pilot]:
    """A game of Nice One Squirrel! with a turn and large text, on a wide screen."""
    with Pilot(folder, "800x480", text_percent=200) as pilot:
        pilot.start("nice-one-squirrel", {}, NAMES)
        yield pilot


def begins_in_view(part: Any, page: Any) -> bool:
    """Whether the upper edge of `part` is within `page`."""
    return bool(box_of(page).bottom <= box_of(part).top <= box_of(page).top)


@pytest.mark.parametrize("rule", ["NS-1.1", "NS-2.1", "NS-5.2"])
def test_a_rule_that_is_looked_up_is_read_from_its_beginning(large: Pilot, rule: str) -> None:
    large.controllers.navigation.go("rules", rule=rule)
    large.settle()
    [card] = (widget for widget in large.screen.ids.rows.children if isinstance(widget, FactCard) and widget.marked)
    assert begins_in_view(card, large.screen.ids.scroll)


def test_what_a_correction_changes_is_read_from_its_beginning(large: Pilot) -> None:
    record = simulate(4, players=NAMES)
    large.act(*(entry.action for entry in record.entries))
    large.controllers.navigation.go("correct", number=large.controllers.table.snapshot.entries[0].number)
    large.settle()
    large.tap_text(SAY("ui.history.visit", cache=9))
    large.until(lambda: bool(large.screen.ready))
    change = large.screen.ids.change
    page = next(parent for parent in parents_of(change) if isinstance(parent, ScrollView))
    assert change.height > page.height
    assert begins_in_view(change, page)


def test_a_part_that_moves_into_a_page_outlives_a_collection_of_garbage() -> None:
    class Box(BoxLayout):
        def remove_widget(self, widget: Any, *args: Any, **options: Any) -> None:
            super().remove_widget(widget, *args, **options)
            gc.collect()

    box = Box()
    box.add_widget(BoxLayout())
    held = box.children[0].proxy_ref  # as by the `ids` of a screen
    page = scroll(held)
    assert box.children == [page]
    assert [child.proxy_ref for child in page.children] == [held]


def parents_of(widget: Any) -> Iterator[Any]:
    """Yields what a widget lies in, the innermost first."""
    while widget.parent is not widget:
        widget = widget.parent
        yield widget
