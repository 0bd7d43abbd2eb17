"""Court pictures stand both ways up, and no two are alike."""

from itertools import combinations

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.decks.courts import draw_court
from vision.scenes.decks.pips import pip_mask
from vision.scenes.decks.print_style import PrintStyle, draw_style


@pytest.fixture(scope="module")
def style() -> PrintStyle:
    return draw_style(1)


def court(name: str, style: PrintStyle) -> Picture:
    inside = np.full((300, 180, 3), 255, np.uint8)
    draw_court(inside, pip_mask(Suit.SPADES, style.pips), style, parse_card(name))
    return inside


def test_a_court_looks_the_same_on_its_head(style: PrintStyle) -> None:
    figure = court("QS", style)[:148]
    np.testing.assert_array_equal(figure[5:], court("QS", style)[::-1, ::-1][5:148])


def test_courts_of_one_deck_differ(style: PrintStyle) -> None:
    figures = [court(name, style) for name in ("JS", "QS", "KS", "KC")]
    assert all((one != other).mean() > 0.05 for one, other in combinations(figures, 2))
