"""Temperatures are found again that scores were spoilt with."""

from typing import Final

import numpy as np
import pytest

from companion.cards import DECK, Card
from vision.geometry import Floats
from vision.reader.evidence import NetworkScores
from vision.reader.layout import COUNTS, LETTERS, SUITS
from vision.reader.letters import COUNT_OF, letter_weights
from vision.reader.networks import ConfidenceModel
from vision.training.temperature_scaling import LEAST_PIPS, LIMITS, fit_temperatures

pytestmark = pytest.mark.one_python

CARDS: Final = 600
PLAIN: Final = ConfidenceModel(letters=1, suits=1, counts=1, symbols=1, trust=())
ENGLISH: Final = letter_weights("english")
SURE: Final = 20.0


def honest(wanted: int, classes: int, rng: np.random.Generator) -> Floats:
    """Returns scores of noisy sights: among many, what scores a share is right in so many cases."""
    spread = 1.5
    seen = rng.normal(0, spread, classes)
    seen[wanted] += spread**2
    return np.asarray(seen - seen.max(), np.float32)


def fitted_cards(sharper: float, pips_sharper: float = 1.0) -> list[tuple[NetworkScores, Card]]:
    """Returns cards with one index each, scored `sharper` than is honest, and their pips."""
    rng = np.random.default_rng(5)
    made = []
    for _ in range(CARDS):
        card = DECK[rng.integers(52)]
        letter = "JQKA"[card.rank.value - 11] if card.rank.value > 10 else str(card.rank.value)
        suit = SUITS.index(card.suit)
        near = [honest(LETTERS.index(letter), len(LETTERS), rng), honest(suit, 4, rng)]
        whole = [honest(COUNT_OF[card.rank], len(COUNTS), rng), honest(suit, 4, rng)]
        near_row = np.concatenate([*(part * sharper for part in near), [SURE]]).astype(np.float32)
        whole_row = np.concatenate([*(part * pips_sharper for part in whole), [SURE]]).astype(np.float32)
        made.append((NetworkScores(near_row[None], whole_row), card))
    return made


def test_indices_that_are_too_sure_are_cooled() -> None:
    found = fit_temperatures(PLAIN, fitted_cards(sharper=2.0), ENGLISH)
    assert found.letters == pytest.approx(2.0, abs=0.3)
    assert found.suits == pytest.approx(2.0, abs=0.3)
    assert found.counts == pytest.approx(1.0, abs=0.2)


def test_pips_are_never_made_surer_than_they_were_learnt() -> None:
    found = fit_temperatures(PLAIN, fitted_cards(sharper=1.0, pips_sharper=0.4), ENGLISH)
    assert found.counts == found.symbols == LEAST_PIPS
    assert found.letters == pytest.approx(1.0, abs=0.2)


def test_temperatures_keep_within_their_limits() -> None:
    """Scores that say nothing, or the contrary, would be cooled for ever."""
    shuffled = [(scores, DECK[place % 52]) for place, (scores, _) in enumerate(fitted_cards(1.0)[:40])]
    found = fit_temperatures(PLAIN, shuffled, ENGLISH)
    assert all(low <= getattr(found, name) <= high for name, (low, high) in LIMITS.items())


def test_without_cards_there_is_nothing_to_fit() -> None:
    with pytest.raises(ValueError, match="no card was seen"):
        fit_temperatures(PLAIN, [], ENGLISH)


def test_what_is_kept_besides_stays() -> None:
    assert fit_temperatures(ConfidenceModel(1, 1, 1, 1, (0.5, 2.0)), fitted_cards(1.0)[:50], ENGLISH).trust == (
        0.5,
        2.0,
    )
