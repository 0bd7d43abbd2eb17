"""Light brightens, colours and shadows a picture of a table."""

from dataclasses import replace

import numpy as np

from vision.scenes import CLEAN
from vision.scenes.camera.light import draw_glare, draw_light, lit, shaded
from vision.scenes.table.tabletop import COVER, Shade, Tabletop

GREY = np.full((60, 80, 3), 128, np.uint8)


def test_light_of_no_strength_changes_nothing() -> None:
    light = draw_light(np.random.default_rng(3), 0.0)
    assert light.shape == (24, 24, 3)
    np.testing.assert_array_equal(lit(GREY, light), GREY)


def test_light_differs_over_the_table_and_leaves_something_to_see() -> None:
    for seed in range(8):
        light = draw_light(np.random.default_rng(seed), 1.0)
        assert light.min() >= 0.12
        assert light.max() <= 1.5
    assert np.ptp(lit(GREY, light)) > 0


def test_too_much_light_burns_out() -> None:
    assert (lit(np.full((8, 8, 3), 220, np.uint8), np.full((24, 24, 3), 1.5, np.float32)) == 255).all()


def test_a_hard_shadow_darkens_part_of_the_picture() -> None:
    style = replace(CLEAN, hard_shadow_share=1)
    seen = shaded(GREY, style, np.random.default_rng(2))
    assert seen.max() <= 128
    assert np.ptp(seen) > 20
    assert shaded(GREY, CLEAN, np.random.default_rng(2)) is GREY


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
