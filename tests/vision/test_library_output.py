"""What libraries print themselves is kept from the reader of a command's errors."""

import os

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
