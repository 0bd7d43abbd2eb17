"""A deck learned from drawn pictures, once for all tests of learned decks."""

import pytest

from companion.cards import BACK
from vision.evaluate.learned_tables import draw_learning_pictures
from vision.learned import LearnedDeck
from vision.learned.learning import FacePictures, learn_deck
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck


@pytest.fixture(scope="package")
def tables() -> SurfaceCollection:
    return SurfaceCollection.open("test")


@pytest.fixture(scope="package")
def drawn() -> GameDeck:
    return GameDeck(7, DeckStyle.ILLUSTRATED, 6)


@pytest.fixture(scope="package")
def deck(drawn: GameDeck, tables: SurfaceCollection) -> LearnedDeck:
    faces = [
        FacePictures(name, 2, tuple(draw_learning_pictures(drawn, place, tables, 3, CLEAN)))
        for place, name in enumerate(drawn.names)
    ]
    back = FacePictures(BACK, 0, tuple(draw_learning_pictures(drawn, None, tables, 3, CLEAN)))
    return learn_deck([*faces, back])
