"""Nice One Squirrel! with a camera: turns are entered by themselves, doubts are asked, and touch goes on as ever."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.engine.game import own_action
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Pass, Play, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.simulation.nice_one_squirrel import simulate
from companion.sources import simulated_table
from companion.ui.games.nice_one_squirrel.presenter import name_of
from companion.ui.texts import SAY
from companion.ui.widgets.live_panel import LivePanel
from hardware.vision_process import Observation, VisionState
from tests.following.nut_camera import NutCamera, play_through, see_all
from tests.ui.nice_one_squirrel import enter
from tests.ui.pilot import Pilot

SEED = 3
RECORD = simulate(SEED)
ACTIONS = [own_action(GAME, entry.action) for entry in RECORD.entries]
SOURCE = partial(simulated_table, SEED, 2.5, hands=None, game=GAME.name)
BC, RA = NUT_NAMES["BC"], NUT_NAMES["RA"]


class ShownTable(NutCamera):
    """A table that the camera of the app sees, without a fault."""

    def __init__(self, pilot: Pilot, camera: CameraController, players: int) -> None:
        self._pilot, self._camera = pilot, camera
        self.hidden = {"cache-4", "cache-6"}
        super().__init__(players, {}, lambda placed: see_all([one for one in placed if one.name not in self.hidden]))

    def look(self) -> None:
        for _ in range(4):
            self._at_s += 0.7
            seen = Observation(1, 1, self._at_s, (*self.events(), *self.unread()))
            self._pilot.controllers.entries.see(seen, leave_open, self._camera._followed)
        self._pilot.settle()


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[CameraController]:
    """The camera over the simulated table, where nobody looks through it yet."""
    made = CameraController(pilot.controllers, SOURCE, speed=8.0)
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def begin(pilot: Pilot, players: tuple[str, ...]) -> None:
    pilot.controllers.table.start(GAME.name, {}, players)
    pilot.until(lambda: pilot.name == "play")


def entered(pilot: Pilot) -> list[Any]:
    return [logged.entry.action for logged in pilot.controllers.table.playing.entries]


def is_watched(pilot: Pilot) -> bool:
    return any(isinstance(widget, LivePanel) for widget in pilot.screen.walk(restrict=True))


def test_turns_at_the_simulated_table_appear_on_the_screen_and_touch_takes_over(
    pilot: Pilot, camera: CameraController
) -> None:
    begin(pilot, RECORD.players)
    assert is_watched(pilot)
    camera.open()
    pilot.until(lambda: len(entered(pilot)) >= 4)
    assert entered(pilot)[:4] == ACTIONS[:4]
    assert pilot.screen.ids.circle.cells[0].cache.nuts
    assert camera.picture is not None
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    pilot.settle()
    assert not is_watched(pilot)
    camera.close()
    answered: list[object] = []
    pilot.controllers.access.ask_in_background(
        lambda _: None, answered.append
    )  # what was seen before the touch is entered by then
    pilot.until(lambda: bool(answered))
    enter(pilot, ACTIONS[len(entered(pilot))])
    pilot.tap_text(SAY("ui.bar.follow"))
    assert is_watched(pilot)


def test_a_doubt_is_asked_and_settled_and_a_touch_enters_what_nobody_sees(
    pilot: Pilot, camera: CameraController
) -> None:
    begin(pilot, ("Ann", "Bo", "Cy"))
    table = ShownTable(pilot, camera, 3)
    camera.status = replace(camera.status, state=VisionState.WATCHING)
    camera._say()
    pilot.until(lambda: pilot.says(SAY("ui.camera-state.caches", seen=7, count=9, missing="4, 6")))
    table.hidden.clear()
    table.look()
    pilot.until(lambda: pilot.says(SAY("ui.camera-state.watching")))
    for action, _ in play_through(table, (Visit(9), Pass(), Visit(1, RA), Play(BC))):
        pilot.until(lambda: not camera.questions.doubts or pilot.says(SAY("ui.table.happened")))
        if action == Visit(9):
            pilot.until(lambda: pilot.says(SAY("ui.table.seen-play")))
            table.leave_unread(9)
    pilot.until(lambda: len(entered(pilot)) == 4 and bool(camera.questions.doubts))
    assert entered(pilot) == [Visit(9), Pass(), Visit(1, RA), Play(BC)]
    pilot.tap_text(SAY("ui.history.passed"))
    assert camera.questions.doubts == ()
    assert entered(pilot) == [Visit(9), Pass(), Visit(1, RA), Play(BC)]
    pilot.tap_text(SAY("ui.table.cache", cache=2))
    pilot.tap_text(name_of(RA))
    pilot.until(lambda: len(entered(pilot)) == 5)
    pilot.tap_text(SAY("ui.table.pass"))
    pilot.until(lambda: entered(pilot)[4:] == [Visit(2, RA), Pass()])
    pilot.go_on()
    assert is_watched(pilot)
