"""`companion scan`: which cards lie in a picture, as lines for programs or a table for people."""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from companion.cards import ALPHABETS
from companion.commands.card_readers import STANDARD, CardReader, open_reader
from companion.commands.messages import escape_unprintable, print_message
from companion.commands.picture_files import open_given_picture
from companion.commands.scan_grid import NO_LATTICE, grid_line, grid_size, grid_table, read_cells
from companion.errors import BadInputError, why_refused

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from vision.frames import Picture
    from vision.geometry import Quad
    from vision.pictures import OpenedPicture
    from vision.reader.grid import GridCells
    from vision.reading import CardReading

MANY: Final = 3
"""From so many files on, a terminal is told how far the work has come."""
ROW: Final = 0.25
"""Cards whose middles differ by less than this share of a card's height lie in one row."""
DAMAGED: Final = "damaged in part: save or copy it again"
"""Said of a picture that is read nevertheless."""
_DAMAGE: Final = re.compile("[Pp]remature end|bad Huffman code|bad arithmetic code|instead of RST")
"""What libjpeg says of a picture that it could unpack in part only."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("scan", help="read the cards in pictures", description=__doc__)
    parser.add_argument("images", metavar="IMAGE", nargs="+", help="a picture file, or a folder of pictures")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each picture")
    parser.add_argument("--annotate", metavar="DIR", help="also write each picture with what was read drawn on it")
    parser.add_argument(
        "--alphabet", choices=ALPHABETS, default=ALPHABETS[0], help="of the letters on the cards (default: english)"
    )
    parser.add_argument("--grid", type=grid_size, metavar="ROWSxCOLUMNS", help="the cards lie in rows, as in 7x7")
    parser.add_argument(
        "--deck",
        default=STANDARD,
        metavar="PROFILE",
        help="standard: cards with indices in their corners (the default); nuts: the set that 'companion print nuts' "
        "prints; else the profile of a learned deck",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the cards of each picture; a picture that cannot be read gets a line, and the others are still read."""
    annotated = None if arguments.annotate is None else AnnotatedPictures(arguments.annotate)
    reader = open_reader(arguments.deck, arguments.alphabet, is_grid=arguments.grid is not None)
    files, status = list(expand(arguments.images)), 0
    for index, file in enumerate(files):
        progress = Progress(index, len(files), file)
        try:
            scan = read_file(file, reader, arguments.grid)
        except BadInputError as error:
            progress.clear()
            if arguments.json:
                print(json.dumps({"file": _shown(file), "error": str(error)}, ensure_ascii=False))
            _print_error(file, error)
            status = 2
            continue
        progress.clear()
        print(json.dumps(as_line(scan), ensure_ascii=False) if arguments.json else "\n".join(as_table(scan)))
        try:
            if annotated:
                annotated.write(Path(scan.file), scan.opened.bgr, scan.readings)
        except BadInputError as error:
            _print_error(file, error)
            status = 2
    return status


@dataclass(frozen=True, slots=True, eq=False)
class Scan:
    """A picture that was read: its cards from top to bottom, and the time that reading took.

    `flaw` says that it is damaged, or why there is nothing to read in it, or is empty.
    """

    file: str
    opened: "OpenedPicture"
    readings: "tuple[CardReading, ...]"
    ms: float
    flaw: str = ""
    grid: "GridCells | None" = None
    is_grid: bool = False


def expand(names: Sequence[str]) -> Iterator[str]:
    """Returns the files to read: a folder stands for its pictures, in name order."""
    from vision.pictures import is_folder, list_pictures

    for name in names:
        try:
            yield from [str(path) for path in list_pictures(Path(name))] if is_folder(name) else [name]
        except BadInputError:  # said when the name's turn comes
            yield name


def read_file(file: str, reader: CardReader, grid: "tuple[int, int] | None" = None) -> Scan:
    """Reads the cards in a picture file. Raises BadInputError."""
    from vision.pictures import is_folder, list_pictures
    from vision.setup.quality import find_flaw

    if not file:
        raise BadInputError("an empty name: name a picture file, or a folder of pictures")
    if is_folder(file):
        list_pictures(Path(file))
    opened, printed = open_given_picture(Path(file))
    start = perf_counter()
    readings = reader.read(opened.bgr)
    cells = read_cells(opened.bgr, grid, readings, reader) if grid else None
    ms = (perf_counter() - start) * 1000
    flaw = DAMAGED if _DAMAGE.search(printed) else "" if readings else find_flaw(opened.bgr)
    if grid and cells is None:
        flaw = flaw or NO_LATTICE
    return Scan(file, opened, in_order(readings), ms, flaw or "", cells, grid is not None)


def in_order(readings: "Sequence[CardReading]") -> "tuple[CardReading, ...]":
    """Returns the readings from top to bottom, and those that lie in one row from left to right."""
    from vision.geometry import part_in_rows

    return tuple(readings[place] for row in part_in_rows([one.quad for one in readings], _is_below) for place in row)


def _is_below(quad: "Quad", row: "Sequence[Quad]") -> bool:
    first = row[0]
    return float(quad[:, 1].mean() - first[:, 1].mean()) > ROW * float(first[:, 1].max() - first[:, 1].min())


