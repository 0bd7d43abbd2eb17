"""A player leaves the table, by touch; and the clock in the bar."""

import pytest

from companion.simulation import simulation_of
from companion.ui.texts import SAY
from tests.app.event import rows
from tests.ui.event_visit import begin
from tests.ui.pilot import Pilot


@pytest.fixture
def table(kiosk: Pilot) -> Pilot:
    begin(kiosk)
    return kiosk


def left(table: Pilot) -> list[tuple[int, str | None]]:
    table.settle()
    return [(row["seat"], row["stand_in"]) for row in rows(table.folder) if row["kind"] == "player-left"]


def leave(table: Pilot, name: str) -> None:
    table.tap_text(SAY("kiosk.bar.players"))
    table.tap(next(button for button in table.buttons() if button.parent.children[-1].text == name))


def test_the_companion_plays_and_then_a_person_and_then_the_table_stops(table: Pilot) -> None:
    record = simulation_of("mast-year").simulate(1, {"goal": 7})
    leave(table, "Seat A")
    table.tap_text(SAY("kiosk.players.open"))
    assert table.name == "play"
    table.act(*(entry.action for entry in record.entries[:2]))
    table.frames()
    assert table.says("For Seat A: show the lowest card")
    leave(table, "Seat A")  # somebody takes over
    assert not table.says("For Seat A")
    leave(table, "Seat C")
    table.screen.go_back()
    table.frames()
    assert table.name == "leaving-player"
    table.tap(next(button for button in table.buttons() if button.parent.children[-1].text == "Seat C"))
    table.tap_text(SAY("kiosk.players.sits-down"))
    assert left(table) == [(0, "bot"), (0, "person"), (2, "person")]
    leave(table, "Seat B")
    assert table.says("Squirrels")  # the result so far
    table.tap_text(SAY("kiosk.players.so-far", result=""))
    table.until(lambda: table.name == "stop-reason")
    assert left(table)[-1] == (1, None)


def test_a_clock_that_the_table_may_hide(table: Pilot) -> None:
    table.pass_s(125.0)
    table.controllers.play_clock.tick()
    table.frames()
    assert table.says("◷ 2 min")
    table.tap_text("◷")
    assert not table.says("2 min")
    table.tap_text("◷")
    assert table.says("◷ 2 min")
