"""A day of tables that deliver by the network is at the hub as their memory sticks would bring it."""

from pathlib import Path

import pytest

from companion.__main__ import main
from tests.hub.simulated_day import by_journal, of_sticks, play_day
from tests.hub.table.real_hub import RealHub


def test_a_day_at_the_hub_is_that_of_the_sticks(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HUB", str(tmp_path / "hub"))
    with RealHub(database, tmp_path / "hub") as hub:
        journals = play_day(tmp_path, hub.code, 2, 2)
        assert by_journal(hub.do(hub.store.event_lines())) == of_sticks(journals)
    assert main(["report", *map(str, journals)]) == 0
    of_the_sticks = capsys.readouterr().out
    assert main(["report", "--hub", database]) == 0
    assert capsys.readouterr().out == of_the_sticks
    assert main(["hub", "import", "--database", database, *map(str, journals)]) == 0
    came = capsys.readouterr().out.splitlines()
    assert [": 0 rows came, " in line for line in came] == [True] * 2, "what comes twice counts once"
