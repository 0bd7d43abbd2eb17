"""`companion run`: the companion on a touchscreen, or in a window."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.complaint import complain
from companion.commands.journal import default_journal

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("run", help="start the companion on the screen", description=__doc__)
    parser.add_argument("--journal", type=Path, help="where games are kept (default: $COMPANION_JOURNAL)")
    parser.add_argument("--size", type=_read_size, help="of the window, such as 1280x720 (default: as it was set)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Shows the companion until its window is closed."""
    from companion.session.keepsake import Keepsake
    from companion.session.settings import read_settings
    from companion.ui.window import settle

    journal = arguments.journal or default_journal()
    keepsake = Keepsake(journal.with_name("settings.json"))
    settings = read_settings(keepsake).settings
    settle(arguments.size or settings.screen, settings.rotation)
    from companion.ui.app import CompanionApp

    app = CompanionApp(journal, keepsake)
    try:
        app.run()
    finally:
        app.host.close()
    if app.failure:
        complain(app.failure)
        return 2
    return 0


def _read_size(text: str) -> str:
    width, cross, height = text.partition("x")
    if cross and all(side.isascii() and side.isdigit() and 320 <= int(side) <= 7680 for side in (width, height)):
        return text
    raise argparse.ArgumentTypeError(f"{text[:20]!r} is no size: write width and height in pixels, such as 1280x720")
