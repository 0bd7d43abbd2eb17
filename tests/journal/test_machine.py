"""Copies of a memory card: each machine's event rows have a name of their own, and none replaces the other's."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import BegunGame, begin_game, end_game, end_group, start_group
from companion.journal import Journal, machine
from companion.journal.machine import identify_machine
from companion.session import start_session
from companion.session.store import MACHINE
from tests.games.mast_year.table import GAME
from tests.journal.hand_made import write_by_hand
from tests.journal.notes import note

EVENT = EventFile("Autumn playtest", "Table 3")
OFFERED = OfferedGame("mast-year", "1")


@pytest.fixture
def on_machine(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts this test on a machine of a name."""

    def put(name: str) -> None:
        monkeypatch.setattr(machine, "identify_machine", lambda _: name)

    return put


def play(journal: Journal, group: str) -> str:
    """Plays one game of an event; returns its session."""
    session = start_session(journal, GAME, {}, ("", "", "", ""))
    begin_game(journal, BegunGame(group, OFFERED, session.number, session.record, "follow"))
    return session.number


def leave(journal: Journal, session: str) -> None:
    end_game(journal, session, 60)
    end_group(journal, "new-group")


def report(capsys: pytest.CaptureFixture[str], *sources: Path) -> tuple[int, dict[str, object]]:
    capsys.readouterr()
    status = main(["report", "--json", *map(str, sources)])
    return status, json.loads(capsys.readouterr().out)


def export(journal: Path, folder: Path) -> None:
    assert main(["journal", "export", "--as", "events", "--journal", str(journal), "--to", str(folder)]) == 0


@pytest.mark.parametrize("begun", ["an-event", "no-event"])
def test_two_copies_of_a_card_fill_one_stick_with_all_their_games(
    begun: str, tmp_path: Path, on_machine: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(tmp_path / "one" / "journal.db") as journal:
        journal.append(note(1))
        if begun == "an-event":
            leave(journal, play(journal, start_group(journal, EVENT).code))
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    for table in ("one", "two"):
        on_machine(table)
        with Journal(tmp_path / table / "journal.db") as journal:
            leave(journal, play(journal, start_group(journal, EVENT).code))
        export(tmp_path / table / "journal.db", tmp_path / "stick")
    assert len(list((tmp_path / "stick").iterdir())) == 2
    games = 3 if begun == "an-event" else 2
    for sources in ([tmp_path / "stick"], [tmp_path / table / "journal.db" for table in ("one", "two")]):
        status, line = report(capsys, *sources)
        assert (status, line["games"], line["stopped"], line["groups"]) == (0, games, games, games)


def test_a_game_and_a_group_that_move_to_another_machine_stay_one(
    tmp_path: Path, on_machine: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "journal.db"
    on_machine("one")
    with Journal(path) as journal:
        group = start_group(journal, EVENT).code
        session = play(journal, group)
    export(path, tmp_path / "before")
    on_machine("two")
    with Journal(path) as journal:
        end_game(journal, session, 60)
        leave(journal, play(journal, group))
    export(path, tmp_path / "after")
    status, line = report(capsys, tmp_path / "before", tmp_path / "after", path)
    assert (status, line["games"], line["stopped"], line["groups"]) == (0, 2, 2, 1)


def test_a_journal_without_events_says_nothing_of_machines(path: Path, on_machine: Callable[[str], None]) -> None:
    for name in ("one", "two"):
        on_machine(name)
        with Journal(path) as journal:
            journal.append(note(1))
    with Journal(path) as journal:
        assert [row.kind for row in journal.rows()] == ["acted", "acted"]


def test_a_machine_is_told_of_once_and_again_on_another(path: Path, on_machine: Callable[[str], None]) -> None:
    for name in ("one", "one", "two", "one"):
        on_machine(name)
        with Journal(path) as journal:
            start_group(journal, EVENT)
    with Journal(path) as journal:
        assert [row.content["machine"] for row in journal.rows() if row.kind == MACHINE] == ["one", "two", "one"]


def test_a_row_that_no_companion_wrote_tells_of_no_machine(path: Path) -> None:
    write_by_hand(path, (MACHINE, MACHINE, "no JSON"))
    with Journal(path) as journal:
        start_group(journal, EVENT)
        assert [row.kind for row in journal.rows()] == [MACHINE, MACHINE, "group-started"]


def make_system(root: Path, **files: str) -> Path:
    """Makes what a system says of itself, with a card that holds `root`."""
    device = root.stat().st_dev
    card = root / "sys/devices/mmc0/mmc0:1"
    (card / "block/mmcblk0/mmcblk0p2").mkdir(parents=True)
    link = root / f"sys/dev/block/{os.major(device)}:{os.minor(device)}"
    link.parent.mkdir(parents=True)
    link.symlink_to(card / "block/mmcblk0/mmcblk0p2")
    places = {
        "machine": root / "etc/machine-id",
        "card": card / "cid",
        "board": root / "proc/device-tree/serial-number",
    }
    for name, said in files.items():
        places[name].parent.mkdir(parents=True, exist_ok=True)
        places[name].write_text(f"{said}\n")
    return root


def test_a_machine_is_known_by_its_system_its_board_and_its_card(tmp_path: Path) -> None:
    names = []
    for number, files in enumerate(
        [
            {"machine": "m", "card": "c"},
            {"machine": "m", "card": "d"},
            {"machine": "n", "card": "c"},
            {"machine": "m"},
            {"machine": "m", "board": "b\0"},
            {"machine": "m", "board": "c\0"},
        ]
    ):
        root = tmp_path / str(number)
        root.mkdir()
        names.append(identify_machine(root, make_system(root, **files)))
        assert names[-1] == identify_machine(root, root)
    assert len(set(names)) == 6
    assert "m" not in names


def test_a_machine_that_says_nothing_of_itself_is_always_the_same(tmp_path: Path) -> None:
    assert identify_machine(tmp_path / "gone", tmp_path) == identify_machine(tmp_path / "gone", tmp_path / "none")
    assert identify_machine(tmp_path, tmp_path / "none") == identify_machine(tmp_path, tmp_path / "nothing")
