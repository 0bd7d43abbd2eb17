"""Fits confidence on drawn scenes with held-out decks: temperature scaling, then logistic regression on the cues."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch.nn import functional

from companion.cards import DECK, Card
from vision.geometry import Floats
from vision.reader.detections import Detections
from vision.reader.evidence import CUES, Evidence, EvidenceCollector
from vision.reader.layout import LETTERS
from vision.reader.letters import ALPHABETS, letter_weights
from vision.reader.networks import ConfidenceModel, Networks
from vision.scenes import Scene
from vision.training.index_truths import index_truths
from vision.training.scene_pool import SceneSource
from vision.training.temperature_scaling import fit_temperatures

_LOG: Final = logging.getLogger(__name__)

SIZE: Final = (960, 720)
FIRST_SEED: Final = 700_000_000
SEED_STEP: Final = 41
"""Neighbouring seeds share decks, so scenes are drawn far apart."""
ALPHABET: Final = "english"
"""Decks with these letters are fitted on."""
SEEN: Final = 0.7
"""Cards with a smaller visible share of their best corner are left out: whether they are read is chance."""
NEAR: Final = 0.5
"""The maximum distance, in index heights, between an index of the evidence and one of the card it belongs to."""
LEAST: Final = 1e-5
"""The minimum fitted probability."""


def fit_confidence_model(models: Path, art: Path, count: int) -> ConfidenceModel:
    """Returns temperatures and trust fitted on `count` scenes."""
    networks, weights = Networks.load(models), letter_weights(ALPHABET)
    scene_source = SceneSource.open(art, "test")
    scenes = [scene_source.draw(FIRST_SEED + i * SEED_STEP, SIZE) for i in range(count)]
    plain = ConfidenceModel(1, 1, 1, 1, (0.0,) * len(CUES))
    collector = EvidenceCollector(networks, plain, weights)
    looked = [(scene, collector.find(scene.bgr)) for scene in scenes]
    known = [(one.evidence.scores, one.card) for one in fitted_cards(looked, collector) if one.card]
    confidence_model = fit_temperatures(plain, known, weights)
    _LOG.info("%d cards, %s", len(known), confidence_model)
    judged = fitted_cards(looked, EvidenceCollector(networks, confidence_model, weights))
    cues = np.stack([one.evidence.cues for one in judged])
    shares = np.array([one.evidence.faces.max() for one in judged], np.float32)
    right = np.array([DECK[int(one.evidence.faces.argmax())] in one.cards for one in judged], np.float32)
    trust = fit_trust(cues, shares, right)
    return replace(confidence_model, trust=tuple(round(float(part), 4) for part in trust))


@dataclass(frozen=True, slots=True, eq=False)
class FittedCard:
    """Evidence, and the cards that truly lie there."""

    evidence: Evidence
    cards: frozenset[Card]

    @property
    def card(self) -> Card | None:
        """The only card that lies there, or None."""
        return next(iter(self.cards)) if len(self.cards) == 1 else None


def fitted_cards(looked: list[tuple[Scene, Detections]], collector: EvidenceCollector) -> list[FittedCard]:
    """Returns the evidence in scenes with these finds, without half covered cards and letters of other alphabets."""
    seen = []
    for scene, detections in looked:
        truths = index_truths(scene)
        heights = np.maximum(truths.height_px, 1e-3)
        for evidence in collector.gather(scene.bgr, detections):
            away = np.linalg.norm(truths.centre[None] - evidence.centres[:, None], axis=2) / heights
            near = (away < NEAR).any(axis=0)
            cards = frozenset(card for place in truths.card[near] if (card := scene.cards[place].card))
            foreign = any(LETTERS[place] not in ALPHABETS[ALPHABET] for place in truths.letter[near])
            if not foreign and (not cards or float(truths.visible[near].max()) > SEEN):
                seen.append(FittedCard(evidence, cards))
    return seen


def fit_trust(cues: Floats, shares: Floats, right: Floats) -> Floats:
    """Returns weights (5,) with which n cards are right as often as is said: `cues` (n, 5), `shares` and `right` (n,).

    The confidence is the face's probability times that of a card, which the cues predict.
    """
    known, said, truth = (torch.from_numpy(part) for part in (cues, shares, right))
    weights = torch.zeros(len(CUES), requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=200, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        sure = (said * torch.sigmoid(known @ weights)).clamp(LEAST, 1 - LEAST)
        total = functional.binary_cross_entropy(sure, truth) + 1e-4 * (weights**2).sum()
        total.backward()
        return total

    optimizer.step(loss)
    found = np.asarray(weights.detach().numpy(), np.float32)
    _LOG.info("%d sightings, %.4f of them right, trust %s", len(right), right.mean(), found.round(3))
    return found