def as_line(scan: Scan) -> dict[str, Any]:
    """Returns the picture's line for programs; quads are in the pixels of the file, turned upright."""
    across, down = scan.opened.scale
    cards = [
        {
            "card": reading.card.name if reading.card else None,
            "confidence": round(float(reading.confidence), 4),
            "quad": [[round(float(x) * across, 1), round(float(y) * down, 1)] for x, y in reading.quad],
            **_candidates(reading),
        }
        for reading in scan.readings
    ]
    size = {"width": scan.opened.width, "height": scan.opened.height}
    flaw = {"flaw": scan.flaw} if scan.flaw else {}
    grid = grid_line(scan.grid, scan.opened.scale) if scan.is_grid else {}
    return {"file": _shown(scan.file), **size, "cards": cards, **grid, "ms": round(scan.ms, 1), **flaw}


def _candidates(reading: "CardReading") -> dict[str, list[list[str | float]]]:
    """Returns the faces of a learned deck that may fit where a card cannot be told."""
    from vision.learned import LearnedReading

    if reading.card is not None or not isinstance(reading, LearnedReading) or not reading.candidates:
        return {}
    return {"candidates": [[name, round(share, 4)] for name, share in reading.candidates]}


def as_table(scan: Scan) -> Iterator[str]:
    """Returns the lines that a person reads."""
    across, down = scan.opened.scale
    count = {0: "no cards", 1: "1 card"}.get(len(scan.readings), f"{len(scan.readings)} cards")
    why = f": {scan.flaw}" if scan.flaw else ""
    size = f"{scan.opened.width}×{scan.opened.height}"
    yield f"{escape_unprintable(_shown(scan.file))}: {count} ({size}, {scan.ms:.0f} ms){why}"
    if scan.grid is not None:
        yield from grid_table(scan.grid)
        return
    for reading in scan.readings:
        x, y = reading.quad.mean(axis=0) * (across, down)
        name = reading.card.sign if reading.card else "?"
        sure = f"{reading.confidence:4.0%}" if reading.card else "a card that cannot be told"
        yield f"  {name:<3}  {sure}  at {x:.0f}, {y:.0f}"


class Progress:
    """A line on the terminal that tells how far a long work has come; elsewhere nothing."""

    def __init__(self, place: int, count: int, file: str) -> None:
        self._text = f"reading {place + 1} of {count}: {escape_unprintable(_shown(Path(file).name))[-50:]}"
        self._on = count >= MANY and sys.stderr.isatty()
        if self._on:
            print("\r" + self._text, end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away."""
        if self._on:
            print("\r" + " " * len(self._text) + "\r", end="", file=sys.stderr, flush=True)


def _print_error(file: str, error: BadInputError) -> None:
    print_message(f"{_shown(file) or repr(file)}: {error}")


def _shown(file: str) -> str:
    """Returns a file's name as it can be printed, whatever bytes it holds."""
    return file.encode("utf-8", "surrogateescape").decode("utf-8", "replace")


class AnnotatedPictures:
    """The folder of --annotate, in which no file is written over."""

    def __init__(self, folder: str) -> None:
        try:
            if not folder:
                raise ValueError("an empty name")
            Path(folder).mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise BadInputError(f"--annotate {folder!r}: {why_refused(error)}: name another folder") from None
        self._folder = Path(folder)
        self._drawn: set[Path] = set()

    def write(self, source: Path, bgr: "Picture", readings: "Sequence[CardReading]") -> None:
        """Writes a picture (h, w, 3) with its readings under its file's name; one that is taken gets a number.

        Raises BadInputError.
        """
        from vision.annotate import draw_readings

        ending = source.suffix if source.suffix.lower() in (".jpg", ".jpeg", ".png", ".webp", ".bmp") else ".png"
        content, path = _encode(draw_readings(bgr, readings), ending), self._folder / (source.stem + ending)
        try:
            for number in count(2):
                if self._keep(path, content, source):
                    break
                path = self._folder / f"{source.stem}-{number}{ending}"
        except OSError as error:
            mend = "name another folder, or rename the picture"
            raise BadInputError(f"cannot be drawn to {str(path)!r}: {why_refused(error)}: {mend}") from None
        self._drawn.add(path)

    def _keep(self, path: Path, content: bytes, source: Path) -> bool:
        """Writes a new file, unless an earlier run has written the same; tells whether the name was free for it."""
        try:
            file = path.open("xb")
        except FileExistsError:
            same = path.is_file() and path.read_bytes() == content
            return same and path not in self._drawn and not path.samefile(source)
        try:
            with file:
                file.write(content)
        except OSError:
            path.unlink()
            raise
        return True


def _encode(picture: "Picture", ending: str) -> bytes:
    """Returns a picture (h, w, 3) as a file's content. Raises BadInputError."""
    import cv2

    from vision.library_output import silenced_libraries

    with silenced_libraries(), suppress(cv2.error):
        good, content = cv2.imencode(ending, picture)
        if good:
            return content.tobytes()
    height, width = picture.shape[:2]
    raise BadInputError(f"cannot be drawn as {ending} ({width}×{height} pixels): save the picture as PNG")
