"""Layouts: loads a kv file, the twin of a Python file here; and the fonts that all of them use."""

from functools import cache
from importlib import resources
from typing import Final

from kivy.core.text import DEFAULT_FONT, LabelBase
from kivy.lang import Builder

from companion.cards import Suit
from companion.ui.letter_pictures import draw_in_runs

KV: Final = resources.files("kv")
ICONS: Final = KV / "icons"
TITLE_FONT: Final = "title"


@cache
def load_fonts() -> None:
    """Registers the bundled fonts; Kivy's own has no suit symbols."""
    folder = KV / "fonts"
    LabelBase.register(
        DEFAULT_FONT, fn_regular=str(folder / "DejaVuSans.ttf"), fn_bold=str(folder / "DejaVuSans-Bold.ttf")
    )
    title = str(folder / "Vollkorn-SemiBold.ttf")
    LabelBase.register(TITLE_FONT, fn_regular=title, fn_bold=title)
    draw_in_runs()


def title_font(text: str) -> str:
    """Returns the font for a title: the text font if `text` has suits or digits, else the title font."""
    is_plain = any(suit.symbol in text for suit in Suit) or any(map(str.isdigit, text))
    return DEFAULT_FONT if is_plain else TITLE_FONT


@cache
def load(name: str) -> None:
    """Loads `kv/NAME.kv`, once."""
    load_fonts()
    Builder.load_file(str(KV / f"{name}.kv"))


@cache
def icon(name: str) -> str:
    """Returns the path of an icon, drawn in white."""
    return str(ICONS / f"{name}.png")


def small_icon(name: str) -> str:
    """Returns the path of an icon in half its size, for places at most 11 mm wide.

    Without a GPU, scaling the larger one down would take longer than the rest of the first screen.
    """
    return icon(f"small/{name}")
