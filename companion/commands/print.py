"""`companion print`: writes what is to be printed: the table mat."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("print", help="write the table mat as a PDF", description=__doc__)
    parser.add_argument("what", choices=("mat",), help="mat: the sheet that shows the camera where the table is")
    parser.add_argument("--out", type=Path, default=Path("table-mat.pdf"), help="default: table-mat.pdf")
    parser.add_argument("--language", default="en", help="of what stands on it (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Writes the PDF."""
    from companion.exports.table_mat import print_mat
    from companion.following.advice import PACKAGE
    from companion.journal.atomic_files import try_writing, write_safely
    from companion.translations import find_translation

    words = find_translation("mast-year", arguments.language, PACKAGE)
    sheet = print_mat(words.text("mat.seat", seat=1), words.text("mat.advice"))
    try:
        try_writing(arguments.out)
        write_safely(arguments.out, sheet)
    except OSError as error:
        raise BadInputError(f"{arguments.out} cannot be written: {error.strerror or error}") from None
    print(f"{arguments.out}: print it on A4 without scaling", file=sys.stderr)
    return 0
