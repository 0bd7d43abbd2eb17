"""What libraries print themselves is kept from the reader of a command's errors."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from cv2.utils import logging

from vision.library_output import captured_output, silenced_libraries


def test_what_a_library_writes_is_captured_and_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with captured_output() as lines:
        os.write(2, b"no such camera\ntry another\n")
    os.write(2, b"after\n")
    assert lines == ["no such camera\n", "try another\n"]
    assert capfd.readouterr().err == "after\n"


def test_standard_error_is_given_back_after_a_failure(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(OSError, match="gone"), captured_output():
        raise OSError("gone")
    os.write(2, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_a_library_that_says_too_much_is_not_waited_for() -> None:
    with captured_output() as lines:
        written = 0
        try:
            while written < 4_000_000:
                written += os.write(2, b"x" * 4096)
        except BlockingIOError:
            pass
    assert 0 < len("".join(lines)) == written < 4_000_000


def test_opencv_is_silent_meanwhile_and_no_longer() -> None:
    before = logging.getLogLevel()
    with silenced_libraries():
        assert logging.getLogLevel() == logging.LOG_LEVEL_SILENT
    assert logging.getLogLevel() == before


def test_threads_that_capture_at_the_same_time_hear_each_its_own_library(capfd: pytest.CaptureFixture[str]) -> None:
    def say(place: int) -> list[str]:
        with captured_output() as lines:
            os.write(2, b"%d\n" % place)
            os.sched_yield()
        return lines

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(say, range(200))) == [[f"{place}\n"] for place in range(200)]
    os.write(2, b"after\n")
    assert capfd.readouterr().err == "after\n"
