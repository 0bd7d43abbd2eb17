"""Pictures: as large as their box allows, in their own shape, and not clipped."""

from pathlib import Path

from kivy.graphics import Rectangle
from kivy.graphics.texture import Texture

from companion.ui.widgets.fit_image import FitImage
from tests.ui.pilot import Pilot


def test_a_picture_fills_its_box_in_its_own_shape(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        image = FitImage(texture=Texture.create(size=(20, 10)), size=(100, 80), pos=(30, 40))
        pilot.frames(1)
        [drawn] = [one for one in image.canvas.children if isinstance(one, Rectangle)]
        assert (drawn.size, drawn.pos) == ((100, 50), (30, 55))


def test_what_fits_its_box_is_not_clipped() -> None:
    assert not [one for one in FitImage().canvas.children if type(one).__name__.startswith("Stencil")]
