"""A learned deck is read on drawn tables: which card lies where, and what is not of the deck."""

from dataclasses import replace

import numpy as np
import pytest

from vision.evaluate.learned_tables import draw_table
from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.learned import DeckReader, LearnedDeck
from vision.learned.deck_reader import MatchedOutlines
from vision.learned.matching import FaceMatch
from vision.learned.views import margin_of, size_of, with_margin
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

pytestmark = pytest.mark.one_python


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


@pytest.mark.parametrize(("lasting", "is_card"), [(0.05, True), (0.3, False)])
def test_a_card_twice_as_large_as_the_others_is_one_only_where_it_shows_a_face_for_sure(
    deck: LearnedDeck, lasting: float, is_card: bool
) -> None:
    sure = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
    card = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)
    quads = [card, card + 100, card + 200, card * 1.5 + 300]
    kept = DeckReader(deck)._select(quads, [sure, sure, sure, replace(sure, lasting=lasting)], np.zeros(4, np.float32))
    assert (3 in kept) == is_card
    assert {0, 1, 2} <= set(kept)


def test_a_named_card_tells_which_other_face_it_may_be(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    view = deck.faces[0].views[0]
    height, width = view.shape[:2]
    quad = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) + margin_of(size_of(view))
    match = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.1, clearer=1, apart=1.0, separation=0.5)
    reader = DeckReader(deck)
    twin = replace(reader._twins.match(with_margin(view), 0, ()), twins=(2,), rival=2, certainty=0.96)
    monkeypatch.setattr(reader._twins, "match", lambda wide, view, shared: twin)
    reading = reader._name(with_margin(view), quad, match, [])
    assert reading.card is not None
    names, shares = zip(*reading.candidates, strict=True)
    assert (reading.card.name, names) == (deck.faces[0].name, (deck.faces[0].name, deck.faces[1].name))
    assert shares[0] == reading.confidence < 0.96
    assert shares[1] == pytest.approx(shares[0] * (1 / 0.96 - 1))


def found_beside(view: Picture, rank: float, table: int = 90) -> tuple[Picture, MatchedOutlines, Quad]:
    """Returns a picture with a card, an outline that is too large for it and showed no face, and its outline."""
    height, width = view.shape[:2]
    bgr = np.full((height + 200, width + 200, 3), table, np.uint8)
    bgr[100 : 100 + height, 100 : 100 + width] = view
    card = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) + 100
    seen = card + 0.04 * np.array([[-width, -height], [width, -height], [width, height], [-width, height]], np.float32)
    return bgr, MatchedOutlines([seen], np.array([rank], np.float32), [None], [seen]), card


@pytest.mark.parametrize("rank", [0.9, 0.6])
def test_a_card_is_named_whose_outline_was_too_large_to_show_its_face(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, rank: float
) -> None:
    bgr, found, card = found_beside(deck.faces[2].views[0], rank)
    monkeypatch.setattr(DeckReader, "_find", lambda *_: found)
    [reading] = DeckReader(deck).read(bgr)
    assert reading.card is not None
    assert reading.card.name == deck.faces[2].name
    assert intersection_over_union(reading.quad, card) > 0.94


def test_what_is_hardly_outlined_is_not_searched_for(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    bgr, found, _ = found_beside(deck.faces[2].views[0], 0.4)
    monkeypatch.setattr(DeckReader, "_find", lambda *_: found)
    assert DeckReader(deck).read(bgr) == ()


def test_a_card_of_another_deck_stays_unnamed_when_it_is_searched_for(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = deck.faces[2].views[0].copy()
    height, width = view.shape[:2]
    middle = slice(height // 4, 3 * height // 4), slice(width // 6, 5 * width // 6)
    view[middle] = np.random.default_rng(3).integers(0, 255, (4, 4, 3), np.uint8).repeat(200, 0).repeat(200, 1)[middle]
    bgr, found, _ = found_beside(view, 0.9)
    monkeypatch.setattr(DeckReader, "_find", lambda *_: found)
    assert [one.card for one in DeckReader(deck).read(bgr) if one.card] == []
