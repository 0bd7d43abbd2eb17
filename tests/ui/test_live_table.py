"""The camera and the screen together: the simulated table is followed on the screen, and touch goes on without it."""

import gc
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import ref

import numpy as np
import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.card_notation import parse_card
from companion.commands.demo import ScriptedPlayer
from companion.following.decisions import Accepted
from companion.games.mast_year.actions import Dealt, Keep, Passed, Play, Trunk
from companion.simulation.mast_year import GAME, PLAYERS, SIMULATION, simulate
from companion.sources import simulated_table
from companion.ui.games.mast_year.entries import doubt_text
from companion.ui.texts import SAY
from hardware.vision_process import Observation, VisionState
from tests.following.table import PLACES, faces, quad
from tests.ui.monkey import Monkey, go_home
from tests.ui.pilot import Pilot
from vision.tracking.events import TrackGone, TrackLaid

SEED = 3
RECORD = simulate(SEED)
ACTIONS = [entry.action for entry in RECORD.entries]
EVENTS = 80
CHOICES = [action for action in ACTIONS if SIMULATION.is_hidden_choice(action)]
SEEN = [action for action in ACTIONS if not isinstance(action, Dealt | Passed)]
"""What a camera follows: nobody says that the cards are dealt, or passed."""
TRUNK_AND_THREE = ((1, 0, "cTS"), (2, 0, "c4C"), (3, 1, "cKC"), (4, 2, "c2C"))
"""Track, seat and card."""


@pytest.fixture
def camera(pilot: Pilot, folder: Path) -> Iterator[Any]:
    """The camera over a table where a simulated game is played as fast as it can be drawn."""
    made = CameraController(
        pilot.controllers,
        partial(simulated_table, SEED, 10.0, hands=None, game="mast-year"),
        ScriptedPlayer(CHOICES, 0.0),
        speed=8.0,
    )
    pilot.controllers.camera = made
    pilot.start(GAME, RECORD.options, PLAYERS)
    yield made
    made.close()


def entered(pilot: Pilot) -> list[Any]:
    return [logged.entry.action for logged in pilot.controllers.table.snapshot.entries]


def wait_for(pilot: Pilot, count: int) -> None:
    for _ in range(6):  # each wait is patient on its own
        if len(entered(pilot)) >= count:
            return
        have = len(entered(pilot))
        pilot.until(lambda have=have: len(entered(pilot)) > have)  # type: ignore[misc]
    wait_for(pilot, count)


def across(place: tuple[float, float]) -> Any:
    """A card that lies across, as before a seat at the side."""
    x, y = place
    return np.array([[x + 30, y - 20], [x + 30, y + 20], [x - 30, y + 20], [x - 30, y - 20]], np.float32)


def test_cards_that_are_laid_down_appear_on_the_screen_by_themselves(pilot: Pilot, camera: Any) -> None:
    camera.open()
    wait_for(pilot, 12)
    assert entered(pilot)[:12] == SEEN[:12]
    assert pilot.controllers.table.snapshot.state.hand.tricks
    assert camera.cards
    hand = pilot.controllers.table.snapshot.state.hand
    shown = {face.card for face in pilot.screen.ids.mat.cards if face.card}
    assert shown == set(hand.table or hand.tricks[-1].cards)


def test_senseless_touches_break_nothing_while_the_camera_watches(pilot: Pilot, camera: Any) -> None:
    camera.open()
    wait_for(pilot, 1)
    monkey = Monkey(pilot, 12)
    monkey.play(EVENTS)
    pilot.settle()
    assert len(monkey.met) > 1  # how many depends on how many cards the camera has entered meanwhile
    go_home(pilot)


def test_a_table_that_is_left_is_let_go_of_while_the_camera_goes_on(pilot: Pilot, camera: Any) -> None:
    camera.open()
    wait_for(pilot, 2)
    left = []
    for _ in range(3):
        left.append(ref(pilot.screen))
        pilot.controllers.navigation.go("menu")
        pilot.frames(5)
        pilot.controllers.navigation.go("play")
        pilot.frames(5)
    gc.collect()
    assert [screen() for screen in left] == [None] * 3


def test_a_card_laid_while_the_game_is_put_aside_is_played_when_it_goes_on(pilot: Pilot, camera: Any) -> None:
    number = pilot.controllers.table.snapshot.number
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    laid = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    pilot.controllers.entries.see(Observation(1, 10, 1.0, (laid,)), leave_open, print)
    pilot.controllers.table.resume(number)
    pilot.until(lambda: pilot.name == "play")
    pilot.controllers.entries.see(Observation(1, 20, 2.0, ()), leave_open, print)
    pilot.until(lambda: entered(pilot) == [Trunk(parse_card("TS"))])


