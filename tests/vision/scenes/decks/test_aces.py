"""An ace bears one large symbol."""

import numpy as np

from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.decks.aces import print_ace
from vision.scenes.decks.pips import pip_mask
from vision.scenes.decks.print_style import draw_style


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
