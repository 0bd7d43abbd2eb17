"""`python -m vision.training` says what it needs, and trains with several processes."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the training dependencies are not installed")

from vision.training.__main__ import main

pytestmark = pytest.mark.one_python


def test_pictures_of_decks_are_asked_for_where_they_are_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["finder"])
    assert "name their folder with --art DIR" in capsys.readouterr().err


def test_twins_are_trained_by_several_processes_without_pictures(tmp_path: Path) -> None:
    words = ["twins", "--out", str(tmp_path), "--steps", "3", "--groups", "2", "--batch", "2", "--workers", "2"]
    assert main(words) == 0
    assert (tmp_path / "twins" / "checkpoint.pt").exists()
