"""Whatever a kiosk shows can be read and touched, in every size and language."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from companion.app.pin import PinFile
from companion.events.event_file import OfferedGame
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from tests.ui.event_visit import EVENT, PIN, sit_down
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot


@pytest.fixture(params=product(("800x480", "1280x720", "720x1280"), ("en", "de", "pl")), ids="-".join)
def kiosk(request: pytest.FixtureRequest, folder: Path) -> Iterator[Pilot]:
    size, language = request.param
    PinFile.beside(folder / "journal.db").set(PIN)
    with Pilot(folder, size, KioskStart(EVENT), language=language) as opened:
        yield opened


@pytest.mark.one_python
def test_everything_can_be_read_and_touched(kiosk: Pilot) -> None:
    wrong: list[str] = []

    def look() -> None:
        kiosk.frames(3)
        wrong.extend(f"{kiosk.name}: {fault}" for fault in faults(kiosk))

    look()
    sit_down(kiosk)
    look()
    for text in ("kiosk.group.on", "kiosk.aim.on", "ui.seats.take"):
        kiosk.tap_text(SAY(text))
        look()
    kiosk.until(lambda: kiosk.name == "play")
    look()
    for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[:5]:
        kiosk.act(entry.action)
    look()
    for seat in range(4):
        kiosk.controllers.stand_ins.take(seat)  # what one of them does stands in a line above the table
    look()
    for seat in range(4):
        kiosk.controllers.table.seat(seat, "", is_newcomer=True)  # people sit there again, to be asked at the end
    kiosk.controllers.navigation.go("leaving-player")
    look()
    kiosk.controllers.navigation.go("rule-question")
    kiosk.screen.ask_why()
    look()
    kiosk.controllers.navigation.go("play")
    kiosk.frames()
    kiosk.tap_text(SAY("kiosk.bar.new-group"))
    kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
    kiosk.until(lambda: kiosk.name == "survey")
    for _ in range(4):
        look()
        kiosk.tap_text(SAY("kiosk.survey.more"))
        look()
        kiosk.tap_text(SAY("kiosk.survey.skip"))
        kiosk.settle()
    for name in ("pin", "host", "event", "event-game"):
        kiosk.controllers.navigation.go(name)
        look()
    games = (*EVENT.games, OfferedGame("nice-one-squirrel", "1"))
    kiosk.controllers.kiosk.current.event = replace(
        EVENT, games=games, ask=("age-band", "plays-before", "trick-taking")
    )
    kiosk.controllers.navigation.go("group")
    look()
    assert kiosk.says(SAY("players.unnamed", seat=6))  # six may sit there
    assert wrong == []
