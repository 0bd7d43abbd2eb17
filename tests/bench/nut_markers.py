"""Measures how many markers of the printed set are read on drawn tables, and how many are read as another.

Usage: python -m tests.bench.nut_markers [TABLES] [PIXELS_PER_MM] [DPI]
A camera of 1280 by 960 pixels, 80 cm above the table, has about 1.3 pixels a millimetre. The set is printed with 300
dots an inch unless told otherwise.
"""

import sys
import time
from collections import Counter
from dataclasses import replace
from typing import Final

import tests.conftest  # noqa: F401
from companion.exports.cards.picture import DPI, MM_PER_INCH
from companion.games.nice_one_squirrel.cache_table import MARKERS
from tests.vision.nut_table import SeenMarker, draw_table, set_out
from vision.scenes import CLEAN, SceneStyle
from vision.setup.markers import FoundMarker, find_markers

TILTS: Final = (0, 15, 30)
STYLES: Final = {
    "clean": CLEAN,
    "blur": replace(CLEAN, blur_px=(1.0, 1.4)),
    "noise": replace(CLEAN, noise=(9, 9)),
    "glare": replace(CLEAN, glare_share=1.0),
    "glare and blur": replace(CLEAN, glare_share=1.0, blur_px=(1.0, 1.4)),
    "light and shadow": replace(CLEAN, light=1.0, shadow=(0.0, 0.5), hard_shadow_share=0.5),
    "everything": replace(
        CLEAN,
        light=1.0,
        shadow=(0.0, 0.5),
        hard_shadow_share=0.3,
        glare_share=0.4,
        noise=(0, 6),
        blur_px=(0, 1.4),
        jpeg_share=0.6,
        jpeg_quality=(60, 97),
        sharpen_share=0.2,
    ),
}
NAMES: Final = {number: name for name, number in MARKERS.items()}


def read_table(seed: int, px_per_mm: float, tilt_deg: float, style: SceneStyle, dpi: float) -> Counter[str]:
    """Draws a table and reads it.

    Of `whole` markers, which are fully visible, `right` were read; `wrong` were read where no such marker lies. `cards`
    are those with a marker that is seen whole, `known` those of them with one that was read. It took so many `us`.
    """
    sharp = dpi / MM_PER_INCH
    picture, seen = draw_table(
        seed, set_out(seed), px_per_mm=px_per_mm, tilt_deg=tilt_deg, style=style, printed_px_per_mm=sharp
    )
    began = time.process_time()
    found = find_markers(picture, tuple(NAMES))
    took_s = time.process_time() - began
    right = [one.is_whole and _is_read(one, found) for one in seen]
    cards = list(zip(seen[::2], seen[1::2], strict=True))  # each card has two markers
    return Counter(
        whole=sum(one.is_whole for one in seen),
        right=sum(right),
        wrong=sum(not any(one.is_at(it.quad) and one.name == NAMES[it.number] for one in seen) for it in found),
        cards=sum(one.is_whole or other.is_whole for one, other in cards),
        known=sum(one or other for one, other in zip(right[::2], right[1::2], strict=True)),
        us=round(took_s * 1e6),
    )


def _is_read(one: SeenMarker, found: list[FoundMarker]) -> bool:
    return any(one.is_at(it.quad) and NAMES[it.number] == one.name for it in found)


def main(tables: str = "20", px_per_mm: str = "1.3", dpi: str = str(DPI)) -> None:
    """Prints a line for each kind of picture and tilt."""
    count = int(tables)
    for name, style in STYLES.items():
        for tilt in TILTS:
            read = Counter[str]()
            for seed in range(count):
                read += read_table(seed, float(px_per_mm), tilt, style, float(dpi))
            print(
                f"{name:17} {tilt:2}°  markers {read['right']}/{read['whole']} ({read['right'] / read['whole']:.1%})"
                f"  cards {read['known']}/{read['cards']} ({read['known'] / read['cards']:.2%})"
                f"  wrong {read['wrong']}  {read['us'] / 1000 / count:.0f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
