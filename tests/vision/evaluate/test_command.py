"""`python -m vision.evaluate` as its users call it."""

import json
import re
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.evaluate.__main__ import main


@pytest.fixture
def felt(tmp_path: Path) -> Path:
    folder = tmp_path / "photos" / "sergio_felt"
    folder.mkdir(parents=True)
    cv2.imwrite(str(folder / "a.jpg"), np.full((240, 320, 3), 90, np.uint8))
    entry = {"file": "a.jpg", "kind": "single", "size": [320, 240], "cards": [{"label": "QH", "bbox": [9, 9, 60, 84]}]}
    (folder / "labels.json").write_text(json.dumps([entry]), "utf-8")
    return folder


def test_a_report_a_table_and_a_page_are_written(
    felt: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(felt.parent), "--out", str(tmp_path / "out")]) == 0
    table = capsys.readouterr().out
    assert "separate cards" in table
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert report["rows"]["separate cards"]["cards"] == 1
    assert report["pictures"][0]["missed"] == ["QH"]
    assert (tmp_path / "out" / "table.txt").read_text("utf-8").strip() == table.strip()
    assert "missed QH" in (tmp_path / "out" / "index.html").read_text("utf-8")


def test_nothing_to_measure_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--out", str(tmp_path)]) == 2
    assert main([str(tmp_path), "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    ("labels", "said"),
    [
        ("{", "must be a list in JSON"),
        ("7", "it must be a list of pictures"),
        ("[7]", "picture 0 .* cannot be read: write"),
        ('[{"file": "a.jpg", "cards": []}]', "picture 0 .* it has no 'kind'"),
        ('[{"file": "a.jpg", "kind": "single", "cards": [{"label": "qh", "bbox": null}]}]', "cannot be read: write"),
        ('[{"file": "gone.jpg", "kind": "single", "cards": []}]', "gone.jpg': "),
        ('[{"file": "a.jpg", "kind": "single", "cards": 7}]', "cannot be read: write"),
        ('[{"file": "a.jpg", "kind": "single", "cards": [{"label": "10H", "bbox": null}]}]', "cannot be read: write"),
        ('[{"file": "a.jpg", "kind": "single", "cards": [{"label": "QH", "bbox": [1]}]}]', "cannot be read: write"),
    ],
)
def test_wrong_labels_are_one_line(felt: Path, labels: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    (felt / "labels.json").write_text(labels)
    assert main([str(felt), "--out", str(felt / "out")]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert re.search(said, err)


@pytest.mark.parametrize("words", [["--index-px", "60", "14", "--scenes", "1"], ["--out", "{felt}/a.jpg"]])
def test_what_cannot_be_done_is_one_line(felt: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(felt), *(word.format(felt=felt) for word in words)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("words", [["--every", "0"], ["--scenes", "-3"]])
def test_what_is_no_count_is_refused(words: list[str], felt: Path) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([str(felt), *words])


@pytest.mark.one_python
def test_scenes_are_measured_too(tmp_path: Path) -> None:
    assert main(["--scenes", "2", "--index-px", "14", "50", "--out", str(tmp_path / "out")]) == 0
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert report["everything"]["pictures"] == 2
