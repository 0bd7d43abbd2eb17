"""How much of a card shows under others."""

import pytest

from companion.following.sightings import visible_share
from tests.following.property_camera import place_at


@pytest.mark.parametrize(
    ("upper", "share"),
    [
        pytest.param([], 1.0, id="nothing lies on it"),
        pytest.param([(0.0, 0.0)], 0.0, id="another lies exactly on it"),
        pytest.param([(1000.0, 0.0)], 1.0, id="another lies far away"),
        pytest.param([(0.5, 0.0)], 0.5, id="half of it shows"),
        pytest.param([(0.5, 0.0), (-0.5, 0.0)], 0.0, id="two cover it together"),
        pytest.param([(0.5, 0.0), (0.0, 0.5)], 0.25, id="a quarter shows"),
    ],
)
def test_the_share_of_a_card_that_shows(upper: list[tuple[float, float]], share: float) -> None:
    """Others lie so many widths and heights of a card beside it."""
    card = place_at(0.0, 0.0)
    (left, top), (right, low) = card.corners[0], card.corners[2]
    others = [place_at(x * (right - left), y * (low - top)) for x, y in upper]
    assert visible_share(card, others) == pytest.approx(share, abs=0.05)
