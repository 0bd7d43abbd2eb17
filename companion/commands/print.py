"""`companion print`: writes what is to be printed: the table mat, marks for Mast Year, the decks of other games."""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from companion.commands.files import named_path, write_file

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Printed: TypeAlias = tuple[bytes, Mapping[str, bytes]]
"""The PDF, and the pictures by their files' names."""
FILES: Final = {
    "mat": "table-mat.pdf",
    "marks": "marks.pdf",
    "nuts": "nuts.pdf",
    "lunar": "lunar.pdf",
    "maple": "maple.pdf",
}


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("print", help="write what is to be printed as a PDF", description=__doc__)
    parser.add_argument(
        "what",
        choices=tuple(FILES),
        help="mat: the sheet that shows the camera where the table is; "
        "marks: stickers of acorns and squirrels for a deck, and a token; "
        "nuts: the caches, squirrels and nuts of Nice One Squirrel!; "
        "lunar and maple: the companion's own play-test decks for Lunar and Masters of Maple Syrup",
    )
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper's size (default: a4)")
    parser.add_argument(
        "--png", type=named_path, metavar="DIR", help="write the mat, the single marks or the cards as pictures too"
    )
    parser.add_argument("--out", type=named_path, help="default: " + " or ".join(FILES.values()))
    parser.add_argument("--language", default="en", help="of what stands on it (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the PDF, and the pictures."""
    out = arguments.out or Path(FILES[arguments.what])
    sheet, pictures = PRINTERS[arguments.what](arguments)
    write_file(out, sheet)
    for name, picture in pictures.items():
        write_file(arguments.png / name, picture)
    print(f"{out}: print it on {arguments.paper.capitalize()} without scaling", file=sys.stderr)
    return 0


def _mat(arguments: argparse.Namespace) -> Printed:
    from companion.exports.table_mat import print_mat, write_mat_png
    from companion.following.advice import PACKAGE
    from companion.translations import find_translation

    words = find_translation("mast-year", arguments.language, PACKAGE)
    sheet = print_mat(words.text("mat.seat", seat=1), words.text("mat.advice"), arguments.paper)
    return sheet, {"table-mat.png": write_mat_png()} if arguments.png else {}


def _marks(arguments: argparse.Namespace) -> Printed:
    from companion.exports.mark_pictures import write_pngs
    from companion.exports.marks_sheet import print_marks
    from companion.translations import find_translation

    words = find_translation("mast-year", arguments.language)
    return print_marks(words, arguments.paper), write_pngs() if arguments.png else {}


def _nuts(arguments: argparse.Namespace) -> Printed:
    from companion.exports.games.nice_one_squirrel.deck_sheet import print_nuts, write_cards
    from companion.translations import find_translation

    words = find_translation("nice-one-squirrel", arguments.language)
    return print_nuts(words, arguments.paper), write_cards(words) if arguments.png else {}


def _lunar(arguments: argparse.Namespace) -> Printed:
    from companion.exports.games.lunar.deck_sheet import print_lunar, write_lunar
    from companion.translations import find_translation

    words = find_translation("lunar", arguments.language)
    return print_lunar(words, arguments.paper), write_lunar(words) if arguments.png else {}


def _maple(arguments: argparse.Namespace) -> Printed:
    from companion.exports.games.masters_of_maple_syrup.deck_sheet import print_maple, write_maple
    from companion.translations import find_translation

    words = find_translation("masters-of-maple-syrup", arguments.language)
    return print_maple(words, arguments.paper), write_maple(words) if arguments.png else {}


PRINTERS: Final[Mapping[str, Callable[[argparse.Namespace], Printed]]] = {
    "mat": _mat,
    "marks": _marks,
    "nuts": _nuts,
    "lunar": _lunar,
    "maple": _maple,
}
