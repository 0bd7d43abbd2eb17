"""A hub whose disk is full takes nothing, says when to come again, and keeps what it has; tables keep the rest."""

from pathlib import Path
from typing import Any

import asyncpg
import pytest

from companion.hub.server import app
from companion.hub.server.app import Hub, known_hosts
from companion.hub.server.event_source import EventSource
from companion.hub.server.hub_errors import RefusedError
from tests.hub.pages.running_hub import RunningHub
from tests.hub.server.asking import deliver, join
from tests.hub.server.store_rows import acted

ROWS = [row.as_json() for row in acted(2)]


def test_with_little_room_no_row_is_taken_until_there_is_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Hub("hub", "", known_hosts([]), EventSource(None, print), tmp_path)
    hub.check_room()
    monkeypatch.setattr(app, "LEAST_ROOM", 1 << 60)
    with pytest.raises(RefusedError) as refused:
        hub.check_room()
    assert (refused.value.status, refused.value.after_s) == (503, app.NO_ROOM_S)


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.DiskFullError("could not extend file"),
        asyncpg.CannotConnectNowError("the database system is in recovery mode"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        asyncpg.InterfaceError("connection is closed"),
        ConnectionRefusedError("no database"),
        TimeoutError("it does not answer"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_the_database_cannot_write_is_asked_for_again(
    hub: RunningHub, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    journal = f"full-{type(error).__name__}"
    token = join(hub, journal)

    async def fail(*_: Any) -> int:
        raise error

    with monkeypatch.context() as failing:
        failing.setattr(hub.store, "append", fail)
        said = deliver(hub, journal, token, ROWS)
    assert said.status == 503
    assert said.headers["retry-after"].isdigit()
    assert "acked" not in said.text
    assert '"acked":2' in deliver(hub, journal, token, ROWS).text
