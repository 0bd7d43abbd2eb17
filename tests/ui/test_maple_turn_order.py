"""The neighbour is touched first at the table of Masters of Maple Syrup: what the current player does comes before."""

from threading import Event
from typing import Any

import pytest

from companion.events.export import event_lines
from companion.events.rows import read_row
from companion.events.sessions import Sessions
from companion.games.masters_of_maple_syrup.actions import Develop, End, Select, Tap
from companion.session.store import NewRow
from companion.ui.history_lines import undo_text
from companion.ui.texts import SAY
from tests.ui.maple_player import count_of, entered, sit_down, touch_card
from tests.ui.pilot import Pilot


def tap_in_the_other_order(pilot: Pilot) -> None:
    """The neighbour's tree is touched before the current player's."""
    sit_down(pilot, {})
    pilot.act(Select("tap"))
    for seat in (1, 0):
        touch_card(pilot, seat, 0)
        pilot.until(lambda seat=seat: count_of(pilot) == 3 - seat)  # type: ignore[misc]
    assert entered(pilot) == [Select("tap"), Tap(0, (0,)), Tap(1, (0,))]


def test_touches_in_the_other_order_are_no_corrections_of_a_playtest(pilot: Pilot) -> None:
    tap_in_the_other_order(pilot)
    number = pilot.controllers.table.snapshot.number
    found: list[str] = []

    def read(games: Any) -> None:
        said = {"group": "Amber Acorn 17", "game": "g", "version": "1", "rules": "r", "session": number}
        games.journal.append(NewRow(number, "game-started", said))
        found.extend(event_lines(games.journal.rows()))

    pilot.controllers.access.ask_in_background(read, lambda _: None)
    pilot.until(lambda: bool(found))
    sessions = Sessions()
    for line in found:
        row = read_row(line.encode())
        assert row is not None
        sessions.take(row)
    assert sum('"corrected"' in line for line in found) == 1
    [notes] = sessions.sessions.values()
    assert notes.corrections == 0


def test_a_touch_in_the_other_order_is_taken_back_as_the_entry_that_it_is(pilot: Pilot) -> None:
    tap_in_the_other_order(pilot)
    snapshot = pilot.controllers.table.snapshot
    says = undo_text(snapshot, ("Ann", "Bo"))
    assert says.startswith(SAY("ui.bar.take-back") + "\nAnn: tap")
    pilot.controllers.navigation.go("history")
    pilot.settle()
    assert pilot.screen.ids.undo.disabled
    pilot.controllers.navigation.go("play")
    pilot.settle()
    pilot.screen.erase()
    pilot.until(lambda: entered(pilot) == [Select("tap"), Tap(1, (0,))])


@pytest.mark.parametrize("paid", [0, 1], ids=["the last copy", "more than the hand"])
def test_what_does_not_fit_before_the_neighbour_is_refused_in_one_line(pilot: Pilot, paid: int) -> None:
    catalogue = [{"name": "Sled", "type": "utility", "cost": 0, "copies": 1}]
    sit_down(pilot, {"catalogue": catalogue})
    pilot.act(Select("develop"), Develop(1, "Sled"))
    before = entered(pilot)
    pilot.screen.enter(Develop(0, "Sled") if paid == 0 else Develop(0, "Elm", 99))
    pilot.settle()
    assert entered(pilot) == before
    assert pilot.controllers.table.snapshot.question is None
    assert pilot.controllers.table.snapshot.uncorrected is None
    heard = pilot.controllers.notices.trouble
    assert heard.startswith(SAY("ui.order.refused", name="Ann", other="Bo", why="").strip())
    assert "\n" not in heard


def test_nobody_waits_for_the_current_player_once_the_neighbour_has_come_first(pilot: Pilot) -> None:
    sit_down(pilot, {})
    pilot.act(Select("develop"))
    assert [side.waits for side in pilot.screen.sides] == [False, True]
    pilot.act(Develop(1, "Sled", 1))
    assert pilot.screen.task == SAY("task.end", player="Ann")
    assert [side.waits for side in pilot.screen.sides] == [False, False]


def test_an_action_card_that_cannot_be_selected_is_not_entered_whatever_waits_for_the_disk(pilot: Pilot) -> None:
    sit_down(pilot, {"rivals": True})
    pilot.act(Select("develop"))
    card = next(card for card in pilot.screen.actions if card.shown.name == "choose")
    disk_goes_on = Event()
    pilot.controllers.access.ask_in_background(lambda _: disk_goes_on.wait(), lambda _: None)
    pilot.touch(pilot.button(SAY("ui.way.end")))
    pilot.touch(card)
    heard = pilot.controllers.notices.trouble
    disk_goes_on.set()
    pilot.settle()
    assert heard == SAY("refused.act")
    assert entered(pilot) == [Select("develop"), End()]


def test_of_an_action_card_that_cannot_be_selected_the_rules_say_why_once(pilot: Pilot) -> None:
    sit_down(pilot, {"rivals": True})
    pilot.act(Select("develop"))
    card = next(card for card in pilot.screen.actions if card.shown.name == "tap")
    pilot.touch(card)
    assert pilot.controllers.notices.trouble == SAY("refused.act")
    pilot.controllers.notices.trouble = ""
    card.dispatch("on_press")
    assert not pilot.controllers.notices.trouble, "a trembling finger"
    assert entered(pilot) == [Select("develop")]
