"""`companion report`: what playtest games came to, by game and rules version, for people and for programs."""

import argparse
import gc
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.files import named_path, write_file
from companion.commands.messages import escape_unprintable, print_message
from companion.errors import BadInputError

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    from companion.events.report import ReportLine
    from companion.events.row_sources import RowSource
    from companion.events.sessions import Sessions
    from companion.events.told_report import ToldReport

TOKEN_VARIABLE: Final = "COMPANION_HUB_TOKEN"


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("report", help="report on playtest events", description=__doc__)
    parser.add_argument(
        "sources", metavar="SOURCE", nargs="*", type=named_path, help="a journal, a file of event rows, or a folder"
    )
    parser.add_argument("--hub", metavar="WHERE", help="report on what came to a hub: the address of its host's page")
    parser.add_argument("--token", default="", help=f"a host's or designer's, for the hub (default: ${TOKEN_VARIABLE})")
    parser.add_argument("--json", action="store_true", help="write a JSON line for each game and version")
    parser.add_argument("--html", type=named_path, metavar="FILE", help="write a page with charts; needs no network")
    parser.add_argument("--csv", type=named_path, metavar="DIR", help="write tables for a spreadsheet")
    parser.add_argument("--pdf", type=named_path, metavar="FILE", help="write pages to print, by game and version")
    parser.add_argument("--language", default="en", help="of what people read (default: en)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Reports on the sources; exit status 2 says that some of them could not be read."""
    from companion.events.report import make_report
    from companion.events.report_words import report_words
    from companion.events.sources import read_events
    from companion.events.told_report import tell_report

    if not (arguments.sources or arguments.hub):
        raise BadInputError("nothing to report on: name a journal, a file of event rows, a folder, or --hub WHERE")
    say = report_words(None, arguments.language)  # an unknown language is said before anything is read
    others = _read_hub(arguments.hub, arguments.token) if arguments.hub else ()
    with _garbage_collection_paused():
        noted, is_sound = read_events(arguments.sources, print_message, others)
        lines = make_report(noted)
    told = tell_report(lines, arguments.language)
    if arguments.json:
        for line in lines:
            print(json.dumps(line, ensure_ascii=False))
    else:
        from companion.exports.report.text import write_text

        for row in write_text(told).splitlines():
            print(escape_unprintable(row))
    for path, content in _files(noted, lines, told, arguments).items():
        write_file(path, content)
        print(escape_unprintable(say("written.file", file=str(path))), file=sys.stderr)
    return 0 if is_sound else 2


def _read_hub(where: str, token: str) -> "Sequence[RowSource]":
    from companion.commands.hub_rows import read_hub

    return (read_hub(where, token or os.environ.get(TOKEN_VARIABLE, "")),)


@contextmanager
def _garbage_collection_paused() -> Iterator[None]:
    """Pauses garbage collection: rows hold no cycles of references, and looking for them takes a fifth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _files(
    noted: "Sessions", lines: "list[ReportLine]", told: "ToldReport", arguments: argparse.Namespace
) -> dict[Path, bytes]:
    """Returns the files that are asked for."""
    files: dict[Path, bytes] = {}
    if arguments.csv:
        from companion.exports.report.game_tables import write_game_tables
        from companion.exports.report.tables import write_report_tables

        tables = write_report_tables(lines, arguments.language) | write_game_tables(noted, arguments.language)
        files |= {arguments.csv / name: content for name, content in tables.items()}
    if arguments.html:
        from companion.exports.report.page import write_page

        files[arguments.html] = write_page(told)
    if arguments.pdf:
        from companion.exports.report.sheets import print_report

        files[arguments.pdf] = print_report(told)
    return files
