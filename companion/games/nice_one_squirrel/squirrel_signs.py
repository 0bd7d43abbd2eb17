"""Squirrel signs: each seat's colour and sign, on the screens and on the printed cards."""

from typing import Final

COLOURS: Final = ("#e69f00", "#56b4e9", "#3fbf8f", "#f0e442", "#ee7f4b", "#dd95bf")
"""Dark letters can be read on all of them."""
SIGNS: Final = ("★", "☾", "♥", "✿", "▲", "✚")
