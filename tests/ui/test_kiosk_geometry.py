"""Whatever a kiosk shows can be read and touched: each screen in every size and in every language.

A size meets one language here; all their pairs are met where the display is asked for, and in what has been decided.
"""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from companion.events.event_file import OfferedGame
from companion.events.groups import MOST_PARKED, Group
from companion.ui.app import KioskStart
from companion.ui.games import named_games
from companion.ui.kiosk.overlay import WITHOUT_BAR
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from tests.ui import event_tour
from tests.ui.event_visit import EVENT, offers_new_group, sit_down
from tests.ui.geometry import faults, is_covered
from tests.ui.pilot import Pilot

SIZES = ("800x480", "1280x720", "720x1280")
LANGUAGES = ("de", "en", "pl")
LAID_OUT = 3
"""After so many frames the parts of a screen have found their heights."""

LEAST_PLAY_MM = 14.0
"""The button that begins is higher than all others of the first screen."""


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, LANGUAGES, strict=True)))
def test_everything_can_be_read_and_touched(folder: Path, size: str, language: str) -> None:
    event_tour.prepare(folder)
    wrong: list[str] = []
    met: set[str] = set()
    left_from: set[str] = set()
    with Pilot(folder, size, event_tour.START, language=language) as kiosk:
        for stop in event_tour.tour(kiosk):
            kiosk.frames(LAID_OUT)
            met.add(stop)
            wrong += [f"{stop}: {fault}" for fault in faults(kiosk)] if not is_covered(kiosk) else []
            group = kiosk.controllers.kiosk
            if group.code and kiosk.name not in WITHOUT_BAR and not group.prompt and not group.host.is_in:
                wrong += [] if offers_new_group(kiosk) else [f"{stop}: no new group can be asked for"]
                left_from.add(kiosk.name)
            assert stop != "group-asked" or kiosk.says(SAY("players.unnamed", seat=6)), "six may sit there"
    assert wrong == []
    assert met >= {"attract-parked", "group-asked", "choose-put-aside", "hub-conflict", "phones-8"}
    assert left_from >= {"group", "choose", "aim", "seats", "play", "rule-question", "leaving-player"}


@pytest.mark.one_python
@pytest.mark.parametrize("size", SIZES)
def test_the_last_of_many_games_on_offer_can_be_chosen(folder: Path, size: str) -> None:
    event_tour.prepare(folder)
    games = tuple(OfferedGame(name, version) for version in "123" for name in named_games())
    with Pilot(folder, size, KioskStart(replace(EVENT, games=games, ask=()))) as kiosk:
        sit_down(kiosk)
        kiosk.tap_text(SAY("kiosk.group.on"))
        kiosk.frames(LAID_OUT)
        assert faults(kiosk) == []
        kiosk.tap_text(kiosk.screen.ids.games.children[0].text)
        assert kiosk.controllers.kiosk.recorder.offered == games[-1]


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "text_percent"), list(product(SIZES, (100, 200))))
def test_as_many_groups_as_wait_have_room_beside_the_game_that_plays_by_itself(
    folder: Path, size: str, text_percent: int
) -> None:
    event_tour.prepare(folder)
    with Pilot(folder, size, KioskStart(EVENT), language="de", text_percent=text_percent) as kiosk:
        codes = [f"Bright Bramble {number}" for number in range(10, 10 + MOST_PARKED)]
        kiosk.controllers.kiosk.parked = tuple(Group(code, "") for code in codes)
        kiosk.tap_at(5, 5)
        kiosk.frames(LAID_OUT)
        assert faults(kiosk) == []
        assert kiosk.screen.ids.play.height >= THEME.mm(LEAST_PLAY_MM)
