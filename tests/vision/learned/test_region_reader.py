"""A learned deck's cards as whoever tracks cards asks for them: in the order of its fronts, and no backs."""

import numpy as np
import pytest

from vision.learned import LearnedDeck, LearnedFace
from vision.learned.deck import BACK
from vision.learned.deck_reader import FaceName, LearnedReading
from vision.learned.region_reader import LearnedRegionReader

QUAD = np.array([[0, 0], [96, 0], [96, 144], [0, 144]], np.float32)


@pytest.fixture(scope="module")
def reader() -> LearnedRegionReader:
    views = np.random.default_rng(1).integers(0, 255, (4, 144, 96, 3)).astype(np.uint8)
    names = ("owl", "bat", "fox", BACK)
    return LearnedRegionReader(
        LearnedDeck(tuple(LearnedFace(name, 1, 0, (view,)) for name, view in zip(names, views, strict=True)), 1.5)
    )


def test_what_is_left_over_is_spread_over_the_other_faces(reader: LearnedRegionReader) -> None:
    shares = reader._probabilities(LearnedReading(None, 0.6, QUAD, (("bat", 0.6), ("owl", 0.3))))
    assert shares is not None
    assert np.allclose(shares, (0.3, 0.6, 0.1))
    named = reader._probabilities(LearnedReading(FaceName("fox"), 0.98, QUAD, ()))
    assert named is not None
    assert np.allclose(named, (0.01, 0.01, 0.98))


def test_what_is_a_back_or_most_probably_one_is_no_card_to_follow(reader: LearnedRegionReader) -> None:
    assert reader._probabilities(LearnedReading(FaceName(BACK), 0.98, QUAD, ())) is None
    assert reader._probabilities(LearnedReading(None, 0.9, QUAD, ((BACK, 0.9), ("bat", 0.05)))) is None
    assert reader._probabilities(LearnedReading(None, 0.0, QUAD, ())) is None
