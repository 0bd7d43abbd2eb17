"""Cards with markers: each found once, where it lies, on drawn tables; and reported as they come to rest and go."""

import numpy as np
import pytest

from companion.games.nice_one_squirrel.cache_table import MARKERS, NAMES
from tests.vision.nut_table import SIZE, PlacedFace, draw_table
from vision.scenes.camera.view import project, view_from
from vision.setup.marked_cards import MarkedCard, MarkedCardReader
from vision.setup.printed_card import CARD_MM

pytestmark = pytest.mark.one_python

READER = MarkedCardReader({number: name for name, number in MARKERS.items()})
APART = [PlacedFace(name, -330 + 110 * (n % 7), -180 + 170 * (n // 7), 0.4 * n) for n, name in enumerate(NAMES[:21])]


@pytest.fixture(scope="module")
def cards() -> tuple[MarkedCard, ...]:
    picture, _ = draw_table(3, APART, px_per_mm=1.3, tilt_deg=0)
    return READER.read(picture)


def test_each_card_is_found_once(cards: tuple[MarkedCard, ...]) -> None:
    names = [card.card.name for card in cards]
    assert len(names) == len(set(names))
    assert len(names) >= len(APART) - 1


def test_its_middle_is_found_to_a_few_pixels(cards: tuple[MarkedCard, ...]) -> None:
    turn = float(np.random.default_rng([3, 7]).normal(0, 0.1))  # as the drawn camera is turned
    plane = view_from(SIZE, 1.3, turn=turn, focal_px=1000.0)
    middles = {one.name: project(plane, np.array([[one.x_mm, one.y_mm]]))[0] for one in APART}
    for card in cards:
        assert np.linalg.norm(card.quad.mean(axis=0) - middles[card.card.name]) < 8
        high = np.linalg.norm(card.quad[3] - card.quad[0])
        assert high == pytest.approx(CARD_MM[1] * 1.3, rel=0.12)
        assert (card.card.sign, card.confidence > 0.99) == (card.card.name, True)
