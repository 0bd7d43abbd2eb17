"""CodeSquare: a code to be scanned: dark squares on white, with the quiet zone that scanners need."""

from typing import Any, Final

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

QUIET: Final = 4


class CodeSquare(Widget):
    """Draws `code` as large as whole pixels allow, so that its edges stay sharp."""

    code = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("code", "pos", "size"):
            self.fbind(name, self.draw)

    def draw(self, *_: object) -> None:
        """Draws the code again."""
        self.canvas.clear()
        if self.code is None:
            return
        across = self.code.size + 2 * QUIET
        each = max(1, int(min(self.width, self.height) // across))
        whole = each * across
        x, y = int(self.center_x - whole / 2), int(self.center_y - whole / 2)
        with self.canvas:
            Color(1, 1, 1, 1)
            Rectangle(pos=(x, y), size=(whole, whole))
            place = (x + QUIET * each, y + QUIET * each)
            Rectangle(texture=_texture(self.code.rows), pos=place, size=(self.code.size * each,) * 2)


def _texture(rows: tuple[tuple[bool, ...], ...]) -> Texture:
    texture = Texture.create(size=(len(rows), len(rows)), colorfmt="luminance")
    texture.mag_filter = texture.min_filter = "nearest"
    dots = bytes(0 if dark else 255 for row in reversed(rows) for dark in row)
    texture.blit_buffer(dots, colorfmt="luminance", bufferfmt="ubyte")
    return texture
