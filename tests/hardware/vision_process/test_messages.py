"""What one process sends is checked by the other before it is used."""

import json
import multiprocessing
import os
import signal
import stat
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import partial
from pathlib import Path
from typing import get_args, get_type_hints

import numpy as np
import pytest

from hardware.sources.faulty import FaultyCamera
from hardware.vision_process import (
    Observation,
    ScanTable,
    Trouble,
    VisionState,
)
from hardware.vision_process.messages import (
    ARRAY_NUMBERS,
    ARRAY_SHAPES,
    MAX_MESSAGE_BYTES,
    BadMessageError,
    Message,
    MessageConnection,
    WorkerMessage,
    pack,
    unpack,
)
from hardware.vision_process.preview_buffer import HEIGHT_PX, WIDTH_PX, make_preview_buffer
from hardware.vision_process.requests import Busy, Request
from hardware.vision_process.worker import WorkerSetup
from tests.hardware.vision_process.sample_messages import ASKED, FACES, QUAD, SEEN
from tests.hardware.vision_process.stand_ins import Counter, OpenProcess, until
from vision.frames import Frame
from vision.tracking.events import TrackLaid


def plain(message: Message) -> object:
    return json.loads(pack(message))


@pytest.mark.parametrize(
    ("message", "kind"), [*((one, WorkerMessage) for one in SEEN), *((one, Request) for one in ASKED)], ids=str
)
def test_what_is_said_arrives_as_it_was(message: Message, kind: object) -> None:
    again = unpack(pack(message), kind)
    assert type(again) is type(message)
    assert plain(again) == plain(message)


def test_numbers_arrive_with_the_type_that_they_had() -> None:
    look = unpack(pack(SEEN[0]), WorkerMessage)
    assert isinstance(look, Observation)
    laid = look.events[0]
    assert isinstance(laid, TrackLaid)
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
        pytest.param(b'["WorkerSetup"]', id="what is no message"),
        pytest.param(b'["ScanTable",1]', id="what only the screen says"),
        pytest.param(b'["Busy",1]', id="too much"),
        pytest.param(b'["Observation",1,1,0.5]', id="too little"),
        pytest.param(b'["Observation",true,1,0.5,[]]', id="a truth for a number"),
        pytest.param(b'["Observation",1,1,NaN,[]]', id="a time that is none"),
        pytest.param(b'["Observation",1,1,1e999,[]]', id="a time without end"),
        pytest.param(
            b'["Observation",1,1,0.5,[["TrackGone",' + b"9" * 5000 + b",0.5,true]]]", id="a number without end"
        ),
        pytest.param(b'["Observation",1,1,0.5,[["CameraNudged",[[0,"a"]],0.5]]]', id="letters in an outline"),
        pytest.param(b'["Observation",1,1,0.5,[["CameraNudged",[[0],[0,1]],0.5]]]', id="a ragged outline"),
        pytest.param(b'["Observation",1,1,0.5,[["CameraNudged",[[NaN]],0.5]]]', id="an outline nowhere"),
        pytest.param(
            b'["Observation",1,1,0.5,[["CameraNudged",[[1e300]],0.5]]]', id="an outline too far away for its type"
        ),
        pytest.param(b'["PicturesSaved",1,2]', id="a number for a text"),
        pytest.param(b'["FrameReceived","",[1,2,3]]', id="a size of three"),
        pytest.param(b'["TableScanned",1,[["Reading","XX",1,[],[]]]]', id="a card that is none"),
        pytest.param(
            b'["Calibrated",1,["Calibration",null,null,1,[["CheckResult","luck",true,1,null]]]]', id="no finding"
        ),
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises(BadMessageError):
        unpack(text, WorkerMessage)


def outline(corners: object) -> bytes:
    return json.dumps(["ShownCardsFound", 1, [["ShownCard", "", corners]]]).encode()


@pytest.mark.parametrize(
    "corners",
    [
        pytest.param([{}], id="an object"),
        pytest.param([[{}, 0]] * 4, id="an object in a corner"),
        pytest.param([["1", "2"]] * 4, id="texts"),
        pytest.param([[None, 0]] * 4, id="nothing"),
        pytest.param([[True, False]] * 4, id="truths"),
        pytest.param([[True, 0.5]] * 4, id="truths and numbers"),
        pytest.param([1], id="one number"),
        pytest.param([], id="none"),
        pytest.param([[0, 1]] * 3, id="three corners"),
        pytest.param([[0, 1, 2]] * 4, id="corners in space"),
        pytest.param([[[0, 1]] * 4], id="one level too deep"),
    ],
)
def test_what_is_no_outline_is_refused(corners: object) -> None:
    with pytest.raises(BadMessageError):
        unpack(outline(corners), WorkerMessage)


