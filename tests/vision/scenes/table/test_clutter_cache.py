"""Things and hands cover what lies under them, and count as no card."""

import numpy as np

from companion.cards import CARD_NAMES
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.scenes.decks.faces import box_quad
from vision.scenes.table.clutter_cache import ClutterCache
from vision.scenes.table.tabletop import Shade, Tabletop


def _table_with(card: str, decks: DeckCollection) -> Tabletop:
    top = Tabletop(np.full((400, 400, 3), 90, np.uint8), Shade(0.3, 2.0, np.array([3, 3], np.float32)))
    top.lay_card(decks.drawn(3).face(CARD_NAMES[card]), CARD_NAMES[card], box_quad(130, 100, 126, 176))
    return top


def test_a_hand_hides_part_of_a_card(decks: DeckCollection) -> None:
    top = _table_with("9S", decks)
    hand = ClutterCache().hand_for(1, 0)
    top.lay_thing(hand, box_quad(100, 60, 200, 200 * hand.size_mm[1] / hand.size_mm[0]))
    (truth,) = top.truths()
    assert 0.05 < truth.visible < 0.9


def test_a_thing_elsewhere_hides_nothing(decks: DeckCollection) -> None:
    top = _table_with("9S", decks)
    top.lay_thing(ClutterCache().thing_for(1, 0), box_quad(5, 300, 60, 60))
    assert top.truths()[0].visible == 1


def test_things_are_the_same_for_the_same_seed() -> None:
    for nth in range(4):
        one, other = ClutterCache().thing_for(7, nth), ClutterCache().thing_for(7, nth)
        assert np.array_equal(one.face.bgra, other.face.bgra)


def test_without_sheets_no_thing_can_be_taken_for_a_card() -> None:
    things = [ClutterCache().thing_for(seed, 0, sheets=False) for seed in range(0, 40_000, 800)]
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
