"""`companion hub join`, `leave` and `status` at a table's shell."""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from companion.__main__ import main
from companion.hub.join_code import SECRET_SIGNS, JoinCode, fingerprint
from companion.hub.table.membership import DeliveryTrouble, in_trouble, keep_delivery, read_delivery, read_membership
from companion.journal import Journal
from companion.session.store import NewRow
from tests.hub.table.real_hub import RealHub
from tests.hub.table.stand_in_hub import StandInHub

NOBODY: Final = 65534


def test_a_shell_joins_a_hub_tells_its_standing_and_leaves(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "journal.db"
    with Journal(path) as journal:
        journal.append(NewRow("", "noted", {}))
    at = ["--journal", str(path)]
    assert main(["hub", "status", *at]) == 1
    assert "no hub is joined" in capsys.readouterr().err
    with RealHub(database, tmp_path / "hub") as hub:
        assert main(["hub", "join", hub.code, "--table", "Oak", *at]) == 0
    assert capsys.readouterr().out == "Oak has joined hub\n"
    assert main(["hub", "status", *at]) == 0
    assert "as Oak: delivered up to row 0, 1 wait" in capsys.readouterr().out
    known = read_membership(path)
    assert known is not None
    trouble = in_trouble(read_delivery(path, known), DeliveryTrouble.UNREACHABLE, "no route", "2026-11-29T12:00:00Z")
    keep_delivery(path, known, trouble)
    assert main(["hub", "status", "--json", *at]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["acked"], told["waiting"], told["trouble"], told["why"]) == (0, 1, "unreachable", "no route")
    assert main(["hub", "leave", *at]) == 0
    assert main(["hub", "leave", *at]) == 1


def test_a_code_that_is_none_is_refused_with_exit_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hub", "join", "nonsense", "--journal", str(tmp_path / "journal.db")]) == 2
    assert "HOST:PORT/SECRET-FINGERPRINT" in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder to somebody")
def test_what_root_writes_at_a_kiosk_is_the_kiosks(tmp_path: Path) -> None:
    with TemporaryDirectory() as folder, StandInHub(tmp_path) as hub:
        kiosk = Path(folder)
        os.chown(kiosk, NOBODY, NOBODY)
        code = JoinCode("127.0.0.1", hub.port, "0" * SECRET_SIGNS, fingerprint(hub.certificate.pem))
        assert main(["hub", "join", str(code), "--journal", str(kiosk / "journal.db")]) == 0
        assert {path.stat().st_uid for path in kiosk.iterdir()} == {NOBODY}
