"""Drawn table tops are of many kinds."""

import numpy as np

from vision.scenes.table.surfaces import cloudy, draw_surface


def test_a_seed_draws_one_surface_and_others_draw_others() -> None:
    one, again, *others = (draw_surface(np.random.default_rng(seed)) for seed in (1, 1, 2, 3))
    assert one.shape == (512, 512, 3)
    np.testing.assert_array_equal(one, again)
    assert all((one != other).any() for other in others)


def test_a_cloudy_field_varies_slowly_where_it_has_few_cells() -> None:
    few, many = (cloudy(np.random.default_rng(1), (cells, cells), side=128) for cells in (3, 60))
    assert few.shape == (128, 128)
    assert np.abs(np.diff(few)).mean() < np.abs(np.diff(many)).mean() / 4
