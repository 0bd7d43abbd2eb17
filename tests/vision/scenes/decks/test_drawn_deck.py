"""Drawn decks: every face has its indices, where they are said to be."""

from itertools import combinations

import numpy as np
import pytest

from companion.card_notation import parse_card
from companion.cards import CARD_NAMES, DECK, Suit
from vision.frames import Picture
from vision.scenes import DeckCollection
from vision.scenes.decks.drawn_deck import draw_court, print_ace
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.pips import pip_mask
from vision.scenes.decks.print_style import PrintStyle, draw_style


def _ink_share(face: FaceImage, nth: int) -> float:
    """Returns how much of an index box differs from the card's stock."""
    quad = face.indices[nth]
    (x0, y0), (x1, y1) = quad.min(axis=0).astype(int), quad.max(axis=0).astype(int)
    part = face.bgra[y0:y1, x0:x1, :3].astype(int)
    stock = face.bgra[face.size[1] // 2, 4, :3].astype(int)
    return float((np.abs(part - stock).max(axis=2) > 40).mean())


@pytest.mark.parametrize("seed", range(12))
def test_every_drawn_face_has_its_indices(seed: int, decks: DeckCollection) -> None:
    deck = decks.drawn(seed)
    for card in DECK:
        face = deck.face(card)
        assert face.indices.shape in ((2, 4, 2), (4, 4, 2))
        assert face.indices.min() >= 0
        assert (face.indices <= np.array(face.size)).all()
        for nth in range(len(face.indices)):
            assert 0.08 < _ink_share(face, nth) < 0.95, (deck.name, card.name)


def test_first_index_stands_upright_and_last_on_its_head(decks: DeckCollection) -> None:
    face = decks.drawn(1).face(CARD_NAMES["7D"])
    assert face.indices[0][0][1] < face.indices[0][3][1]
    assert face.indices[-1][0][1] > face.indices[-1][3][1]


def ace(seed: int, suit: Suit) -> Picture:
    style = draw_style(seed)
    image = np.zeros((396, 284, 4), np.uint8)
    image[..., :3] = style.stock
    print_ace(image, pip_mask(suit, style.pips), suit, style)
    return image


def test_its_symbol_stands_in_the_middle_in_the_suits_ink() -> None:
    image, ink = ace(4, Suit.HEARTS), draw_style(4).inks[Suit.HEARTS]
    printed = (image[..., :3] == ink).all(axis=2)
    rows, columns = np.flatnonzero(printed.any(axis=1)), np.flatnonzero(printed.any(axis=0))
    assert abs((rows[0] + rows[-1]) / 2 - 198) < 3
    assert abs((columns[0] + columns[-1]) / 2 - 142) < 3


def test_the_ace_of_spades_is_at_times_ornate() -> None:
    inked = [float((ace(seed, Suit.SPADES)[..., :3] != draw_style(seed).stock).any(axis=2).mean()) for seed in range(8)]
    assert max(inked) > 2 * min(inked)


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
