"""Outlines are compared with a deck's faces: those that are cards, each once, and of the cards' size."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from companion.cards import BACK
from tests.vision.learned.laid_views import enlarged, lay
from vision.geometry import Quad
from vision.learned import LearnedDeck
from vision.learned.matched_outlines import MatchedOutlines
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_maps import map_outlines
from vision.learned.outline_matching import OutlineMatcher
from vision.learned.outlines import Outlines

pytestmark = pytest.mark.one_python
SURE = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


@pytest.fixture
def matcher(deck: LearnedDeck) -> OutlineMatcher:
    return OutlineMatcher(deck, Matcher(deck))


def matched(quads: list[Quad], matches: list[FaceMatch | None]) -> MatchedOutlines:
    """Outlines of which none is likelier than another by its edges."""
    return MatchedOutlines(quads, np.zeros(len(quads), np.float32), matches, quads)


@pytest.mark.parametrize(("lasting", "is_card"), [(0.05, True), (0.3, False)])
def test_a_card_twice_as_large_as_the_others_is_one_only_where_it_shows_a_face_for_sure(
    matcher: OutlineMatcher, lasting: float, is_card: bool
) -> None:
    quads = [CARD, CARD + 100, CARD + 200, CARD * 1.5 + 300]
    kept = matcher.select(matched(quads, [SURE, SURE, SURE, replace(SURE, lasting=lasting)]))
    assert (3 in kept) == is_card
    assert {0, 1, 2} <= set(kept)


def test_parts_of_a_back_do_not_tell_how_large_cards_are(deck: LearnedDeck, matcher: OutlineMatcher) -> None:
    """In a regular pattern each part looks like the whole: such parts may be more than the cards of a picture."""
    back = replace(SURE, face=deck.names.index(BACK))
    quads = [CARD, CARD + 100, *(CARD * 0.4 + 300 + 50 * nth for nth in range(4))]
    assert sorted(matcher.select(matched(quads, [SURE, SURE, *[back] * 4]))) == [0, 1]
    assert sorted(matcher.select(matched(quads[2:], [back] * 4))) == [0, 1, 2, 3], "nothing else tells"


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
