"""Bad frames give no card and no crash."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays

from tests.vision.bad_frames import Anything, bad_frame
from vision.frames import Picture
from vision.reader import Reader
from vision.scenes import CLEAN, DeckCollection, SurfaceCollection, draw_scene
from vision.setup.quality import find_flaw


@pytest.fixture(scope="module")
def table() -> Picture:
    return draw_scene(
        5, (480, 360), decks=DeckCollection.open("test"), tables=SurfaceCollection.open("test"), style=CLEAN
    ).bgr


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


@pytest.mark.parametrize("seed", range(150))
def test_a_bad_frame_is_refused_and_gives_no_card(seed: int, table: Picture, reader: Reader) -> None:
    frame = bad_frame(seed, table)
    assert find_flaw(frame) is not None
    assert reader.read(frame) == ()


@given(arrays(st.sampled_from([np.uint8, np.uint16, np.bool_, np.float64]), array_shapes(max_dims=4, max_side=40)))
@settings(max_examples=60, deadline=None)
def test_no_array_breaks_the_reader(array: Anything) -> None:
    assert Reader().read(array) == ()


def test_two_looks_at_a_picture_agree(table: Picture, reader: Reader) -> None:
    first, second = reader.read(table), reader.read(table)
    assert [one.card for one in first] == [one.card for one in second]
    assert all((one.quad == other.quad).all() for one, other in zip(first, second, strict=True))
