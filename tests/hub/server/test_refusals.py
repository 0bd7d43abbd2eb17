"""A hub that cannot be run says in one line what is missing, where, and how to mend it; exit status 2."""

import asyncio
import os
import pwd
import socket
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.hub.server.app import LEAST_ROOM, Hub
from companion.hub.server.cluster import Account, Cluster, find_account, find_programs
from companion.hub.server.event_source import EventSource
from companion.hub.server.hub_errors import HubServerError
from companion.hub.server.running import watching


@dataclass(frozen=True, slots=True)
class Usage:
    """A disk with so many bytes free."""

    free: int


@pytest.fixture(autouse=True)
def hub_of_a_bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No PostgreSQL is installed, and this process keeps its signals."""
    monkeypatch.setattr("companion.hub.server.cluster.SERVERS", tmp_path / "no servers")
    monkeypatch.setattr("companion.hub.server.running.quiet_signals", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path))


def run_hub(folder: Path, port: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Returns the one line that a hub says that does not start."""
    assert main(["hub", "run", "--folder", str(folder), "--port", port]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_without_postgresql_it_names_debians_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "sudo apt install postgresql" in run_hub(tmp_path / "hub", "0", capsys)


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        said = run_hub(tmp_path / "hub", str(port), capsys)
    assert said == f"companion: port {port} cannot be used: Address already in use: name another with --port\n"


@pytest.mark.parametrize("verb", ["run", "demo"])
@pytest.mark.parametrize("port", ["65536", "-1", "x"])
def test_a_port_that_is_none(port: str, verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["hub", verb, "--port", port])
    assert ended.value.code == 2
    assert f"'{port}' is no port: a number up to 65535" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    said = run_hub(tmp_path / "file", "0", capsys)
    assert said == f"companion: {tmp_path}/file cannot be used: File exists: name another with --folder\n"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("initdb: error: could not write file: No space left on device\ninitdb: removing contents", "the disk is full"),
        ("running ... initdb: error: cannot be run as root\ninitdb: hint: log in", "initdb: error: cannot be run"),
        ("", "it says nothing"),
    ],
)
def test_a_database_that_cannot_be_made(said: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hub.server.cluster.find_account", Account)
    (tmp_path / "initdb").write_text(f"#!/bin/sh\nprintf '%s\\n' '{said}' >&2\nexit 1\n")
    (tmp_path / "initdb").chmod(0o755)
    with pytest.raises(HubServerError, match=f"^the database cannot be made: .*{why}"):
        Cluster(tmp_path / "hub", tmp_path).start()


def test_a_machine_on_which_only_root_could_run_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(name: str) -> object:
        raise KeyError(name)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(pwd, "getpwnam", nobody)
    with pytest.raises(HubServerError, match="not run by root: start the hub as another user"):
        find_account()


def test_a_database_of_another_postgresql_than_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hub.server.cluster.SERVERS", tmp_path)
    for version in (15, 17, 18):
        (tmp_path / str(version) / "bin").mkdir(parents=True)
        (tmp_path / str(version) / "bin" / "initdb").touch()
    assert find_programs() == tmp_path / "18/bin"
    assert find_programs(15) == tmp_path / "15/bin"
    data = tmp_path / "hub" / "database"
    data.mkdir(parents=True)
    (data / "PG_VERSION").write_text("16\n")
    with pytest.raises(HubServerError, match=r"made by PostgreSQL 16, .*: sudo apt install postgresql-16, or remove"):
        Cluster(tmp_path / "hub").start()


def test_the_host_hears_that_the_disk_is_full_and_that_it_has_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    free = iter([LEAST_ROOM, LEAST_ROOM - 1, 0, LEAST_ROOM])
    monkeypatch.setattr("companion.hub.server.app.shutil.disk_usage", lambda _: Usage(next(free, LEAST_ROOM)))
    monkeypatch.setattr("companion.hub.server.running.LOOK_S", 0.001)
    hub = Hub("hub", "", frozenset(), EventSource(None, said.append), tmp_path)

    async def watch() -> None:
        async with watching(None, hub, said.append):
            while len(said) < 2:
                await asyncio.sleep(0.001)

    asyncio.run(watch())
    assert said == ["the hub's disk is full: tables keep their rows: free some space", "there is room again"]


def test_a_part_that_ends_by_a_fault_of_its_own_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("companion.hub.server.running.LOOK_S", 0.001)
    said: list[str] = []
    hub = Hub("hub", "", frozenset(), EventSource(None, said.append), None)
    monkeypatch.setattr(EventSource, "refresh", lambda _: [][0])

    async def watch() -> None:
        async with watching(None, hub, said.append):
            while not caplog.records:
                await asyncio.sleep(0.001)

    asyncio.run(watch())
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [IndexError]
