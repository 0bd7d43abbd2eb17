"""Views are matched with learned faces: twins are told apart where they differ, and not where that is covered."""

import cv2
import numpy as np
import pytest

from tests.vision.learned.drawn_faces import draw_face, lit, match_drawn_faces
from vision.learned import LearnedDeck, LearnedFace
from vision.learned.deck_reader import SHOWN_FROM, TOLD_FROM
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.views import coarse, size_of, with_margin


@pytest.fixture(scope="module")
def matcher() -> Matcher:
    return match_drawn_faces()


def confidence(match: FaceMatch) -> float:
    return match.fit * match.certainty


@pytest.mark.parametrize("is_marked", [False, True])
@pytest.mark.parametrize("way", [1, -1])
def test_near_twins_are_told_apart_in_another_light(matcher: Matcher, *, is_marked: bool, way: int) -> None:
    seen = lit(draw_face(1, is_marked=is_marked), (1.05, 0.9, 0.75))[::way, ::way]
    match = matcher.match(with_margin(np.ascontiguousarray(seen)))
    assert (match.face, match.quarters) == (int(is_marked), 2 if way == -1 else 0)
    assert confidence(match) >= SHOWN_FROM


def test_a_near_twin_is_not_named_while_the_symbol_that_tells_it_is_covered(matcher: Matcher) -> None:
    seen = draw_face(1, is_marked=True)
    cv2.rectangle(seen, (48, 8), (95, 55), (60, 40, 20), -1)
    match = matcher.match(with_margin(seen))
    assert {match.face, match.rival} == {0, 1}
    assert match.fit > 0.5
    assert match.certainty < TOLD_FROM


def test_a_card_that_is_a_little_off_its_outline_is_named(matcher: Matcher) -> None:
    seen = np.roll(draw_face(3, is_marked=False), 2, axis=0)
    match = matcher.match(with_margin(seen))
    assert match.face == 3
    assert confidence(match) >= SHOWN_FROM


def test_a_card_with_other_art_is_none_of_the_deck(matcher: Matcher) -> None:
    assert matcher.match(with_margin(draw_face(9, is_marked=False))).fit < 0.5


def test_fine_views_lie_as_the_usual_ones_do(matcher: Matcher) -> None:
    for place in (1, len(matcher.views) - 1):
        fine = matcher.fine_view(place)
        assert size_of(fine) == matcher.fine_size
        assert np.abs(coarse(fine).astype(int) - matcher.views[place]).mean() < 4


def test_the_face_of_a_deck_of_one_is_named_without_a_rival() -> None:
    view = draw_face(1, is_marked=False)
    match = Matcher(LearnedDeck((LearnedFace("only", 1, 0, (view,)),), 1.5)).match(with_margin(view))
    assert (match.face, match.rival, match.separation) == (0, 0, 0.0)
    assert confidence(match) >= SHOWN_FROM
