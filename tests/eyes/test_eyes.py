"""C1 to C4: a camera's process may do what it likes; the table is told in time, it comes back, and nothing is lost."""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from companion.eyes import Away, Blind, Ended, Eyes, Looking, Saw, State
from companion.eyes.preview import SIZE, Preview
from tests.eyes import looks
from vision.quality import Flaw
from vision.steady import Gone

NOTICED_S = 3.0
RECOVERED_S = 10.0


class Told:
    """Takes down what the eyes tell, with the time."""

    def __init__(self) -> None:
        self.saw: list[Saw] = []
        self.stood: list[tuple[float, State]] = []

    def take(self, saw: Saw) -> None:
        self.saw.append(saw)

    def stand(self, state: State) -> None:
        self.stood.append((time.monotonic(), state))

    def wait_for(self, kind: type, within_s: float = 20.0, after: int = 0) -> tuple[float, State]:
        """Returns the first state of a kind, from the `after`-th on."""
        end = time.monotonic() + within_s
        while time.monotonic() < end:
            for stood in self.stood[after:]:
                if isinstance(stood[1], kind):
                    return stood
            time.sleep(0.02)
        raise AssertionError(f"no {kind.__name__} within {within_s} s, but {self.stood}")


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def start(told: Told, tmp_path: Path) -> Iterator[Callable[[Any], Eyes]]:
    begun: list[Eyes] = []

    def make(looking: Any) -> Eyes:
        eyes = Eyes(str(tmp_path / "mark"), told.take, told.stand, looking=looking)
        begun.append(eyes)
        eyes.start()
        return eyes

    yield make
    for eyes in begun:
        eyes.stop()


def test_everything_seen_arrives_in_order(start: Callable[[Any], Eyes], told: Told) -> None:
    eyes = start(looks.well)
    told.wait_for(Looking)
    numbers = [event.track for saw in told.saw for event in saw.events if isinstance(event, Gone)]
    assert numbers == list(range(50))
    taken = eyes.preview.take()
    assert taken is not None
    assert taken[0] == 50, "the newest picture wins"
    assert len(taken[1]) == SIZE[0] * SIZE[1] * 3
    assert eyes.preview.take(known=50) is None


def test_the_end_of_a_video_is_no_fault(start: Callable[[Any], Eyes], told: Told) -> None:
    eyes = start(looks.ends)
    told.wait_for(Ended)
    assert len(told.saw) == 1
    time.sleep(0.3)
    assert eyes.starts == 1


@pytest.mark.parametrize(
    ("looking", "why"),
    [
        pytest.param(looks.dies, "ended by itself", id="C4 a crash in native code"),
        pytest.param(looks.stops, "no frames come", id="C1 a freeze"),
        pytest.param(looks.leaks, "too much memory", id="C4 a leak"),
        pytest.param(looks.is_unplugged, "no webcam answers", id="C2 unplugged"),
        pytest.param(looks.talks_nonsense, "cut off|ended by itself", id="C4 half a message"),
    ],
)
def test_a_fault_is_noticed_and_mended(
    start: Callable[[Any], Eyes], told: Told, looking: Any, why: str, record_property: Callable[[str, object], None]
) -> None:
    """C1: told within 3 s of the last good frame; C2: looking again within 10 s."""
    eyes = start(looking)
    began_s = time.monotonic()
    away_s, state = told.wait_for(Away)
    assert isinstance(state, Away)
    assert any(part in state.why for part in why.split("|"))
    good = [at_s for at_s, stood in told.stood if isinstance(stood, Looking) and at_s < away_s]
    if good:
        assert away_s - good[-1] <= NOTICED_S + 5 * looks.BEAT_S + 0.5
    back_s, _ = told.wait_for(Looking, after=[stood for _, stood in told.stood].index(state))
    assert back_s - away_s <= RECOVERED_S
    assert eyes.starts == 2
    record_property("noticed_s", round(away_s - (good[-1] if good else began_s), 2))


def test_a_covered_lens_is_told_and_costs_no_new_start(start: Callable[[Any], Eyes], told: Told) -> None:
    """C1, C5"""
    eyes = start(looks.is_dark)
    seen_s, _ = told.wait_for(Looking)
    dark_s, state = told.wait_for(Blind)
    assert state == Blind(Flaw.BLACK)
    assert dark_s - seen_s <= NOTICED_S + 5 * looks.BEAT_S + 0.5
    told.wait_for(Looking, after=2)
    assert eyes.starts == 1


def test_a_process_that_will_not_end_is_gone_in_two_seconds(
    told: Told, start: Callable[[Any], Eyes], tmp_path: Path
) -> None:
    """C3: the whole group of processes."""
    eyes = start(looks.is_deaf)
    told.wait_for(Looking)
    child = int((tmp_path / "mark").read_text())
    begun_s = time.monotonic()
    eyes.stop()
    assert time.monotonic() - begun_s <= 2.0 + 0.5
    assert not is_alive(child)


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    return state != "Z"


def test_a_preview_half_written_is_not_shown() -> None:
    slot = Preview()
    try:
        other = Preview(slot.name)
        assert slot.take() is None
        other.put(np.zeros((100, 300, 3), np.uint8))
        taken = slot.take()
        assert taken is not None
        slot._buffer[:8] = (9).to_bytes(8, "little")
        assert slot.take() is None
        other.close()
    finally:
        slot.close()


def test_eyes_that_were_never_opened_can_be_closed(told: Told) -> None:
    Eyes("nowhere", told.take, told.stand).stop()
    assert told.stood == []
