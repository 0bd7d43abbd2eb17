"""What tables saved comes to the hub once, and a report of the hub says what one of the sticks does."""

import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from companion.__main__ import main
from companion.events.event_file import EventFile, OfferedGame
from companion.hub.server.store import HubStore
from companion.hub.simulated_table import DemoTable
from companion.journal import Journal
from companion.session.store import NewRow
from tests.hub.server.store_rows import with_store

EVENT = EventFile("Autumn playtest", games=(OfferedGame("mast-year", "1", (("goal", 7),)),))
T = TypeVar("T")


@pytest.fixture(scope="module")
def sticks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables' folders, each with a journal."""
    folder = tmp_path_factory.mktemp("sticks")
    for seed, name in ((1, "Oak"), (2, "Elm")):
        table = DemoTable(folder / name, EventFile(EVENT.event, name, games=EVENT.games), seed)
        with Journal(table.path) as journal:
            table.serve_group(journal)
    return folder


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_HUB", str(tmp_path))


def ask_store(database: str, folder: Path, work: Callable[[HubStore], Awaitable[T]]) -> T:
    return with_store(database, folder, work)


def take_in(database: str, *folders: Path) -> int:
    return main(["hub", "import", "--database", database, *map(str, folders)])


def test_journals_come_once_and_the_report_is_that_of_the_sticks(
    database: str, sticks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert take_in(database, sticks / "Oak") == 0
    assert " rows came, 0 known" in capsys.readouterr().out
    assert take_in(database, sticks) == 0
    elm, oak = capsys.readouterr().out.splitlines()
    assert elm.endswith(" rows came, 0 known")
    assert ": 0 rows came, " in oak
    for form in ([], ["--json"]):
        assert main(["report", str(sticks / "Oak/journal.db"), str(sticks / "Elm/journal.db"), *form]) == 0
        of_sticks = capsys.readouterr().out
        assert main(["report", "--hub", database, *form]) == 0
        assert capsys.readouterr().out == of_sticks
    assert len(json.loads(of_sticks.splitlines()[0])) > 3


def test_a_copied_card_that_went_on_is_told_and_kept(
    database: str, sticks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("first", "second"):
        shutil.copytree(sticks / "Oak", tmp_path / name)
        with Journal(tmp_path / name / "journal.db") as journal:
            journal.append(NewRow("", "group-started", {"group": name, "event": "", "table": name}))
    assert take_in(database, tmp_path / "first") == 0
    assert take_in(database, tmp_path / "second") == 1
    assert "1 differ, from row" in capsys.readouterr().out
    [found] = ask_store(database, tmp_path, HubStore.quarantined)
    assert "second" in found.rows[0].other


def test_a_live_table_stays_joined_when_its_stick_comes(database: str, sticks: Path, tmp_path: Path) -> None:
    assert take_in(database, sticks / "Oak") == 0
    [table] = ask_store(database, tmp_path, HubStore.tables)

    async def join(store: HubStore) -> str:
        return (await store.join(table.journal, ""))[0]

    token = ask_store(database, tmp_path, join)
    assert take_in(database, sticks / "Oak") == 0

    async def authenticate(store: HubStore) -> bool:
        return await store.authenticate(token) is not None

    assert ask_store(database, tmp_path, authenticate)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hub", "import", "{empty}"], "no journal is there"),
        (["report"], "nothing to report on"),
        (["report", "--hub", "{empty}"], "is no hub"),
        (["report", "--hub", "http://hub:8443/"], "is no hub"),
        (["report", "--hub", "https://hub:8443/host?token=t"], "is no address of a hub"),
        (["report", "--hub", "https://hub:8443/host#7"], "wants a host's token"),
    ],
)
def test_what_is_no_hub_and_no_journal_is_said_in_a_line(
    words: list[str], said: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    told = [word.format(empty=tmp_path / "empty") for word in words]
    assert main([*told, *(["--database", database] if words[0] == "hub" else [])]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert said in line
