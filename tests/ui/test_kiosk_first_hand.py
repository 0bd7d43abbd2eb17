"""A table that has never played is led through its first hand at the screen, and one that knows the game is not."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.app.event import rows
from tests.ui.event_visit import EVENT, begin, open_kiosk
from tests.ui.pilot import Pilot

COACHED = replace(EVENT, games=(replace(EVENT.games[0], assist="coach"),))


@pytest.fixture
def table(folder: Path) -> Iterator[Pilot]:
    with open_kiosk(folder, event=COACHED) as opened:
        begin(opened)
        opened.until(lambda: opened.controllers.first_hand.lesson is not None)
        yield opened


def lesson(table: Pilot) -> str:
    found = table.controllers.first_hand.lesson
    return found.words.key.removeprefix("first-hand.") if found else ""


def test_one_lesson_after_the_other_until_the_table_knows_it(table: Pilot) -> None:
    entries = [entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries]
    assert table.says("partner")
    table.tap_text(SAY("kiosk.lesson.on"))
    assert (lesson(table), table.says("shuffle")) == ("deal", True)
    table.tap_text(SAY("kiosk.bar.new-group"))  # a group can leave at any time
    table.tap_text(SAY("kiosk.prompt.new-group-no"))
    table.act(entries[0])  # the table has gone on by itself: so does what it learns
    assert lesson(table) == "pass"
    table.tap_text(SAY("kiosk.lesson.on"))
    assert (lesson(table), table.says(SAY("kiosk.lesson.on"))) == ("", False)
    table.controllers.navigation.go("menu")
    table.act(entries[1])
    table.frames()
    assert not table.says(SAY("kiosk.lesson.on"))
    table.controllers.navigation.go("play")
    table.frames()
    assert (lesson(table), table.says(SAY("kiosk.lesson.on"))) == ("trunk", True)
    table.tap_text(SAY("kiosk.lesson.known"))
    assert not table.says(SAY("kiosk.lesson.on"))
    table.act(entries[2])
    assert lesson(table) == ""
    table.settle()
    [row] = [row for row in rows(table.folder) if row["kind"] == "first-hand"]
    assert (row["help"], row["entry"], row["session"]) == ("declined", 2, table.controllers.table.playing.number)
    table.pass_s(1.0)
    table.controllers.table.start("mast-year", {}, ("", "", "", ""))  # the group's second game
    table.until(lambda: not table.controllers.table.playing.entries)
    table.settle()
    assert lesson(table) == ""


def test_a_restart_goes_on_with_the_lessons(folder: Path) -> None:
    with open_kiosk(folder, event=COACHED) as table:
        begin(table)
        table.settle()
    with Pilot(folder, kiosk=KioskStart(COACHED)) as table:
        table.until(lambda: lesson(table) == "teams")
        table.tap_text(SAY("kiosk.lesson.known"))
        table.settle()
    with Pilot(folder, kiosk=KioskStart(COACHED)) as table:
        table.settle()
        table.frames()
        assert (table.name, lesson(table)) == ("play", "")
