"""`python -m vision.training NETWORK|export|confidence`: trains and exports networks."""

import argparse
import json
import logging
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from vision.frames import Picture
from vision.reader.layout import COUNTS, LETTERS, MAPS
from vision.reader.networks import MODELS, FinderRunner
from vision.training.confidence_fit import fit_confidence_model
from vision.training.export import (
    export_finder,
    export_outlines,
    export_pips,
    export_prints,
    export_reader,
    export_twins,
)
from vision.training.finder_crops import FinderCropSupply
from vision.training.index_crops import PatchSupply
from vision.training.losses import finder_loss, outline_loss, print_loss, reader_loss, twin_loss
from vision.training.networks import FinderNetwork, OutlineNetwork, PipNetwork, PrintNetwork, ReaderNetwork, TwinNetwork
from vision.training.outline_scenes import OutlineSceneSupply
from vision.training.print_pairs import PrintPairSupply
from vision.training.scene_pool import SceneSource
from vision.training.training_run import Batch, Loss, TrainingPlan, TrainingResources, TrainingRun
from vision.training.twin_pairs import TwinPairSupply
from vision.training.whole_cards import ViewSupply

BATCHES: Final = {"finder": 24, "reader": 256, "pips": 192, "outlines": 8, "prints": 48, "twins": 24}
"""The networks, and from how many pictures each learns in a step."""


class LabelledSupply(Protocol):
    """Gives pictures (n, h, w, c) and their labels, an array (n, …) of each kind."""

    def batch(self, step: int) -> tuple[Picture | NDArray[np.int64] | NDArray[np.float32], ...]:
        """Returns the batch of `step`."""


def build_parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    parser.add_argument("what", choices=(*BATCHES, "export", "confidence"))
    parser.add_argument("--art", type=Path, help="the folder that holds decks/ and tables/; twins need none")
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="for checkpoints and logs")
    parser.add_argument("--finder", type=Path, help="an ONNX finder, from whose mistakes the others learn")
    parser.add_argument("--models", type=Path, default=MODELS, help="where export and confidence write")
    parser.add_argument("--scenes", type=int, default=600, help="scenes that confidence is fitted on")
    parser.add_argument("--steps", type=int, default=20_000)
    usual = ", ".join(f"{name} {count}" for name, count in BATCHES.items())
    parser.add_argument("--batch", type=int, default=0, help=f"default: {usual}")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cpu", help="what the network is trained on, for example cuda")
    parser.add_argument("--workers", type=int, default=1, help="twins: number of processes that draw them")
    parser.add_argument("--groups", type=int, default=1_500, help="twins: groups of cards, 1.8 MB of memory each")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Trains until the steps are done; starts where it stopped."""
    parser = build_parser()
    arguments = parser.parse_args(words)
    if arguments.art is None and arguments.what not in ("twins", "export"):
        parser.error(f"{arguments.what} is drawn with pictures of decks and tables: name their folder with --art DIR")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stdout)
    torch.set_num_threads(arguments.threads)
    cv2.setNumThreads(1)
    torch.manual_seed(arguments.seed)
    work = {"export": export, "confidence": fit_confidence}
    work.get(arguments.what, train)(arguments)
    return 0


def train(arguments: argparse.Namespace) -> None:
    """Trains a network, which may have begun before, as it was asked for."""
    network, loss, supply = _prepare(arguments)
    workers = arguments.workers if arguments.what == "twins" else 1
    plan, resources = TrainingPlan(arguments.steps, arguments.rate), TrainingResources(arguments.device, workers)
    run = TrainingRun(network, loss, plan, arguments.out / arguments.what, resources)
    run.run(partial(_batch_at, supply))


def _prepare(arguments: argparse.Namespace) -> tuple[nn.Module, Loss, LabelledSupply]:
    """Returns the network that was asked for, its loss, and what it learns from."""
    what = arguments.what
    sized = {"batch": arguments.batch or BATCHES[what], "first_seed": arguments.seed * 10_000_000}
    if what == "twins":
        return TwinNetwork(), twin_loss, TwinPairSupply(**sized, groups=arguments.groups, workers=arguments.workers)
    source = SceneSource.open(arguments.art, "train")
    finder = FinderRunner(arguments.finder) if arguments.finder else None
    match what:
        case "finder":
            return FinderNetwork(MAPS), finder_loss, FinderCropSupply(source, **sized)
        case "reader":
            return ReaderNetwork(len(LETTERS)), reader_loss, PatchSupply(source, finder=finder, **sized)
        case "pips":
            return PipNetwork(len(COUNTS)), reader_loss, ViewSupply(source, finder=finder or FinderRunner(), **sized)
        case "outlines":
            return OutlineNetwork(), outline_loss, OutlineSceneSupply(source.decks, source.tables, **sized)
    return PrintNetwork(), print_loss, PrintPairSupply(source.tables, **sized)


def _batch_at(supply: LabelledSupply, step: int) -> Batch:
    """Returns the batch of a step as a network learns from it."""
    pictures, *labels = supply.batch(step)
    return torch.from_numpy(pictures).permute(0, 3, 1, 2), *map(torch.from_numpy, labels)


def export(arguments: argparse.Namespace) -> None:
    """Writes the networks as ONNX files."""
    exports = {
        "finder": export_finder,
        "reader": export_reader,
        "pips": export_pips,
        "outlines": export_outlines,
        "prints": export_prints,
    }
    for name, write in exports.items():
        write(arguments.out / name / "checkpoint.pt", arguments.models / f"{name}.onnx")
    twins = arguments.models / "twin_descriptions.onnx", arguments.models / "twins.onnx"
    export_twins(arguments.out / "twins" / "checkpoint.pt", *twins)


def fit_confidence(arguments: argparse.Namespace) -> None:
    """Fits temperatures and trust, and writes them beside the networks."""
    fitted = asdict(fit_confidence_model(arguments.models, arguments.art, arguments.scenes))
    (arguments.models / "confidence.json").write_text(json.dumps(fitted) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
