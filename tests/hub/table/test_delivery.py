"""A table delivers its journal: everything once, in order, whatever happens to the network, the hub, or the table."""

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from companion.errors import CompanionError
from companion.hub.table import link as hub_link
from companion.hub.table.link import HubLink
from companion.hub.table.membership import (
    DELIVERED,
    DeliveryProgress,
    DeliveryTrouble,
    forget_membership,
    keep_delivery,
    keep_membership,
    read_delivery,
    read_membership,
)
from companion.hub.table.transport import HubConnection, HubError
from companion.journal import Journal
from companion.session.store import NewRow
from tests.hub.table.certificates import make_certificate
from tests.hub.table.stand_in_hub import StandInHub
from tests.hub.table.waiting import PATIENCE_S, wait_until

pytestmark = pytest.mark.usefixtures("quick_link")


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with Journal(tmp_path / "journal.db") as opened:
        yield opened


def write(journal: Journal, count: int) -> None:
    for number in range(count):
        journal.append(NewRow("a game", "acted", {"number": number}))


@contextmanager
def delivering(journal: Journal, hub: StandInHub) -> Iterator[HubLink]:
    if read_membership(journal.path) is None:
        keep_membership(journal.path, hub.membership())
    link = HubLink(journal.path, hub.membership())
    link.start()
    try:
        yield link
    finally:
        link.close(PATIENCE_S)


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
    hub.before = lambda *_: (503, {"error": "too many tables"}, {"Retry-After": "600"})
    write(journal, 1)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.trouble == DeliveryTrouble.BUSY)
        assert "too many tables" in link.delivery.detail
        assert link._not_before_s - time.monotonic() > 250
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
    link.close(PATIENCE_S)
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


def test_what_is_asked_as_the_link_ends_is_answered(journal: Journal, hub: StandInHub) -> None:
    answers: list[object] = []
    with delivering(journal, hub) as link:
        both = Event()
        hub.before = lambda *_: (both.wait(PATIENCE_S) and link.close(0)) or (200, {}, {})  # type: ignore[func-returns-value]
        for path in ("/first", "/second"):
            link.ask(lambda hub, path=path: hub.ask("GET", path).status, answers.append)  # type: ignore[misc]
        both.set()
        wait_until(lambda: len(answers) == 2)
    link.ask(lambda hub: hub.ask("GET", "/later"), answers.append)
    assert sum(isinstance(one, CompanionError) for one in answers) == 2
    assert 200 in answers


def test_a_table_that_left_its_hub_notes_nothing_of_it_any_more(journal: Journal, hub: StandInHub) -> None:
    write(journal, 1)
    with delivering(journal, hub) as link:
        wait_until(lambda: link.delivery.acked == 1)
        forget_membership(journal.path)
    assert not journal.path.with_name(DELIVERED).exists()


def test_what_is_noted_while_a_table_leaves_its_hub_is_gone(
    tmp_path: Path, hub: StandInHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, membership, replace = tmp_path / "journal.db", hub.membership(), Path.replace

    def leave_first(fresh: Path, target: Path) -> Path:
        forget_membership(path)
        return replace(fresh, target)

    keep_membership(path, membership)
    monkeypatch.setattr(Path, "replace", leave_first)
    keep_delivery(path, membership, DeliveryProgress(1, 1))
    assert not path.with_name(DELIVERED).exists()


def fail(*_: object) -> dict[str, object]:
    raise ZeroDivisionError("the rules of a game fail")


def test_rows_are_delivered_while_the_table_cannot_be_described(journal: Journal, hub: StandInHub) -> None:
    told: list[DeliveryProgress] = []
    link = HubLink(journal.path, hub.membership(), told.append)
    link.tell(fail)
    link.start()
    write(journal, 2)
    wait_until(lambda: len(hub.rows) == 2)
    link.tell(lambda: {"help": True}, at_once=True)
    wait_until(lambda: bool(hub.states))
    link.close(PATIENCE_S)
    assert DeliveryTrouble.FAULT in {one.trouble for one in told}
    assert link.delivery.trouble == DeliveryTrouble.NONE


def test_a_fault_in_what_is_asked_of_the_hub_is_answered_and_the_thread_goes_on(
    journal: Journal, hub: StandInHub, caplog: pytest.LogCaptureFixture
) -> None:
    answers: list[object] = []
    with delivering(journal, hub) as link:
        link.ask(fail, answers.append)
        wait_until(lambda: bool(answers))
        write(journal, 1)
        wait_until(lambda: link.delivery.acked == 1)
    assert isinstance(answers[0], CompanionError)
    assert "ZeroDivisionError" in caplog.text


def test_a_fault_of_the_thread_is_told_and_it_goes_on(
    journal: Journal, hub: StandInHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, faults = HubConnection.ask, [True]

    def fail_once(own: HubConnection, *given: str, **named: str) -> object:
        return fail() if faults and faults.pop() else ask(own, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(HubConnection, "ask", fail_once)
    told: list[DeliveryProgress] = []
    link = HubLink(journal.path, hub.membership(), told.append)
    link.start()
    write(journal, 1)
    wait_until(lambda: link.delivery.acked == 1)
    link.close(PATIENCE_S)
    assert DeliveryTrouble.FAULT in {one.trouble for one in told}


def test_a_copied_card_is_found_out_although_its_hub_has_more_rows(tmp_path: Path, hub: StandInHub) -> None:
    table, copy = tmp_path / "table" / "journal.db", tmp_path / "copy" / "journal.db"
    table.parent.mkdir()
    with Journal(table) as journal:
        write(journal, 4)
    shutil.copytree(table.parent, copy.parent)
    with Journal(table) as journal, delivering(journal, hub) as link:
        write(journal, 5)
        wait_until(lambda: link.delivery.acked == 9)
    with Journal(copy) as journal:
        link = HubLink(copy, hub.membership())
        link.tell(lambda: {"help": False})
        link.start()
        wait_until(lambda: bool(hub.states) and link.delivery.last == 4 and link.delivery.is_all)
        journal.append(NewRow("a game", "acted", {"text": "on the copy"}))
        wait_until(lambda: link.delivery.last == 5 and (link.delivery.is_all or bool(link.delivery.trouble)))
        link.close(PATIENCE_S)
    assert link.delivery.trouble == DeliveryTrouble.CONFLICT


def test_the_hub_hears_how_many_rows_a_table_has(journal: Journal, hub: StandInHub) -> None:
    write(journal, 3)
    with delivering(journal, hub) as link:
        link.tell(lambda: {"help": False})
        wait_until(lambda: hub.told.get("seq") == 3)
