"""Views of one face agree; half a card, or another one, agrees with none of them."""

import numpy as np
import pytest

from vision.frames import Picture
from vision.learned import LearnedDeck, LearnedFace
from vision.learned.view_agreement import find_agreeing
from vision.learned.views import coarse


def views_of(face: LearnedFace) -> list[Picture]:
    """Returns the views of a face as they are compared while it is learned."""
    return [coarse(view) for view in face.views]


def half(view: Picture) -> Picture:
    """Returns the upper half of a view, stretched to a view's height."""
    return np.ascontiguousarray(np.repeat(view[: view.shape[0] // 2], 2, axis=0))


def test_two_pictures_of_one_face_agree(deck: LearnedDeck) -> None:
    for face in deck.fronts:
        assert find_agreeing(views_of(face), [0.6, 0.6]) == [0, 1]


def test_half_a_card_agrees_with_no_whole_one(deck: LearnedDeck) -> None:
    one, other = views_of(deck.faces[0])
    assert find_agreeing([half(one), one, other], [0.9, 0.8, 0.8]) == [1, 2]


@pytest.mark.parametrize(("likely", "kept"), [([0.2, 0.1], [0]), ([0.1, 0.2], [1])])
def test_of_two_that_do_not_agree_the_likelier_one_is_kept(
    deck: LearnedDeck, likely: list[float], kept: list[int]
) -> None:
    assert find_agreeing([views_of(face)[0] for face in deck.faces[:2]], likely) == kept


def test_one_view_agrees_with_itself_and_of_none_none_is_left(deck: LearnedDeck) -> None:
    assert find_agreeing(views_of(deck.faces[0])[:1], [0.3]) == [0]
    assert find_agreeing([], []) == []


@pytest.mark.parametrize(("likely", "kept"), [(0.9, [0, 1]), (0.6, [0])], ids=["clear", "unclear"])
def test_bare_places_agree_only_where_they_are_clearly_cards(likely: float, kept: list[int]) -> None:
    bare = [np.random.default_rng(seed).normal(120, 6, (144, 96, 3)).astype(np.uint8) for seed in (1, 2)]
    assert find_agreeing(bare, [likely, likely]) == kept
