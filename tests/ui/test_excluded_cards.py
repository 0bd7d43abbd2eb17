"""A card that lies there and is not in the deck is asked about on the screen; a touch enters or dismisses it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.card_notation import parse_card
from companion.following.decisions import Missed
from companion.games.mast_year.actions import Play
from companion.simulation.mast_year import GAME, PLAYERS
from companion.sources import simulated_table
from companion.ui.texts import SAY
from hardware.vision_process import Observation
from tests.following.table import PLACES, faces, quad
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from vision.tracking.events import Event, TrackGone, TrackLaid

pytestmark = pytest.mark.one_python

ASKS = "A♥ lies there; this hand has no hearts: is it a card of the table?"


class Table:
    """A table whose cards are seen as a test says."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        source = partial(simulated_table, 3, 10.0, hands=None, game="mast-year")
        self.camera = CameraController(pilot.controllers, source, leave_open)
        pilot.controllers.camera = self.camera
        pilot.start(GAME, {}, PLAYERS)

    def see(self, *events: Event, at_s: float) -> None:
        seen = Observation(1, 10, at_s, events)
        self.pilot.controllers.entries.see(seen, leave_open, self.camera._followed)
        answered: list[object] = []
        self.pilot.controllers.access.ask_in_background(lambda _: True, answered.append)
        self.pilot.until(lambda: bool(answered))

    @property
    def panel(self) -> Any:
        return self.pilot.screen.ids.panel.children[0]

    @property
    def entered(self) -> list[Any]:
        snapshot = self.pilot.controllers.table.snapshot
        return [logged.entry.action for logged in snapshot.entries] if snapshot else []


@pytest.fixture
def table(pilot: Pilot) -> Iterator[Table]:
    """The trunk card was seen and has gone; then an ace of hearts lies there, hardly like that of diamonds."""
    made = Table(pilot)
    made.see(TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0), TrackGone(1, 2.0), at_s=2)
    made.see(TrackLaid(2, quad(PLACES[0]), faces(cAH=0.99, cAD=0.005), 3.0), at_s=3)
    made.see(at_s=5)
    yield made
    made.camera.close()


def test_the_card_and_why_it_is_none_of_the_hand_are_named(table: Table) -> None:
    assert table.panel.question == ASKS
    assert len(table.entered) == 1


def test_the_question_is_whole_on_the_smallest_screen_with_the_largest_text(folder: Path) -> None:
    """Also beside the step of the deal, which takes the most room."""
    with Pilot(folder, "800x480", language="de", text_percent=200) as pilot:
        table = Table(pilot)
        table.see(TrackLaid(1, quad(PLACES[0]), faces(cAH=0.99, cAD=0.005), 1.0), at_s=1)
        table.see(at_s=4)
        assert table.panel.question
        assert faults(pilot) == []
        table.camera.offer.take([Missed(1, 5.0), Missed(2, 6.0)])
        pilot.settle()
        assert (table.panel.question, faults(pilot)) == (SAY("ui.camera-state.learn"), [])
        table.camera.close()


def test_a_misread_card_is_entered_by_a_touch(table: Table) -> None:
    table.pilot.tap_text("A♦")
    table.pilot.settle()
    assert table.entered[1:] == [Play(parse_card("AD"))]
    assert not table.panel.question
    table.see(at_s=9)
    assert not table.panel.question


def test_a_card_that_is_none_of_the_tables_is_asked_about_no_more(table: Table) -> None:
    table.pilot.tap_text(SAY("ui.camera-state.not-played"))
    assert not table.panel.question
    table.see(TrackGone(2, 6.0), at_s=6)
    table.see(TrackLaid(3, quad(PLACES[0]), faces(cAH=0.99), 7.0), at_s=9)
    assert not table.panel.question


def test_another_card_is_entered_by_hand_and_then_the_camera_watches_again(table: Table) -> None:
    table.pilot.tap_text("…")
    table.pilot.tap_text("4♦")
    table.pilot.settle()
    assert table.entered[1:] == [Play(parse_card("4D"))]
    assert table.pilot.controllers.participation.is_watching


def test_a_deck_that_is_read_badly_is_shown_by_a_touch(table: Table) -> None:
    table.camera.offer.take([Missed(1, 5.0), Missed(2, 6.0)])
    table.pilot.settle()
    assert table.panel.question == SAY("ui.camera-state.learn")
    table.pilot.tap_text(SAY("ui.camera-state.learn-now"))
    table.pilot.until(lambda: table.pilot.name == "learn")


def test_a_table_may_play_on_with_a_deck_that_is_read_badly(table: Table) -> None:
    table.camera.offer.take([Missed(1, 5.0), Missed(2, 6.0)])
    table.pilot.settle()
    table.pilot.tap_text(SAY("ui.camera-state.learn-later"))
    assert table.panel.question == ASKS


def test_a_heart_as_the_first_trunk_card_is_asked_about_before_the_deal_was_entered(pilot: Pilot) -> None:
    table = Table(pilot)
    table.see(TrackLaid(1, quad(PLACES[0]), faces(cAH=0.99), 1.0), at_s=1)
    table.see(at_s=4)
    assert table.panel.question == ASKS
    table.see(TrackGone(1, 5.0), at_s=5)
    assert not getattr(table.panel, "question", "")
    table.camera.close()
