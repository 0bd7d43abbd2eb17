"""What one process says is checked by the other before it is believed."""

import json
import multiprocessing
import os
import signal
import stat
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from hardware.eyes import Calibrate, Calibrated, Keep, Kept, Look, Mains, Scan, Scanned, Sight, Trouble
from hardware.eyes.errands import Busy
from hardware.eyes.line import LONGEST_BYTES, Line
from hardware.eyes.messages import Asked, BadMessageError, Message, Told, pack, unpack
from hardware.eyes.outlook import Arrived, Refused
from hardware.eyes.slot import HEIGHT_PX, WIDTH_PX, make_slot
from hardware.eyes.worker import Work
from hardware.faulty import FaultyCamera
from tests.live.stand_ins import Counter, Seen, until
from tests.vision.readings import reading
from vision.frames import Frame
from vision.setup.calibration import Calibration, Check, Finding
from vision.tracking.card_tracker import Gone, Laid, Nudged, Revised

QUAD = np.array([[0.1, 0.2], [3, 0], [3, 4], [0, 4]], np.float32)
FACES = np.linspace(0, 1, 52, dtype=np.float32)
SEEN: tuple[Message, ...] = (
    Look(2, 7, 0.25, (Laid(1, QUAD, FACES, 0.2), Revised(1, FACES, 0.21), Gone(1, 0.22, bare=False))),
    Look(1, 1, 0.5, (Nudged(QUAD[:2], 0.5),)),
    Arrived("black", (1280, 960)),
    Arrived(Trouble.FROZEN, (0, 0)),
    Refused("no camera answers: plug it in", "camera", for_good=True),
    Busy(),
    Scanned(4, (reading("AS"), reading("", confidence=0.3))),
    Calibrated(5, Calibration(None, QUAD.astype(np.float64), 80.5, (Finding(next(iter(Check)), True, 3.5, 2),))),
    Calibrated(6, Calibration(None, None, 80.5, (), np.eye(3))),
    Kept(3, "the disk is nearly full"),
)
ASKED: tuple[Message, ...] = (Scan(1), Calibrate(2, seats=5), Keep(Path("/tmp/Bürger")), Keep(None), Mains(60))


def plain(message: Message) -> object:
    return json.loads(pack(message))


@pytest.mark.parametrize(
    ("message", "kind"), [*((one, Told) for one in SEEN), *((one, Asked) for one in ASKED)], ids=str
)
def test_what_is_said_arrives_as_it_was(message: Message, kind: object) -> None:
    again = unpack(pack(message), kind)
    assert type(again) is type(message)
    assert plain(again) == plain(message)


def test_numbers_arrive_with_the_type_that_they_had() -> None:
    look = unpack(pack(SEEN[0]), Told)
    assert isinstance(look, Look)
    laid = look.events[0]
    assert isinstance(laid, Laid)
    assert (laid.quad.dtype, laid.probabilities.dtype) == (np.dtype(np.float32), np.dtype(np.float32))
    assert np.array_equal(laid.quad, QUAD)
    assert np.array_equal(laid.probabilities, FACES)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x80\x05cos\nsystem\n", id="a pickle"),
        pytest.param(b"[" * 100_000, id="lists in lists"),
        pytest.param(b"{}", id="an object"),
        pytest.param(b'["Work"]', id="what is no message"),
        pytest.param(b'["Scan",1]', id="what only the screen says"),
        pytest.param(b'["Busy",1]', id="too much"),
        pytest.param(b'["Look",1,1,0.5]', id="too little"),
        pytest.param(b'["Look",true,1,0.5,[]]', id="a truth for a number"),
        pytest.param(b'["Look",1,1,NaN,[]]', id="a time that is none"),
        pytest.param(b'["Look",1,1,1e999,[]]', id="a time without end"),
        pytest.param(b'["Look",1,1,0.5,[["Gone",' + b"9" * 5000 + b",0.5,true]]]", id="a number without end"),
        pytest.param(b'["Look",1,1,0.5,[["Nudged",[[0,"a"]],0.5]]]', id="letters in an outline"),
        pytest.param(b'["Look",1,1,0.5,[["Nudged",[[0],[0,1]],0.5]]]', id="a ragged outline"),
        pytest.param(b'["Look",1,1,0.5,[["Nudged",[[NaN]],0.5]]]', id="an outline nowhere"),
        pytest.param(b'["Look",1,1,0.5,[["Nudged",[[1e300]],0.5]]]', id="an outline too far away for its type"),
        pytest.param(b'["Kept",1,2]', id="a number for a text"),
        pytest.param(b'["Arrived","",[1,2,3]]', id="a size of three"),
        pytest.param(b'["Scanned",1,[["Reading","XX",1,[],[]]]]', id="a card that is none"),
        pytest.param(b'["Calibrated",1,["Calibration",null,null,1,[["Finding","luck",true,1,null]]]]', id="no finding"),
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises(BadMessageError):
        unpack(text, Told)


