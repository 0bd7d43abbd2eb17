"""Outlines are compared with a deck's faces: those that are cards, each once, and of the cards' size."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from companion.cards import BACK
from tests.vision.learned.laid_views import enlarged, lay
from tests.vision.learned.outline_drawing import SIZE, card_at, draw_maps
from vision.geometry import Floats, Quad, centre_of, intersection_over_union
from vision.learned import LearnedDeck
from vision.learned.corners import Corners, find_corners
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_maps import OutlineMaps, map_outlines
from vision.learned.outline_matching import (
    MatchedOutlines,
    OutlineMatcher,
    complete_corners,
    is_part_of_clearer,
    outlines_like,
    scale_of,
    without_odd_backs,
)
from vision.learned.outlines import Outlines, find_outlines
from vision.learned.sides import Sides, find_sides

SURE = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


@pytest.fixture
def matcher(deck: LearnedDeck) -> OutlineMatcher:
    return OutlineMatcher(deck, Matcher(deck))


def matched(quads: list[Quad], matches: list[FaceMatch | None]) -> MatchedOutlines:
    """Outlines of which none is likelier than another by its edges."""
    return MatchedOutlines(quads, np.zeros(len(quads), np.float32), matches, quads)


@pytest.mark.one_python
@pytest.mark.parametrize(("lasting", "is_card"), [(0.05, True), (0.3, False)])
def test_a_card_twice_as_large_as_the_others_is_one_only_where_it_shows_a_face_for_sure(
    matcher: OutlineMatcher, lasting: float, is_card: bool
) -> None:
    quads = [CARD, CARD + 100, CARD + 200, CARD * 1.5 + 300]
    kept = matcher.select(matched(quads, [SURE, SURE, SURE, replace(SURE, lasting=lasting)]))
    assert (3 in kept) == is_card
    assert {0, 1, 2} <= set(kept)


@pytest.mark.one_python
def test_parts_of_a_back_do_not_tell_how_large_cards_are(deck: LearnedDeck, matcher: OutlineMatcher) -> None:
    """In a regular pattern each part looks like the whole: such parts may be more than the cards of a picture."""
    back = replace(SURE, face=deck.names.index(BACK))
    quads = [CARD, CARD + 100, *(CARD * 0.4 + 300 + 50 * nth for nth in range(4))]
    assert sorted(matcher.select(matched(quads, [SURE, SURE, *[back] * 4]))) == [0, 1]
    assert sorted(matcher.select(matched(quads[2:], [back] * 4))) == [0, 1, 2, 3], "nothing else tells"


@pytest.mark.one_python
def test_cards_are_completed_in_the_size_of_faces_beside_parts_of_a_back(
    deck: LearnedDeck, matcher: OutlineMatcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    back, taken = replace(SURE, face=deck.names.index(BACK)), list[Quad]()
    nothing = Outlines(np.empty((0, 4, 2), np.float32), np.empty(0, np.float32))
    found = MatchedOutlines([CARD * 0.4, CARD + 100], np.ones(2, np.float32), [back, SURE], [CARD * 0.4, CARD + 100])
    monkeypatch.setattr(OutlineMatcher, "_align", lambda *_: found)

    def complete(sized: Sequence[Quad], *_: object) -> Outlines:
        taken.extend(sized)
        return nothing

    monkeypatch.setattr("vision.learned.outline_matching.outlines_like", complete)
    bgr = np.full((480, 640, 3), 120, np.uint8)
    matcher.find(bgr, map_outlines(bgr))
    assert [quad.tolist() for quad in taken] == [(CARD + 100).tolist()]


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("around", "score", "is_compared"),
    [
        pytest.param(1.2, 0.6, False, id="on a clearer card"),
        pytest.param(1.2, 0.99, True, id="outlined as clearly"),
        pytest.param(1.06, 0.6, True, id="in a sleeve"),
    ],
)
def test_a_part_of_a_clearly_outlined_card_is_no_card(
    deck: LearnedDeck, matcher: OutlineMatcher, around: float, score: float, is_compared: bool
) -> None:
    bgr, [part] = lay([deck.faces[1].views[0]])
    seen = Outlines(np.stack([enlarged(part, around), part]), np.array([0.98, score], np.float32))
    compared = [match is not None for match in matcher._align(bgr, seen, [], 10).matches]
    assert compared[1] == is_compared


ASPECT = 1.4
SLANT = np.array([[1, 0.1], [0, 0.8]], np.float32)
"""A table that is seen aslant: what lies on it is shortened one way."""


def corners_of(quad: Quad, which: int) -> Corners:
    """Returns one corner of a card."""
    after, before = np.roll(quad, -1, axis=0)[which], np.roll(quad, 1, axis=0)[which]
    ways = [(end - quad[which]) / np.linalg.norm(end - quad[which]) for end in (after, before)]
    return Corners(quad[which][None], ways[0][None].astype(np.float32), ways[1][None].astype(np.float32))


@pytest.mark.parametrize("slant", [np.eye(2, dtype=np.float32), SLANT], ids=["from above", "aslant"])
@pytest.mark.parametrize("which", range(4))
@pytest.mark.parametrize("degrees", [0, 35, 160])
def test_a_card_is_completed_from_any_of_its_corners(degrees: float, which: int, slant: Floats) -> None:
    others = [np.asarray(card_at(x, 60, turn) @ slant, np.float32) for x, turn in ((30, 10), (120, 65))]
    quad = np.asarray(card_at(80, 100, degrees) @ slant, np.float32)
    made = complete_corners(corners_of(quad, which), scale_of(others, ASPECT), ASPECT)
    assert len(made) == 2
    assert max(intersection_over_union(one, quad) for one in made) > 0.98


def half_hidden() -> tuple[OutlineMaps, Quad, Quad]:
    """Returns maps with a whole card and one of which only a corner is seen, and both outlines."""
    whole, other = card_at(40, 45, 15), card_at(110, 110, 70)
    maps, rest = draw_maps([whole]), draw_maps([other])
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    near = np.hypot(x - other[0, 0], y - other[0, 1]) < 32
    normals = np.where(near[None], maps.normals + rest.normals, maps.normals)
    return OutlineMaps(maps.cards + rest.cards, normals, 1.0, maps.shape), whole, other


def test_a_card_of_which_one_corner_is_seen_is_found_beside_another() -> None:
    maps, whole, other = half_hidden()
    corners = find_corners(find_sides(maps))
    first = find_outlines(maps, ASPECT).quads
    assert max(intersection_over_union(quad, whole) for quad in first) > 0.9
    assert max(intersection_over_union(quad, other) for quad in first) < 0.5
    more = outlines_like([whole + 0.5], maps, corners, ASPECT, 10).quads
    assert max(intersection_over_union(quad, other) for quad in more) > 0.85
    assert max(intersection_over_union(quad, whole) for quad in more) < 0.5


def test_without_a_corner_nothing_more_is_found() -> None:
    empty = np.zeros((0, 2), np.float32)
    none = find_corners(Sides(empty, empty))
    maps, whole, _ = half_hidden()
    assert len(outlines_like([whole], maps, none, ASPECT, 10).quads) == 0


def outlines(matches: list[FaceMatch | None], scores: list[float], x: float = 0) -> MatchedOutlines:
    quads = [CARD + np.array([x + 100 * nth, 0], np.float32) for nth in range(len(matches))]
    return MatchedOutlines(quads, np.array(scores, np.float32), matches, [quad + 1 for quad in quads])


def stretched(times: float) -> Quad:
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
    assert is_part_of_clearer(CARD, [stretched(times), CARD], np.array([score, own], np.float32)) == is_part
