"""Converts networks' scores of letters and of pips to probabilities of cards, for the alphabet of the deck."""

from typing import Final

import numpy as np

from companion.cards import DECK, Rank
from vision.geometry import Floats
from vision.reader.layout import COUNTS, LETTERS, SUITS
from vision.reader.networks import ConfidenceModel

_NUMBERS: Final = {str(rank.value): rank for rank in Rank if rank.value <= 10}
_ENGLISH: Final = {**_NUMBERS, "J": Rank.JACK, "Q": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE}
ALPHABETS: Final[dict[str, dict[str, Rank]]] = {
    "english": _ENGLISH,
    "german": {**_NUMBERS, "B": Rank.JACK, "D": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE},
    "french": {**_NUMBERS, "V": Rank.JACK, "D": Rank.QUEEN, "R": Rank.KING, "A": Rank.ACE, "1": Rank.ACE},
}
ANYWHERE: Final = {"1": Rank.ACE}
"""A letter that decks of any alphabet may print, and its rank; where it is foreign it needs a clear print.

A half-covered 10 shows it, too.
"""
FOREIGN: Final = 0.02  # EXPERIMENTS.md, 2026-11-27
"""The prior of a letter outside the deck's alphabet, relative to its own letters."""


def letter_weights(alphabet: str) -> tuple[Floats, Floats]:
    """Returns the prior of each letter (letters,), and which rank it stands for (letters, 13)."""
    own = ALPHABETS[alphabet]
    ranks = {**ANYWHERE, **own}
    prior = np.array([1.0 if letter in own else FOREIGN for letter in LETTERS], np.float32)
    onto = np.zeros((len(LETTERS), len(Rank)), np.float32)
    for place, letter in enumerate(LETTERS):
        if letter in ranks:
            onto[place, ranks[letter].value - 2] = 1
    return prior, onto


def card_probabilities(letters: Floats, suits: Floats, weights: tuple[Floats, Floats]) -> Floats:
    """Returns (n, 52) in the order of DECK from probabilities of letters and suits (n, ·); foreign letters are lost."""
    prior, onto = weights
    weighed = letters * prior
    ranks = (weighed / weighed.sum(axis=1, keepdims=True)) @ onto
    return np.asarray((suits[:, SUIT_OF] * ranks[:, _RANK_OF]).astype(np.float32))


def sigmoid(scores: Floats) -> Floats:
    """Returns the share that each score, as log odds, stands for."""
    return np.asarray(1 / (1 + np.exp(-np.clip(scores, -60, 60))), np.float32)


def softmax(scores: Floats, temperature: float) -> Floats:
    """Returns probabilities along the last axis."""
    scaled = scores / temperature
    raised = np.exp(scaled - scaled.max(axis=-1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=-1, keepdims=True), np.float32)


SUIT_OF: Final = np.array([SUITS.index(card.suit) for card in DECK])
"""The place in SUITS of each card of DECK."""
_RANK_OF: Final = np.array([card.rank.value - 2 for card in DECK])


DOUBT: Final = 0.02
"""The probability that pips mislead: real courts and decks vary more than drawn ones."""

LARGE_PIP: Final = 0.03
"""The share of an ace's likelihood that any number gets: some decks print one large pip on all of them."""

COURT: Final = COUNTS.index(0)
_ONE: Final = COUNTS.index(1)
_MORE: Final = [place for place, count in enumerate(COUNTS) if count > 1]
_COURTS: Final = 3
_PIPS: Final = {rank: 1 if rank is Rank.ACE else rank.value if rank <= Rank.TEN else 0 for rank in Rank}
COUNT_OF: Final = {rank: COUNTS.index(pips) for rank, pips in _PIPS.items()}
"""The place in COUNTS of what the cards of each rank show."""
_COUNT_OF_CARD: Final = np.array([COUNT_OF[card.rank] for card in DECK])


def pip_likelihoods(scores: Floats, confidence_model: ConfidenceModel) -> Floats:
    """Returns (n, 52), the sum of each row 1, from scores (n, counts + 5).

    The three courts of a suit share theirs; the less surely it is a card, the more all cards are alike.
    """
    counts = softmax(scores[:, : len(COUNTS)], confidence_model.counts)
    suits = softmax(scores[:, len(COUNTS) : -1], confidence_model.symbols)
    counts[:, COURT] /= _COURTS
    counts[:, _MORE] = np.maximum(counts[:, _MORE], LARGE_PIP * counts[:, [_ONE]])
    shown = counts[:, _COUNT_OF_CARD] * suits[:, SUIT_OF]
    known = (1 - DOUBT) * sigmoid(scores[:, -1:])
    return np.asarray(known * shown / shown.sum(axis=1, keepdims=True) + (1 - known) / len(DECK), np.float32)