def lines() -> tuple[Line, Line]:
    one, other = multiprocessing.Pipe()
    return Line(one, Told, patient=False), Line(other, Asked, patient=False)


def test_half_a_message_is_not_waited_for() -> None:
    here, there = lines()
    whole = len(pack(Busy())).to_bytes(4, "big") + pack(Busy())
    for place in range(len(whole)):
        os.write(there.fileno(), whole[place : place + 1])
        assert list(here.read()) == ([Busy()] if place == len(whole) - 1 else [])


def test_whoever_does_not_listen_is_not_waited_for_and_misses_nothing() -> None:
    here, there = lines()
    for number in range(20_000):
        here.send(Scan(number))
    heard: list[Message] = []
    while len(heard) < 20_000:
        here.flush()
        heard += there.read()
    assert heard == [Scan(number) for number in range(20_000)]


def test_a_message_without_end_is_refused() -> None:
    here, there = lines()
    os.write(there.fileno(), (LONGEST_BYTES + 1).to_bytes(4, "big"))
    with pytest.raises(BadMessageError):
        list(here.read())


def test_the_end_of_the_line_is_told() -> None:
    here, there = lines()
    there.close()
    with pytest.raises(EOFError):
        list(here.read())


class Babbler(FaultyCamera):
    """A camera whose process says something else on its line after ten frames; then it stops, or goes on."""

    def __init__(self, said: bytes, once: Path, *, stops: bool) -> None:
        super().__init__(once=once)
        self._said, self._stops, self._is_first = said, stops, not once.exists()

    def read(self) -> Frame | None:
        frame = super().read()
        if frame and frame.seq == 10 and self._is_first:
            os.write(_line(), self._said)
            if self._stops:
                os.kill(os.getpid(), signal.SIGSTOP)
        return frame


def _line() -> int:
    """Returns the line that leads out of this process: its only socket."""
    [line] = [number for number in range(3, 64) if Path(f"/proc/self/fd/{number}").exists() and _is_socket(number)]
    return line


def _is_socket(number: int) -> bool:
    return stat.S_ISSOCK(os.fstat(number).st_mode)


def babbler(said: bytes, once: Path, *, stops: bool) -> Work:
    return Work(partial(Babbler, said, once, stops=stops), Counter)


def test_a_process_that_stops_in_mid_message_hangs_nobody(tmp_path: Path) -> None:
    with Seen(babbler((1000).to_bytes(4, "big") + b'["Look",1', tmp_path / "once", stops=True)) as eyes:
        until(lambda: eyes.outlook.sight is Sight.WATCHING)
        until(lambda: eyes.outlook.trouble is Trouble.STALLED)
        until(lambda: eyes.outlook.sight is Sight.WATCHING and eyes.outlook.lives == 2)


@pytest.mark.parametrize("said", [b"\0\0\0\2{}", b"\xff\xff\xff\xff", b"\0\0\0\x1a\x80\x05cos\nsystem\n(S'true'\ntR."])
def test_a_process_that_talks_nonsense_is_started_anew(tmp_path: Path, said: bytes) -> None:
    with Seen(babbler(said, tmp_path / "once", stops=False)) as eyes:
        until(lambda: eyes.outlook.sight is Sight.WATCHING)
        until(lambda: eyes.outlook.trouble is Trouble.CRASHED)
        until(lambda: eyes.outlook.sight is Sight.WATCHING and eyes.outlook.lives == 2)


@pytest.mark.parametrize(
    ("height", "width"),
    [(10**6, 10**6), (0, 4), (4, 0), (-1, -1), (HEIGHT_PX + 1, 4), (4, WIDTH_PX + 1), (2**62, 4), (-(2**63), -(2**63))],
)
@pytest.mark.parametrize("number", [1, -7, 2**63 - 1, -(2**63)])
def test_a_preview_that_cannot_be_is_not_shown(number: int, height: int, width: int) -> None:
    slot = make_slot(multiprocessing.get_context("spawn"))
    for place in range(3):
        slot.head[1 + 2 * place], slot.head[2 + 2 * place] = height, width
    slot.head[0] = number
    assert slot.take() is None


def test_a_preview_is_shown_whatever_number_came_before() -> None:
    slot = make_slot(multiprocessing.get_context("spawn"))
    slot.head[0] = 2**63 - 1
    slot.put(np.full((40, 60, 3), 9, np.uint8))
    taken = slot.take(2**63 - 1)
    assert taken is not None
    assert taken[1].shape == (40, 60, 3)
    assert slot.take(taken[0]) is None
