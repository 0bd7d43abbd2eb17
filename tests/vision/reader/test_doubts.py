"""A card of which a single index is seen is in doubt where its face may be another card's."""

import numpy as np
import pytest

from tests.vision.reader.hand_made import UNSCORED, card_finds
from vision.reader.doubts import DOUBTED, SHOWN, SHOWN_AGAINST, doubt_lone_index, doubt_same_faces
from vision.reader.evidence import CUES, Evidence

SEVEN, TEN = 6, 9
"""Two diamonds: their places in the deck do not matter here."""


def seen(face: int, *indices: int, x: float = 200.0, by_index: float = 0.99, is_by_pips: bool = True) -> Evidence:
    """Returns the evidence for a card at x of which these indices are seen."""
    detections = card_finds(x, 200)
    faces = np.full(52, 1e-4, np.float32)
    faces[face] = 1 - 51e-4
    cues = np.zeros(len(CUES), np.float32)
    shown = detections.centre[list(indices)]
    return Evidence(faces, detections.corners[0], shown, 14.0, cues, UNSCORED, by_index, is_by_pips)


def test_a_single_half_covered_index_is_not_made_sure_by_pips_that_may_be_another_cards() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN - 0.04), 0.99) == DOUBTED


def test_a_single_index_that_shows_its_face_is_as_sure_as_before() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN), 0.99) == 0.99


def test_against_other_pips_a_single_index_must_show_its_face_better() -> None:
    between = (SHOWN + SHOWN_AGAINST) / 2
    assert doubt_lone_index(seen(SEVEN, 0, by_index=between, is_by_pips=False), 0.98) == DOUBTED
    assert doubt_lone_index(seen(SEVEN, 0, by_index=between, is_by_pips=True), 0.98) == 0.98
    assert doubt_lone_index(seen(SEVEN, 0, by_index=SHOWN_AGAINST, is_by_pips=False), 0.98) == 0.98


def test_pips_may_tell_a_card_that_shows_both_its_indices() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, 1, by_index=0.4), 0.99) == 0.99


def test_what_is_hardly_sure_becomes_no_surer() -> None:
    assert doubt_lone_index(seen(SEVEN, 0, by_index=0.3), 0.7) == 0.7


def test_a_single_index_near_the_same_face_may_be_that_cards() -> None:
    assert doubt_same_faces([seen(SEVEN, 0, x=280), seen(SEVEN, 0)], [0.98, 0.99], [0, 1]) == [DOUBTED, 0.99]


def test_two_agreeing_indices_tell_a_card_better_than_a_single_one() -> None:
    assert doubt_same_faces([seen(SEVEN, 0, 1, x=280), seen(SEVEN, 0)], [0.98, 0.99], [0, 1]) == [0.98, DOUBTED]


@pytest.mark.parametrize(
    ("other", "together"),
    [
        pytest.param(seen(TEN, 0, x=230), [0, 1], id="another face"),
        pytest.param(seen(SEVEN, 0, x=300), [0, 1], id="elsewhere: two decks are mixed"),
        pytest.param(seen(SEVEN, 0, x=230), [0], id="the surer one is no card"),
    ],
)
def test_else_two_cards_are_as_sure_as_before(other: Evidence, together: list[int]) -> None:
    assert doubt_same_faces([other, seen(SEVEN, 0)], [0.98, 0.99], together) == [0.98, 0.99]
