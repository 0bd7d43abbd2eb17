"""Faces that differ in one symbol are told apart by it, and not where it is covered."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.learned.drawn_faces import FACES, draw_face, lit, match_drawn_faces
from vision.frames import Picture
from vision.learned.deck_reader import TOLD_FROM
from vision.learned.twin_parts import TwinPart, find_distinguishing_parts
from vision.learned.twins import ONCE, TwinMatcher
from vision.learned.views import fine_size, resized, with_margin

pytestmark = pytest.mark.one_python

NOTHING = ()
"""No cell is shared with another card."""
PLAIN, MARKED, OTHER = 0, 1, 2
"""Places of faces in the deck."""


def finely(view: Picture) -> Picture:
    """Returns a view as a fine one with a margin."""
    return with_margin(resized(view, fine_size((96, 144))))


def note_looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Returns how many views of a face were compared with a twin's, for each pair that is looked at from now on."""
    looked: list[int] = []

    def look(one: Sequence[Picture], other: Sequence[Picture], known: NDArray[np.bool_]) -> list[TwinPart]:
        looked.append(len(one))
        return find_distinguishing_parts(one, other, known)

    monkeypatch.setattr("vision.learned.twins.find_distinguishing_parts", look)
    return looked


@pytest.fixture(scope="module")
def twins() -> TwinMatcher:
    return TwinMatcher(match_drawn_faces())


@pytest.mark.parametrize("lies", [PLAIN, MARKED])
@pytest.mark.parametrize("taken_for", [PLAIN, MARKED])
def test_a_face_is_told_from_one_that_differs_in_a_symbol(twins: TwinMatcher, lies: int, taken_for: int) -> None:
    seen = lit(draw_face(1, is_marked=lies == MARKED), (1.05, 0.9, 0.75))
    match = twins.match(finely(seen), 2 * taken_for, NOTHING)
    assert (match.pose, match.rival) == (2 * lies, 2 * (1 - lies))
    assert match.certainty > 0.9


def test_a_card_that_was_laid_already_is_not_laid_again(monkeypatch: pytest.MonkeyPatch) -> None:
    twins, seen = TwinMatcher(match_drawn_faces()), finely(draw_face(1, is_marked=True))
    laid = twins.lay(seen, 2 * MARKED, NOTHING)
    expected = twins.match(seen, 2 * MARKED, NOTHING)
    monkeypatch.setattr(twins, "lay", None)
    match = twins.match(seen, 2 * MARKED, NOTHING, laid)
    assert (match.pose, match.certainty) == (expected.pose, expected.certainty)


def test_neither_is_told_while_the_symbol_is_covered(twins: TwinMatcher) -> None:
    seen = draw_face(1, is_marked=True)
    cv2.rectangle(seen, (48, 8), (95, 55), (60, 40, 20), -1)
    assert twins.match(finely(seen), 2 * PLAIN, NOTHING).certainty < TOLD_FROM


def test_a_face_like_no_other_has_no_rival(twins: TwinMatcher) -> None:
    match = twins.match(finely(draw_face(2, is_marked=False)), 2 * OTHER, NOTHING)
    assert (match.pose, match.twins, match.rival, match.certainty) == (2 * OTHER, (), None, 1.0)


def test_a_face_that_lies_upside_down_is_compared_with_its_twin_the_same_way_up(twins: TwinMatcher) -> None:
    views = 2 * 5
    seen = np.ascontiguousarray(draw_face(1, is_marked=True)[::-1, ::-1])
    match = twins.match(finely(seen), views + 2 * PLAIN, NOTHING)
    assert (match.pose, match.rival) == (2 * MARKED + 1, 2 * PLAIN + 1)
    assert match.certainty > 0.9


@pytest.mark.parametrize(
    ("seen_once", "view_of_marked"),
    [(["plain"], 1), (["marked"], 2), (FACES, 1)],
    ids=["its twin", "itself", "every face"],
)
def test_faces_of_which_a_camera_saw_one_only_once_are_not_told_apart_surely(
    seen_once: Sequence[str], view_of_marked: int
) -> None:
    twins = TwinMatcher(match_drawn_faces(seen_once=seen_once))
    match = twins.match(finely(draw_face(1, is_marked=True)), view_of_marked, NOTHING)
    assert (match.pose, match.rival, match.certainty) == (2 * MARKED, 2 * PLAIN, ONCE)


def test_faces_learned_from_their_printed_pictures_are_told_apart_surely() -> None:
    twins = TwinMatcher(match_drawn_faces(seen_once=FACES, is_printed=True))
    match = twins.match(finely(draw_face(1, is_marked=True)), MARKED, NOTHING)
    assert (match.pose, match.rival) == (2 * MARKED, 2 * PLAIN)
    assert match.certainty > 0.95


def test_what_was_prepared_is_not_looked_at_again_when_a_card_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = note_looks(monkeypatch)
    twins = TwinMatcher(match_drawn_faces())
    for _ in range(40):
        twins.prepare()
    assert looked == [2] * 8, "two views of both twins, both ways up, were compared with the other one"
    seen = draw_face(1, is_marked=True)
    for view, way in ((0, 1), (3, 1), (10, -1), (13, -1)):
        assert twins.match(finely(np.ascontiguousarray(seen[::way, ::way])), view, NOTHING).twins
    assert len(looked) == 8


@pytest.mark.parametrize("way", [1, -1], ids=["upright", "upside down"])
@pytest.mark.parametrize("lies", [PLAIN, MARKED])
def test_preparing_changes_nothing_that_is_told(twins: TwinMatcher, lies: int, way: int) -> None:
    prepared = TwinMatcher(match_drawn_faces())
    for _ in range(40):
        prepared.prepare()
    seen = np.ascontiguousarray(draw_face(1, is_marked=lies == MARKED)[::way, ::way])
    view = 2 * PLAIN if way == 1 else 2 * 5 + 2 * PLAIN
    told, before = (matcher.match(finely(seen), view, NOTHING) for matcher in (prepared, twins))
    assert (told.pose, told.rival, told.twins) == (before.pose, before.rival, before.twins)
    assert told.certainty == pytest.approx(before.certainty, abs=1e-6)


def test_only_so_many_pairs_are_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.learned.twins.MOST_PAIRS", 3)
    looked: list[int] = []
    monkeypatch.setattr("vision.learned.twins.find_distinguishing_parts", lambda one, *_: looked.append(len(one)))
    twins = TwinMatcher(match_drawn_faces())
    for _ in range(40):
        twins.prepare()
    assert looked == [2] * 3


def test_of_more_pairs_than_are_kept_the_one_unused_for_longest_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The pairs of 120 faces that are all alike would fill the memory of a small computer."""
    monkeypatch.setattr("vision.learned.twins.MOST_PAIRS", 2)
    looked = note_looks(monkeypatch)
    twins, seen = TwinMatcher(match_drawn_faces()), finely(draw_face(1, is_marked=False))
    upside_down = finely(np.ascontiguousarray(draw_face(1, is_marked=False)[::-1, ::-1]))
    counts, told = [], []
    for view in (0, 1, 0, 10, 0, 1):
        told.append(twins.match(upside_down if view == 10 else seen, view, NOTHING).certainty)
        counts.append(len(looked))
    assert counts == [1, 2, 2, 3, 3, 4], "the view 1 was unused for longest when view 10 came"
    assert told[0] == told[2] == told[4]
    assert told[1] == told[5]
