"""Cards with a symbol in the middle and a number in two corners: some differ in the number only."""

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks import like_cards
from vision.scenes.game_decks.like_cards import draw_symbol_cards

SIZE_MM = (40.0, 60.0)
PLAIN = {"MOST_KINDS": 1, "OTHER_SIZE": 0.0, "OTHER_INK": 0.0, "MOST_MARKS": 0}


def vary(monkeypatch: pytest.MonkeyPatch, **chances: float) -> None:
    """Lets cards vary in nothing but in what is named, and in that as given."""
    for name, value in (PLAIN | chances).items():
        monkeypatch.setattr(like_cards, name, value)


def differences(seed: int) -> list[NDArray[np.bool_]]:
    """Where each card of a group differs from the first one, for those that do."""
    first, *others = (card.bgra[..., :3].astype(int) for card in draw(seed))
    return [differs for differs in (np.abs(first - other).max(axis=2) > 20 for other in others) if differs.any()]


def draw(seed: int, count: int = 6) -> list[FaceImage]:
    return draw_symbol_cards(np.random.default_rng(seed), SIZE_MM, count)


def middle(differs: NDArray[np.bool_]) -> NDArray[np.bool_]:
    height, width = differs.shape
    return differs[2 * height // 5 : 3 * height // 5, 2 * width // 5 : 3 * width // 5]


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_of_one_size_and_without_indices(seed: int) -> None:
    cards = draw(seed)
    assert len(cards) == 6
    assert len({card.bgra.shape for card in cards}) == 1
    assert all(len(card.indices) == 0 for card in cards)


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_differ_in_their_number_only_differ_in_two_opposite_corners(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    vary(monkeypatch)
    found = differences(seed)
    assert found
    for differs in found:
        height, width = (side // 2 for side in differs.shape)
        assert differs[:height, :width].any()
        assert differs[height:, width:].any()
        assert not differs[:height, width:].any()
        assert not differs[height:, :width].any()


@pytest.mark.parametrize("chances", [{"MOST_KINDS": 8}, {"OTHER_SIZE": 1.0}, {"OTHER_INK": 1.0}])
def test_cards_with_one_number_may_differ_in_their_symbol(
    monkeypatch: pytest.MonkeyPatch, chances: dict[str, float]
) -> None:
    vary(monkeypatch, KEPT_NUMBER=1.0, **chances)
    assert sum(middle(differs).any() or differs.mean() > 0.01 for seed in range(6) for differs in differences(seed)) > 6


def test_cards_with_one_number_and_symbol_may_differ_in_small_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    vary(monkeypatch, KEPT_NUMBER=1.0, MARKED=1.0, MOST_MARKS=3)
    shares = [differs.mean() for seed in range(4) for differs in differences(seed)]
    assert len(shares) > 8
    assert max(shares) < 0.1


def test_some_cards_keep_the_number_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    vary(monkeypatch, KEPT_NUMBER=1.0)
    assert differences(1) == []


def test_a_seed_draws_the_same_cards() -> None:
    first, again = (draw(3, 2) for _ in range(2))
    assert all(np.array_equal(one.bgra, other.bgra) for one, other in zip(first, again, strict=True))
