"""The cards of a learned deck are read for the tracker: in the order of its fronts, and without backs."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.cards import BACK
from vision.evaluate.learned_tables import draw_table
from vision.frames import Picture
from vision.geometry import Box, box_round, intersection_over_union
from vision.learned import DeckReader, LearnedDeck, LearnedFace
from vision.learned.deck_reader import FaceName, LearnedReading
from vision.learned.region_reader import LearnedRegionReader
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import GameDeck

pytestmark = pytest.mark.one_python

NAMES = ("owl", "bat", "fox")
QUAD = np.array([[0, 0], [96, 0], [96, 144], [0, 144]], np.float32)


@pytest.fixture(scope="module")
def reader() -> LearnedRegionReader:
    views = np.random.default_rng(1).integers(0, 255, (4, 144, 96, 3)).astype(np.uint8)
    names = (*NAMES, BACK)
    return LearnedRegionReader(
        LearnedDeck(tuple(LearnedFace(name, 1, 0, (view,)) for name, view in zip(names, views, strict=True)), 1.5)
    )


def test_what_is_left_over_is_spread_over_the_other_faces() -> None:
    shares = LearnedReading(None, 0.6, QUAD, (("bat", 0.6), ("owl", 0.3))).shares(NAMES)
    assert shares is not None
    assert np.allclose(shares, (0.3, 0.6, 0.1))
    named = LearnedReading(FaceName("fox"), 0.98, QUAD, ()).shares(NAMES)
    assert named is not None
    assert np.allclose(named, (0.01, 0.01, 0.98))


def test_a_named_card_may_be_its_twin_rather_than_another_face() -> None:
    """Else nobody would be asked where both can come and the others cannot."""
    shares = LearnedReading(FaceName("fox"), 0.9, QUAD, (("fox", 0.9), ("bat", 0.08))).shares(NAMES)
    assert shares is not None
    assert np.allclose(shares, (0.02, 0.08, 0.9))


def test_what_is_a_back_or_most_probably_one_is_no_card_to_follow() -> None:
    assert LearnedReading(FaceName(BACK), 0.98, QUAD, ()).shares(NAMES) is None
    assert LearnedReading(None, 0.9, QUAD, ((BACK, 0.9), ("bat", 0.05))).shares(NAMES) is None
    assert LearnedReading(None, 0.0, QUAD, ()).shares(NAMES) is None


def test_nothing_is_seen_beside_the_picture(reader: LearnedRegionReader) -> None:
    assert reader.read_region(np.full((240, 320, 3), 90, np.uint8), (900, 700, 99, 99)) == ()


def test_a_reader_can_be_prepared_more_often_than_there_is_work(reader: LearnedRegionReader) -> None:
    bgr = np.random.default_rng(2).integers(60, 90, (240, 320, 3)).astype(np.uint8)
    before = reader.read_region(bgr, (0, 0, 320, 240))
    for _ in range(30):
        reader.prepare()
    assert reader.read_region(bgr, (0, 0, 320, 240)) == before


class CountedReader(DeckReader):
    """Counts how often it reads."""

    reads = 0

    def read(self, bgr: Picture, part_of: Picture | None = None) -> tuple[LearnedReading, ...]:
        self.reads += 1
        return super().read(bgr, part_of)


@pytest.mark.parametrize(
    ("height", "box", "reads"),
    [
        (960, (100, 100, 300, 300), 2),
        (960, (0, 0, 1280, 960), 1),
        (480, (9, 9, 99, 99), 1),
    ],
    ids=["a part", "the whole", "a part of a small picture"],
)
def test_a_part_is_looked_at_again_only_where_it_is_seen_smaller_in_the_whole(
    deck: LearnedDeck, height: int, box: Box, reads: int
) -> None:
    parts, counted = LearnedRegionReader(deck), CountedReader(deck)
    parts._reader = counted
    assert not parts.read_region(np.zeros((height, height * 4 // 3, 3), np.uint8), box)
    assert counted.reads == reads


def test_a_card_is_read_in_its_part_of_a_large_picture_as_in_the_whole(
    deck: LearnedDeck, drawn: GameDeck, tables: SurfaceCollection
) -> None:
    """However a card lay when it was learned, its outline begins at a short side: else it would lie sideways."""
    small = draw_table(drawn, tables, 3, CLEAN).bgr
    large = np.asarray(cv2.resize(small, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), np.uint8)
    lying = LearnedDeck(tuple(replace(face, corner=face.corner | 1) for face in deck.faces), deck.aspect)
    parts, names = LearnedRegionReader(lying), [face.name for face in deck.fronts]
    whole = [one for one in DeckReader(deck).read(large) if one.card and one.card.name != BACK]
    assert len(whole) >= 3
    for one in whole:
        assert one.card
        found = parts.read_region(large, box_round(one.quad))
        here = [other for other in found if intersection_over_union(other.quad, one.quad) > 0.8]
        assert [names[int(other.probabilities.argmax())] for other in here] == [one.card.name]
        sides = np.linalg.norm(here[0].quad - np.roll(here[0].quad, -1, axis=0), axis=1)
        assert sides[0] < sides[1]
