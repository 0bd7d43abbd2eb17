"""A table of an event's hub by touch: it joins, calls its host, and its seats answer on their phones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.hub.join_code import JoinCode, fingerprint
from companion.hub.table import link
from companion.hub.table.membership import keep_membership
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Key
from tests.hub.table.stand_in_hub import StandInHub
from tests.ui import event_tour
from tests.ui.event_visit import EVENT, PIN, begin, enter_pin, tap_corner
from tests.ui.pilot import Pilot


@pytest.fixture
def hub(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandInHub]:
    """A hub, and a table whose host has a PIN."""
    monkeypatch.setattr(link, "STATE_S", 0.05)
    event_tour.prepare(folder)
    with StandInHub(tmp_path) as started:
        yield started


@pytest.fixture
def kiosk(folder: Path, hub: StandInHub) -> Iterator[Pilot]:
    """A table that has joined the hub."""
    keep_membership(folder / "journal.db", hub.membership())
    with Pilot(folder, kiosk=KioskStart(EVENT)) as started:
        yield started


def test_the_host_joins_a_hub_by_touch_and_leaves_it(folder: Path, hub: StandInHub) -> None:
    code = str(JoinCode("127.0.0.1", hub.port, "0123456789", fingerprint(hub.certificate.pem)))
    with Pilot(folder, kiosk=KioskStart(EVENT)) as kiosk:
        tap_corner(kiosk)
        enter_pin(kiosk, PIN)
        kiosk.tap_text(SAY("kiosk.host.hub"))
        _type(kiosk, "127.0.0.1/1")
        kiosk.until(lambda: kiosk.says(SAY("kiosk.hub.no-code")))
        hub.before = lambda _, path: (403, {"error": "another code"}, {}) if path == "/v1/join" else None
        _type(kiosk, code)
        kiosk.until(lambda: kiosk.says(SAY("kiosk.hub.wrong-code")))
        hub.before = lambda *_: None
        _type(kiosk, code)
        kiosk.until(lambda: kiosk.says(SAY("kiosk.hub.joined", hub="Autumn playtest", table="Table 3")))
        kiosk.until(lambda: bool(hub.states))
        kiosk.tap_text(SAY("kiosk.hub.leave"))
        kiosk.until(lambda: kiosk.says(SAY("kiosk.hub.none")))


def _type(kiosk: Pilot, code: str) -> None:
    kiosk.tap_text(SAY("kiosk.hub.type"))
    keys = {one.text.casefold(): one for one in kiosk.shown() if isinstance(one, Key)}
    for sign in code.casefold():
        keys[sign].dispatch("on_press")
    kiosk.tap_text(SAY("ui.keyboard.done"))


def test_a_group_calls_its_host_and_takes_it_back(hub: StandInHub, kiosk: Pilot) -> None:
    kiosk.until(lambda: kiosk.says(SAY("kiosk.help.call")))
    kiosk.tap_at(5, 5)  # it wakes the screen
    for call, called in (("call", "called"), ("short", "short-called")):
        if call == "short":
            begin(kiosk)
        kiosk.tap_text(SAY(f"kiosk.help.{call}"))
        kiosk.until(lambda: hub.told.get("help") is True)
        kiosk.tap_text(SAY(f"kiosk.help.{called}"))
        kiosk.until(lambda: hub.told.get("help") is False)


def test_seats_that_answer_on_their_phones_are_not_asked_at_the_table(hub: StandInHub, kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.act(*(entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries))
    kiosk.settle()
    kiosk.tap_text(SAY("kiosk.phones.offer"))
    seats = [SAY("players.unnamed", seat=seat) for seat in range(1, 5)]
    assert all(kiosk.says(seat) for seat in seats)
    kiosk.until(lambda: bool(hub.told.get("surveys")))
    session = hub.told["surveys"][0]["session"]
    hub.answers = [
        {"id": f"form {seat}", "session": session, "seat": seat, "answers": {"fun": 4}, "at": "2026-11-29T19:00:00Z"}
        for seat in (0, 2)
    ]
    kiosk.until(lambda: all(kiosk.says(SAY("kiosk.phones.answered", seat=seats[seat])) for seat in (0, 2)))
    kiosk.until(lambda: set(hub.told["kept"]) == {"form 0", "form 2"})
    kiosk.tap_text(f"← {SAY('ui.back')}")
    kiosk.tap_text(SAY("kiosk.fun.on"))
    assert kiosk.says(SAY("kiosk.survey.title", seat=seats[1]))
    kiosk.tap_text(SAY("kiosk.survey.skip"))
    kiosk.until(lambda: kiosk.says(SAY("kiosk.survey.title", seat=seats[3])))
