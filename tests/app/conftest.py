"""A companion without a window for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, show_first


@pytest.fixture
def companion(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path) as made:
        yield made


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path, EVENT) as made:
        show_first(made)
        yield made
