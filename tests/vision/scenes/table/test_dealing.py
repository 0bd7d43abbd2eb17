"""Cards are dealt onto a table as a style asks."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from vision.scenes import CLEAN, DeckCollection, SceneLayout, SceneStyle, SurfaceCollection, draw_scene
from vision.scenes.table.dealing import CardPlace, DealtCard, deal, lay_out

ROOM = (600.0, 450.0)


def deals(style: SceneStyle, decks: DeckCollection, count: int = 12) -> Iterator[list[DealtCard]]:
    for seed in range(count):
        yield deal(np.random.default_rng(seed), seed, decks, style, ROOM)


def test_a_style_without_empty_tables_deals_at_least_a_card_and_at_most_its_most(decks: DeckCollection) -> None:
    style = replace(CLEAN, cards=(2, 5), layouts=(SceneLayout.SEPARATE,))
    assert all(1 <= len(dealt) <= 5 for dealt in deals(style, decks))


def test_an_empty_table_has_no_cards(decks: DeckCollection) -> None:
    assert list(deals(replace(CLEAN, empty_share=1), decks, 2)) == [[], []]


def test_all_cards_can_lie_face_down(decks: DeckCollection) -> None:
    style = replace(CLEAN, face_down_share=1000, layouts=(SceneLayout.FAN,))
    assert all(card.card is None and card.mark == 0 for dealt in deals(style, decks, 4) for card in dealt)


def test_most_tables_hold_no_card_of_one_deck_twice(decks: DeckCollection) -> None:
    style = replace(CLEAN, cards=(6, 6), layouts=(SceneLayout.SEPARATE,))
    is_unlike = [len({card.card for card in dealt}) == len(dealt) for dealt in deals(style, decks)]
    assert sum(is_unlike) >= 10


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
