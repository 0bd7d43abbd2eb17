"""A lamp mirrored in a card burns out what lies under it."""

from dataclasses import replace

import numpy as np

from vision.scenes import CLEAN
from vision.scenes.camera.glare import draw_glare
from vision.scenes.camera.visibility import COVER
from vision.scenes.table.tabletop import Shade, Tabletop


def dark_top() -> Tabletop:
    top = Tabletop(np.full((120, 160, 3), 60, np.uint8), Shade(0, 1, np.zeros(2, np.float32)))
    top.owners.map[:] = 0  # one large card
    return top


def test_what_glare_burns_out_counts_as_hidden() -> None:
    style = replace(CLEAN, glare_share=1)
    hidden = []
    for seed in range(6):
        top = dark_top()
        seen = draw_glare(top, style, np.random.default_rng(seed))
        burnt = top.owners.map == COVER
        assert (seen[burnt] > 200).all()
        hidden.append(bool(burnt.any()))
    assert any(hidden)


def test_without_lamps_the_picture_stays_as_it_is() -> None:
    top = dark_top()
    assert draw_glare(top, CLEAN, np.random.default_rng(1)) is top.canvas
    assert (top.owners.map == 0).all()
