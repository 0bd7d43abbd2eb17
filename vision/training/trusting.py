"""Fitting confidence on drawn scenes with held-out decks: temperatures of the networks, then trust in the whole."""

import logging
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from companion.cards import DECK
from vision.reader.evidence import CUES, Desk, Evidence
from vision.reader.layout import COUNTS, LETTERS
from vision.reader.letters import letter_weights
from vision.reader.networks import Networks, Temper
from vision.reader.patches import cut_patches
from vision.reader.pyramid import find_indices
from vision.reader.views import cut_views
from vision.scenes import Scene
from vision.training.mistakes import sort_finds
from vision.training.scenery import Studio
from vision.training.truths import Floats, index_truths
from vision.training.whole_cards import COUNT_OF

_LOG: Final = logging.getLogger(__name__)

SIZE: Final = (960, 720)
FIRST_SEED: Final = 700_000_000
SEED_STEP: Final = 41
"""Neighbouring seeds share decks, so scenes are drawn far apart."""
SEEN: Final = 0.7
LEAST_PIPS: Final = 1.0
"""What whole cards show is never made surer than it was learnt: printed decks differ from drawn ones most there."""
NEAR: Final = 0.5
"""Evidence is right if one of its indices lies so near to one of the card's, in index heights."""


def fit_temper(models: Path, art: Path, count: int) -> Temper:
    """Returns temperatures and trust fitted on `count` scenes."""
    networks = Networks.load(models)
    studio = Studio.open(art, "test")
    scenes = [studio.draw(FIRST_SEED + i * SEED_STEP, SIZE) for i in range(count)]
    plain = _fit_temperatures(scenes, networks)
    desk = Desk(networks, plain, letter_weights("english"))
    judged = [judged for scene in scenes for judged in judge(scene, desk)]
    cues = np.array([evidence.cues for evidence, _ in judged], np.float32).reshape(-1, len(CUES))
    trust = fit_trust(cues, np.array([right for _, right in judged], np.float32))
    return replace(plain, trust=tuple(round(float(part), 4) for part in trust))


def _fit_temperatures(scenes: list[Scene], networks: Networks) -> Temper:
    patches, views, letters, suits = [], [], [], []
    for scene in scenes:
        finds, truths = find_indices(scene.bgr, networks.finder), index_truths(scene)
        right, _ = sort_finds(finds, truths, SEEN)
        if right:
            chosen = finds.pick([i for i, _ in right])
            patches.append(networks.reader.scores(cut_patches(scene.bgr, chosen.centre, chosen.up, chosen.right)))
            views.append(networks.pips.scores(cut_views(scene.bgr, chosen.corners)))
            letters += [int(truths.letter[j]) for _, j in right]
            suits += [int(truths.suit[j]) for _, j in right]
    near, whole = np.concatenate(patches), np.concatenate(views)
    letter, suit, count = np.array(letters), np.array(suits), np.array(COUNT_OF)[letters]
    plain = Temper(
        letters=fit_temperature(near[:, : len(LETTERS)], letter),
        suits=fit_temperature(near[:, len(LETTERS) : -1], suit),
        counts=max(LEAST_PIPS, fit_temperature(whole[:, : len(COUNTS)], count)),
        symbols=max(LEAST_PIPS, fit_temperature(whole[:, len(COUNTS) : -1], suit)),
        trust=(0.0,) * len(CUES),
    )
    _LOG.info("%d indices, %s", len(near), plain)
    return plain


def fit_temperature(scores: Floats, truth: NDArray[np.int64]) -> float:
    """Returns the temperature at which scores (n, k) explain what is true best."""
    options = np.exp(np.linspace(np.log(0.2), np.log(3), 120))
    logits, wanted = torch.from_numpy(scores), torch.from_numpy(truth)
    losses = [float(functional.cross_entropy(logits / float(option), wanted)) for option in options]
    return round(float(options[int(np.argmin(losses))]), 4)


def judge(scene: Scene, desk: Desk) -> list[tuple[Evidence, bool]]:
    """Returns the evidence in a scene, and whether its best card lies there; what is half covered is left out."""
    truths = index_truths(scene)
    heights = np.maximum(truths.height_px, 1e-3)
    judged = []
    for evidence in desk.gather(scene.bgr, desk.find(scene.bgr)):
        away = np.linalg.norm(truths.centre[None] - evidence.centres[:, None], axis=2) / heights
        near = (away < NEAR).any(axis=0)
        best = DECK[int(evidence.faces.argmax())]
        right = any(scene.cards[place].card is best for place in truths.card[near])
        foreign = any(LETTERS[place] in "BDVR1" for place in truths.letter[near])
        if not foreign and (right or not near.any() or float(truths.visible[near].max()) > SEEN):
            judged.append((evidence, right))
    return judged


def fit_trust(cues: Floats, right: Floats) -> Floats:
    """Returns weights (6,) of a logistic regression, drawn a little towards "as sure as the face says"."""
    prior = torch.tensor([0.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    weights = prior.clone().requires_grad_(True)
    known, truth = torch.from_numpy(cues), torch.from_numpy(right)
    optimizer = torch.optim.LBFGS([weights], max_iter=200, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        missed = functional.binary_cross_entropy_with_logits(known @ weights, truth)
        total = missed + 1e-3 * ((weights - prior) ** 2).sum()
        total.backward()
        return total

    optimizer.step(loss)
    _LOG.info("%d cards, %.4f of them right, trust %s", len(right), right.mean(), weights.detach().numpy().round(3))
    return np.asarray(weights.detach().numpy(), np.float32)
