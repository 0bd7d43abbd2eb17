"""A learned deck is read on drawn tables: which card lies where, and what is not of the deck."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.cards import BACK
from tests.vision.learned.laid_views import enlarged, find, lay, named
from vision.evaluate.learned_tables import draw_table
from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.learned import DeckReader, LearnedDeck, LearnedReading
from vision.learned.matched_outlines import MatchedOutlines
from vision.learned.matching import FaceMatch
from vision.learned.views import margin_of, size_of, with_margin
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

pytestmark = pytest.mark.one_python
SURE = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


def test_cards_are_named_and_unknown_ones_are_not(
    deck: LearnedDeck, drawn: GameDeck, tables: SurfaceCollection
) -> None:
    reader, right, known = DeckReader(deck), 0, 0
    for seed in (3, 5, 6):
        table = draw_table(drawn, tables, seed, CLEAN)
        readings = reader.read(table.bgr)
        for truth in table.cards:
            fits = [one for one in readings if intersection_over_union(one.quad, truth.quad) > 0.6]
            assert len(fits) <= 1
            told = fits[0].card.name if fits and fits[0].card else None
            assert told in (None, truth.name)
            if truth.name is not None and truth.visible > 0.9:
                known, right = known + 1, right + (told == truth.name)
    assert known >= 10
    assert right >= 0.6 * known


def test_another_decks_cards_are_never_named(deck: LearnedDeck, tables: SurfaceCollection) -> None:
    other = GameDeck(92, DeckStyle.PHOTOGRAPHS, 6)
    readings = DeckReader(deck).read(draw_table(other, tables, 5, CLEAN).bgr)
    assert [one.card for one in readings if one.card] == []


def test_what_is_no_picture_shows_nothing(deck: LearnedDeck) -> None:
    assert DeckReader(deck).read(np.zeros((240, 320, 3), np.uint8)) == ()


def test_a_named_card_tells_which_other_face_it_may_be(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    view = deck.faces[0].views[0]
    height, width = view.shape[:2]
    quad = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) + margin_of(size_of(view))
    match = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.1, clearer=1, apart=1.0, separation=0.5)
    reader = DeckReader(deck)
    twin = replace(reader._twins.match(with_margin(view), 0, ()), twins=(2,), rival=2, certainty=0.96)
    monkeypatch.setattr(reader._twins, "match", lambda wide, view, shared, laid=None: twin)
    reading = reader._name(with_margin(view), quad, match, [])
    assert reading.card is not None
    names, shares = zip(*reading.candidates, strict=True)
    assert (reading.card.name, names) == (deck.faces[0].name, (deck.faces[0].name, deck.faces[1].name))
    assert shares[0] == reading.confidence < 0.96
    assert shares[1] == pytest.approx(shares[0] * (1 / 0.96 - 1))


@pytest.mark.parametrize("score", [0.9, 0.6])
def test_a_card_is_named_whose_outline_was_too_large_to_show_its_face(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, score: float
) -> None:
    bgr, cards = lay([deck.faces[place].views[0] for place in (0, 2)])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], enlarged(cards[1], 1.08)], [0.95, score])
    readings = reader.read(bgr)
    assert [one.card and one.card.name for one in readings] == [deck.faces[place].name for place in (0, 2)]
    assert intersection_over_union(readings[1].quad, cards[1]) > 0.94


def test_what_is_hardly_outlined_is_not_searched_for(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    bgr, cards = lay([deck.faces[place].views[0] for place in (0, 2)])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], enlarged(cards[1], 1.08)], [0.95, 0.4])
    assert [one.card and one.card.name for one in reader.read(bgr)] == [deck.faces[0].name]


@pytest.mark.parametrize(("score", "is_named"), [(0.8, True), (0.6, False)])
def test_a_back_is_named_where_it_was_outlined_clearly(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, score: float, is_named: bool
) -> None:
    assert deck.faces[-1].name == BACK
    bgr, cards = lay([deck.faces[0].views[0], deck.faces[-1].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, cards, [0.95, score])
    assert (BACK in named(reader, bgr)) == is_named


def test_a_back_of_another_size_than_the_cards_told_is_not_named(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    face, back = deck.faces[0].views[0], deck.faces[-1].views[0]
    smaller = np.asarray(cv2.resize(back, None, fx=0.75, fy=0.75), np.uint8)
    around = np.full_like(back, 90)
    around[: smaller.shape[0], : smaller.shape[1]] = smaller
    bgr, cards = lay([face, around])
    small = np.asarray((cards[1] - cards[1][0]) * 0.75 + cards[1][0], np.float32)
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], small], [0.95, 0.8])
    assert BACK not in named(reader, bgr)


def test_a_part_of_a_clearly_outlined_card_is_no_back(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    bgr, cards = lay([deck.faces[0].views[0], deck.faces[-1].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], cards[1], enlarged(cards[1], 1.2)], [0.95, 0.8, 0.9])
    assert BACK not in named(reader, bgr)


@pytest.mark.parametrize(("score", "is_named"), [(0.6, True), (0.5, False)])
def test_an_unlikely_outline_that_was_moved_onto_a_back_is_no_back(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, score: float, is_named: bool
) -> None:
    bgr, cards = lay([deck.faces[0].views[0], deck.faces[-1].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, cards, [0.95, score], moved=2)
    assert (BACK in named(reader, bgr)) == is_named


def read_as(reading: LearnedReading, reader: DeckReader, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a reader read so what lies in the reading's outline."""
    name = reader._name

    def read(bgr: Picture, quad: Quad, match: FaceMatch | None, others: Sequence[Quad]) -> LearnedReading:
        return reading if np.array_equal(quad, reading.quad) else name(bgr, quad, match, others)

    monkeypatch.setattr(reader, "_name", read)


