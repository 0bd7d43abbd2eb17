"""A table delivers its journal to a hub as it runs at an event: a cloned card, a killed table, a foreign hub."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.hub.table import link as hub_link
from companion.hub.table.joining import join
from companion.hub.table.link import HubLink
from companion.hub.table.membership import DeliveryTrouble, Membership, keep_membership
from companion.journal import Journal
from companion.journal.inspection import read_rows
from companion.session.store import NewRow
from tests.hub.processes import first_line
from tests.hub.table.real_hub import RealHub
from tests.hub.table.waiting import PATIENCE_S, wait_until
from tests.project.tree import ROOT

NAME = "0123456789abcdef"


@pytest.fixture(autouse=True)
def _waits_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_link, "LOOK_S", 0.01)
    monkeypatch.setattr(hub_link, "FIRST_WAIT_S", 0.02)


@pytest.fixture
def hub(database: str, tmp_path: Path) -> Iterator[RealHub]:
    with RealHub(database, tmp_path / "hub") as started:
        yield started


def write(journal: Path, count: int, note: str = "") -> None:
    with Journal(journal) as opened:
        for number in range(count):
            opened.append(NewRow("", "noted", {"number": number, "note": note}))


def delivered(journal: Path, membership: Membership, trouble: str = "") -> HubLink:
    """Delivers until all is acknowledged, or such a trouble is met."""
    link = HubLink(journal, membership)
    link.start()
    wait_until(
        lambda: (
            link.delivery.trouble == trouble and (bool(trouble) or link.delivery.acked == len(read_rows(journal)[0]))
        )
    )
    link.close(PATIENCE_S)
    return link


def test_a_cloned_card_is_told_from_its_table_and_both_histories_are_kept(tmp_path: Path, hub: RealHub) -> None:
    (tmp_path / "card").mkdir()
    journal, clone = tmp_path / "card" / "journal.db", tmp_path / "clone" / "journal.db"
    write(journal, 5)
    shutil.copytree(tmp_path / "card", tmp_path / "clone")
    membership = join(journal, hub.code, NAME, "Oak").membership
    keep_membership(clone, membership)
    write(journal, 3, "at the table")
    write(clone, 4, "on the copy")
    delivered(journal, membership)
    first = hub.rows(NAME)
    delivered(clone, membership, DeliveryTrouble.CONFLICT)
    write(journal, 1)
    delivered(journal, membership)
    assert hub.rows(NAME)[: len(first)] == first
    assert hub.table(NAME).is_quarantined
    (found,) = hub.do(hub.store.quarantined())
    assert found.name == "Oak"
    assert any("on the copy" in row.other for row in found.rows)


TABLE = """
import sys, time
from pathlib import Path
from companion.hub.table import link as hub_link
from companion.hub.table.membership import read_membership
from companion.journal import Journal
from companion.session.store import NewRow
hub_link.LOOK_S = 0.0
path = Path(sys.argv[1])
with Journal(path) as journal:
    link = hub_link.HubLink(path, read_membership(path))
    link.start()
    for number in range(100_000):
        journal.append(NewRow("a game", "acted", {"number": number}))
        if number == 20:
            print("begun", flush=True)
"""


@pytest.mark.one_python
def test_a_table_that_is_killed_while_it_delivers_loses_and_doubles_nothing(tmp_path: Path, hub: RealHub) -> None:
    (tmp_path / "table").mkdir()
    journal = tmp_path / "table" / "journal.db"
    membership = join(journal, hub.code, NAME).membership
    for _ in range(3):
        words = [sys.executable, "-c", TABLE, str(journal)]
        with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as table:
            try:
                assert first_line(table) == "begun\n"
                before = hub.table(NAME).acked
                wait_until(lambda before=before: hub.table(NAME).acked > before)  # type: ignore[misc]
            finally:
                table.kill()
    acked = hub.table(NAME).acked
    with Journal(journal):
        pass  # it mends what the last row lacks
    kept, _ = read_rows(journal)
    assert len(kept) >= acked, "what the hub has acknowledged is in the journal"
    delivered(journal, membership)
    there = hub.rows(NAME)
    assert [(row.seq, row.at) for row in there] == [(row.seq, row.moment.at) for row in kept]
    assert hub.do(hub.store.verify()) == []


def test_nothing_is_delivered_to_a_hub_with_another_authority(tmp_path: Path, hub: RealHub, database: str) -> None:
    journal = tmp_path / "journal.db"
    write(journal, 1)
    membership = join(journal, hub.code, NAME).membership
    with RealHub(database, tmp_path / "other") as other:
        delivered(journal, replace(membership, port=other.port), DeliveryTrouble.FOREIGN)
    assert hub.rows(NAME) == []
