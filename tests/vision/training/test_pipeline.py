"""The script that makes all networks again says what it needs, and puts them in order."""

import argparse
from pathlib import Path

import pytest

from vision.training.pipeline import PACKAGES, commands, main, needs


def test_what_is_missing_is_said_in_a_line_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--art", str(tmp_path / "art")]) == 2
    printed = capsys.readouterr().err.splitlines()
    assert any("decks' is not there: --art names" in line for line in printed)
    assert all(line.startswith("pipeline: ") for line in printed)


def test_art_and_fonts_that_are_there_are_not_missed(tmp_path: Path) -> None:
    for part in ("decks", "tables"):
        (tmp_path / part).mkdir()
    few = needs(tmp_path, [tmp_path])
    assert few[-1].startswith("0 fonts are too few, 200 are needed")
    for number in range(200):
        (tmp_path / f"{number}.ttf").touch()
    assert all("is not installed" in line for line in needs(tmp_path, [tmp_path]))
    assert len(needs(tmp_path, [tmp_path])) <= len(PACKAGES)


def test_the_reader_and_the_pips_learn_from_the_finder_trained_before_them() -> None:
    arguments = argparse.Namespace(
        art=Path("art"), out=Path("out"), models=Path("models"), threads=2, device="cuda", workers=4
    )
    trainings = [command[2:] for command in commands(arguments)]
    named = [(training[0].removeprefix("vision.training"), training[1]) for training in trainings]
    assert named[:3] == [("", "finder"), (".export", "out/finder/checkpoint.pt"), ("", "reader")]
    assert named[3:7] == [("", "pips"), ("", "outlines"), ("", "prints"), ("", "twins")]
    assert named[7:] == [("", "export"), ("", "confidence")]
    written = trainings[1][-1]
    assert all(
        training[training.index("--finder") + 1] == written
        for training in trainings
        if training[1] in ("reader", "pips")
    )
    networks = ("finder", "reader", "pips", "outlines", "prints", "twins")
    trained = [training for training in trainings if training[1] in networks]
    assert len(trained) == 6
    assert all(training[training.index("--device") + 1] == "cuda" for training in trained)
