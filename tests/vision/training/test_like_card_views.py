"""Cards that are alike are seen as they are learned, and as they lie on a table with things and hands."""

from collections.abc import Callable

import numpy as np
import pytest

from vision.scenes import SurfaceCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card
from vision.scenes.game_decks.art import Rng
from vision.training import like_card_views
from vision.training.like_card_views import (
    ASPECTS,
    OUTLINE_ERROR,
    LikeCards,
    draw_like_card_views,
    draw_viewed_size,
    outlined,
)


@pytest.fixture(scope="module")
def cards() -> LikeCards:
    return draw_like_card_views(3, SurfaceCollection.open("train"))


@pytest.mark.one_python
def test_views_of_cards_have_a_face_and_a_group(cards: LikeCards) -> None:
    assert len(cards.prints) == len(cards.groups) == 10
    assert len(cards.learned) >= 8
    assert len(cards.seen) >= 10
    assert {one.wide.shape for one in cards.seen} == {(160, 112, 3)}
    shares = [one.covered.mean() / 255 for one in cards.seen]
    assert min(shares) < 0.05
    assert max(shares) > 0.1


@pytest.mark.one_python
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


def test_drawn_cards_are_as_high_as_views_are() -> None:
    rng = np.random.default_rng(1)
    aspects = [height / width for width, height in (draw_viewed_size(rng) for _ in range(100))]
    assert ASPECTS[0] < min(aspects) < 1.4
    assert 1.6 < max(aspects) < ASPECTS[1]


def test_outlines_are_off_by_a_share_of_the_cards_height() -> None:
    rng = np.random.default_rng(2)
    quad = np.array([[10, 10], [110, 10], [110, 160], [10, 160]], np.float32)
    off = np.array([outlined(rng, quad) - quad for _ in range(200)])
    assert abs(float(off.std()) - OUTLINE_ERROR * 150) < 0.1 * OUTLINE_ERROR * 150
