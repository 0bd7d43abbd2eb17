"""Views are compared block by block, as they are and moved by a little."""

import numpy as np

from vision.frames import Picture
from vision.learned.blocks import SHIFT_PX, SHIFTS, describe, difference, shifted
from vision.learned.views import HEIGHT, MARGIN_PX

WIDE = 132


def view(seed: int) -> Picture:
    """A view with a margin, printed at random in squares of twelve pixels."""
    squares = np.random.default_rng(seed).integers(0, 255, (20, 20, 3), np.uint8)
    large = squares.repeat(24, axis=0).repeat(24, axis=1)
    return np.ascontiguousarray(large[: HEIGHT + 2 * MARGIN_PX, : WIDE + 2 * MARGIN_PX])


def without_margin(wide: Picture, x: int = 0, y: int = 0) -> Picture:
    top, left = MARGIN_PX + y, MARGIN_PX + x
    return np.ascontiguousarray(wide[top : top + HEIGHT, left : left + WIDE])


def test_a_view_does_not_differ_from_itself_and_does_from_another() -> None:
    one, other = (describe(without_margin(view(seed)))[None] for seed in (1, 2))
    assert float(difference(one, one).max()) < 1e-3
    assert float(difference(one, other).mean()) > 0.1


def test_a_view_that_lies_a_little_beside_is_found_among_the_shifts() -> None:
    wide = view(1)
    blocks = shifted(wide)
    assert len(blocks) == len(SHIFTS)
    beside = describe(without_margin(wide, x=SHIFT_PX))[None]
    assert float(difference(beside, blocks).max()) < 1e-3
    assert float(difference(beside, blocks[:1]).mean()) > 1e-3
