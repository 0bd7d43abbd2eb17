"""Outlines that were moved onto what they show: which are sure, and which are parts of clearer ones."""

from dataclasses import replace

import numpy as np
import pytest

from vision.geometry import Quad, centre_of
from vision.learned.matched_outlines import MatchedOutlines, is_part_of_clearer, without_odd_backs
from vision.learned.matching import FaceMatch

SURE = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


def outlines(matches: list[FaceMatch | None], scores: list[float], x: float = 0) -> MatchedOutlines:
    quads = [CARD + np.array([x + 100 * nth, 0], np.float32) for nth in range(len(matches))]
    return MatchedOutlines(quads, np.array(scores, np.float32), matches, [quad + 1 for quad in quads])


def enlarged(times: float) -> Quad:
    return np.asarray(centre_of(CARD) + (CARD - centre_of(CARD)) * times, np.float32)


def test_outlines_that_fit_a_face_well_show_it_for_sure() -> None:
    found = outlines([SURE, None, replace(SURE, lasting=0.6)], [0.5, 0.9, 0.9])
    assert found.sure_places() == [0]


@pytest.mark.parametrize(
    ("sizes", "shown", "left"),
    [
        ([1.0, 1.1, 0.45], "ffb", [0, 1]),
        ([1.0, 1.1, 1.6], "ffb", [0, 1]),
        ([1.0, 1.3, 0.9], "ffb", [0, 1, 2]),
        ([0.65, 1.0, 1.0], "?bb", [0, 1, 2]),
        ([1.0, 0.2], "bb", [0, 1]),
        ([0.0, 1.0], "fb", [0]),
        ([], "", []),
    ],
    ids=["a part", "too large", "as large", "no face for sure", "backs alone", "no extent", "nothing"],
)
def test_backs_of_another_size_than_sure_faces_tell_nothing(sizes: list[float], shown: str, left: list[int]) -> None:
    quads = [np.asarray(CARD * size + 200 * nth, np.float32) for nth, size in enumerate(sizes)]
    of = {"f": SURE, "b": replace(SURE, face=7), "?": replace(SURE, lasting=0.6)}
    assert without_odd_backs(range(len(sizes)), quads, [of[one] for one in shown], {7}) == left


def test_outlines_that_were_found_later_come_last() -> None:
    one, more = outlines([SURE, None], [0.9, 0.8]), outlines([None], [0.7], 500)
    both = one.joined(more)
    assert [quad[0, 0] for quad in both.quads] == [0, 100, 500]
    assert [quad[0, 0] for quad in both.seen] == [1, 101, 501]
    assert both.matches == [SURE, None, None]
    assert both.scores.tolist() == pytest.approx([0.9, 0.8, 0.7])


@pytest.mark.parametrize(
    ("times", "score", "own", "is_part"),
    [
        pytest.param(1.2, 0.98, 0.6, True, id="on a clearer card"),
        pytest.param(1.2, 0.7, 0.6, False, id="on what is outlined less clearly"),
        pytest.param(1.2, 0.98, 0.99, False, id="outlined as clearly"),
        pytest.param(1.06, 0.98, 0.6, False, id="in a sleeve"),
    ],
)
def test_what_lies_in_a_clearer_outline_is_a_part(times: float, score: float, own: float, is_part: bool) -> None:
    assert is_part_of_clearer(CARD, [enlarged(times), CARD], np.array([score, own], np.float32)) == is_part