def test_each_array_that_is_sent_has_a_shape() -> None:
    def arrays(kind: object) -> Iterator[str]:
        for name, hint in get_type_hints(kind).items() if is_dataclass(kind) else ():
            kinds = (hint, *get_args(hint))
            yield from (name for one in kinds if one in ARRAY_NUMBERS)
            yield from (found for one in kinds if one not in ARRAY_NUMBERS for found in within(one))

    def within(kind: object) -> Iterator[str]:
        yield from arrays(kind)
        for part in get_args(kind):
            yield from within(part)

    assert set(within(Message)) == set(ARRAY_SHAPES)


def connections() -> tuple[MessageConnection, MessageConnection]:
    one, other = multiprocessing.Pipe()
    return MessageConnection(one, WorkerMessage, is_blocking=False), MessageConnection(
        other, Request, is_blocking=False
    )


def test_half_a_message_is_not_waited_for() -> None:
    here, there = connections()
    whole = len(pack(Busy())).to_bytes(4, "big") + pack(Busy())
    for place in range(len(whole)):
        os.write(there.fileno(), whole[place : place + 1])
        assert list(here.read()) == ([Busy()] if place == len(whole) - 1 else [])


def test_a_receiver_that_does_not_read_is_not_waited_for_and_misses_nothing() -> None:
    here, there = connections()
    for number in range(20_000):
        here.send(ScanTable(number))
    heard: list[Message] = []
    while len(heard) < 20_000:
        here.flush()
        heard += there.read()
    assert heard == [ScanTable(number) for number in range(20_000)]


def test_a_message_without_end_is_refused() -> None:
    here, there = connections()
    os.write(there.fileno(), (MAX_MESSAGE_BYTES + 1).to_bytes(4, "big"))
    with pytest.raises(BadMessageError):
        list(here.read())


def test_the_end_of_the_line_is_told() -> None:
    here, there = connections()
    there.close()
    with pytest.raises(EOFError):
        list(here.read())


class RawByteSender(FaultyCamera):
    """A camera whose process says something else on its line before its first frame; then it stops, or goes on."""

    def __init__(self, said: bytes, once: Path, *, stops: bool) -> None:
        super().__init__(once=once)
        self._said, self._stops, self._is_first = said, stops, not once.exists()

    def read(self) -> Frame | None:
        frame = super().read()
        if frame and frame.seq == 0 and self._is_first:
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


def send_raw_bytes(said: bytes, once: Path, *, stops: bool) -> WorkerSetup:
    return WorkerSetup(partial(RawByteSender, said, once, stops=stops), Counter)


def test_a_process_that_stops_in_mid_message_hangs_nobody(tmp_path: Path) -> None:
    with OpenProcess(
        send_raw_bytes((1000).to_bytes(4, "big") + b'["Observation",1', tmp_path / "once", stops=True)
    ) as process:
        until(lambda: process.status.trouble is not Trouble.NONE)
        assert process.status.trouble is Trouble.STALLED, "it was told at once, not after the time for a slow start"
        until(lambda: process.status.state is VisionState.WATCHING and process.status.process_count == 2)


@pytest.mark.parametrize("said", [b"\0\0\0\2{}", b"\xff\xff\xff\xff", b"\0\0\0\x1a\x80\x05cos\nsystem\n(S'true'\ntR."])
def test_a_process_that_sends_invalid_messages_is_restarted(tmp_path: Path, said: bytes) -> None:
    with OpenProcess(send_raw_bytes(said, tmp_path / "once", stops=False)) as process:
        until(lambda: process.status.trouble is Trouble.CRASHED)
        until(lambda: process.status.state is VisionState.WATCHING and process.status.process_count == 2)


@pytest.mark.parametrize(
    ("height", "width"),
    [(10**6, 10**6), (0, 4), (4, 0), (-1, -1), (HEIGHT_PX + 1, 4), (4, WIDTH_PX + 1), (2**62, 4), (-(2**63), -(2**63))],
)
@pytest.mark.parametrize("number", [1, -7, 2**63 - 1, -(2**63)])
def test_a_preview_that_cannot_be_is_not_shown(number: int, height: int, width: int) -> None:
    preview_buffer = make_preview_buffer(multiprocessing.get_context("spawn"))
    for place in range(3):
        preview_buffer.head[1 + 2 * place], preview_buffer.head[2 + 2 * place] = height, width
    preview_buffer.head[0] = number
    assert preview_buffer.take() is None


def test_a_preview_is_shown_whatever_number_came_before() -> None:
    preview_buffer = make_preview_buffer(multiprocessing.get_context("spawn"))
    preview_buffer.head[0] = 2**63 - 1
    preview_buffer.put(np.full((40, 60, 3), 9, np.uint8))
    taken = preview_buffer.take(2**63 - 1)
    assert taken is not None
    assert taken[1].shape == (40, 60, 3)
    assert preview_buffer.take(taken[0]) is None
