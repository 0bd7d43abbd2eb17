"""Labels are read as a person wrote them."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from tests.vision.evaluate.labelled_folder import ENTRY, labelled_folder
from vision.evaluate.labels import CardLabel, find_labelled, read_labels


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
