"""Few fonts: Kivy keeps 64 open, a size counts as one, and to open another for each label would cost a frame.

They have every letter and sign of the texts.
"""

import pytest
from kivy.uix.label import Label
from PIL import ImageFont

from companion.games.mast_year.actions import Dealt, Passed
from tests.project.tree import ROOT
from tests.ui.pilot import Pilot
from tests.ui.player import begin

KEPT = 64
NO_LETTER = "\uffff"


@pytest.mark.parametrize("name", ["DejaVuSans", "DejaVuSans-Bold"])
def test_the_fonts_have_every_letter_of_the_texts(name: str) -> None:
    font = ImageFont.truetype(ROOT / "kv" / "fonts" / f"{name}.ttf", 40)
    missing = bytes(font.getmask(NO_LETTER))
    texts = "".join(path.read_text("utf-8") for path in sorted((ROOT / "companion").glob("**/translations/*.ftl")))
    assert {letter for letter in sorted(set(texts) - set("\n")) if bytes(font.getmask(letter)) == missing} == set()


def test_the_table_needs_fewer_fonts_than_are_kept(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt(), Passed())
    labels = [widget for widget in pilot.shown() if isinstance(widget, Label) and widget.text]
    fonts = {(label.font_size, label.bold, label.font_name) for label in labels}
    assert len(fonts) < KEPT / 2
    assert {size for size, _, _ in fonts if size != int(size)} == set()
