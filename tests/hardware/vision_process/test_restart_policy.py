"""The supervisor's judgement, without processes: whatever happens, it sees again soon after the fault's end."""

from dataclasses import dataclass
from random import Random

import pytest

from hardware.vision_process.restart_policy import (
    READING_LIMIT_S,
    RESTART_DELAYS_S,
    STALL_LIMIT_S,
    START_LIMIT_S,
    ProcessAction,
    RestartPolicy,
)
from hardware.vision_process.status import Trouble, VisionState

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

    def live(self, policy: RestartPolicy, now_s: float) -> None:
        """Lets one step of time pass for the process and its supervisor."""
        fault = self.fault(now_s)
        if self.alive and fault in ("dead", "unplugged"):
            self.alive = False
            if fault == "unplugged":
                policy.source_failed("no camera answers")
            policy.process_ended(now_s)
        elif self.alive and now_s >= self.ready_s and fault != "silent":
            policy.frame_arrived(now_s, {"black": "black", "frozen": Trouble.FROZEN}.get(fault, ""))
            if not fault:
                policy.reading_started(now_s)
                policy.frame_arrived(now_s)
        match policy.next_action(now_s):
            case ProcessAction.START:
                self.alive, self.ready_s = True, now_s + BIRTH_S
                policy.process_started(now_s)
            case ProcessAction.KILL:
                self.alive = False
                policy.process_ended(now_s)


def faults_of(random: Random) -> list[tuple[float, float, str]]:
    now_s, faults = 3.0, []
    for _ in range(random.randint(1, 6)):
        now_s += random.uniform(0, 15)
        end_s = now_s + random.choice([0.2, 1.0, 5.0, 30.0, 120.0])
        faults.append((now_s, end_s, random.choice(["dead", "silent", "black", "frozen", "unplugged"])))
        now_s = end_s
    return faults


@pytest.mark.one_python
@pytest.mark.parametrize("first", range(0, 1000, 250))
def test_the_picture_comes_back_after_any_of_a_thousand_random_scripts_of_faults(first: int) -> None:
    """C1 and C2: said within 3 seconds of the last good frame, seen again within 10 seconds of the fault's end.

    No fault begins while a frame is read, which has more time.
    """
    for seed in range(first, first + 250):
        camera, policy = Camera(faults_of(Random(seed))), RestartPolicy()
        policy.open(0.0)
        now_s, good_s, ended_s = 0.0, 0.0, 0.0
        while now_s < camera.faults[-1][1] + BACK_S + STEP_S:
            camera.live(policy, now_s)
            if camera.fault(now_s):
                ended_s = now_s
            elif camera.alive and now_s >= camera.ready_s:
                good_s = now_s
            told = policy.state is not VisionState.WATCHING
            assert told or now_s - good_s <= NOTICED_S, (seed, now_s)
            assert not told or now_s - ended_s <= BACK_S, (seed, now_s)
            now_s = round(now_s + STEP_S, 3)


def test_restarts_are_delayed_by_a_backoff() -> None:
    policy = RestartPolicy()
    policy.open(0.0)
    waits = []
    now_s = 0.0
    for _ in range(12):
        assert policy.next_action(now_s) is ProcessAction.START
        policy.process_started(now_s)
        policy.process_ended(now_s)
        begun_s = now_s
        while policy.next_action(now_s) is ProcessAction.NOTHING:
            now_s = round(now_s + STEP_S, 3)
        waits.append(round(now_s - begun_s, 1))
    assert waits[:3] == list(RESTART_DELAYS_S)
    assert waits[-1] == 8.0


def test_a_source_that_ends_is_no_fault() -> None:
    policy = RestartPolicy()
    policy.open(0.0)
    policy.process_started(0.0)
    policy.frame_arrived(1.0)
    policy.process_ended(2.0, source_ended=True)
    assert (policy.state, policy.trouble) == (VisionState.OFF, Trouble.ENDED)
    assert policy.next_action(100.0) is ProcessAction.NOTHING


