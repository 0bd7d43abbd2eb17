"""Reading order: letters as they are drawn, for what draws one after the other from left to right.

Hebrew and Arabic run to the left, and Arabic letters join (Unicode's bidirectional algorithm). Indic scripts, whose
letters change places, are drawn letter by letter; what the font lacks, as Chinese and emoji, is drawn as a box.
"""

import re
from functools import lru_cache
from typing import Final

_TO_THE_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_UNDRAWN: Final = str.maketrans("", "", "\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff")
"""Joins, separates or turns other letters, and has no shape of its own."""


def drawn(text: str) -> str:
    """Returns the letters of one line in the order in which they are drawn."""
    return text if text.isascii() else _order(text)


@lru_cache(maxsize=512)
def _order(text: str) -> str:
    if _TO_THE_LEFT.search(text):
        from arabic_reshaper import reshape  # most tables never need them
        from bidi import get_display

        text = str(get_display(reshape(text), base_dir="L"))
    return text.translate(_UNDRAWN)
