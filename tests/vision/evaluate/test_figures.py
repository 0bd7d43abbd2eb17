"""Figures come out as a person counts them."""

from pathlib import Path

import pytest

from tests.vision.readings import reading
from vision.evaluate.figures import Measured, calibrate, sum_up
from vision.evaluate.judging import judge
from vision.evaluate.labels import CardLabel, LabelledPicture
from vision.evaluate.rows import EvaluationRow, read_plan
from vision.evaluate.tables import json_report, text_table
from vision.reading import Reading


def measured(
    labels: list[str], readings: list[Reading], ms: float = 10.0, *, folder: str = "felt", kind: str = "separate"
) -> Measured:
    labelled = LabelledPicture(Path("a.jpg"), folder, kind, tuple(CardLabel(name) for name in labels))
    return Measured(labelled, tuple(readings), judge(labelled, readings), ms)


FOUR = [
    measured(["QH", "KS"], [reading("QH"), reading("KS")], 10),
    measured(["QH", "KS"], [reading("QH"), reading("KC", confidence=0.6)], 20),
    measured(["2C"], [], 30),
    measured(["Q?"], [reading("QD")], 90),
]


def test_recall_precision_and_whole_pictures_are_counted() -> None:
    figures = sum_up(FOUR)
    assert (figures.cards, figures.right, figures.wrong) == (5, 3, 1)
    assert figures.recall == pytest.approx(3 / 5)
    assert figures.precision == pytest.approx(3 / 4)
    assert (figures.whole, figures.countable, figures.pictures) == (1, 3, 4)
    assert figures.ms == 25


def test_nothing_said_is_nothing_wrong() -> None:
    figures = sum_up([measured(["2C"], [])])
    assert (figures.recall, figures.precision) == (0, 1)


def test_calibration_compares_confidence_with_right_readings() -> None:
    nine = [measured(["QH"], [reading("QH", confidence=0.95)])] * 9
    calibration = calibrate([*nine, measured(["QH"], [reading("QD", confidence=0.95)])])
    assert calibration.error == pytest.approx(0.05)
    assert (calibration.sure, calibration.sure_wrong) == (10, 1)
    assert sum(one.readings for one in calibration.bins) == 10


def test_certain_readings_have_a_bin() -> None:
    calibration = calibrate([measured(["QH"], [reading("QH", confidence=1.0)])])
    assert calibration.bins[-1].readings == 1
    assert calibration.error == 0


def test_neutral_and_untold_readings_are_not_calibrated() -> None:
    calibration = calibrate([measured(["Q?", "2C"], [reading("QD"), reading("")])])
    assert sum(one.readings for one in calibration.bins) == 0


@pytest.mark.parametrize(
    ("row", "folder", "kind", "held"),
    [
        pytest.param(EvaluationRow("all"), "felt", "single", True, id="everything"),
        pytest.param(EvaluationRow("all", without=("felt",)), "felt", "single", False, id="left out"),
        pytest.param(EvaluationRow("felt", folders=("felt",)), "wood", "single", False, id="another folder"),
        pytest.param(
            EvaluationRow("overlap", folders=("felt",), kinds=("overlap",)), "wood", "overlap", True, id="the kind"
        ),
        pytest.param(
            EvaluationRow("overlap", folders=("felt",), kinds=("overlap",)), "felt", "grid", True, id="or the folder"
        ),
    ],
)
def test_a_row_holds_its_pictures(row: EvaluationRow, folder: str, kind: str, *, held: bool) -> None:
    assert row.holds(LabelledPicture(Path("a.jpg"), folder, kind, ())) is held


def test_the_shipped_plan_has_five_rows_and_knows_the_german_deck() -> None:
    plan = read_plan()
    assert [row.title for row in plan.rows] == [
        "all folders with English indices",
        "separate cards",
        "low resolution and clutter",
        "overlap",
        "other index letters",
    ]
    assert plan.alphabet("schnapsen_de") == "german"
    assert plan.alphabet("sergio_felt") == "english"


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
