"""Reading order: letters in the order in which they stand from left to right.

Hebrew and Arabic run to the left, and Arabic letters join (Unicode's bidirectional algorithm).
"""

import re
from typing import Final

_TO_THE_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def ordered(text: str) -> str:
    """Returns the letters of one line from left to right."""
    if not _TO_THE_LEFT.search(text):
        return text
    from arabic_reshaper import reshape  # most tables never need them
    from bidi import get_display

    return str(get_display(reshape(text), base_dir="L"))
