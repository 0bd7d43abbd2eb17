"""`companion report`: what playtest games came to, by game and rules version, for people and for programs."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.complaint import complain

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("report", help="report on playtest events", description=__doc__)
    parser.add_argument(
        "sources", metavar="SOURCE", nargs="+", type=Path, help="a journal, a file of event rows, or a folder"
    )
    parser.add_argument("--json", action="store_true", help="write a JSON line for each game and version")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts, which needs no network")
    parser.add_argument("--csv", type=Path, metavar="DIR", help="write tables for a spreadsheet")
    parser.add_argument("--pdf", type=Path, metavar="FILE", help="write a page to print for each game and version")
    parser.add_argument("--language", default="en", help="of what people read (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Reports on the sources; exit status 2 says that some of them could not be read."""
    from companion.events.sources import report_on

    lines, is_sound = report_on(arguments.sources, complain)
    if arguments.json:
        for line in lines:
            print(json.dumps(line, ensure_ascii=False))
    return 0 if is_sound else 2
