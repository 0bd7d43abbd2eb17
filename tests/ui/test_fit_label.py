"""FitLabel: a text is as large as its box allows, whichever sizes are tried to find that out."""

import pytest
from kivy.core.text import DEFAULT_FONT
from kivy.core.text import Label as CoreLabel
from kivy.uix.label import Label

from companion.ui.layouts import TITLE_FONT, load_fonts
from companion.ui.widgets.fit_label import LEAST_PX, STEPS, _fits, fitting_px

TEXTS = ("Play", "Nice One Squirrel!", "Settings and everything that a table may change\nin two lines", "7♠")


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("box", [(40, 20), (90, 36), (180, 60), (300, 25)])
@pytest.mark.parametrize("wanted_px", [5, 8, 21, 78.5])
def test_the_largest_size_that_fits_is_taken(text: str, box: tuple[int, int], wanted_px: float) -> None:
    load_fonts()
    size = int(wanted_px)
    while size > LEAST_PX and not _fits(text, size, *box, bold=True, font=TITLE_FONT):
        size -= max(1, size // STEPS)
    assert fitting_px(text, wanted_px, *box, bold=True, font=TITLE_FONT) == max(size, LEAST_PX)


@pytest.mark.parametrize("font", [DEFAULT_FONT, TITLE_FONT])
@pytest.mark.parametrize("bold", [False, True])
def test_text_is_measured_alike_before_and_after_its_font_has_drawn(font: str, bold: bool) -> None:
    """A kerned letter lies closer to the next: the line that just fits would be broken where it is not."""
    load_fonts()
    size = 97
    measured = CoreLabel(font_name=font, font_size=size, bold=bold)
    before = measured.get_extents("Tomate AVATAR")
    label = Label(text="Tomate", font_name=font, font_size=size, bold=bold)
    label.texture_update()
    label.texture.bind()  # only now are its letters drawn
    assert measured.get_extents("Tomate AVATAR") == before
