"""Fitting confidence on drawn scenes with held-out decks: temperatures of the networks, then trust in the whole."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch.nn import functional

from companion.cards import DECK, Card
from vision.reader.evidence import CUES, Desk, Evidence
from vision.reader.layout import LETTERS
from vision.reader.letters import letter_weights
from vision.reader.networks import Networks, Temper
from vision.scenes import Scene
from vision.training.scenery import Studio
from vision.training.tempering import fit_temperatures
from vision.training.truths import Floats, index_truths

_LOG: Final = logging.getLogger(__name__)

SIZE: Final = (960, 720)
FIRST_SEED: Final = 700_000_000
SEED_STEP: Final = 41
"""Neighbouring seeds share decks, so scenes are drawn far apart."""
SEEN: Final = 0.7
NEAR: Final = 0.5
"""Evidence is right if one of its indices lies so near to one of the card's, in index heights."""
LEAST: Final = 1e-5
"""No probability is fitted as less."""


def fit_temper(models: Path, art: Path, count: int) -> Temper:
    """Returns temperatures and trust fitted on `count` scenes."""
    networks, weights = Networks.load(models), letter_weights("english")
    studio = Studio.open(art, "test")
    scenes = [studio.draw(FIRST_SEED + i * SEED_STEP, SIZE) for i in range(count)]
    plain = Temper(1, 1, 1, 1, (0.0,) * len(CUES))
    seen = [one for scene in scenes for one in sightings(scene, Desk(networks, plain, weights)) if one.visible > SEEN]
    tempered = fit_temperatures(plain, [(one.evidence.scores, one.card) for one in seen if one.card], weights)
    _LOG.info("%d cards seen, %s", len(seen), tempered)
    desk = Desk(networks, tempered, weights)
    judged = [judged for scene in scenes for judged in judge(scene, desk)]
    trust = fit_trust([evidence for evidence, _ in judged], [right for _, right in judged])
    return replace(tempered, trust=tuple(round(float(part), 4) for part in trust))


@dataclass(frozen=True, slots=True)
class Sighting:
    """Evidence, the cards that truly lie there, and how much of their best seen corner is visible, 0 if none does."""

    evidence: Evidence
    cards: frozenset[Card]
    visible: float

    @property
    def card(self) -> Card | None:
        """The card, if it is one."""
        return next(iter(self.cards)) if len(self.cards) == 1 else None


def sightings(scene: Scene, desk: Desk) -> list[Sighting]:
    """Returns the evidence in a scene; cards with letters of another alphabet are left out."""
    truths = index_truths(scene)
    heights = np.maximum(truths.height_px, 1e-3)
    seen = []
    for evidence in desk.gather(scene.bgr, desk.find(scene.bgr)):
        away = np.linalg.norm(truths.centre[None] - evidence.centres[:, None], axis=2) / heights
        near = (away < NEAR).any(axis=0)
        if not any(LETTERS[place] in "BDVR1" for place in truths.letter[near]):
            cards = (scene.cards[place].card for place in truths.card[near])
            visible = float(truths.visible[near].max(initial=0))
            seen.append(Sighting(evidence, frozenset(card for card in cards if card), visible))
    return seen


def judge(scene: Scene, desk: Desk) -> list[tuple[Evidence, bool]]:
    """Returns the evidence in a scene, and whether its best card lies there; what is half covered is left out."""
    judged = []
    for one in sightings(scene, desk):
        right = DECK[int(one.evidence.faces.argmax())] in one.cards
        if right or not one.cards or one.visible > SEEN:
            judged.append((one.evidence, right))
    return judged


def fit_trust(evidence: Sequence[Evidence], right: Sequence[bool]) -> Floats:
    """Returns weights (5,) of the cues with which what is said is right as often as it is said to be."""
    cues = torch.from_numpy(np.stack([one.cues for one in evidence]))
    shares = torch.tensor([float(one.faces.max()) for one in evidence])
    truth = torch.tensor(right, dtype=torch.float32)
    weights = torch.zeros(len(CUES), requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=200, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        sure = (shares * torch.sigmoid(cues @ weights)).clamp(LEAST, 1 - LEAST)
        total = functional.binary_cross_entropy(sure, truth) + 1e-4 * (weights**2).sum()
        total.backward()
        return total

    optimizer.step(loss)
    found = np.asarray(weights.detach().numpy(), np.float32)
    _LOG.info("%d cards, %.4f of them right, trust %s", len(right), truth.mean(), found.round(3))
    return found
