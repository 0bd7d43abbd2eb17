"""PrintStyle: everything that distinguishes one printed deck from another, chosen at random."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from companion.cards import Suit
from vision.scenes.decks.pips import PipShape, draw_shape

Ink: TypeAlias = tuple[int, int, int]
"""A colour, BGR."""

RankLetters: TypeAlias = dict[int, str]
"""What is printed for each rank."""
ENGLISH: Final[RankLetters] = {**{n: str(n) for n in range(2, 11)}, 11: "J", 12: "Q", 13: "K", 14: "A"}
_GERMAN: Final[RankLetters] = {**ENGLISH, 11: "B", 12: "D", 13: "K"}
_FRENCH: Final[RankLetters] = {**ENGLISH, 11: "V", 12: "D", 13: "R"}
ALPHABETS: Final = (
    ENGLISH,
    {**ENGLISH, 10: "T"},
    {**ENGLISH, 14: "1"},
    _GERMAN,
    _FRENCH,
    {**_FRENCH, 14: "1"},
)
PRINTED: Final = {"english": ALPHABETS[:2], "german": (_GERMAN,), "french": ALPHABETS[4:]}
"""The rank letters of decks that are sold as English, German and French ones, the most usual first."""
_ALPHABET_SHARES: Final = (0.7, 0.03, 0.02, 0.14, 0.07, 0.04)
_SIZES_MM: Final = ((63.0, 88.0), (57.0, 88.0), (63.0, 88.0), (59.0, 91.0), (56.0, 87.0), (64.0, 98.0))


_RANKS_MM: Final = ((4.8, 6.2), (6.2, 9.8), (9.8, 16.0), (16.0, 22.0))
"""Small, standard, jumbo and magnum rank letters."""
_RANK_SHARES: Final = (0.1, 0.6, 0.26, 0.04)


@dataclass(frozen=True, slots=True)
class IndexStyle:
    """Where and how large the corner indices stand, in millimetres on the card."""

    rank_mm: float
    rank_width: float
    widest_mm: float
    suit_mm: float
    gap_mm: float
    axis_mm: float
    top_mm: float
    weight: int
    corners: int


@dataclass(frozen=True, slots=True)
class PrintStyle:
    """One printed deck."""

    seed: int
    size_mm: tuple[float, float]
    radius_mm: float
    stock: Ink
    inks: dict[Suit, Ink]
    letters: RankLetters
    index: IndexStyle
    pips: PipShape
    pip_mm: float
    one_pip: bool
    frame: bool
    edge_line: bool


def draw_style(seed: int) -> PrintStyle:
    """Returns the deck that belongs to `seed`."""
    rng = np.random.default_rng([seed, 11])
    size = _SIZES_MM[rng.integers(len(_SIZES_MM))]
    white = rng.uniform(232, 255)
    tint = rng.uniform(0, 18) if rng.random() < 0.4 else rng.uniform(0, 5)
    stock = (int(white - tint), int(white - tint * 0.3), int(white))
    inks = draw_inks(rng)
    if rng.random() < 0.04:
        stock, inks = _dark(rng, inks)
    return PrintStyle(
        seed=seed,
        size_mm=size,
        radius_mm=rng.uniform(1.5, 4.5),
        stock=stock,
        inks=inks,
        letters=ALPHABETS[rng.choice(len(ALPHABETS), p=_ALPHABET_SHARES)],
        index=draw_index(rng, size[0]),
        pips=draw_shape(rng),
        pip_mm=rng.uniform(7.5, 15.5),
        one_pip=bool(rng.random() < 0.05),
        frame=bool(rng.random() < 0.12),
        edge_line=bool(rng.random() < 0.3),
    )


def _dark(rng: np.random.Generator, inks: dict[Suit, Ink]) -> tuple[Ink, dict[Suit, Ink]]:
    """Returns a black stock with inks that show on it."""
    grey = int(rng.integers(12, 48))
    pale = int(rng.integers(170, 250))
    light = {suit: ink if max(ink) > 120 else (pale, pale, pale) for suit, ink in inks.items()}
    chance = rng.random()
    if chance < 0.3:
        light = dict.fromkeys(light, (pale, pale, pale))
    elif chance < 0.7:
        one, other = _bright(rng), (pale, pale, pale) if rng.random() < 0.6 else _bright(rng)
        light = {suit: one if suit in (Suit.DIAMONDS, Suit.HEARTS) else other for suit in light}
    return (grey, grey, grey), light


def _bright(rng: np.random.Generator) -> Ink:
    """Returns a vivid ink of any hue."""
    blue, green, red = rng.permutation(np.array([rng.integers(20, 120), 190, rng.integers(60, 240)]))
    return int(blue), int(green), int(red)


def draw_index(rng: np.random.Generator, width_mm: float) -> IndexStyle:
    """Returns an index between the slim standard and the jumbo."""
    low, high = _RANKS_MM[rng.choice(len(_RANKS_MM), p=_RANK_SHARES)]
    rank = rng.uniform(low, high)
    widest = rank * rng.uniform(0.5, 0.95)
    axis = max(widest * rng.uniform(0.5, 0.62), 2.2) + rng.uniform(1.2, 3.0)
    return IndexStyle(
        rank_mm=rank,
        rank_width=rng.uniform(0.62, 1.05),
        widest_mm=widest,
        suit_mm=rank * rng.uniform(0.42, 0.9),
        gap_mm=rng.uniform(0.25, 1.0) if rng.random() < 0.6 else rng.uniform(0.6, 2.6),
        axis_mm=min(axis, width_mm * 0.3),
        top_mm=rng.uniform(2.0, 5.5),
        weight=int(rng.integers(-2, 4)),
        corners=4 if rng.random() < 0.22 else 2,
    )


def draw_inks(rng: np.random.Generator) -> dict[Suit, Ink]:
    """Returns the four suits' inks: mostly red and black, at times one of the four-colour codes."""
    red = (int(rng.integers(0, 70)), int(rng.integers(0, 55)), int(rng.integers(165, 245)))
    dark = int(rng.integers(8, 52)) if rng.random() < 0.95 else int(rng.integers(60, 125))
    black = (dark + int(rng.integers(0, 14)), dark, dark + int(rng.integers(0, 8)))
    if dark > 52 and rng.random() < 0.5:
        black = (dark // 2, int(dark * 0.85), dark + 20)
    green = (int(rng.integers(10, 80)), int(rng.integers(95, 160)), int(rng.integers(0, 60)))
    blue = (int(rng.integers(150, 240)), int(rng.integers(50, 120)), int(rng.integers(0, 60)))
    orange = (int(rng.integers(0, 50)), int(rng.integers(100, 150)), int(rng.integers(215, 250)))
    codes = (
        (black, red, red, black),
        (green, blue, red, black),
        (blue, orange, red, black),
        (green, orange, red, black),
        (blue, red, red, green),
        (green, red, orange, black),
    )
    clubs, diamonds, hearts, spades = codes[rng.choice(6, p=(0.82, 0.08, 0.04, 0.02, 0.02, 0.02))]
    return {Suit.CLUBS: clubs, Suit.DIAMONDS: diamonds, Suit.HEARTS: hearts, Suit.SPADES: spades}
