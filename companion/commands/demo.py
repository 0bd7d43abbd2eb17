"""`companion demo`: the companion at a simulated table, where simple players play and the camera follows them."""

import argparse
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from companion.commands.run import read_size, show

if TYPE_CHECKING:
    from argparse import _SubParsersAction

THINKS_S: Final = 3.0
"""So long somebody at the screen may decide before the simulated player does."""


def add_parser(parsers: "_SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds the command to `parsers`."""
    parser = parsers.add_parser("demo", help="watch a simulated table", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which game is played (default: 1)")
    parser.add_argument("--size", type=read_size, default="1280x720", help="of the window (default: 1280x720)")
    parser.add_argument("--seconds", type=float, help="end by itself after so long")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Shows the demonstration until its window is closed; its games are kept nowhere."""
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        return show(Path(folder) / "journal.db", arguments.size, lambda app: _begin(app, arguments))


def _begin(app: Any, arguments: argparse.Namespace) -> None:
    from companion.rehearsal import GAME, PLAYERS, rehearse
    from companion.sources import open_any
    from companion.ui.lookout import Lookout

    record = rehearse(abs(arguments.seed))
    source = partial(open_any, f"live:{abs(arguments.seed)}")
    lookout = Lookout(app.host, source, Player([entry.action for entry in record.entries]))
    app.host.lookout = lookout
    app.host.start(GAME, {}, PLAYERS)
    lookout.open()
    if arguments.seconds:
        app.stop_after(arguments.seconds)


class Player:
    """Makes the choices that were rehearsed, unless somebody at the screen is quicker."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self._left = [action for action in actions if type(action).__name__ in ("Eat", "Keep", "Speedy")]
        self._known: object = None
        self._since_s = 0.0

    def __call__(self, state: Any, choices: Sequence[Any]) -> Any | None:
        """Returns the choice, after some thought."""
        if state is not self._known:
            self._known, self._since_s = state, time.monotonic()
            return None
        if time.monotonic() - self._since_s < THINKS_S:
            return None
        while self._left:
            action = self._left.pop(0)
            if action in choices:
                return action
        return choices[-1]
