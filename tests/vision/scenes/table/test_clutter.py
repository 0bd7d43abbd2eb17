"""Things lie about on tables that are no cards."""

import numpy as np
import pytest

from vision.scenes.decks.strokes import StrokeGlyphs
from vision.scenes.table.clutter import draw_thing


@pytest.fixture(scope="module")
def glyphs() -> StrokeGlyphs:
    return StrokeGlyphs(1)


def test_things_are_of_every_size_and_have_no_index(glyphs: StrokeGlyphs) -> None:
    things = [draw_thing(np.random.default_rng(seed), glyphs) for seed in range(24)]
    assert all(thing.face.indices.shape == (0, 4, 2) for thing in things)
    assert all((thing.face.bgra[..., 3] > 0).any() for thing in things)
    assert min(min(thing.size_mm) for thing in things) < 30
    assert max(max(thing.size_mm) for thing in things) > 150


def test_the_same_seed_draws_the_same_thing(glyphs: StrokeGlyphs) -> None:
    one, other = (draw_thing(np.random.default_rng(7), glyphs) for _ in range(2))
    np.testing.assert_array_equal(one.face.bgra, other.face.bgra)
