"""Learning finds the one card in each picture, whatever its shape, and keeps it upright."""

import numpy as np
import pytest

from companion.errors import BadInputError
from vision.learned import BACK, LearnedDeck
from vision.learned.learning import FacePictures, learn_deck
from vision.learned.similarity import find_alike
from vision.scenes.game_decks.game_deck import GameDeck


def test_faces_keep_their_names_copies_and_order(deck: LearnedDeck, drawn: GameDeck) -> None:
    assert deck.names == (*drawn.names, BACK)
    assert [face.copies for face in deck.fronts] == [2] * len(drawn.names)


def test_the_cards_shape_is_learned(deck: LearnedDeck, drawn: GameDeck) -> None:
    width, height = drawn.size_mm
    assert deck.aspect == pytest.approx(height / width, rel=0.15)


def test_both_pictures_of_a_face_are_kept_the_same_way_up(deck: LearnedDeck) -> None:
    for face in deck.fronts:
        views = [view.astype(np.float32) - view.mean() for view in face.views]
        assert len(views) == 2, face.name
        assert (views[0] * views[1]).mean() > (views[0] * views[1][::-1, ::-1]).mean()


def test_only_near_twins_are_listed_as_alike_and_a_face_is_alike_to_itself(deck: LearnedDeck, drawn: GameDeck) -> None:
    twins = {(drawn.names[one], drawn.names[other]) for one, other in drawn.twins}
    assert {(one, other) for one, other, _ in find_alike(deck)} <= twins
    first = deck.faces[0]
    twice = LearnedDeck((first, type(first)("other name", 1, 0, first.views)), deck.aspect)
    [(one, other, share)] = find_alike(twice)
    assert (one, other) == (first.name, "other name")
    assert share >= 0.5


def test_pictures_without_a_card_are_refused_by_name() -> None:
    plain = np.full((240, 320, 3), 120, np.uint8)
    with pytest.raises(BadInputError, match="no card is found"):
        learn_deck([FacePictures("wolf", 1, (plain, plain))])
