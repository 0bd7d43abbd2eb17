"""The camera without a window: what it sees is entered, what it says is heard, and setting up heeds the game."""

from functools import partial
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.card_notation import parse_card
from companion.following.decisions import Missed, Unseen
from companion.following.watched_decks import WatchedDeck
from companion.games.mast_year.actions import Trunk
from companion.sources import simulated_table
from hardware.vision_process import Calibrate, Calibrated, Observation, SetMainsFrequency, VisionState, VisionStatus
from tests.app.companion_without_window import Companion
from tests.following.table import PLACES, faces, quad
from vision.frames import Picture
from vision.setup.calibration import Calibration
from vision.tracking.events import TrackGone, TrackLaid
from vision.tracking.marked_card_tracker import MarkedCardWatcher


def over(companion: Companion, *, guided: bool = False) -> CameraController:
    """A camera over the table, which nobody has opened yet."""
    return CameraController(
        companion.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"), guided=guided
    )


def lay(companion: Companion, number: int, seat: int, card: str) -> None:
    """Lays a card before a seat, as a camera would tell it."""
    laid = TrackLaid(number, quad(PLACES[seat]), faces(**{card: 0.999}), float(number))
    seen = Observation(1, 10 * number, float(number), (laid,))
    companion.entries.see(seen, leave_open, lambda _: None)


def test_what_the_camera_sees_is_entered_unless_the_table_plays_by_hand(companion: Companion) -> None:
    companion.controllers.add_camera(over(companion))
    companion.start()
    assert companion.controllers.participation.is_watching
    lay(companion, 1, 0, "cTS")
    companion.loop.until(lambda: companion.entered == [Trunk(parse_card("TS"))])
    companion.controllers.participation.take_part("follow")
    lay(companion, 2, 0, "c4C")
    companion.enter()
    companion.entries.take_back()
    companion.settle()
    assert companion.entered == []


def test_a_guided_camera_is_set_up_before_the_first_game_and_once(companion: Companion) -> None:
    camera = over(companion, guided=True)
    companion.controllers.add_camera(camera)
    companion.start()
    navigation = companion.controllers.navigation
    assert (navigation.name, navigation.visit.arguments) == ("calibrate", {"then": "play"})
    camera.calibrate()
    companion.start()
    assert navigation.name == "play"


def test_setting_up_asks_for_as_many_seats_as_players(companion: Companion) -> None:
    camera = over(companion)
    camera.calibrate()
    assert camera.requests.asked == Calibrate(1, seats=4)
    companion.table.players = ("Ann", "Bo")
    camera.calibrate()
    assert camera.requests.asked == Calibrate(2, seats=2)
    companion.start()
    camera.calibrate()
    assert camera.requests.asked == Calibrate(3, seats=4)


def test_pictures_come_and_it_is_said_how_well_it_sees(companion: Companion) -> None:
    camera = over(companion)
    states: list[Any] = []
    CameraController.says.listen(camera, states.append)
    companion.controllers.add_camera(camera)
    camera.open()
    companion.loop.until(lambda: camera.shown > 0 and camera.status.state is VisionState.WATCHING)
    assert camera.picture is not None
    assert states[-1] == companion.controllers.texts("ui.camera-state.watching")


