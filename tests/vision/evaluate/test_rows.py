"""Rows of a summary hold the pictures that they name."""

from pathlib import Path

import pytest

from vision.evaluate.labels import LabelledPicture
from vision.evaluate.rows import EvaluationRow, read_plan


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
