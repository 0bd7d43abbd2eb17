"""A table delivers its journal: everything once, in order, whatever happens to the network, the hub, or the table."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.hub.table import link as hub_link
from companion.hub.table.link import HubLink
from companion.hub.table.membership import DeliveryProgress, DeliveryTrouble, read_delivery
from companion.hub.table.transport import HubError
from companion.journal import Journal
from companion.session.store import NewRow
from tests.hub.table.certificates import make_certificate
from tests.hub.table.stand_in_hub import StandInHub
from tests.hub.table.waiting import wait_until


@pytest.fixture(autouse=True)
def _waits_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_link, "LOOK_S", 0.01)
    monkeypatch.setattr(hub_link, "STATE_S", 0.05)
    monkeypatch.setattr(hub_link, "FIRST_WAIT_S", 0.02)


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal.db") as opened:
        yield opened


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[StandInHub]:
    with StandInHub(tmp_path) as started:
        yield started


def write(journal: Journal, count: int) -> None:
    for number in range(count):
        journal.append(NewRow("a game", "acted", {"number": number}))


@contextmanager
def delivering(journal: Journal, hub: StandInHub) -> Iterator[HubLink]:
    link = HubLink(journal.path, hub.membership())
    link.start()
    try:
        yield link
    finally:
        link.close()


def test_rows_are_delivered_as_they_are_written(journal: Journal, hub: StandInHub) -> None:
    write(journal, 3)
    with delivering(journal, hub) as link:
        wait_until(lambda: len(hub.rows) == 3)
        write(journal, 2)
        wait_until(lambda: link.delivery.acked == 5)
    assert [row["seq"] for row in hub.rows.values()] == [1, 2, 3, 4, 5]
    kept = read_delivery(journal.path, hub.membership())
    assert (kept.acked, kept.last, kept.trouble) == (5, 5, DeliveryTrouble.NONE)


def test_what_a_lost_reply_acknowledged_is_sent_again_and_counts_once(journal: Journal, hub: StandInHub) -> None:
    hub.loses_replies = 4
    write(journal, 3)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 3)
    assert hub.loses_replies == 0
    assert len(hub.rows) == 3


def test_a_hub_that_lost_its_disk_gets_all_again(journal: Journal, hub: StandInHub) -> None:
    write(journal, 7)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 7)
        before = dict(hub.rows)
        hub.rows.clear()
        write(journal, 1)
        wait_until(lambda: len(hub.rows) == 8)
    assert all(hub.rows[seq] == row for seq, row in before.items())


def test_a_hub_that_lost_its_disk_says_so_in_the_heartbeat(journal: Journal, hub: StandInHub) -> None:
    write(journal, 4)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 4)
        hub.rows.clear()
        link.tell(lambda: {"help": False}, at_once=True)
        wait_until(lambda: len(hub.rows) == 4)


def test_a_table_started_again_goes_on_behind_what_was_acknowledged(journal: Journal, hub: StandInHub) -> None:
    write(journal, 4)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 4)
    sent = len(hub.sizes)
    write(journal, 1)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 5)
    assert len(hub.sizes) == sent + 1


def test_a_hub_that_wants_to_be_asked_later_is_left_alone_for_so_long(journal: Journal, hub: StandInHub) -> None:
    hub.before = lambda *_: (503, {"error": "too many tables"}, {"Retry-After": "40"})
    write(journal, 1)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.trouble == DeliveryTrouble.BUSY)
        assert "too many tables" in link.delivery.detail
        assert link._not_before_s - time.monotonic() > 35
    assert len(hub.sizes) == 1


def test_waits_grow_to_a_minute_and_differ(journal: Journal, hub: StandInHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_link, "FIRST_WAIT_S", 1.0)
    link = HubLink(journal.path, hub.membership())
    waits = [link._put_off(HubError(DeliveryTrouble.UNREACHABLE, "no hub")) for _ in range(200)]
    assert all(1 <= wait_s <= 60 for wait_s in waits)
    assert max(waits[:2]) <= 4
    assert max(waits) > 40
    assert len(set(waits)) > 190


def test_rows_cross_in_parts_that_a_hub_takes(journal: Journal, hub: StandInHub) -> None:
    for number in range(3):
        journal.append(NewRow("a game", "acted", {"number": number, "text": "x" * 200_000}))
    write(journal, 600)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 603)
    assert max(hub.sizes) <= 256 << 10


def test_a_hub_that_is_not_there_is_told_since_when(journal: Journal, hub: StandInHub) -> None:
    told: list[DeliveryProgress] = []
    write(journal, 1)
    hub.__exit__()
    link = HubLink(journal.path, hub.membership(), told.append)
    link.start()
    wait_until(lambda: link._failures >= 2)
    link.close()
    assert told[-1].trouble == DeliveryTrouble.UNREACHABLE
    assert told[-1].since
    assert not told[-1].is_all
    hub.__init__(journal.path.parent)  # type: ignore[misc] # a fresh socket for the fixture's end
    hub.__enter__()


@pytest.mark.parametrize("years", [(2001, 2002), (2039, 2041)], ids=["the table's clock is late", "it is early"])
def test_wrong_clocks_connect(tmp_path: Path, journal: Journal, years: tuple[int, int]) -> None:
    write(journal, 1)
    with StandInHub(tmp_path, make_certificate(tmp_path, years)) as hub, delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 1)


def test_plain_http_is_refused(tmp_path: Path, journal: Journal) -> None:
    write(journal, 1)
    with StandInHub(tmp_path, is_plain=True) as hub:
        with delivering(journal, hub) as link:
            wait_until(lambda: link.delivery.trouble == DeliveryTrouble.NO_HUB)
        assert not hub.sizes


def test_a_broken_second_copy_does_not_end_the_delivery(tmp_path: Path, hub: StandInHub) -> None:
    with Journal(tmp_path / "journal.db") as journal:
        write(journal, 5)
        copy = journal.path.with_name("journal.db.copy")
        lines = copy.read_bytes().splitlines(keepends=True)
        lines[3] = lines[3].replace(b"number", b"nomber")
        copy.write_bytes(b"".join(lines))
        with delivering(journal, hub) as link:
            wait_until(lambda: link.delivery.acked == 5)
