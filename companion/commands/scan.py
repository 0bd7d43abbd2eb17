"""`companion scan`: which cards lie in a picture, as lines for programs or a table for people."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

from companion.cards import ALPHABETS
from companion.commands.complaint import complain
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from vision.frames import Picture
    from vision.pictures import OpenedPicture
    from vision.reading import Reading

MANY: Final = 3
"""From so many files on, a terminal is told how far the work has come."""
ROW: Final = 0.25
"""Cards whose middles differ by less than this share of a card's height lie in one row."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("scan", help="read the cards in pictures", description=__doc__)
    parser.add_argument("images", metavar="IMAGE", nargs="+", help="a picture file, or a folder of pictures")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each picture")
    parser.add_argument("--annotate", metavar="DIR", help="also write each picture with what was read drawn on it")
    parser.add_argument(
        "--alphabet", choices=ALPHABETS, default=ALPHABETS[0], help="of the letters on the cards (default: english)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes what lies in each picture; one that cannot be read gets its line, and the others are read all the same."""
    from vision.reader import Reader

    drawings = Drawings(Path(arguments.annotate)) if arguments.annotate else None
    reader = Reader(arguments.alphabet)
    files, status = list(expand(arguments.images)), 0
    for place, file in enumerate(files):
        progress = Progress(place, len(files), file)
        try:
            scan = read_file(file, reader)
            if drawings:
                drawings.write(scan)
        except BadInputError as error:
            progress.clear()
            _report(file, error, as_json=arguments.json)
            status = 2
            continue
        progress.clear()
        print(json.dumps(as_line(scan), ensure_ascii=False) if arguments.json else "\n".join(as_table(scan)))
    return status


class CardReader(Protocol):
    """Whoever reads cards: called once for each picture."""

    def read(self, bgr: "Picture") -> "tuple[Reading, ...]":
        """Returns the cards in a BGR picture (h, w, 3)."""


@dataclass(frozen=True, slots=True, eq=False)
class Scan:
    """A picture that was read: its cards from top to bottom, and the time that reading took.

    `flaw` says why there is nothing to read in it, or is empty.
    """

    file: str
    opened: "OpenedPicture"
    readings: "tuple[Reading, ...]"
    ms: float
    flaw: str = ""


def expand(names: Sequence[str]) -> Iterator[str]:
    """Returns the files to read: a folder stands for its pictures, in name order."""
    from vision.pictures import is_folder, list_pictures

    for name in names:
        try:
            yield from [str(path) for path in list_pictures(Path(name))] if is_folder(name) else [name]
        except BadInputError:  # said when the name's turn comes
            yield name


def read_file(file: str, reader: "CardReader") -> Scan:
    """Reads the cards in a picture file. Raises BadInputError."""
    from vision.pictures import is_folder, list_pictures, open_picture
    from vision.quality import find_flaw

    if not file:
        raise BadInputError("an empty name: name a picture file, or a folder of pictures")
    if is_folder(file):
        list_pictures(Path(file))
    opened = open_picture(Path(file))
    start = perf_counter()
    readings = reader.read(opened.bgr)
    ms = (perf_counter() - start) * 1000
    flaw = None if readings else find_flaw(opened.bgr)
    return Scan(file, opened, in_order(readings), ms, flaw.value if flaw else "")


def in_order(readings: "Sequence[Reading]") -> "tuple[Reading, ...]":
    """Returns the readings from top to bottom, and those that lie in one row from left to right."""
    ordered: list[Reading] = []
    row: list[Reading] = []
    for reading in sorted(readings, key=lambda one: float(one.quad[:, 1].mean())):
        if row and reading.quad[:, 1].mean() - row[0].quad[:, 1].mean() > ROW * _height(row[0]):
            ordered += sorted(row, key=lambda one: float(one.quad[:, 0].mean()))
            row = []
        row.append(reading)
    return (*ordered, *sorted(row, key=lambda one: float(one.quad[:, 0].mean())))


def _height(reading: "Reading") -> float:
    return float(reading.quad[:, 1].max() - reading.quad[:, 1].min())


def as_line(scan: Scan) -> dict[str, Any]:
    """Returns the picture's line for programs; quads are in the pixels of the file, turned upright."""
    across, down = scan.opened.scale
    cards = [
        {
            "card": reading.card.name if reading.card else None,
            "confidence": round(float(reading.confidence), 4),
            "quad": [[round(float(x) * across, 1), round(float(y) * down, 1)] for x, y in reading.quad],
        }
        for reading in scan.readings
    ]
    size = {"width": scan.opened.width, "height": scan.opened.height}
    flaw = {"flaw": scan.flaw} if scan.flaw else {}
    return {"file": _shown(scan.file), **size, "cards": cards, "ms": round(scan.ms, 1), **flaw}


def as_table(scan: Scan) -> Iterator[str]:
    """Returns the lines that a person reads."""
    across, down = scan.opened.scale
    count = {0: "no cards", 1: "1 card"}.get(len(scan.readings), f"{len(scan.readings)} cards")
    why = f": {scan.flaw}" if scan.flaw else ""
    yield f"{_shown(scan.file)}: {count} ({scan.opened.width}×{scan.opened.height}, {scan.ms:.0f} ms){why}"
    for reading in scan.readings:
        x, y = reading.quad.mean(axis=0) * (across, down)
        name = reading.card.sign if reading.card else "?"
        sure = f"{reading.confidence:4.0%}" if reading.card else "a card that cannot be told"
        yield f"  {name:<3}  {sure}  at {x:.0f}, {y:.0f}"


class Drawings:
    """The folder into which pictures are written with what was read drawn on them."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise BadInputError(f"--annotate {str(folder)!r}: {_reason(error)}: name another folder") from None
        self._folder = folder
        self._taken: set[Path] = set()

    def write(self, scan: Scan) -> None:
        """Writes one picture. Raises BadInputError."""
        import cv2

        from vision.annotate import draw_readings

        path = self._name(Path(scan.file))
        good, content = cv2.imencode(path.suffix, draw_readings(scan.opened.bgr, scan.readings))
        try:
            path.write_bytes(content.tobytes() if good else b"")
        except OSError as error:
            raise BadInputError(f"cannot be written to {str(path)!r}: {_reason(error)}") from None

    def _name(self, source: Path) -> Path:
        """Returns a name like the picture's own; one that is taken gets a number, and no picture is overwritten."""
        ending = source.suffix if source.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp", ".bmp") else ".png"
        path, number = self._folder / (source.stem + ending), 1
        while path in self._taken or (path.exists() and path.samefile(source)):
            number += 1
            path = self._folder / f"{source.stem}-{number}{ending}"
        self._taken.add(path)
        return path


class Progress:
    """A line on the terminal that tells how far a long work has come; elsewhere nothing."""

    def __init__(self, place: int, count: int, file: str) -> None:
        self._text = f"reading {place + 1} of {count}: {_shown(Path(file).name)[-50:]}"
        self._on = count >= MANY and sys.stderr.isatty()
        if self._on:
            print("\r" + self._text, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        if self._on:
            print("\r" + " " * len(self._text) + "\r", end="", file=sys.stderr, flush=True)


def _report(file: str, error: BadInputError, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"file": _shown(file), "error": str(error)}, ensure_ascii=False))
    complain(f"{_shown(file) or repr(file)}: {error}")


def _shown(file: str) -> str:
    """Returns a file's name as it can be printed, whatever bytes it holds."""
    return file.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
