"""Things lie about on tables that are no cards."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.scenes.decks.faces import box_quad
from vision.scenes.decks.strokes import StrokeGlyphs
from vision.scenes.table.clutter import draw_thing, hand_for, thing_for
from vision.scenes.table.tabletop import Shade, Tabletop


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


def _table_with(card: str, decks: DeckCollection) -> Tabletop:
    top = Tabletop(np.full((400, 400, 3), 90, np.uint8), Shade(0.3, 2.0, np.array([3, 3], np.float32)))
    top.lay_card(decks.drawn(3).face(CARD_NAMES[card]), CARD_NAMES[card], box_quad(130, 100, 126, 176))
    return top


def test_a_hand_hides_part_of_a_card(decks: DeckCollection) -> None:
    top = _table_with("9S", decks)
    hand = hand_for(1, 0)
    top.lay_thing(hand, box_quad(100, 60, 200, 200 * hand.size_mm[1] / hand.size_mm[0]))
    (truth,) = top.truths()
    assert 0.05 < truth.visible < 0.9


def test_a_thing_elsewhere_hides_nothing(decks: DeckCollection) -> None:
    top = _table_with("9S", decks)
    top.lay_thing(thing_for(1, 0), box_quad(5, 300, 60, 60))
    assert top.truths()[0].visible == 1


def test_without_sheets_no_thing_can_be_taken_for_a_card() -> None:
    things = [thing_for(seed, 0, sheets=False) for seed in range(0, 40_000, 800)]
    opaque = [(thing.face.bgra[..., 3] > 0).mean() for thing in things]
    is_sheet = [
        share > 0.97 and 1.05 < max(thing.size_mm) / min(thing.size_mm) < 1.9 and max(thing.size_mm) < 115
        for thing, share in zip(things, opaque, strict=True)
    ]
    assert not any(is_sheet)


def test_a_table_without_cards_has_no_truth(decks: DeckCollection, tables: SurfaceCollection) -> None:
    style = SceneStyle(empty_share=1.0, clutter=(3, 6), hand_share=1.0)
    for seed in range(5):
        scene = draw_scene(seed, (240, 240), decks=decks, tables=tables, style=style)
        assert scene.cards == ()
        assert scene.bgr.std() > 1
