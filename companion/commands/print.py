"""`companion print`: writes what is to be printed: the table mat, marks for Mast Year, the decks of other games."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.files import named_path, write_file
from companion.exports.printed import find_printed, printed_names

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MAT: Final = "mat"


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("print", help="write what is to be printed as a PDF", description=__doc__)
    parser.add_argument(
        "what",
        choices=(MAT, *printed_names()),
        help="mat: the sheet that shows the camera where the table is; "
        "marks: stickers of acorns and squirrels for a deck, and a token; "
        "nuts: the caches, squirrels and nuts of Nice One Squirrel!; "
        "lunar and maple: the companion's own play-test decks for Lunar and Masters of Maple Syrup",
    )
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper's size (default: a4)")
    parser.add_argument(
        "--png", type=named_path, metavar="DIR", help="write the mat, the single marks or the cards as pictures too"
    )
    parser.add_argument("--out", type=named_path, help="default: table-mat.pdf, else WHAT.pdf")
    parser.add_argument("--language", default="en", help="of what stands on it (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the PDF, and the pictures."""
    out = arguments.out or Path("table-mat.pdf" if arguments.what == MAT else f"{arguments.what}.pdf")
    sheet, pictures = _mat(arguments) if arguments.what == MAT else _printed(arguments)
    write_file(out, sheet)
    for name, picture in pictures.items():
        write_file(arguments.png / name, picture)
    print(f"{out}: print it on {arguments.paper.capitalize()} without scaling", file=sys.stderr)
    return 0


def _mat(arguments: argparse.Namespace) -> tuple[bytes, Mapping[str, bytes]]:
    """Returns the PDF, and the pictures by their files' names."""
    from companion.exports.table_mat import print_mat, write_mat_png
    from companion.following.advice import PACKAGE
    from companion.translations import find_translation

    words = find_translation("mast-year", arguments.language, PACKAGE)
    sheet = print_mat(words.text("mat.seat", seat=1), words.text("mat.advice"), arguments.paper)
    return sheet, {"table-mat.png": write_mat_png()} if arguments.png else {}


def _printed(arguments: argparse.Namespace) -> tuple[bytes, Mapping[str, bytes]]:
    """Returns the PDF, and the pictures by their files' names."""
    from companion.translations import find_translation

    printed = find_printed(arguments.what)
    words = find_translation(printed.game, arguments.language)
    return printed.write_pdf(words, arguments.paper), printed.write_pngs(words) if arguments.png else {}
