"""Labels are read from files, and the worst pictures are drawn on a page."""

from pathlib import Path

import cv2
import pytest

from tests.vision.evaluate.labelled_folder import ENTRY, labelled_folder
from tests.vision.evaluate.measured import FOUR, measured
from tests.vision.readings import reading
from vision.evaluate.figures import Measured
from vision.evaluate.judging import judge
from vision.evaluate.labels import CardLabel, LabelledPicture, read_labels, read_plan
from vision.evaluate.page import json_report, text_table, worst, write_page


def test_the_worst_come_first_and_are_drawn(tmp_path: Path) -> None:
    (labelled,) = read_labels(labelled_folder(tmp_path / "felt", {**ENTRY, "unlabelled_partials": False}))
    wrong, missed = (reading("QD", (20, 30, 60, 84)), reading("2C", (200, 30, 60, 84))), ()
    whole = (reading("QH", (20, 30, 60, 84)),)
    three = [Measured(labelled, said, judge(labelled, said), 5.0) for said in (missed, whole, wrong)]
    faulty = worst(three, 10)
    assert [one.readings for one in faulty] == [wrong, missed]
    write_page(tmp_path / "page", "the table", faulty)
    page = (tmp_path / "page" / "index.html").read_text("utf-8")
    assert "the table" in page
    assert "QD 0.99 misread; 2C 0.99 misread; missed QH" in page
    assert page.count("<figure>") == 2
    drawn = cv2.imread(str(tmp_path / "page" / "worst-000.jpg"))
    assert drawn is not None
    assert drawn.std() > 10
    assert (tmp_path / "page" / "sheet-00.png").exists()


def test_the_table_says_what_was_read_for_what() -> None:
    box = (10.0, 10.0, 60.0, 84.0)
    labelled = LabelledPicture(Path("a.jpg"), "felt", "single", (CardLabel("TH", box),))
    said = (reading("QD", box),)
    table = text_table([Measured(labelled, said, judge(labelled, said), 1.0)], read_plan())
    assert "ranks: T→Q 1" in table
    assert "suits: H→D 1" in table


def test_the_report_says_what_was_read() -> None:
    plan = read_plan()
    table = text_table([*FOUR, measured(["2C"], [reading("2C")], folder="sergio_felt")], plan)
    assert "separate cards" in table
    assert "overlap" not in table
    report = json_report(FOUR, plan)
    assert report["everything"]["recall"] == pytest.approx(3 / 5)
    assert report["pictures"][1]["readings"][1] == ["KC", 0.6, "misread"]
    assert report["pictures"][2]["missed"] == ["2C"]
