"""Converts a whole card's pip scores to the likelihood of each card."""

from typing import Final

import numpy as np

from companion.cards import DECK, Rank
from vision.geometry import Floats
from vision.reader.layout import COUNTS
from vision.reader.letters import SUIT_OF, sigmoid, softmax
from vision.reader.networks import ConfidenceModel

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
