"""`python -m vision.training.pipeline --art DIR`: makes all networks again from seeds, one after the other.

It says first what it needs and does not find. A training that was interrupted resumes; one that is done is
skipped. The result resembles the shipped networks, which were trained on more fonts and in several turns. The shipped
outlines, prints and twins learned from many times more pictures than these, on an accelerator (`EXPERIMENTS.md`).
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from vision.reader.networks import MODELS
from vision.scenes.decks.glyphs import SYSTEM_FONTS

PACKAGES: Final = ("torch", "onnx")
FEWEST_FONTS: Final = 200
"""With fewer fonts the drawn decks are too much alike; the shipped networks were trained with 2,370."""


@dataclass(frozen=True, slots=True)
class NetworkTraining:
    """One network's training: how many steps, from which seed, and at which rate."""

    what: str
    steps: int
    seed: int
    rate: float


TRAININGS: Final = (
    NetworkTraining("finder", 18_450, 1, 2e-3),
    NetworkTraining("reader", 30_800, 2, 2e-3),
    NetworkTraining("pips", 21_500, 5, 2e-3),
    NetworkTraining("outlines", 4_000, 1, 3e-3),
    NetworkTraining("prints", 4_000, 5, 3e-3),
    NetworkTraining("twins", 4_000, 6, 3e-3),
)
FITTED_ON: Final = 400
"""The number of scenes on which confidence is fitted."""


def main(words: Sequence[str] | None = None) -> int:
    """Says what is needed, trains, exports and fits."""
    parser = argparse.ArgumentParser(prog="python -m vision.training.pipeline", description=__doc__)
    parser.add_argument("--art", type=Path, required=True, help="the folder that holds decks/ and tables/")
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="for checkpoints and logs")
    parser.add_argument("--models", type=Path, default=MODELS, help="where the networks are written")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cpu", help="what the networks are trained on, for example cuda")
    parser.add_argument("--workers", type=int, default=1, help="number of processes that draw twins")
    arguments = parser.parse_args(words)
    missing = needs(arguments.art)
    for line in missing:
        print(f"pipeline: {line}", file=sys.stderr)
    if missing:
        return 2
    for command in commands(arguments):
        print("pipeline:", *command[1:], flush=True)
        done = subprocess.run(command, check=False).returncode  # noqa: S603  # own words and folders
        if done:
            return done
    return 0


def needs(art: Path, font_folders: Sequence[Path] = SYSTEM_FONTS) -> list[str]:
    """Returns what is missing, a line each: what, and how to get it."""
    lines = [
        f"{name} is not installed: python -m pip install -r requirements-training.txt"
        for name in PACKAGES
        if find_spec(name) is None
    ]
    lines += [
        f"{str(art / part)!r} is not there: --art names the folder with pictures of decks and of table tops"
        for part in ("decks", "tables")
        if not (art / part).is_dir()
    ]
    fonts = sum(len([*folder.rglob("*.ttf"), *folder.rglob("*.otf")]) for folder in font_folders)
    if fonts < FEWEST_FONTS:
        lines.append(f"{fonts} fonts are too few, {FEWEST_FONTS} are needed: install more font packages (fonts-*)")
    return lines


def commands(arguments: argparse.Namespace) -> list[list[str]]:
    """Returns the command of each training, in order: the finder is needed by what learns from its mistakes."""
    places = ["--art", str(arguments.art), "--out", str(arguments.out)]
    finder, threads = str(arguments.out / "finder.onnx"), str(arguments.threads)
    trained = [
        _python(
            *("vision.training", training.what, *places, "--threads", threads),
            *("--device", arguments.device, "--workers", str(arguments.workers)),
            *("--steps", str(training.steps), "--seed", str(training.seed), "--rate", str(training.rate)),
            *(("--finder", finder) if training.what in ("reader", "pips") else ()),
        )
        for training in TRAININGS
    ]
    models = ("--models", str(arguments.models))
    return [
        trained[0],
        _python("vision.training.export", str(arguments.out / "finder" / "checkpoint.pt"), finder),
        *trained[1:],
        _python("vision.training", "export", *places, *models),
        _python("vision.training", "confidence", *places, *models, "--scenes", str(FITTED_ON)),
    ]


def _python(module: str, *words: str) -> list[str]:
    return [sys.executable, "-m", module, *words]


if __name__ == "__main__":
    sys.exit(main())
