"""Backs are searched for only where an outline was seen, by the print that it shows."""

from dataclasses import replace

import numpy as np
import pytest

from companion.cards import BACK
from vision.learned import LearnedDeck
from vision.learned.matching import Matcher
from vision.learned.seen_backs import BackSearch

pytestmark = pytest.mark.one_python


@pytest.mark.parametrize("turn", [0, 1])
def test_the_learned_view_of_a_back_is_the_one_that_lies_the_same_way_up(deck: LearnedDeck, turn: int) -> None:
    matcher = Matcher(deck)
    pose = 2 * deck.names.index(BACK) + turn
    wanted = matcher.views_of(pose)[0]
    found = BackSearch(deck, matcher).search(matcher.views[wanted])
    assert found is not None
    assert matcher.pose_of(found) // 2 == pose // 2
    shown, likeliest = (matcher.views[place].astype(np.float32) for place in (wanted, found))
    assert float(np.abs(shown - likeliest).mean()) < 12


def test_no_face_is_a_back(deck: LearnedDeck) -> None:
    matcher = Matcher(deck)
    search = BackSearch(deck, matcher)
    faces = [view for view, pose in enumerate(matcher._poses) if deck.faces[pose // 2].name != BACK]
    assert [search.search(matcher.views[view]) for view in faces] == [None] * len(faces)


def test_a_deck_whose_back_was_not_learned_has_none(deck: LearnedDeck) -> None:
    matcher = Matcher(deck)
    back = matcher.views[matcher.views_of(2 * deck.names.index(BACK))[0]]
    fronts = replace(deck, faces=deck.fronts)
    assert BackSearch(fronts, Matcher(fronts)).search(back) is None
