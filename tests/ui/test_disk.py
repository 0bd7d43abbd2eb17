"""An entry is shown as taken only when it is safe, and no frame waits for the disk."""

import time
from threading import Event

from companion.cards import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Trunk
from tests.ui.pilot import Pilot
from tests.ui.player import begin, enter, find_way

LONGEST_FRAME_S = 0.25


def test_a_slow_disk_holds_up_the_entry_and_no_frame(pilot: Pilot) -> None:
    begin(pilot)
    for action in (Dealt(), Passed()):
        enter(pilot, action)
    card = find_way(pilot, Trunk(parse_card("TS")))
    free = Event()
    pilot.host._desk.ask(lambda _: free.wait(10), lambda _: None)
    shown = pilot.screen.task
    pilot.touch(card)
    longest_s = 0.0
    for _ in range(100):
        began = time.monotonic()
        pilot.frames(1)
        longest_s = max(longest_s, time.monotonic() - began)
    assert len(pilot.host.standing.entries) == 2
    assert pilot.screen.task == shown
    assert longest_s < LONGEST_FRAME_S
    free.set()
    pilot.until(lambda: len(pilot.host.standing.entries) == 3)
    assert pilot.screen.task != shown
