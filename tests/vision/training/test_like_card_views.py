"""Cards that are alike are seen as they are learned, and as they lie on a table with things and hands."""

import pytest

from vision.scenes import SurfaceCollection
from vision.training.like_card_views import LikeCards, draw_like_card_views

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def cards() -> LikeCards:
    return draw_like_card_views(3, SurfaceCollection.open("train"))


def test_views_of_cards_have_a_face_and_a_group(cards: LikeCards) -> None:
    assert len(cards.prints) == len(cards.groups) == 10
    assert len(cards.learned) >= 8
    assert len(cards.seen) >= 10
    assert {one.wide.shape for one in cards.seen} == {(160, 112, 3)}
    shares = [one.covered.mean() / 255 for one in cards.seen]
    assert min(shares) < 0.05
    assert max(shares) > 0.1
