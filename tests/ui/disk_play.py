"""Plays a little on a screen whose journal lies in a folder; run under strace, it shows which thread waits for a disk.

`python -m tests.ui.disk_play FOLDER` prints its process, and the longest gap between two frames of an entry in ms: by
the clock, and without the time for which other programs had the processor.
"""

import os
import sys
import time
from pathlib import Path

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Trunk
from companion.session import Replace
from tests.blocked import undisturbed_s
from tests.ui.pilot import Pilot
from tests.ui.player import begin

CARDS = ("4C", "KC", "2C", "9C")


def main(folder: Path) -> None:
    """Begins a game, enters cards, corrects one, changes a setting, and puts the game aside."""
    with Pilot(folder) as pilot:
        begin(pilot)
        pilot.act(Trunk(parse_card("TS")))
        gaps = [_enter(pilot, card) for card in CARDS]
        print(os.getpid(), *(f"{1000 * max(kind):.1f}" for kind in zip(*gaps, strict=True)))
        entry = pilot.controllers.table.snapshot.entries[1]
        pilot.controllers.entries.correct(Replace(entry.number, Play(parse_card("5C"))))
        pilot.settle()
        pilot.controllers.settings.change("text_percent", 125)
        pilot.controllers.table.park()
        pilot.settle()


def _enter(pilot: Pilot, card: str) -> tuple[float, float]:
    """Enters a card; returns the longest gaps between two frames until it is shown as taken, in s."""
    before = len(pilot.controllers.table.snapshot.entries)
    pilot.controllers.entries.act(Play(parse_card(card)), by="camera")
    longest_s, own_s = 0.0, 0.0
    while len(pilot.controllers.table.snapshot.entries) == before:
        began_s, undisturbed = time.monotonic(), undisturbed_s()
        pilot.frames(1)
        longest_s = max(longest_s, time.monotonic() - began_s)
        own_s = max(own_s, undisturbed_s() - undisturbed)
    return longest_s, own_s


if __name__ == "__main__":
    main(Path(sys.argv[1]))
