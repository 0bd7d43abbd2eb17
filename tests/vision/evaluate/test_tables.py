"""Tables and reports say what was read."""

from pathlib import Path

import pytest

from tests.vision.evaluate.measured import FOUR, measured
from tests.vision.readings import reading
from vision.evaluate.figures import Measured
from vision.evaluate.judging import judge
from vision.evaluate.labels import CardLabel, LabelledPicture
from vision.evaluate.rows import read_plan
from vision.evaluate.tables import json_report, text_table


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
