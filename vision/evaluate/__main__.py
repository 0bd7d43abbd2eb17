"""`python -m vision.evaluate FOLDER…`: measures the shipped reader on labelled pictures."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import cv2

from companion.errors import BadInputError, CompanionError
from vision.evaluate.figures import Measured
from vision.evaluate.judging import judge
from vision.evaluate.labels import ROWS, EvaluationPlan, LabelledPicture, find_labelled, read_plan
from vision.evaluate.page import json_report, text_table, worst, write_page
from vision.evaluate.rendered import write_scenes
from vision.frames import Picture
from vision.pictures import open_picture
from vision.reader import Reader


def build_parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m vision.evaluate", description=__doc__)
    parser.add_argument("folders", metavar="FOLDER", nargs="*", type=Path, help="with labels.json, or of such folders")
    parser.add_argument("--out", type=Path, default=Path("build/evaluate"), help="for report and worst pictures")
    parser.add_argument("--rows", type=Path, default=ROWS, help="which pictures are counted together (TOML)")
    parser.add_argument("--worst", type=int, default=90, metavar="N", help="draw at most this many pictures")
    parser.add_argument("--every", type=_count, default=1, metavar="N", help="measure each N-th picture only")
    parser.add_argument(
        "--scenes", type=_count, default=0, metavar="N", help="draw N scenes with held-out decks as well"
    )
    parser.add_argument("--index-px", type=float, nargs=2, default=(14.0, 60.0), help="height of the scenes' indices")
    parser.add_argument("--all-layouts", action="store_true", help="scenes of every kind, not four separate cards")
    return parser


def _count(word: str) -> int:
    """Returns a number from 1 on. Raises argparse.ArgumentTypeError."""
    if not (word.isdecimal() and int(word)):
        raise argparse.ArgumentTypeError(f"{word!r} is no count: write a number from 1 on")
    return int(word)


def main(words: Sequence[str] | None = None) -> int:
    """Measures, prints the table, and writes report.json, table.txt, index.html and sheets."""
    arguments = build_parser().parse_args(words)
    cv2.setNumThreads(1)
    try:
        with TemporaryDirectory() as scenes:
            folders = list(arguments.folders)
            if arguments.scenes:
                low, high = arguments.index_px
                if not 0 < low <= high:
                    raise BadInputError(f"no index is from {low:g} to {high:g} px high: write --index-px 14 60")
                drawn = Path(scenes) / "scenes"
                write_scenes(drawn, arguments.scenes, (low, high), every_layout=arguments.all_layouts)
                folders.append(drawn)
            plan = read_plan(arguments.rows)
            measured = list(measure(find_labelled(folders)[:: arguments.every], plan))
            report(measured, plan, arguments.out, arguments.worst)
    except CompanionError as error:
        print(f"evaluate: {error}", file=sys.stderr)
        return 2
    return 0


def measure(pictures: Sequence[LabelledPicture], plan: EvaluationPlan) -> Iterator[Measured]:
    """Reads and judges each picture with the alphabet of its folder. Raises BadInputError if there are none."""
    if not pictures:
        raise BadInputError("there is nothing to measure: name a folder with a labels.json, or --scenes N")
    readers: dict[str, Reader] = {}
    for place, labelled in enumerate(pictures):
        alphabet = plan.alphabet(labelled.folder)
        reader = readers.get(alphabet) or readers.setdefault(alphabet, Reader(alphabet))
        bgr = _open(labelled.path)
        start = perf_counter()
        readings = reader.read(bgr)
        ms = (perf_counter() - start) * 1000
        if sys.stderr.isatty():
            print(f"\r{place + 1} of {len(pictures)}", end="", file=sys.stderr, flush=True)
        yield Measured(labelled, readings, judge(labelled, readings), ms)


def _open(path: Path) -> Picture:
    """Returns a labelled picture. Raises BadInputError that names it."""
    try:
        return open_picture(path).bgr
    except BadInputError as error:
        raise BadInputError(f"{str(path)!r}: {error}") from None


def report(measured: Sequence[Measured], plan: EvaluationPlan, folder: Path, count: int) -> None:
    """Prints the table and writes everything into `folder`. Raises BadInputError."""
    table = text_table(measured, plan)
    print(table)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "table.txt").write_text(table, "utf-8")
        (folder / "report.json").write_text(json.dumps(json_report(measured, plan), indent=1), "utf-8")
        write_page(folder, table, worst(measured, count))
    except OSError as error:
        raise BadInputError(f"--out {str(folder)!r}: {error.strerror}: name another folder") from None


if __name__ == "__main__":
    sys.exit(main())
