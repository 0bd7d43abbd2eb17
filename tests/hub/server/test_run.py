"""`companion hub run`: a table joins by its code over TLS 1.3 alone, delivers, and finds all again after kill -9."""

import signal
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.hub.server.cluster import Cluster
from tests.hub.hub_process import HubProcess, open_folder, run_companion, trusting_anybody
from tests.hub.server.store_rows import acted

pytestmark = pytest.mark.one_python


@pytest.fixture
def folder(cluster: Cluster) -> Iterator[Path]:
    assert cluster.is_running  # else PostgreSQL is missing, and this is left out
    with open_folder() as folder:
        yield folder


def test_a_table_joins_delivers_and_finds_all_again_after_the_hub_was_killed(folder: Path) -> None:
    hub = HubProcess(folder)
    status, joined = hub.ask("POST", "/v1/join", {"code": str(hub.code), "journal": "j", "table": "Oak"})
    assert (status, joined["table"]) == (200, "Oak")
    rows = [row.as_json() for row in acted(3)]
    path = "/v1/journals/j/rows"
    assert hub.ask("POST", path, {"from": 1, "rows": rows[:2]}, joined["token"])[1]["acked"] == 2
    assert hub.ask("POST", path, {"from": 1, "rows": rows[:2]})[0] == 401
    assert hub.ask("POST", "/v1/journals/k/rows", {"from": 1, "rows": []}, joined["token"])[0] == 403
    assert hub.end(signal.SIGKILL) == -signal.SIGKILL
    again = HubProcess(folder)
    assert (again.code.secret, again.code.fingerprint) == (hub.code.secret, hub.code.fingerprint)
    assert again.ask("POST", path, {"from": 1, "rows": rows}, joined["token"])[1]["acked"] == 3
    status, told = again.ask("PUT", "/v1/journals/j/state", {"game": "mast_year", "help": True}, joined["token"])
    assert (status, told["acked"], told["answers"]) == (200, 3, [])
    old = trusting_anybody()
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises(ssl.SSLError):
        again.ask("GET", "/v1/authority", context=old)
    assert again.end() in (0, 130)
    assert run_companion("hub", "verify", "--folder", str(folder)) == ["3 rows of 1 table: whole"]
