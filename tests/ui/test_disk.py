"""An entry is shown as taken only when it is safe, and no frame waits for the disk."""

from threading import Event

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Dealt, Passed, Trunk
from companion.journal.json_file import JsonFile
from companion.ui.texts import SAY
from companion.ui.trick_table.cards_panel import CardsPanel
from tests.blocked import blocked_s
from tests.ui.pilot import PATIENCE_S, Pilot
from tests.ui.player import begin, enter, find_way

LONGEST_WAIT_S = 0.25
"""Far below how long the disk is held up; how long a frame works, `tests.bench.slow_disk` tells."""


def test_a_slow_disk_holds_up_the_entry_and_no_frame(pilot: Pilot) -> None:
    begin(pilot)
    for action in (Dealt(), Passed()):
        enter(pilot, action)
    card = find_way(pilot, Trunk(parse_card("TS")))
    free = Event()
    pilot.controllers.access._worker.ask(lambda _: free.wait(PATIENCE_S), lambda _: None)
    shown = pilot.screen.task
    pilot.touch(card)
    longest_wait_s = 0.0
    for _ in range(100):
        began_s = blocked_s()
        pilot.frames(1)
        longest_wait_s = max(longest_wait_s, blocked_s() - began_s)
    assert len(pilot.controllers.table.snapshot.entries) == 2
    assert pilot.screen.task == shown
    assert longest_wait_s < LONGEST_WAIT_S
    free.set()
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 3)
    assert pilot.screen.task != shown


def test_no_entry_waits_for_an_export_that_hangs(pilot: Pilot) -> None:
    begin(pilot)
    free = Event()
    pilot.controllers.access.write(lambda: free.wait(PATIENCE_S), lambda _: None, "exports")
    pilot.controllers.access.write(lambda: free.wait(PATIENCE_S), lambda _: None)
    card = find_way(pilot, Dealt())
    pilot.touch(card)
    pilot.until(lambda: len(pilot.controllers.table.snapshot.entries) == 1)
    assert not free.is_set()
    assert pilot.controllers.access.waiting, "the files are not said to be written"
    free.set()


def test_a_panel_that_comes_again_is_not_built_again(pilot: Pilot) -> None:
    begin(pilot)
    pilot.act(Dealt(), Passed())
    card = find_way(pilot, Trunk(parse_card("TS")))
    pilot.controllers.entries.take_back()
    pilot.settle()
    pilot.act(Passed())
    assert find_way(pilot, Trunk(parse_card("TS"))) is card, "built while a table waits, it would cost two frames"


def test_the_cards_are_built_while_the_table_shuffles(pilot: Pilot) -> None:
    begin(pilot)
    pilot.until(lambda: CardsPanel in pilot.screen._panels)
    assert len(pilot.screen._panels) == 2, "the deal is shown, and the cards wait"


def test_settings_are_written_while_frames_go_on(pilot: Pilot) -> None:
    kept = JsonFile(pilot.folder / "settings.json")
    free = Event()
    pilot.controllers.access.write(lambda: free.wait(PATIENCE_S), lambda _: None)
    for percent in (110, 120):
        pilot.controllers.settings.change("text_percent", percent)
        pilot.frames(3)
    assert (pilot.controllers.settings.current.text_percent, kept.read().values) == (120, {}), (
        "the frame waited for the disk"
    )
    assert pilot.controllers.access.waiting, "what is still to be written is not said to be written"
    free.set()
    pilot.app.on_stop()
    assert kept.read().values["text_percent"] == 120, "the last one wins, and the end waits for it"


def test_settings_that_cannot_be_written_are_told_of(pilot: Pilot) -> None:
    (pilot.folder / "settings.json").mkdir()
    pilot.controllers.settings.change("text_percent", 120)
    pilot.until(lambda: bool(pilot.controllers.notices.trouble))
    assert pilot.controllers.notices.trouble.startswith(SAY("ui.trouble.settings", why="").rstrip(". "))