@pytest.mark.parametrize(
    ("candidates", "seen_px", "other_px", "is_named"),
    [
        pytest.param((("face 1", 0.6),), 0, 400, True, id="seen where it lies"),
        pytest.param((("face 1", 0.6),), 0, 2, False, id="another card is told there"),
        pytest.param((("face 1", 0.6),), 120, 400, False, id="seen elsewhere"),
        pytest.param((("face 1", 0.6),), 20, 400, False, id="not moved"),
        pytest.param((), 0, 400, True, id="like no face where it was moved to"),
    ],
)
def test_a_card_that_was_moved_off_its_place_is_read_once_more_as_it_was_seen(
    deck: LearnedDeck,
    monkeypatch: pytest.MonkeyPatch,
    candidates: tuple[tuple[str, float], ...],
    seen_px: int,
    other_px: int,
    is_named: bool,
) -> None:
    bgr, [card] = lay([deck.faces[0].views[0]])
    moved, seen = card + 20, card + seen_px
    reader = DeckReader(deck)
    unsure = LearnedReading(None, 0.6, moved, candidates)
    read_as(unsure, reader, monkeypatch)
    found = MatchedOutlines([moved], np.array([0.9], np.float32), [None], [seen])
    reading = reader._name_moved(bgr, found, 0, [card + other_px])
    assert (reading.card is not None, reading is unsure) == (is_named, not is_named)
    assert intersection_over_union(reading.quad, card if is_named else moved) > 0.99


@pytest.mark.parametrize(("score", "is_named"), [(0.9, True), (0.3, False)], ids=["clearly", "hardly"])
def test_a_back_that_was_moved_off_its_place_is_read_once_more_where_it_was_outlined_clearly(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, score: float, is_named: bool
) -> None:
    bgr, [card] = lay([deck.faces[-1].views[0]])
    moved, reader = card + 20, DeckReader(deck)
    read_as(LearnedReading(None, 0.0, moved, ()), reader, monkeypatch)
    found = MatchedOutlines([moved], np.array([score], np.float32), [None], [card])
    card_read = reader._name_moved(bgr, found, 0, []).card
    assert (card_read is not None and card_read.name == BACK) == is_named


def test_a_card_of_another_print_stays_unnamed_when_it_is_searched_for(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, other = (deck.faces[place].views[0] for place in (0, 2))
    height, width = other.shape[:2]
    unknown = other.copy()
    squares = np.random.default_rng(3).integers(0, 255, (4, 4, 3)).astype(np.uint8)
    unknown[height // 4 : 3 * height // 4, width // 6 : 5 * width // 6] = np.asarray(
        cv2.resize(squares, (5 * width // 6 - width // 6, 3 * height // 4 - height // 4)), np.uint8
    )
    bgr, cards = lay([own, unknown])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], enlarged(cards[1], 1.04)], [0.95, 0.9])
    assert [one.card and one.card.name for one in reader.read(bgr)] == [deck.faces[0].name, None]
