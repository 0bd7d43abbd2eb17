"""Labels are read as a person wrote them."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from tests.vision.evaluate.labelled_folder import ENTRY, labelled_folder
from vision.evaluate.labels import CardLabel, EvaluationRow, LabelledPicture, find_labelled, read_labels, read_plan


def test_labels_are_read_as_they_were_written(tmp_path: Path) -> None:
    (labelled,) = read_labels(labelled_folder(tmp_path / "felt", ENTRY))
    assert labelled.path == tmp_path / "felt" / "a.jpg"
    assert (labelled.folder, labelled.kind) == ("felt", "overlap")
    assert labelled.cards == (CardLabel("QH", (20, 30, 60, 84)), CardLabel("K?"))
    assert labelled.optional == ("7C",)
    assert labelled.has_unlabelled_partials


def test_a_folder_of_folders_is_walked(tmp_path: Path) -> None:
    labelled_folder(tmp_path / "b", ENTRY)
    labelled_folder(tmp_path / "a", ENTRY, ENTRY)
    assert [one.folder for one in find_labelled([tmp_path])] == ["a", "a", "b"]
    assert [one.folder for one in find_labelled([tmp_path / "b"])] == ["b"]


@pytest.mark.parametrize("text", ["", "[{}]", "7", '[{"file": "a", "kind": "x", "cards": [{"label": "QH"}]}]'])
def test_broken_labels_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "labels.json").write_text(text, "utf-8")
    with pytest.raises(BadInputError, match="cannot be read"):
        read_labels(tmp_path)


def test_a_folder_without_labels_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no"):
        find_labelled([tmp_path])


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
