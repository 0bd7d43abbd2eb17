"""Cards that are printed up to the edge are found: near ones like photographs, and those of one vivid colour."""

import cv2
import numpy as np
import pytest

from tests.bench._deck_kinds import DeckKind, KindDeck
from vision.evaluate.learned_decks import find_named
from vision.evaluate.learned_tables import draw_learning_pictures, draw_table
from vision.learned import DeckReader
from vision.learned.learning import FacePictures, learn_deck, learn_pictures
from vision.scenes import SurfaceCollection

pytestmark = pytest.mark.one_python
SEED = 6_300_000


def test_a_photograph_that_fills_much_of_the_picture_is_learned(tables: SurfaceCollection) -> None:
    deck = KindDeck(SEED, DeckKind.PHOTOGRAPHS, 2)
    pictures = tuple(draw_learning_pictures(deck, 1, tables, SEED))
    [face] = learn_deck([FacePictures("photograph", 1, pictures)]).faces
    assert len(face.views) == len(pictures)


def test_cards_of_vivid_colours_are_named_as_often_as_light_ones(tables: SurfaceCollection) -> None:
    """On green cloth and on wood: the network alone finds the outlines of two of nine."""
    deck = KindDeck(6_100_000, DeckKind.COLOURS, 12)
    size = tuple(10 * round(side) for side in deck.size_mm)
    faces = [cv2.resize(deck.face(place).bgra[..., :3], size) for place in range(deck.count)]
    learned = learn_pictures([(name, 1, np.asarray(bgr)) for name, bgr in zip(deck.names, faces, strict=True)])
    reader, named, whole = DeckReader(learned), 0, 0
    for seed in (6_100_007, 6_100_108):
        table = draw_table(deck, tables, seed)
        readings = reader.read(table.bgr)
        for card in table.cards:
            if card.name in deck.names and card.visible > 0.9:
                whole += 1
                named += {*find_named(card, readings).values()} == {card.name}
    assert whole >= 8
    assert named >= 0.8 * whole
