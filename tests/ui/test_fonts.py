"""Few fonts: Kivy keeps 64 open, a size counts as one, and to open another for each label would cost a frame."""

from kivy.uix.label import Label

from companion.games.mast_year.actions import Dealt, Passed
from tests.ui.pilot import Pilot
from tests.ui.player import begin

KEPT = 64


def test_the_table_needs_fewer_fonts_than_are_kept(pilot: Pilot) -> None:
    begin(pilot)
    for action in (Dealt(), Passed()):
        pilot.act(action)
    labels = [widget for widget in pilot.shown() if isinstance(widget, Label) and widget.text]
    fonts = {(label.font_size, label.bold, label.font_name) for label in labels}
    assert len(fonts) < KEPT / 2
    assert {size for size, _, _ in fonts if size != int(size)} == set()
