"""Layouts: how many cards lie where, as at a table."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from vision.scenes import CLEAN, DeckCollection, SceneLayout, SurfaceCollection, draw_scene
from vision.scenes.table.layouts import CardPlace, lay_out

_CARD = (63.0, 88.0)
_ROOM = (600.0, 800.0)


def _places(kind: SceneLayout, count: int, seed: int) -> list[CardPlace]:
    return lay_out(kind, count, np.random.default_rng(seed), _CARD, _ROOM)


@pytest.mark.parametrize("seed", range(10))
def test_grid_goes_up_to_seven_by_seven(seed: int) -> None:
    assert len(_places(SceneLayout.GRID, 49, seed)) == 49
    assert len(_places(SceneLayout.GRID, 6, seed)) == 6


@pytest.mark.parametrize("seed", range(10))
def test_trick_has_at_most_four_cards(seed: int) -> None:
    assert len(_places(SceneLayout.TRICK, 9, seed)) == 4
    assert len(_places(SceneLayout.TRICK, 3, seed)) == 3


@pytest.mark.parametrize("seed", range(10))
def test_separate_cards_do_not_overlap(seed: int) -> None:
    places = _places(SceneLayout.SEPARATE, 8, seed)
    short = 0.75 * np.hypot(*_CARD)
    for i, one in enumerate(places):
        for other in places[:i]:
            assert np.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm) > short - 1


@pytest.mark.parametrize("kind", [SceneLayout.OVERLAP, SceneLayout.FAN, SceneLayout.HAND])
def test_neighbours_overlap(kind: SceneLayout) -> None:
    for seed in range(10):
        for one, after in pairwise(_places(kind, 6, seed)):
            assert np.hypot(one.x_mm - after.x_mm, one.y_mm - after.y_mm) < _CARD[1]


def test_four_cards_asked_for_are_four_at_most(decks: DeckCollection, tables: SurfaceCollection) -> None:
    style = replace(CLEAN, cards=(4, 4), index_px=(14, 20))
    counts = {len(draw_scene(seed, (640, 480), decks=decks, tables=tables, style=style).cards) for seed in range(30)}
    assert max(counts) == 4