def test_a_doubt_is_kept_until_a_person_has_looked_at_it(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    companion.start()
    lay(companion, 1, 0, "cTS")
    companion.loop.until(lambda: bool(companion.entered))
    unclear = TrackLaid(2, quad(PLACES[0]), faces(c4C=0.6, c5C=0.39), 2.0)
    companion.entries.see(Observation(1, 20, 2.0, (unclear,)), leave_open, camera._followed)
    companion.loop.until(lambda: bool(camera.questions.doubts))
    [doubt] = camera.questions.doubts
    companion.entries.seat(1, "Ida", is_newcomer=True)
    companion.settle()
    assert list(camera.questions.doubts) == [doubt]
    camera.questions.settle(doubt.number)
    assert list(camera.questions.doubts) == []


def test_no_choice_is_made_for_the_table() -> None:
    assert leave_open(None, ["eat", "keep"]) is None


def test_a_deck_with_other_letters_is_read_by_another_process_and_lamps_are_heeded(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    first = camera._process
    companion.controllers.settings.change("sound", True)
    companion.controllers.settings.change("mains_hz", 60)
    camera.read_letters("english")
    assert camera._process is first
    companion.controllers.settings.change("alphabet", "german")
    assert camera._process is not first
    camera.close()


def test_letters_changed_twice_at_once_leave_one_process_and_the_last_letters(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    before = set(active_children())
    camera.open()
    for letters in ("german", "french"):
        companion.controllers.settings.change("alphabet", letters)
    companion.loop.until(lambda: camera.shown > 0)
    assert len(set(active_children()) - before) == 1
    assert camera._deck == WatchedDeck("french")


def test_a_game_with_a_printed_set_is_watched_by_another_process_and_lamps_are_heeded(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    camera.requests.set_mains(60)
    first = camera._process
    companion.table.game = "lunar"
    assert camera._process is first  # it is played with the same cards
    companion.table.game = "nice-one-squirrel"
    second = camera._process
    assert second is not first
    assert isinstance(second._setup.make_watcher(), MarkedCardWatcher)
    assert second._requests.get_nowait() == SetMainsFrequency(60)
    camera.read_letters("german")
    assert camera._process is second  # there are no letters on it
    companion.table.game = "mast-year"
    assert camera._deck == WatchedDeck("german")
    camera.close()


class ScriptedProcess:
    """A vision process that has seen what a test says, once."""

    status = VisionStatus(VisionState.WATCHING)

    def __init__(self, *seen: Observation, picture: Picture | None = None) -> None:
        self._seen, self._picture = seen, picture

    def observations(self) -> tuple[Observation, ...]:
        seen, self._seen = self._seen, ()
        return seen

    def answers(self) -> tuple[()]:
        return ()

    def preview(self) -> Picture | None:
        return self._picture

    def open(self) -> None:
        """It watches from the start."""

    close = open


def test_what_another_process_sees_is_taken_for_new(companion: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    camera = over(companion)
    laid = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    monkeypatch.setattr(camera, "_process", ScriptedProcess(Observation(2, 10, 1.0, (laid,))))
    companion.controllers.add_camera(camera)
    companion.start()
    camera.open()
    companion.loop.until(lambda: companion.entered == [Trunk(parse_card("TS"))])
    assert camera._process_number == 2
    camera.close()


def test_a_picture_waits_while_what_was_seen_is_handed_over(
    companion: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen that draws a picture just then shows the entry later."""
    camera = over(companion)
    laid = TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0)
    process = ScriptedProcess(Observation(1, 10, 1.0, (laid,)), picture=np.zeros((8, 8, 3), np.uint8))
    monkeypatch.setattr(camera, "_process", process)
    companion.controllers.add_camera(camera)
    companion.start()
    camera._tick_soon.start()
    companion.loop.until(lambda: companion.entered == [Trunk(parse_card("TS"))])
    camera._tick()
    assert camera.shown == 0
    camera._tick()
    assert camera.shown == 1


def test_a_picture_waits_for_one_tick_only(companion: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    camera = over(companion)
    seen = [Observation(1, seq, seq / 10, (TrackGone(seq, seq / 10),)) for seq in range(4)]
    process = ScriptedProcess(*seen, picture=np.zeros((8, 8, 3), np.uint8))
    monkeypatch.setattr(camera, "_process", process)
    monkeypatch.setattr(process, "observations", lambda: (seen.pop(),))
    shown = []
    for _ in range(4):
        camera._tick()
        shown.append(camera.shown)
    assert shown == [0, 1, 1, 2]


def test_a_calibration_that_found_the_table_says_whose_place_is_where(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    seats = np.array([PLACES[seat] for seat in range(4)], np.float64)
    camera.calibrate()
    camera.requests.take([Calibrated(1, Calibration(None, seats, 90.0, (), np.eye(3)))])
    np.testing.assert_allclose(companion.placed_seats, seats)


def test_a_camera_that_watches_says_which_card_it_missed_until_it_is_entered(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    companion.start()
    camera.status = VisionStatus(VisionState.WATCHING)
    camera._followed((Missed(1, 1.0),))
    assert camera.says == camera.questions.missed != ""
    companion.enter(Trunk(parse_card("TS")))
    assert camera.says == companion.controllers.texts("ui.camera-state.watching")
    camera._followed((Unseen((2,), 9, 1.0),))
    assert camera.says == camera.questions.unseen != ""


def test_a_still_table_is_handed_over_twice_a_second(companion: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    camera, handed = over(companion), []
    monkeypatch.setattr(companion.entries, "see", lambda seen, *_: handed.append(seen.at_s))
    for at_s in (0.6, 0.8, 1.0, 1.2):
        monkeypatch.setattr(camera, "_process", ScriptedProcess(Observation(1, 1, at_s, ())))
        camera._tick()
    assert handed == [0.6, 1.2]


def test_a_calibration_that_found_no_table_moves_no_seat(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    seats = np.array([PLACES[seat] for seat in range(4)], np.float64)
    for number, found in enumerate((seats, None), 1):
        camera.calibrate()
        camera.requests.take([Calibrated(number, Calibration(None, found, 90.0, (), np.eye(3)))])
    np.testing.assert_allclose(companion.placed_seats, seats)


def test_another_camera_is_looked_through(companion: Companion) -> None:
    camera = over(companion)
    other = partial(simulated_table, 4, 10.0, hands=None, game="mast-year")
    camera.look_through(other)
    assert (camera._source, camera.picture) == (other, None)


def test_a_camera_that_is_gone_takes_no_part_any_more(companion: Companion) -> None:
    camera = over(companion)
    companion.controllers.add_camera(camera)
    companion.start()
    process = camera._process
    camera.questions.take([Unseen((2,), 9, 1.0)])
    unseen = camera.questions.unseen
    companion.controllers.remove_camera()
    companion.table.game = "nice-one-squirrel"
    companion.start()
    assert camera._process is process, "no process watches for the cards of the other game"
    assert camera.questions.unseen == unseen != "", "nor does it look which game is on the table"
