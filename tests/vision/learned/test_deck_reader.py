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
from vision.learned.deck_reader import BackSearch, OutlineSearch
from vision.learned.matching import FaceMatch, Matcher
from vision.learned.outline_matching import MatchedOutlines
from vision.learned.views import frame_of, margin_of, size_of, with_margin
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

SURE = FaceMatch(0, 0, 1, False, cost=0.1, seen=1, lasting=0.05, clearer=1, apart=1.0, separation=0.5)
CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


@pytest.mark.one_python
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


@pytest.mark.one_python
def test_another_decks_cards_are_never_named(deck: LearnedDeck, tables: SurfaceCollection) -> None:
    other = GameDeck(92, DeckStyle.PHOTOGRAPHS, 6)
    readings = DeckReader(deck).read(draw_table(other, tables, 5, CLEAN).bgr)
    assert [one.card for one in readings if one.card] == []


@pytest.mark.one_python
def test_what_is_no_picture_shows_nothing(deck: LearnedDeck) -> None:
    assert DeckReader(deck).read(np.zeros((240, 320, 3), np.uint8)) == ()


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
def test_what_is_hardly_outlined_is_not_searched_for(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    bgr, cards = lay([deck.faces[place].views[0] for place in (0, 2)])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], enlarged(cards[1], 1.08)], [0.95, 0.4])
    assert [one.card and one.card.name for one in reader.read(bgr)] == [deck.faces[0].name]


@pytest.mark.one_python
@pytest.mark.parametrize(("score", "is_named"), [(0.8, True), (0.6, False)])
def test_a_back_is_named_where_it_was_outlined_clearly(
    deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch, score: float, is_named: bool
) -> None:
    assert deck.faces[-1].name == BACK
    bgr, cards = lay([deck.faces[0].views[0], deck.faces[-1].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, cards, [0.95, score])
    assert (BACK in named(reader, bgr)) == is_named


@pytest.mark.one_python
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


@pytest.mark.one_python
def test_a_part_of_a_clearly_outlined_card_is_no_back(deck: LearnedDeck, monkeypatch: pytest.MonkeyPatch) -> None:
    bgr, cards = lay([deck.faces[0].views[0], deck.faces[-1].views[0]])
    reader = DeckReader(deck)
    find(reader, monkeypatch, [cards[0], cards[1], enlarged(cards[1], 1.2)], [0.95, 0.8, 0.9])
    assert BACK not in named(reader, bgr)


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
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


@pytest.mark.one_python
def test_no_face_is_a_back(deck: LearnedDeck) -> None:
    matcher = Matcher(deck)
    search = BackSearch(deck, matcher)
    faces = [view for view, pose in enumerate(matcher._poses) if deck.faces[pose // 2].name != BACK]
    assert [search.search(matcher.views[view]) for view in faces] == [None] * len(faces)


@pytest.mark.one_python
def test_a_deck_whose_back_was_not_learned_has_none(deck: LearnedDeck) -> None:
    matcher = Matcher(deck)
    back = matcher.views[matcher.views_of(2 * deck.names.index(BACK))[0]]
    fronts = replace(deck, faces=deck.fronts)
    assert BackSearch(fronts, Matcher(fronts)).search(back) is None


SIZE = (96, 144)
LEARNED = 4


def page(seed: int) -> Picture:
    """Returns a view with a title in a bar, and full of dark lines of words on light stock."""
    rng = np.random.default_rng(seed)
    view = np.full((SIZE[1], SIZE[0], 3), 225, np.uint8)
    view[8:20, 8:88] = rng.integers(0, 160, 3)
    cv2.circle(view, (int(rng.integers(20, 76)), 124), 8, rng.integers(0, 160, 3).tolist(), -1)
    for row in range(28, 110, 9):
        at = 8
        while at < 84:
            word = int(rng.integers(4, 18))
            view[row : row + 4, at : min(at + word, 88)] = rng.integers(20, 90)
            at += word + int(rng.integers(3, 8))
    return view


def lay_page(view: Picture, card: Quad, gain: float = 1.0) -> Picture:
    """Returns a picture of a green table with a view in an outline, in some light."""
    bgr = np.full((480, 640, 3), (60, 110, 70), np.uint8)
    onto = cv2.getPerspectiveTransform(frame_of(SIZE), np.asarray(card - 0.5, np.float32))
    cv2.warpPerspective(view, onto, (640, 480), bgr, borderMode=cv2.BORDER_TRANSPARENT)
    return np.asarray(cv2.GaussianBlur(np.clip(bgr * gain, 0, 255).astype(np.uint8), (0, 0), 1.0), np.uint8)


@pytest.fixture(scope="module")
def search() -> OutlineSearch:
    pages = [page(seed) for seed in range(LEARNED)]
    return OutlineSearch(np.stack([*pages, *(view[::-1, ::-1] for view in pages)]))


PAGE_PLACE = np.array([[200, 80], [360, 110], [320, 345], [160, 315]], np.float32)
LARGER = PAGE_PLACE + np.array([[-4, -8], [8, -8], [8, 6], [-4, 6]], np.float32)
LOWER = PAGE_PLACE + np.array([-1, 7], np.float32)


@pytest.mark.parametrize("seen", [LARGER, LOWER], ids=["too large", "too low"])
@pytest.mark.parametrize("gain", [1.0, 0.5])
@pytest.mark.parametrize("face", [0, 2])
def test_the_face_and_its_outline_are_found_near_one_that_is_off(
    search: OutlineSearch, seen: Quad, gain: float, face: int
) -> None:
    found = search.search(lay_page(page(face), PAGE_PLACE, gain), seen)
    assert found is not None
    assert found.view == face
    assert intersection_over_union(seen, PAGE_PLACE) < 0.95
    assert intersection_over_union(found.quad, PAGE_PLACE) > 0.95


def test_a_card_that_lies_upside_down_shows_a_turned_view(search: OutlineSearch) -> None:
    found = search.search(lay_page(page(1), np.roll(PAGE_PLACE, 2, axis=0)), LARGER)
    assert found is not None
    assert found.view == LEARNED + 1


@pytest.mark.parametrize("seed", [70, 71])
def test_nothing_is_found_where_another_card_lies(search: OutlineSearch, seed: int) -> None:
    noise = np.random.default_rng(seed).integers(0, 255, (9, 6, 3)).astype(np.uint8)
    other = np.asarray(cv2.resize(noise, SIZE, interpolation=cv2.INTER_CUBIC), np.uint8)
    assert search.search(lay_page(other, PAGE_PLACE), PAGE_PLACE) is None


def test_nothing_is_found_on_a_bare_table(search: OutlineSearch) -> None:
    assert search.search(np.full((480, 640, 3), (60, 110, 70), np.uint8), PAGE_PLACE) is None
