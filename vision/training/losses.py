"""Training losses."""

from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from vision.reader.layout import CORNERS, HEAT, OFFSET, RIGHT, UP

FARTHEST: Final = 12.0
"""Card corners are clipped to this distance, in index heights."""
PRINT_WEIGHTS: Final = (1.0, 2.5, 1.5)
"""The weights of cells with the same print, another, and a cover: most are the same."""
EDGE_RARITY: Final = 4.0
"""The weight of places without an edge beside those with one, of which there are some twenty times fewer."""


def finder_loss(maps: Tensor, wanted: Tensor, near: Tensor, asked: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Returns the loss of maps (n, MAPS, c, c), and its parts to be logged."""
    maps = maps.float()
    heat = _heat_loss(maps[:, HEAT], wanted[:, HEAT], asked)
    weight = torch.where(near > 0.3, near, 0.0)
    total = weight.sum().clamp(min=1)
    error = functional.smooth_l1_loss(maps, wanted.clamp(-FARTHEST, FARTHEST), beta=0.1, reduction="none")
    error = (error * weight[:, None]).sum(dim=(0, 2, 3)) / total
    offset, pose = error[OFFSET].sum(), error[UP].sum() + error[RIGHT].sum()
    corners = error[CORNERS].sum()
    loss = heat + 0.5 * offset + 2.0 * pose + 0.15 * corners
    parts = {"heat": heat, "offset": offset, "pose": pose, "corners": corners}
    return loss, {name: float(part.detach()) for name, part in parts.items()}


def _heat_loss(heat: Tensor, wanted: Tensor, asked: Tensor) -> Tensor:
    """Penalty-reduced focal loss, as in CenterNet: cells near a centre count less the nearer they are."""
    p = torch.sigmoid(heat).clamp(1e-5, 1 - 1e-5)
    peaks = wanted >= 1
    found = ((1 - p) ** 2 * torch.log(p))[peaks].sum()
    false = ((1 - wanted) ** 4 * p**2 * torch.log(1 - p) * asked)[~peaks].sum()
    return -(found + false) / peaks.sum().clamp(min=1)


def outline_loss(maps: Tensor, wanted: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Returns the loss of maps (n, 3, c, c) of cards and of the normals of their edges."""
    maps = maps.float()
    card = functional.binary_cross_entropy_with_logits(maps[:, 0], wanted[:, 0])
    is_edge = (wanted[:, 1:] ** 2).sum(dim=1) > 0
    error = ((maps[:, 1:] - wanted[:, 1:]) ** 2).sum(dim=1)
    edge, bare = error[is_edge].sum() / is_edge.sum().clamp(min=1), error[~is_edge].mean()
    parts = {"card": float(card.detach()), "edge": float(edge.detach()), "bare": float(bare.detach())}
    return card + edge + EDGE_RARITY * bare, parts


def reader_loss(scores: Tensor, letter: Tensor, suit: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Returns the loss of scores (n, letters + 5); a `letter` of -1 means that the patch shows no index.

    Of whole cards' views the same, with counts of pips in place of letters.
    """
    scores = scores.float()
    letters, suits, index = scores[:, :-5], scores[:, -5:-1], scores[:, -1]
    shown = letter >= 0
    reading = functional.cross_entropy(letters[shown], letter[shown], label_smoothing=0.02)
    colour = functional.cross_entropy(suits[shown], suit[shown], label_smoothing=0.02)
    telling = functional.binary_cross_entropy_with_logits(index, shown.float())
    right = (letters[shown].argmax(1) == letter[shown]) & (suits[shown].argmax(1) == suit[shown])
    parts = {
        "letter": float(reading.detach()),
        "suit": float(colour.detach()),
        "index": float(telling.detach()),
        "right": float(right.float().mean()),
        "index right": float(((index > 0) == shown).float().mean()),
    }
    return reading + colour + telling, parts


def print_loss(scores: Tensor, cells: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Returns the loss of scores (n, 3, r, c) of cells (n, r, c) that are the same, another or covered; -1: unsure."""
    weights = torch.tensor(PRINT_WEIGHTS, device=scores.device)
    loss = functional.cross_entropy(scores.float(), cells, weights, ignore_index=-1)
    return loss, {"print": float(loss.detach())}


def twin_loss(odds: Tensor, side: Tensor) -> tuple[Tensor, dict[str, float]]:
    """Returns the loss of log odds (n,) of cards that lie on a side (n,): 1 or -1, or 0 if they show neither face."""
    odds = odds.float()
    towards, away = functional.softplus(-odds), functional.softplus(odds)
    loss = torch.where(side == 0, (towards + away) / 2, torch.where(side > 0, towards, away)).mean()
    right = (odds * side > 0)[side != 0].float().mean()
    return loss, {"twin": float(loss.detach()), "right": float(right)}
