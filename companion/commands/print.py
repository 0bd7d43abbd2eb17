"""`companion print`: writes what is to be printed: the table mat, marks for Mast Year, the decks of other games."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.files import named_path, write_file
from companion.commands.named_game import NamedGame, named_game
from companion.exports.printed import find_printed, printed_names

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MAT: Final = "mat"


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("print", help="write what is to be printed as a PDF", description=__doc__)
    parser.add_argument(
        "what",
        type=_printable,
        metavar="WHAT",
        help="mat: the sheet that shows the camera where the table is; "
        "marks: stickers of acorns and squirrels for a deck, and a token; "
        "nuts: the caches, squirrels and nuts of Nice One Squirrel!; "
        "lunar and maple: the companion's own play-test decks for Lunar and Masters of Maple Syrup; "
        "a described game, by its file or its stem: its rules, and the cards that are its own",
    )
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper's size (default: a4)")
    parser.add_argument(
        "--png", type=named_path, metavar="DIR", help="write the mat, the single marks or the cards as pictures too"
    )
    parser.add_argument("--out", type=named_path, help="default: table-mat.pdf, else WHAT.pdf")
    parser.add_argument("--language", default="en", help="of what stands on it (default: en)")
    parser.set_defaults(run=run)


def _printable(text: str) -> str | NamedGame:
    """Returns what is to be printed, or the described game; for the parser of the command line."""
    known = (MAT, *printed_names())
    if text in known:
        return text
    try:
        found = named_game(text)
    except argparse.ArgumentTypeError as error:
        raise argparse.ArgumentTypeError(f"{error}; known are {', '.join(known)}") from None
    if found.options:
        return found
    raise argparse.ArgumentTypeError(f"nothing of {text} is printed: known are {', '.join(known)}, described games")


def run(arguments: argparse.Namespace) -> int:
    """Writes the PDF, and the pictures."""
    what = arguments.what
    stem = Path(str(what)).stem
    out = arguments.out or Path("table-mat.pdf" if what == MAT else f"{stem}.pdf")
    sheet, pictures = _mat(arguments) if what == MAT else _printed(arguments)
    write_file(out, sheet)
    for name, picture in pictures.items():
        write_file(arguments.png / name, picture)
    print(f"{out}: print it on {arguments.paper.capitalize()} without scaling", file=sys.stderr)
    return 0


def _mat(arguments: argparse.Namespace) -> tuple[bytes, Mapping[str, bytes]]:
    """Returns the PDF, and the pictures by their files' names."""
    from companion.exports.table_mat import print_mat, write_mat_png
    from companion.following.scans import PACKAGE
    from companion.translations import find_translation

    words = find_translation("mast-year", arguments.language, PACKAGE)
    sheet = print_mat(words.text("mat.seat", seat=1), words.text("mat.advice"), arguments.paper)
    return sheet, {"table-mat.png": write_mat_png()} if arguments.png else {}


def _printed(arguments: argparse.Namespace) -> tuple[bytes, Mapping[str, bytes]]:
    """Returns the PDF, and the pictures by their files' names."""
    from companion.translations import find_translation

    if isinstance(arguments.what, NamedGame):
        return _described(arguments.what, arguments)
    printed = find_printed(arguments.what)
    words = find_translation(printed.game, arguments.language)
    return printed.write_pdf(words, arguments.paper), printed.write_pngs(words) if arguments.png else {}


def _described(named: NamedGame, arguments: argparse.Namespace) -> tuple[bytes, Mapping[str, bytes]]:
    """Returns the PDF of a described game, and the pictures of its own cards by their files' names."""
    from companion.exports.games.described.rules_and_cards import own_deck, print_game
    from companion.translations import find_translation

    description, words = named.description, find_translation(named.name, arguments.language)
    deck = own_deck(description) if arguments.png else None
    return print_game(description, words, arguments.language, arguments.paper), deck.write_pngs(words) if deck else {}
