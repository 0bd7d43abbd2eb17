"""A table joins with the code that the hub shows, and no other hub gets a word out of it."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from companion.errors import BadInputError
from companion.hub.join_code import JoinCode
from companion.hub.table.joining import join
from companion.hub.table.membership import (
    DeliveryProgress,
    DeliveryTrouble,
    forget_membership,
    keep_delivery,
    read_delivery,
    read_membership,
)
from companion.hub.table.transport import HubError, find_authority
from tests.hub.table.real_hub import RealHub

NAME = "0123456789abcdef"


@pytest.fixture
def hub(database: str, tmp_path: Path) -> Iterator[RealHub]:
    with RealHub(database, tmp_path / "hub") as started:
        yield started


def test_what_a_hub_gives_is_kept_beside_the_journal_for_its_owner_alone(tmp_path: Path, hub: RealHub) -> None:
    journal = tmp_path / "journal.db"
    joined = join(journal, hub.code, NAME, "Table 3")
    assert read_membership(journal) == joined.membership
    assert (joined.membership.hub, joined.membership.table) == ("hub", "Table 3")
    assert (tmp_path / "hub.json").stat().st_mode & 0o077 == 0


def test_a_hub_of_another_event_is_refused_before_anything_secret_is_sent(
    tmp_path: Path, hub: RealHub, database: str
) -> None:
    with RealHub(database, tmp_path / "other") as other:
        code = JoinCode.parse(hub.code)
        wrong = JoinCode(code.host, other.port, code.secret, code.fingerprint)
        with pytest.raises(HubError, match="another hub than the code's"):
            join(tmp_path / "journal.db", str(wrong), NAME)
        assert other.do(other.store.tables()) == []
    assert read_membership(tmp_path / "journal.db") is None


def test_an_address_without_tls_is_refused(tmp_path: Path, hub: RealHub) -> None:
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as plain:

        def answer() -> None:
            connection, _ = plain.accept()
            with connection:
                heard.append(connection.recv(4096))
                connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")

        Thread(target=answer, daemon=True).start()
        code = JoinCode.parse(hub.code)
        wrong = JoinCode(code.host, plain.getsockname()[1], code.secret, code.fingerprint)
        with pytest.raises(HubError, match="TLS") as refused:
            join(tmp_path / "journal.db", str(wrong), NAME)
    assert refused.value.trouble == DeliveryTrouble.NO_HUB
    assert heard[0][:1] == b"\x16", "a handshake of TLS, and no word of HTTP"


def test_a_code_with_another_secret_is_said_in_one_line(tmp_path: Path, hub: RealHub) -> None:
    code = JoinCode.parse(hub.code)
    with pytest.raises(BadInputError, match="not the hub's code"):
        join(tmp_path / "journal.db", str(JoinCode(code.host, code.port, "0000000000", code.fingerprint)), NAME)


def test_a_table_that_leaves_keeps_nothing_of_the_hub(tmp_path: Path, hub: RealHub) -> None:
    journal = tmp_path / "journal.db"
    join(journal, hub.code, NAME)
    assert forget_membership(journal)
    assert not forget_membership(journal)
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("hub-") or path.name == "hub.json"]


def test_a_table_that_joins_anew_delivers_from_the_beginning(tmp_path: Path, hub: RealHub) -> None:
    journal = tmp_path / "journal.db"
    first = join(journal, hub.code, NAME).membership
    keep_delivery(journal, first, DeliveryProgress(acked=7, last=9))
    assert read_delivery(journal, first) == DeliveryProgress(acked=7, last=9)
    second = join(journal, hub.code, NAME).membership
    assert read_delivery(journal, second) == DeliveryProgress()


@pytest.mark.parametrize("content", ["", "[]", '{"host": 3}', "{", json.dumps({"host": "a"})])
def test_a_damaged_file_is_no_membership(tmp_path: Path, content: str) -> None:
    (tmp_path / "hub.json").write_text(content)
    assert read_membership(tmp_path / "journal.db") is None


def test_a_hub_with_an_address_of_ipv6_is_reached_by_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def connect(address: tuple[str, int], *_: object) -> socket.socket:
        asked.append(address)
        raise ConnectionRefusedError(111, "Connection refused")

    monkeypatch.setattr(socket, "create_connection", connect)
    code = JoinCode.parse("[2001:db8::5]:8443/0123456789-0123456789ABCDEF")
    with pytest.raises(HubError, match="refused"):
        find_authority(code.host, code.port, code.fits)
    assert set(asked) == {("2001:db8::5", 8443)}
