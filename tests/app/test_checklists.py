"""Checklists: what the table ticks off is there again after a restart, whatever became of its file."""

from pathlib import Path
from threading import Event

import pytest

from tests.app.companion_without_window import Companion


def tick(companion: Companion, *names: str) -> None:
    for name in names:
        companion.controllers.checklists.toggle("marks", name)
        companion.settle()


def test_what_is_ticked_off_is_kept(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        tick(companion, "2C", "JS", "JS", "TH")
        assert companion.controllers.checklists.ticked("marks") == {"2C", "TH"}
    with Companion(tmp_path) as again:
        assert again.controllers.checklists.ticked("marks") == {"2C", "TH"}
        assert again.controllers.checklists.ticked("another list") == frozenset()
        again.controllers.checklists.clear("marks")
        again.settle()
    with Companion(tmp_path) as last:
        assert last.controllers.checklists.ticked("marks") == frozenset()


@pytest.mark.parametrize("content", ["", "[]", '{"marks": 5}', '{"marks": [5, "2C"]}', "\x00\xff"])
def test_what_cannot_be_read_counts_as_not_ticked(tmp_path: Path, content: str) -> None:
    (tmp_path / "checklists.json").write_text(content, encoding="latin-1")
    with Companion(tmp_path) as companion:
        assert companion.controllers.checklists.ticked("marks") <= {"2C"}
        tick(companion, "3C")
    with Companion(tmp_path) as again:
        assert "3C" in again.controllers.checklists.ticked("marks")


def test_what_cannot_be_kept_holds_and_is_told(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        (tmp_path / "checklists.json").mkdir()
        tick(companion, "2C")
        assert companion.controllers.checklists.ticked("marks") == {"2C"}
        assert companion.controllers.notices.trouble


def test_a_disk_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with Companion(tmp_path) as companion:
        free, access = Event(), companion.controllers.access
        access._writers["settings"]._limit_s = 0.2
        access.write(lambda: free.wait(300), lambda _: None)
        tick(companion, "2C")
        free.set()
        assert companion.controllers.checklists.ticked("marks") == {"2C"}
        assert companion.controllers.notices.trouble
