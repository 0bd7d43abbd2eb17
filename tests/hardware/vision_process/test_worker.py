"""What the worker sends while it watches, without a process of its own."""

import multiprocessing
from functools import partial
from pathlib import Path
from typing import Final

import cv2

from hardware.sources import open_source
from hardware.vision_process.messages import MessageConnection, WorkerMessage
from hardware.vision_process.preview_buffer import make_preview_buffer
from hardware.vision_process.requests import Request
from hardware.vision_process.worker import WorkerSetup, _watch
from tests.hardware.vision_process.stand_ins import Counter

PICTURE: Final = Path(__file__).parents[2] / "pictures" / "separate-41000.jpg"


def test_before_each_frame_it_says_that_it_reads(tmp_path: Path) -> None:
    """Else on a slow or busy machine it would be taken for one that hangs, and be ended again and again."""
    picture = cv2.imread(str(PICTURE))
    assert picture is not None
    for number in range(2):
        cv2.imwrite(str(tmp_path / f"{number}.png"), picture)
    received, sent = multiprocessing.Pipe()
    setup = WorkerSetup(partial(open_source, str(tmp_path)), Counter, 1000.0)
    preview_buffer = make_preview_buffer(multiprocessing.get_context("spawn"))
    _watch(setup, 1, MessageConnection(sent, Request, is_blocking=True), preview_buffer)
    kinds = [type(message).__name__ for message in MessageConnection(received, WorkerMessage, is_blocking=False).read()]
    assert kinds == ["FrameReceived", "Busy", "Observation"] * 2
