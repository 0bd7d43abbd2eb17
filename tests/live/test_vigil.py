"""The supervisor's judgement, without processes: whatever happens, it sees again soon after the fault's end."""

from dataclasses import dataclass
from random import Random

import pytest

from hardware.eyes.outlook import Sight, Trouble
from hardware.eyes.vigil import LOOK_S, PACE_S, Order, Vigil

STEP_S = 0.1
NOTICED_S = 3.0
BACK_S = 10.0
BIRTH_S = 1.5


@dataclass
class Camera:
    """A process in simulated time. `faults` are (from, to, what): "dead", "silent", "black", "frozen", "unplugged"."""

    faults: list[tuple[float, float, str]]
    alive: bool = False
    ready_s: float = 0.0

    def fault(self, now_s: float) -> str:
        return next((what for start, end, what in self.faults if start <= now_s < end), "")

    def live(self, vigil: Vigil, now_s: float) -> None:
        """Lets one step of time pass for the process and its supervisor."""
        fault = self.fault(now_s)
        if self.alive and fault in ("dead", "unplugged"):
            self.alive = False
            if fault == "unplugged":
                vigil.refused("no camera answers")
            vigil.died(now_s)
        elif self.alive and now_s >= self.ready_s and fault != "silent":
            vigil.heard(now_s, {"black": "black", "frozen": Trouble.FROZEN}.get(fault, ""))
        match vigil.order(now_s):
            case Order.START:
                self.alive, self.ready_s = True, now_s + BIRTH_S
                vigil.born(now_s)
            case Order.KILL:
                self.alive = False
                vigil.died(now_s)


def faults_of(random: Random) -> list[tuple[float, float, str]]:
    now_s, faults = 3.0, []
    for _ in range(random.randint(1, 6)):
        now_s += random.uniform(0, 15)
        end_s = now_s + random.choice([0.2, 1.0, 5.0, 30.0, 120.0])
        faults.append((now_s, end_s, random.choice(["dead", "silent", "black", "frozen", "unplugged"])))
        now_s = end_s
    return faults


@pytest.mark.parametrize("first", range(0, 1000, 250))
def test_a_thousand_scripts_of_faults_and_none_sticks(first: int) -> None:
    """C1 and C2: said within 3 seconds of the last good frame, seen again within 10 seconds of the fault's end."""
    for seed in range(first, first + 250):
        camera, vigil = Camera(faults_of(Random(seed))), Vigil()
        vigil.open(0.0)
        now_s, good_s, ended_s = 0.0, 0.0, 0.0
        while now_s < camera.faults[-1][1] + BACK_S + STEP_S:
            camera.live(vigil, now_s)
            if camera.fault(now_s):
                ended_s = now_s
            elif camera.alive and now_s >= camera.ready_s:
                good_s = now_s
            told = vigil.sight is not Sight.WATCHING
            assert told or now_s - good_s <= NOTICED_S, (seed, now_s)
            assert not told or now_s - ended_s <= BACK_S, (seed, now_s)
            now_s = round(now_s + STEP_S, 3)


def test_starts_are_paced() -> None:
    vigil = Vigil()
    vigil.open(0.0)
    waits = []
    now_s = 0.0
    for _ in range(12):
        assert vigil.order(now_s) is Order.START
        vigil.born(now_s)
        vigil.died(now_s)
        begun_s = now_s
        while vigil.order(now_s) is Order.NOTHING:
            now_s = round(now_s + STEP_S, 3)
        waits.append(round(now_s - begun_s, 1))
    assert waits[:3] == list(PACE_S)
    assert waits[-1] == 8.0


def test_a_source_that_ends_is_no_fault() -> None:
    vigil = Vigil()
    vigil.open(0.0)
    vigil.born(0.0)
    vigil.heard(1.0)
    vigil.died(2.0, ended=True)
    assert (vigil.sight, vigil.trouble) == (Sight.OFF, Trouble.ENDED)
    assert vigil.order(100.0) is Order.NOTHING


def test_a_hand_before_the_lens_is_no_fault_but_a_cover_is_said() -> None:
    vigil = Vigil()
    vigil.open(0.0)
    vigil.born(0.0)
    vigil.heard(1.0)
    vigil.heard(1.5, "black")
    assert vigil.sight is Sight.WATCHING
    vigil.heard(2.1, "black")
    assert (vigil.sight, vigil.trouble, vigil.flaw) == (Sight.BLIND, Trouble.BAD_PICTURE, "black")
    assert vigil.order(60.0) is Order.KILL, "no word for so long is a stall"


def test_reading_a_whole_picture_is_no_stall() -> None:
    vigil = Vigil()
    vigil.open(0)
    vigil.born(0)
    vigil.heard(1)
    vigil.busy(1)
    assert vigil.order(1 + LOOK_S - 0.1) is Order.NOTHING
    assert vigil.order(1 + LOOK_S + 0.1) is Order.KILL


def test_what_can_never_work_is_not_tried_again() -> None:
    vigil = Vigil()
    vigil.open(0.0)
    assert vigil.order(0.0) is Order.START
    vigil.born(0.0)
    vigil.refused("'nowhere.mp4' is no source", for_good=True)
    vigil.died(1.0)
    assert {vigil.order(now_s) for now_s in (1.0, 10.0, 1000.0)} == {Order.NOTHING}
    assert (vigil.sight, vigil.trouble, vigil.said) == (Sight.AWAY, Trouble.REFUSED, "'nowhere.mp4' is no source")
    vigil.open(2000.0)
    assert vigil.order(2000.0) is Order.START
