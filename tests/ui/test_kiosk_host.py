"""The host at a kiosk: the corner, the PIN, the screens behind it, and how long they stay."""

from dataclasses import replace
from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.app.exit_options import SHUT_DOWN
from companion.app.kiosk.idle_clock import REST_S
from companion.app.kiosk.pin import PinFile
from companion.app.kiosk.screens import READ_S
from companion.app.observable import Listeners
from companion.events.groups import NEW_GROUP, BegunGame, begin_game, end_game, end_group, start_group
from companion.games import find_game
from companion.journal import Journal
from companion.session import start_session
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.kiosk.overlay import ClosingLine
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText
from tests.ui.event_visit import EVENT, GAME, PIN, enter_pin, tap_corner
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def test_five_touches_in_the_corner_and_the_pin(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    assert kiosk.name == "pin"
    enter_pin(kiosk, "111222")
    assert kiosk.says(SAY("kiosk.pin.wrong"))
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(SAY("kiosk.host.export"))
    kiosk.until(lambda: SAY("kiosk.host.no-stick") in kiosk.screen.message)
    kiosk.tap_text(SAY("kiosk.host.check"))
    kiosk.until(lambda: kiosk.says(SAY("kiosk.check.pin.ok")))
    kiosk.screen.back()
    kiosk.frames()
    kiosk.tap_text(SAY("kiosk.host.report"))
    kiosk.until(lambda: kiosk.says(SAY("report.nothing")) or kiosk.says("holds no games"))
    kiosk.screen.back()
    kiosk.screen.back()
    kiosk.settle()
    assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("attract", False)


def test_a_pin_that_cannot_be_read_is_said(kiosk: Pilot) -> None:
    (kiosk.folder / "pin.json").write_text("{")
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    assert (kiosk.name, kiosk.says(SAY("kiosk.pin.unreadable")), faults(kiosk)) == ("pin", True, [])


def test_a_report_that_is_read_stays_and_warns_before_it_closes(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(SAY("kiosk.host.report"))
    for _ in range(2):
        kiosk.pass_s(READ_S - 5)
        kiosk.controllers.kiosk.idle.tick()
        kiosk.frames()
        warning = SAY("kiosk.prompt.closes", count=kiosk.controllers.kiosk.closes_in_s)
        assert (kiosk.name, kiosk.says(warning), faults(kiosk)) == ("host-text", True, [])
        kiosk.tap_at(Window.width / 2, 5)  # on the warning itself
        assert (kiosk.name, kiosk.controllers.kiosk.closes_in_s, kiosk.says(warning)) == ("host-text", 0, False)
    kiosk.pass_s(READ_S)
    kiosk.controllers.kiosk.idle.tick()
    kiosk.settle()
    assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("attract", False)


def test_a_touch_on_the_warning_touches_nothing_that_it_covers(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    assert kiosk.name == "pin"
    kiosk.pass_s(REST_S - 5)
    kiosk.controllers.kiosk.idle.tick()
    kiosk.frames()
    key = kiosk.button("0")
    x, y = key.to_window(key.center_x, key.y + 3)
    kiosk.tap_at(x, y)
    assert (kiosk.screen.dots, kiosk.controllers.kiosk.closes_in_s) == ("", 0)
    kiosk.tap_at(x, y)
    assert kiosk.screen.dots == "●", "it is gone, and the key can be touched"


def test_the_warning_counts_in_one_line(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    lines = []
    for passed_s in (REST_S - 5, 1):
        kiosk.pass_s(passed_s)
        kiosk.controllers.kiosk.idle.tick()
        kiosk.frames()
        lines += [(widget, widget.text) for widget in kiosk.shown() if isinstance(widget, ClosingLine)]
        assert lines[-1][1] == SAY("kiosk.prompt.closes", count=kiosk.controllers.kiosk.closes_in_s)
    assert lines[0][0] is lines[1][0]
    assert lines[0][1] != lines[1][1]
    kiosk.controllers.settings.change("high_contrast", True)
    kiosk.settle()
    (again,) = [widget for widget in kiosk.shown() if isinstance(widget, ClosingLine)]
    assert again is not lines[0][0], "it is drawn again in other colours"


@pytest.fixture
def closed(kiosk: Pilot) -> list[str]:
    """How it was left, in place of the app, which would end, and the machine with it."""
    closing, closed = Listeners[str](), list[str]()
    closing.add(closed.append)
    kiosk.controllers.navigation.closing = closing
    return closed


def let_shut_down(folder: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    """Lets the login manager answer so when it is asked whether the machine may be shut down."""
    for name, text in (("busctl", f"echo 's \"{answer}\"'"), ("systemctl", "exit 1")):
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def test_one_touch_ends_nothing(
    kiosk: Pilot, closed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_shut_down(tmp_path, monkeypatch, "yes")
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    for way in ("exit", "off"):
        kiosk.tap_text(SAY(f"kiosk.host.{way}"))
        assert not closed
        assert kiosk.says(SAY("kiosk.host.once-more", way=SAY(f"kiosk.host.{way}")))
        assert kiosk.says(SAY("kiosk.host.dark")) is (way == "exit")
        assert faults(kiosk) == []
    kiosk.tap(kiosk.button(SAY("kiosk.host.off")))
    assert closed or kiosk.says(SAY("kiosk.host.working")), "who decides it may have to be started"
    kiosk.settle()
    assert closed == [SHUT_DOWN]


@pytest.mark.parametrize("answer", ["challenge", "no"])
def test_where_the_machine_may_not_be_shut_down_the_screen_says_so(
    kiosk: Pilot, closed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    let_shut_down(tmp_path, monkeypatch, answer)
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    for _ in range(2):
        kiosk.tap_text(SAY("kiosk.host.off"))
    kiosk.settle()
    assert (kiosk.says(SAY("kiosk.host.off-not")), closed, faults(kiosk)) == (True, [], [])
    kiosk.tap_text(SAY("kiosk.host.off"))
    assert kiosk.says(SAY("kiosk.host.once-more", way=SAY("kiosk.host.off"))), "it is asked anew"


def test_another_pin(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(SAY("kiosk.host.pin"))
    for typed, said in (
        ("123456", "kiosk.pin.easy"),
        ("602214", "kiosk.pin.again"),
        ("602215", "kiosk.pin.differs"),
    ):
        enter_pin(kiosk, typed)
        assert kiosk.says(SAY(said))
    for _ in range(2):
        enter_pin(kiosk, "602214")
    assert kiosk.name == "host"
    assert PinFile.beside(kiosk.folder / "journal.db").fits("602214")


def test_another_pin_can_be_declined(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(SAY("kiosk.host.pin"))
    kiosk.tap_text(f"← {SAY('ui.back')}")
    assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("host", True)
    kiosk.screen.back()
    kiosk.settle()
    tap_corner(kiosk)
    assert kiosk.says(SAY("kiosk.pin.enter")), "the next one who opens it sets no PIN"


def test_a_screen_of_the_hosts_is_not_behind_a_locked_one(kiosk: Pilot) -> None:
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(SAY("kiosk.host.settings"))
    kiosk.controllers.navigation.go("pin")
    enter_pin(kiosk, PIN[::-1])  # somebody else, meanwhile
    kiosk.tap_text(f"← {SAY('ui.back')}")
    kiosk.tap_text(f"← {SAY('ui.back')}")
    assert (kiosk.name, kiosk.controllers.kiosk.host.is_in) == ("attract", False)


def test_four_touches_open_nothing(kiosk: Pilot) -> None:
    tap_corner(kiosk, 4)
    assert kiosk.name == "attract"


def test_a_first_start_asks_for_a_pin(folder: Path) -> None:
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        assert kiosk.name == "pin"
        kiosk.screen.back()
        assert kiosk.name == "pin"
        enter_pin(kiosk, PIN)
        kiosk.pass_s(REST_S + 1)  # the host thinks it over
        kiosk.controllers.kiosk.idle.tick()
        kiosk.settle()
        assert kiosk.says(SAY("kiosk.pin.again"))
        enter_pin(kiosk, PIN)
        assert kiosk.name == "host"


def test_the_report_on_two_versions_stands_side_by_side_on_a_high_screen(folder: Path) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Journal(folder / "journal.db") as store:
        for version, goal in (("0.9.0", 10), ("0.9.1", 7)):
            group, record = start_group(store, EVENT), simulation_of("mast-year").simulate(1, {"goal": goal})
            session = start_session(store, find_game("mast-year"), record.options, record.players)
            offered = replace(GAME, version=version)
            begin_game(store, BegunGame(group.code, offered, session.number, session.record, "follow"))
            for entry in record.entries:
                session.act(entry.action)
            assert end_game(store, session.number, 300.0) == "finished"
        end_group(store, NEW_GROUP)
    with Pilot(folder, "720x1280", KioskStart(EVENT)) as kiosk:
        tap_corner(kiosk)
        enter_pin(kiosk, PIN)
        kiosk.until(lambda: kiosk.name == "host")
        kiosk.tap_text(SAY("kiosk.host.report"))
        kiosk.until(lambda: kiosk.says("Versions side by side"))
        heads = [one for one in kiosk.screen.walk() if isinstance(one, FlowText) and one.text in ("0.9.0", "0.9.1")]
        assert len({one.y for one in heads}) == 1, "in one row"
        assert kiosk.says("Version 0.9.1 against 0.9.0")
        assert kiosk.says("Options that differ: goal 10 → 7.")
        assert faults(kiosk) == []
