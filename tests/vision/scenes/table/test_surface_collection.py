"""Surfaces are drawn, or come from pictures that are split between training and testing."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.scenes import SurfaceCollection
from vision.scenes.camera.view import view_from
from vision.scenes.table.surface_collection import cloudy, draw_bare_table, draw_surface


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for place in range(20):
        cv2.imwrite(str(tmp_path / f"cloth-{place}.jpg"), np.full((40, 60, 3), place * 12, np.uint8))
    return tmp_path


def test_training_and_testing_share_no_picture(folder: Path) -> None:
    train, test, both = (SurfaceCollection.open(split, folder=folder).names for split in ("train", "test", "all"))
    assert train
    assert test
    assert not train & test
    assert train | test == both


def test_a_picture_is_taken_where_none_is_drawn(folder: Path) -> None:
    surface = SurfaceCollection.open("all", folder=folder, drawn_share=0).surface_for(3)
    assert surface.shape == (40, 60, 3)
    assert surface.std() < 3


def test_what_is_no_picture_is_named(tmp_path: Path) -> None:
    (tmp_path / "torn.jpg").write_bytes(b"torn")
    with pytest.raises(ValueError, match=r"torn\.jpg is no picture"):
        SurfaceCollection.open("all", folder=tmp_path, drawn_share=0).surface_for(3)


def test_at_times_the_edge_of_a_table_shows_the_floor() -> None:
    white, black = np.full((64, 64, 3), 230, np.uint8), np.zeros((64, 64, 3), np.uint8)
    plane, tables = view_from((120, 90), 1.0), []
    for seed in range(16):
        tables.append(draw_bare_table((white, black), plane, (120, 90), 1.0, np.random.default_rng(seed)))
    shows_floor = [bool((table < 60).any() and (table > 100).any()) for table in tables]
    assert any(shows_floor)
    assert not all(shows_floor)


def test_a_seed_draws_one_surface_and_others_draw_others() -> None:
    one, again, *others = (draw_surface(np.random.default_rng(seed)) for seed in (1, 1, 2, 3))
    assert one.shape == (512, 512, 3)
    np.testing.assert_array_equal(one, again)
    assert all((one != other).any() for other in others)


def test_a_cloudy_field_varies_slowly_where_it_has_few_cells() -> None:
    few, many = (cloudy(np.random.default_rng(1), (cells, cells), side=128) for cells in (3, 60))
    assert few.shape == (128, 128)
    assert np.abs(np.diff(few)).mean() < np.abs(np.diff(many)).mean() / 4
