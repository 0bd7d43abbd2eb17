"""Trust is fitted so that what is said surely is right as often as it is said."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    import torch
else:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")

from companion.card_notation import parse_card
from tests.vision.reader.hand_made import UNSCORED
from vision.reader.evidence import CUES, Evidence
from vision.reader.letters import sigmoid
from vision.training.confidence_fit import FittedCard, fit_trust


def test_the_cues_weights_are_found_again() -> None:
    rng = np.random.default_rng(2)
    true = np.linspace(-0.5, 1.5, len(CUES), dtype=np.float32)
    cues = rng.normal(0, 1, (6000, len(CUES))).astype(np.float32)
    shares = rng.uniform(0.7, 1, 6000).astype(np.float32)
    right = (rng.random(6000) < shares * sigmoid(np.asarray(cues @ true, np.float32))).astype(np.float32)
    assert np.allclose(fit_trust(cues, shares, right), true, atol=0.2)


def test_a_face_that_is_always_wrong_is_not_trusted() -> None:
    cues = np.ones((50, len(CUES)), np.float32)
    weights = fit_trust(cues, np.full(50, 0.9, np.float32), np.zeros(50, np.float32))
    assert sigmoid(cues @ weights).max() < 0.05


def test_evidence_is_of_one_card_only_where_one_lies() -> None:
    box = np.zeros((4, 2), np.float32)
    seen = Evidence(np.zeros(52, np.float32), box, box[:1], 20.0, np.zeros(len(CUES), np.float32), UNSCORED, 0.5, True)
    ace, king = parse_card("AS"), parse_card("KS")
    assert FittedCard(seen, frozenset((ace,))).card is ace
    assert FittedCard(seen, frozenset((ace, king))).card is None
    assert FittedCard(seen, frozenset()).card is None