def test_a_doubt_shows_its_cards_and_the_touched_one_is_entered(pilot: Pilot, camera: Any) -> None:
    trunk = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    unclear = TrackLaid(2, quad(PLACES[0]), faces(c4C=0.6, c5C=0.39), 2.0)
    pilot.controllers.entries.see(Observation(1, 20, 2.0, (trunk, unclear)), leave_open, camera._followed)
    wait_for(pilot, 2)
    pilot.settle()
    assert pilot.says(SAY("ui.camera-state.doubt"))
    pilot.tap_text("5♣")
    pilot.until(lambda: entered(pilot)[-1] == Play(parse_card("5C")))
    assert camera.questions.doubts == ()


def test_of_an_entry_without_a_card_a_doubt_has_no_words() -> None:
    assert (doubt_text(Keep()), doubt_text(Play(parse_card("TH")))) == ("?", "10♥")


def test_a_card_that_was_not_seen_is_asked_for_until_somebody_enters_it(pilot: Pilot, camera: Any) -> None:
    camera.status = replace(camera.status, state=VisionState.WATCHING)
    laid = [TrackLaid(n, quad(PLACES[seat]), faces(**{card: 0.999}), n) for n, seat, card in TRUNK_AND_THREE]
    pilot.controllers.entries.see(Observation(1, 40, 4.0, tuple(laid)), leave_open, camera._followed)
    wait_for(pilot, 4)
    assert camera.says == SAY("ui.camera-state.watching")
    gone = tuple(TrackGone(one.track, 5.0) for one in laid[1:])
    pilot.controllers.entries.see(Observation(1, 50, 5.0, gone), leave_open, camera._followed)
    asked_for = SAY("ui.camera-state.missed", name=PLAYERS[pilot.controllers.table.snapshot.state.turn])
    pilot.until(lambda: camera.says == asked_for)
    assert pilot.says(asked_for)
    first = pilot.controllers.table.snapshot.entries[0]
    camera._followed((Accepted(first.number, first.entry.action, 6.0, 1.0),))
    assert camera.says == asked_for, "a doubt that is settled does not enter the card"
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    plays = pilot.controllers.table.snapshot.game.choices(pilot.controllers.table.snapshot.state)
    pilot.tap_text(next(choice.card for choice in plays if isinstance(choice, Play)).sign)
    assert len(entered(pilot)) == 5
    assert camera.says == SAY("ui.camera-state.watching")


def test_a_card_between_two_that_were_seen_is_asked_for_and_the_waiting_ones_follow_it(
    pilot: Pilot, camera: Any
) -> None:
    """Each card lies as its player sits: the second one seen is that of the seat opposite the first."""
    camera.status = replace(camera.status, state=VisionState.WATCHING)
    cards = [(1, 0, "cTS"), (2, 0, "c4C"), (3, 2, "cKC"), (4, 3, "c2C")]
    for number, seat, card in cards:
        lying = quad(PLACES[seat]) if seat != 3 else across(PLACES[seat])
        seen = Observation(1, number, float(number), (TrackLaid(number, lying, faces(**{card: 0.999}), number),))
        pilot.controllers.entries.see(seen, leave_open, camera._followed)
        pilot.settle()
    pilot.until(lambda: len(entered(pilot)) == 2)  # the third one was entered for seat 1, which has not played
    pilot.controllers.entries.see(Observation(1, 5, 8.0, ()), leave_open, camera._followed)
    asked_for = SAY("ui.camera-state.missed", name=PLAYERS[1])
    pilot.until(lambda: pilot.says(asked_for))
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    pilot.tap_text(parse_card("9C").sign)
    assert camera.says == SAY("ui.camera-state.watching")
    pilot.controllers.entries.see(Observation(1, 6, 8.5, ()), leave_open, camera._followed)
    wait_for(pilot, 5)
    assert [action.card.name for action in entered(pilot)] == ["TS", "4C", "9C", "KC", "2C"]
    assert pilot.controllers.participation.is_watching


def test_the_camera_is_killed_in_a_trick_and_the_table_goes_on_by_touch_without_a_word_too_many(
    pilot: Pilot, camera: Any
) -> None:
    camera.open()
    wait_for(pilot, 8)
    os.kill(camera._process.pid, signal.SIGKILL)
    pilot.until(lambda: camera.status.state is VisionState.NO_FRAMES)
    assert pilot.name == "play", "no dialog"
    assert pilot.says(SAY("ui.camera-state.no-frames")[:20])
    pilot.tap_text(SAY("ui.camera-state.by-hand"))
    count = len(entered(pilot))
    plays = pilot.controllers.table.snapshot.game.choices(pilot.controllers.table.snapshot.state)
    card = next(choice.card for choice in plays if isinstance(choice, Play))
    pilot.tap_text(card.sign)
    assert len(entered(pilot)) == count + 1
    assert entered(pilot)[-1].card == card
