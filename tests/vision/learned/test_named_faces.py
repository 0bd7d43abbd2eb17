"""A face is named if it is surely of the deck, and surely told from those like it; else it is a candidate."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.vision.learned.drawn_faces import FACES, draw_face, learn_drawn_faces
from tests.vision.learned.laid_views import find, lay
from vision.learned import DeckReader, LearnedDeck
from vision.learned.searched_places import SearchedPlaces
from vision.learned.twins import TwinMatch, TwinMatcher

pytestmark = pytest.mark.one_python


def judge(monkeypatch: pytest.MonkeyPatch, shown: float, told: float) -> None:
    """Makes readers take every card for one of the deck, and distinguish it from its twin, with these probabilities."""
    match = TwinMatcher.match

    def match_so(self: TwinMatcher, *what: object) -> TwinMatch:
        found = match(self, *what)  # type: ignore[arg-type]
        return replace(found, rival=4 if found.pose != 4 else 0, certainty=told)

    monkeypatch.setattr(TwinMatcher, "match", match_so)
    monkeypatch.setattr("vision.learned.deck_reader.likelihood_of_print", lambda *_: shown)


@pytest.mark.parametrize(
    ("shown", "told", "is_named"),
    [
        pytest.param(0.95, 0.75, False, id="surely of the deck, and not told"),
        pytest.param(0.85, 0.99, False, id="told, and not surely of the deck"),
        pytest.param(0.9, 0.82, True, id="both"),
    ],
)
def test_a_face_is_named_if_it_is_surely_shown_and_told(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, shown: float, told: float, is_named: bool
) -> None:
    bgr, quads = lay([deck.faces[0].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, quads, [0.95])
    judge(monkeypatch, shown, told)
    [reading] = reader.read(bgr)
    assert (reading.card is not None) == is_named
    assert reading.candidates[0][0] == deck.faces[0].name
    assert reading.confidence == pytest.approx(shown * told)


def test_a_named_card_is_not_searched_for_again(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its twin is so improbable that it is no candidate."""
    told: list[int] = []

    def noted(quads: Sequence[object], compared: Sequence[object]) -> SearchedPlaces:
        told.append(len(quads))
        return SearchedPlaces(quads, compared)  # type: ignore[arg-type]

    bgr, quads = lay([deck.faces[0].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, quads, [0.95])
    judge(monkeypatch, 0.885, 0.985)
    monkeypatch.setattr("vision.learned.deck_reader.SearchedPlaces", noted)
    [reading] = reader.read(bgr)
    assert reading.card is not None
    assert told == [1]


@pytest.mark.parametrize(("seen_once", "is_named"), [(FACES, False), ((), True)], ids=["once", "twice"])
def test_a_face_that_a_camera_saw_once_is_not_named_beside_one_like_it(
    monkeypatch: pytest.MonkeyPatch, seen_once: Sequence[str], is_named: bool
) -> None:
    bgr, quads = lay([draw_face(1, is_marked=True), draw_face(2, is_marked=False)])
    reader = DeckReader(learn_drawn_faces(seen_once))
    find(reader, monkeypatch, quads, [0.95, 0.95], moved=2)
    twin, other = sorted(reader.read(bgr), key=lambda one: one.quad[0][0])
    assert twin.candidates[0][0] == "marked"
    assert (twin.card is not None) == is_named
    assert other.card is not None
