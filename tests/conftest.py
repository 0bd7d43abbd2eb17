"""What holds for every test: screens are drawn off screen, and Kivy writes nothing into the home folder.

Hypothesis has all the time that it needs, as how fast a busy machine is says nothing. It tries the same inputs in each
run, so that a change is not blamed for an older fault: --hypothesis-profile=searching tries others.

Ctrl-C ends what tests start, although a shell makes its background jobs ignore it, as a command does after the first
one, and both hand that on to what they start.
"""

import gc
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from argon2 import PasswordHasher
from coverage import Coverage
from hypothesis import HealthCheck, settings

import companion.app.kiosk.pin
import tests.quiet_kivy  # noqa: F401
from companion.ui.heap import keep_one_heap, return_memory
from companion.ui.temporary_folder import make_temporary_folder

HERE: Final = Path(__file__).parent
MEMORY: Final = Path("/dev/shm")
DRAWING: Final = ("vision.scenes.", "companion.exports.cards.")
"""What is kept there to draw the next picture sooner, such as fonts of each size, is let go of after each file."""
UNMEASURED: Final = ("fuzz", "hardware", "project", "simulation", "translations", "ui", "vision")
"""Tests there are not asked which branches they take, nor are the long ones marked one_python: the others reach all,
and a test that is traced takes up to three times as long."""
WHOLE: Final = ("app", "engine", "events", "games", "journal", "session")
"""Rules, sessions, records and reports are tested whole on every Python. All other tests run on another Python with
the first of their parameters alone: screen sizes, languages, pictures and bad inputs are the same there."""


def hear_interruption() -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


hear_interruption()
keep_one_heap()
settings.register_profile("searching", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci")


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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--another-python", action="store_true", help="leave out further parameters outside of WHOLE")


@pytest.hookimpl(trylast=True)  # the long ones are left out by then
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Files with long tests come first, so that at the end no worker waits for another."""
    if config.option.another_python:
        _leave_out_further_parameters(config, items)
    long = {item.path for item in items if item.get_closest_marker("one_python")}
    items.sort(key=lambda item: item.path not in long)


def _leave_out_further_parameters(config: pytest.Config, items: list[pytest.Item]) -> None:
    first: dict[str, pytest.Item] = {}
    for item in items:
        is_whole = item.path.relative_to(HERE).parts[0] in WHOLE
        first.setdefault(item.nodeid if is_whole else item.nodeid.partition("[")[0], item)
    kept = list(first.values())
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


@pytest.fixture(autouse=True)
def heard_interruption() -> Iterator[None]:
    yield
    hear_interruption()


@pytest.fixture(autouse=True, scope="module")
def returned_memory(request: pytest.FixtureRequest) -> Iterator[None]:
    """Gives back to the system, after each file, what its pictures took: else a worker grows to the sum of all.

    What is left is kept for good, such as fonts and layouts, and no collection looks at it again.
    """
    yield
    for name, module in tuple(sys.modules.items()):
        if name.startswith(DRAWING) or module is request.module:
            for value in vars(module).values():
                if getattr(value, "__module__", "") == name and hasattr(value, "cache_clear"):
                    value.cache_clear()
    gc.collect()
    gc.collect()  # what only the first one has let go, such as the lengths of widgets: frozen, it would never be freed
    gc.freeze()
    return_memory()


@pytest.fixture(autouse=True, scope="session")
def quick_hashes() -> Iterator[None]:
    """Hashes PINs in no time, as each kiosk has one: that a hash takes long is asked of the real hasher."""
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(companion.app.kiosk.pin, "make_hasher", lambda: quick)
        yield


@pytest.fixture(scope="session")
def memory() -> Path | None:
    """A folder in memory, whose syncs cost nothing, where there is a place; it goes even if the tests are killed."""
    try:
        return make_temporary_folder("companion-tests-", MEMORY)
    except OSError:
        return None
