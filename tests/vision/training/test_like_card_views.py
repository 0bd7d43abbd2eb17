"""Cards that are alike are seen as they are learned, and as they lie on a table with things and hands."""

from collections.abc import Callable

import pytest

from vision.scenes import SurfaceCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card
from vision.scenes.game_decks.art import Rng
from vision.training import like_card_views
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


def test_groups_are_cards_with_a_symbol_near_twins_and_others(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def noted(name: str) -> Callable[..., list[FaceImage]]:
        def draw(rng: Rng, size_mm: tuple[float, float], count: int) -> list[FaceImage]:
            drawn.append(name)
            return [draw_any_card(rng, size_mm) for _ in range(count)]

        return draw

    names = "draw_symbol_cards", "draw_numbered", "draw_group", "draw_like_cards"
    for name in names:
        monkeypatch.setattr(like_card_views, name, noted(name))
    monkeypatch.setattr(like_card_views, "SEEN_TABLES", 0)
    monkeypatch.setattr(like_card_views, "LEARNED", 0)
    tables = SurfaceCollection.open("train")
    for seed in range(20):
        draw_like_card_views(seed, tables)
    assert set(drawn) == set(names)
    assert drawn.count("draw_symbol_cards") > drawn.count("draw_group")
