"""A moment is kept in UTC, and shown as the clock on the wall shows it."""

import time
from collections.abc import Iterator

import pytest

from companion.session.moment import local_day, local_time


@pytest.fixture
def new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("new_york")
def test_an_evening_is_on_its_own_day() -> None:
    assert local_time("2026-05-02T00:30:00.125Z") == "2026-05-01 20:30"
    assert local_day("2026-05-02T00:30:00Z") == "2026-05-01"


@pytest.mark.usefixtures("new_york")
def test_a_time_that_is_none_here_is_shown_as_it_is() -> None:
    assert local_time("0001-01-01T00:00:00Z") == "0001-01-01 00:00"
    assert local_time("2016-12-31T23:59:60Z") == "2016-12-31 23:59"


@pytest.mark.parametrize(
    ("at", "shown"), [("", ""), ("yesterday", "yesterday"), ("2026-13-40T25:61", "2026-13-40 25:61")]
)
def test_what_is_no_time_is_shown_as_it_is(at: str, shown: str) -> None:
    assert local_time(at) == shown
