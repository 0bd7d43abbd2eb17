"""Things and hands cover what lies under them, and count as no card."""

import numpy as np

from companion.cards import CARD_NAMES
from vision.scenes import DeckBox, SceneStyle, TableBox, draw_scene
from vision.scenes.faces import box_quad
from vision.scenes.tabletop import Shade, Tabletop
from vision.scenes.things import ThingBox


def _table_with(card: str, decks: DeckBox) -> Tabletop:
    top = Tabletop(np.full((400, 400, 3), 90, np.uint8), Shade(0.3, 2.0, np.array([3, 3], np.float32)))
    top.lay_card(decks.drawn(3).face(CARD_NAMES[card]), CARD_NAMES[card], box_quad(130, 100, 126, 176))
    return top


def test_a_hand_hides_part_of_a_card(decks: DeckBox) -> None:
    top = _table_with("9S", decks)
    hand = ThingBox().hand_for(1, 0)
    top.lay_thing(hand, box_quad(100, 60, 200, 200 * hand.size_mm[1] / hand.size_mm[0]))
    (truth,) = top.truths()
    assert 0.05 < truth.visible < 0.9


def test_a_thing_elsewhere_hides_nothing(decks: DeckBox) -> None:
    top = _table_with("9S", decks)
    top.lay_thing(ThingBox().thing_for(1, 0), box_quad(5, 300, 60, 60))
    assert top.truths()[0].visible == 1


def test_things_are_the_same_for_the_same_seed() -> None:
    for nth in range(4):
        one, other = ThingBox().thing_for(7, nth), ThingBox().thing_for(7, nth)
        assert np.array_equal(one.face.bgra, other.face.bgra)


def test_a_table_without_cards_has_no_truth(decks: DeckBox, tables: TableBox) -> None:
    style = SceneStyle(empty_share=1.0, clutter=(3, 6), hand_share=1.0)
    for seed in range(5):
        scene = draw_scene(seed, (240, 240), decks=decks, tables=tables, style=style)
        assert scene.cards == ()
        assert scene.bgr.std() > 1