def test_a_hand_before_the_lens_is_no_fault_but_a_cover_is_said() -> None:
    policy = RestartPolicy()
    policy.open(0.0)
    policy.process_started(0.0)
    policy.frame_arrived(1.0)
    policy.frame_arrived(1.5, "black")
    assert policy.state is VisionState.WATCHING
    policy.frame_arrived(2.1, "black")
    assert (policy.state, policy.trouble, policy.flaw) == (VisionState.UNREADABLE, Trouble.BAD_PICTURE, "black")
    assert policy.next_action(60.0) is ProcessAction.KILL, "no word for so long is a stall"


def test_reading_a_whole_picture_is_no_stall() -> None:
    policy = RestartPolicy()
    policy.open(0)
    policy.process_started(0)
    policy.frame_arrived(1)
    policy.reading_started(1)
    assert policy.next_action(1 + READING_LIMIT_S - 0.1) is ProcessAction.NOTHING
    assert policy.next_action(1 + READING_LIMIT_S + 0.1) is ProcessAction.KILL


def test_a_process_that_hangs_while_it_reads_is_told_within_three_seconds() -> None:
    policy = RestartPolicy()
    policy.open(0)
    policy.process_started(0)
    policy.frame_arrived(1)
    policy.reading_started(1)
    assert (policy.next_action(1 + NOTICED_S), policy.state) == (ProcessAction.NOTHING, VisionState.NO_FRAMES)
    assert policy.trouble is Trouble.STALLED
    policy.frame_arrived(5)
    assert (policy.next_action(5.1), policy.state) == (ProcessAction.NOTHING, VisionState.WATCHING), "it was only slow"


@pytest.mark.parametrize("is_reading", [False, True])
def test_a_message_that_does_not_go_on_is_a_stall_also_where_a_word_may_take_long(is_reading: bool) -> None:
    policy = RestartPolicy()
    policy.open(0)
    policy.process_started(0)
    if is_reading:
        policy.frame_arrived(1)
        policy.reading_started(1)
    policy.part_received(1.5, is_whole=False)
    assert policy.next_action(1.4 + STALL_LIMIT_S) is ProcessAction.NOTHING
    policy.part_received(3, is_whole=False)
    assert policy.next_action(2.9 + STALL_LIMIT_S) is ProcessAction.NOTHING, "it went on meanwhile"
    assert policy.next_action(3.1 + STALL_LIMIT_S) is ProcessAction.KILL
    assert policy.trouble is Trouble.STALLED


def test_a_slow_start_is_waited_for_whatever_was_begun_before() -> None:
    policy = RestartPolicy()
    policy.open(0)
    policy.process_started(0)
    policy.part_received(1, is_whole=False)
    policy.part_received(2, is_whole=True)
    assert policy.next_action(START_LIMIT_S - 0.1) is ProcessAction.NOTHING
    policy.part_received(3, is_whole=False)
    policy.process_ended(4)
    assert policy.next_action(6) is ProcessAction.START
    policy.process_started(6)
    assert policy.next_action(5.9 + START_LIMIT_S) is ProcessAction.NOTHING


def test_what_can_never_work_is_not_tried_again() -> None:
    policy = RestartPolicy()
    policy.open(0.0)
    assert policy.next_action(0.0) is ProcessAction.START
    policy.process_started(0.0)
    policy.source_failed("'nowhere.mp4' is no source", is_permanent=True)
    policy.process_ended(1.0)
    assert {policy.next_action(now_s) for now_s in (1.0, 10.0, 1000.0)} == {ProcessAction.NOTHING}
    assert (policy.state, policy.trouble, policy.message) == (
        VisionState.NO_FRAMES,
        Trouble.REFUSED,
        "'nowhere.mp4' is no source",
    )
    policy.open(2000.0)
    assert policy.next_action(2000.0) is ProcessAction.START
