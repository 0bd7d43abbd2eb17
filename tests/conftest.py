"""What holds for every test: screens are drawn off screen, and Kivy writes nothing into the home folder.

Hypothesis has all the time that it needs: how fast a busy machine is says nothing. Ctrl-C ends what tests start,
although a shell makes its background jobs ignore it, and they hand that on to what they start.
"""

import ctypes
import gc
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

import tests.quiet_kivy  # noqa: F401
from companion.ui.temporary_folder import make_temporary_folder

HERE: Final = Path(__file__).parent
MEMORY: Final = Path("/dev/shm")
UNMEASURED: Final = ("fuzz", "hardware", "project", "simulation", "translations", "ui", "vision")
"""Tests there are not asked which branches they take, nor are the long ones marked one_python: the others reach all,
and a test that is traced takes up to three times as long."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Stops the measurement of branches meanwhile, where it is not asked for; a worker of xdist has two of them."""
    is_measured = not item.get_closest_marker("one_python") and item.path.relative_to(HERE).parts[0] not in UNMEASURED
    stopped: list[Coverage] = []
    while not is_measured and (running := Coverage.current()) is not None:
        running.stop()
        stopped.append(running)
    try:
        return (yield)
    finally:
        for measured in reversed(stopped):
            measured.start()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests come first, so that at the end no worker waits for another."""
    long = {item.path for item in items if item.get_closest_marker("one_python")}
    items.sort(key=lambda item: item.path not in long)


@pytest.fixture(autouse=True, scope="module")
def returned_memory() -> Iterator[None]:
    """Gives back to the system, after each file, what its pictures took: else a worker grows to the sum of all.

    What is left is kept for good, such as fonts and layouts, and no collection looks at it again.
    """
    yield
    gc.collect()
    gc.freeze()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
    if trim is not None:
        trim(0)


@pytest.fixture(scope="session")
def memory() -> Path | None:
    """A folder in memory, whose syncs cost nothing, where there is a place; it goes even if the tests are killed."""
    try:
        return make_temporary_folder("companion-tests-", MEMORY)
    except OSError:
        return None
