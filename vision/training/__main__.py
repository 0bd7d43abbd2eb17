"""`python -m vision.training NETWORK|export|confidence`: trains and exports networks."""

import argparse
import json
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Protocol

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


class LabelledSupply(Protocol):
    """Gives pictures (n, h, w, c) and the labels of each (n, …)."""

    def batch(self, step: int) -> tuple[Picture, NDArray[np.int64] | NDArray[np.float32]]:
        """Returns the batch of `step`."""


def build_parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m vision.training", description=__doc__)
    parser.add_argument(
        "what", choices=("finder", "reader", "pips", "outlines", "prints", "twins", "export", "confidence")
    )
    parser.add_argument("--art", type=Path, help="the folder that holds decks/ and tables/; twins need none")
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="for checkpoints and logs")
    parser.add_argument("--finder", type=Path, help="an ONNX finder, from whose mistakes the others learn")
    parser.add_argument("--models", type=Path, default=MODELS, help="where export and confidence write")
    parser.add_argument("--scenes", type=int, default=600, help="scenes that confidence is fitted on")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument(
        "--batch",
        type=int,
        default=0,
        help="default: finder 24, reader 256, pips 192, outlines 8, prints 48, twins 24",
    )
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
    work = {
        "finder": train_finder,
        "reader": train_reader,
        "pips": train_pips,
        "outlines": train_outlines,
        "prints": train_prints,
        "twins": train_twins,
        "export": export,
        "confidence": fit_confidence,
    }
    work[arguments.what](arguments)
    return 0


def train_finder(arguments: argparse.Namespace) -> None:
    """Trains the finder."""
    scene_source = SceneSource.open(arguments.art, "train")
    supply = FinderCropSupply(scene_source, batch=arguments.batch or 24, first_seed=arguments.seed * 10_000_000)

    def batch_at(step: int) -> Batch:
        crops = supply.batch(step)
        pictures = torch.from_numpy(crops.pictures).permute(0, 3, 1, 2)
        return pictures, *(torch.from_numpy(part) for part in (crops.maps, crops.near, crops.asked))

    _train(FinderNetwork(MAPS), finder_loss, arguments).run(batch_at)


def train_reader(arguments: argparse.Namespace) -> None:
    """Trains the reader of patches."""
    finder = FinderRunner(arguments.finder) if arguments.finder else None
    seed = arguments.seed * 10_000_000
    scene_source = SceneSource.open(arguments.art, "train")
    supply = PatchSupply(scene_source, batch=arguments.batch or 256, first_seed=seed, finder=finder)

    def batch_at(step: int) -> Batch:
        patches = supply.batch(step)
        return _upright(patches.patches, patches.letter, patches.suit)

    _train(ReaderNetwork(len(LETTERS)), reader_loss, arguments).run(batch_at)


def train_pips(arguments: argparse.Namespace) -> None:
    """Trains the network that counts the pips of whole cards."""
    scene_source = SceneSource.open(arguments.art, "train")
    finder = FinderRunner(arguments.finder) if arguments.finder else FinderRunner()
    supply = ViewSupply(
        scene_source, batch=arguments.batch or 192, first_seed=arguments.seed * 10_000_000, finder=finder
    )

    def batch_at(step: int) -> Batch:
        views = supply.batch(step)
        return _upright(views.views, views.count, views.suit)

    _train(PipNetwork(len(COUNTS)), reader_loss, arguments).run(batch_at)


def train_outlines(arguments: argparse.Namespace) -> None:
    """Trains the network that tells where cards lie, whatever is printed on them."""
    source = SceneSource.open(arguments.art, "train")
    supply = OutlineSceneSupply(
        source.decks, source.tables, batch=arguments.batch or 8, first_seed=arguments.seed * 10_000_000
    )
    _train(OutlineNetwork(), outline_loss, arguments).run(_batches(supply))


def train_prints(arguments: argparse.Namespace) -> None:
    """Trains the network that compares the print of cards with learned views."""
    tables = SceneSource.open(arguments.art, "train").tables
    supply = PrintPairSupply(tables, batch=arguments.batch or 48, first_seed=arguments.seed * 10_000_000)
    _train(PrintNetwork(), print_loss, arguments).run(_batches(supply))


def train_twins(arguments: argparse.Namespace) -> None:
    """Trains the network that tells a card's face from one that is alike."""
    seed = arguments.seed * 10_000_000
    supply = TwinPairSupply(
        batch=arguments.batch or 24, first_seed=seed, groups=arguments.groups, workers=arguments.workers
    )
    _train(TwinNetwork(), twin_loss, arguments, workers=arguments.workers).run(_batches(supply))


def _train(network: nn.Module, loss: Loss, arguments: argparse.Namespace, *, workers: int = 1) -> TrainingRun:
    """Returns the training of a network, which may have begun before, as it was asked for."""
    plan, resources = TrainingPlan(arguments.steps, arguments.rate), TrainingResources(arguments.device, workers)
    return TrainingRun(network, loss, plan, arguments.out / arguments.what, resources)


def _batches(supply: LabelledSupply) -> Callable[[int], Batch]:
    """Returns what gives the batch of a step, of pictures with their labels, as a network learns from them."""

    def batch_at(step: int) -> Batch:
        pictures, labels = supply.batch(step)
        return torch.from_numpy(pictures).permute(0, 3, 1, 2), torch.from_numpy(labels)

    return batch_at


def _upright(pictures: Picture, label: NDArray[np.int64], suit: NDArray[np.int64]) -> Batch:
    """Returns upright pictures (n, h, w, 3) with their labels and suits (n,) as a network learns from them."""
    return torch.from_numpy(pictures).permute(0, 3, 1, 2), torch.from_numpy(label), torch.from_numpy(suit)


def export(arguments: argparse.Namespace) -> None:
    """Writes the networks as ONNX files."""
    export_finder(arguments.out / "finder" / "checkpoint.pt", arguments.models / "finder.onnx")
    export_reader(arguments.out / "reader" / "checkpoint.pt", arguments.models / "reader.onnx")
    export_pips(arguments.out / "pips" / "checkpoint.pt", arguments.models / "pips.onnx")
    export_outlines(arguments.out / "outlines" / "checkpoint.pt", arguments.models / "outlines.onnx")
    export_prints(arguments.out / "prints" / "checkpoint.pt", arguments.models / "prints.onnx")
    twins = arguments.models / "twin_descriptions.onnx", arguments.models / "twins.onnx"
    export_twins(arguments.out / "twins" / "checkpoint.pt", *twins)


def fit_confidence(arguments: argparse.Namespace) -> None:
    """Fits temperatures and trust, and writes them beside the networks."""
    fitted = asdict(fit_confidence_model(arguments.models, arguments.art, arguments.scenes))
    (arguments.models / "confidence.json").write_text(json.dumps(fitted) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
