"""Signs: a few letters as a texture, for what is drawn without a label."""

from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel

from companion.ui.layouts import load_fonts


@lru_cache(maxsize=256)
def draw_sign(text: str, size_px: int) -> Any:
    """Returns `text` in bold white letters of `size_px`, to be coloured."""
    load_fonts()
    label = CoreLabel(text=text, font_size=size_px, bold=True)
    label.refresh()
    return label.texture
