"""A stand-in hub, and a kiosk that has joined it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.kiosk.hub_table import HubTable
from companion.hub.table import link as hub_link
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT
from tests.hub.table.kiosk_at_a_hub import join
from tests.hub.table.stand_in_hub import StandInHub


@pytest.fixture
def quick_link(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a table look at its journal, and tell its hub of itself, many times a second."""
    monkeypatch.setattr(hub_link, "LOOK_S", 0.01)
    monkeypatch.setattr(hub_link, "STATE_S", 0.05)
    monkeypatch.setattr(hub_link, "FIRST_WAIT_S", 0.02)


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[StandInHub]:
    with StandInHub(tmp_path) as started:
        yield started


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Companion]:
    (tmp_path / "table").mkdir()
    with Companion(tmp_path / "table", EVENT) as opened:
        yield opened


@pytest.fixture
def own(kiosk: Companion, hub: StandInHub) -> HubTable:
    """The place at the hub of a kiosk that has joined it."""
    assert join(kiosk, hub) is None
    return kiosk.controllers.own_hub
