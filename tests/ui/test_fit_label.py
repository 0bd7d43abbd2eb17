"""FitLabel: a text is as large as its box allows, whichever sizes are tried to find that out."""

import pytest

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
