"""Labels that are read together are of one size, whatever each has room for."""

from pathlib import Path

from kivy.uix.boxlayout import BoxLayout

from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.trick_table.table_mat import SeatPlate
from companion.ui.widgets.fit_label import FitLabel
from tests.ui.pilot import Pilot
from tests.ui.tour import NAMES


def labels(*widths: int) -> list[FitLabel]:
    shared_font_size = SharedFontSize()
    return [
        FitLabel(text="Squirrels", high_mm=6, size=(width, 60), shared_font_size=shared_font_size) for width in widths
    ]


def test_the_one_with_least_room_gives_the_size() -> None:
    wide, narrow = labels(400, 80)
    assert wide.font_size == narrow.font_size
    narrow.width = 400
    assert wide.font_size == narrow.font_size > FitLabel(text="Squirrels", high_mm=6, size=(80, 60)).font_size


def test_one_that_says_nothing_or_is_gone_holds_nobody_back() -> None:
    wide, narrow = labels(400, 80)
    small = wide.font_size
    narrow.text = ""
    assert wide.font_size > small
    wide, narrow = labels(400, 80)
    row = BoxLayout()
    row.add_widget(narrow)
    row.remove_widget(narrow)
    assert wide.font_size > small


def test_names_and_the_bar_are_each_of_one_size(folder: Path) -> None:
    with Pilot(folder, language="de", text_percent=150) as pilot:
        pilot.start("mast-year", {}, NAMES)
        pilot.frames(3)
        named = [label for label in pilot.shown() if type(label) is FitLabel and _plate_of(label) and label.bold]
        assert len(named) == 4
        assert len({label.font_size for label in named}) == 1
        buttons = [pilot.button(SAY(f"ui.bar.{name}")) for name in ("menu", "history")]
        assert len({button.font_size for button in buttons}) == 1


def _plate_of(label: FitLabel) -> bool:
    parent = label.parent
    while parent is not None and parent is not parent.parent:
        if isinstance(parent, SeatPlate):
            return True
        parent = parent.parent
    return False
