"""Labels are read from files, and the worst pictures are drawn on a page."""

import json
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cards import Rank, parse_card
from companion.errors import BadInputError
from tests.vision.readings import reading
from vision.evaluate import rendered
from vision.evaluate.figures import Measured
from vision.evaluate.judging import judge
from vision.evaluate.labels import CardLabel, find_labelled, read_labels
from vision.evaluate.page import worst, write_page
from vision.evaluate.rendered import is_dark, measured_scenes, write_scenes
from vision.reader.letters import ALPHABETS
from vision.scenes import DeckCollection

ENTRY = {
    "file": "a.jpg",
    "kind": "overlap",
    "size": [320, 240],
    "cards": [{"label": "QH", "bbox": [20, 30, 60, 84]}, {"label": "K?", "bbox": None}],
    "optional": ["7C"],
    "unlabelled_partials": True,
    "face_down": 2,
}


def labelled_folder(place: Path, *entries: object) -> Path:
    place.mkdir(parents=True, exist_ok=True)
    (place / "labels.json").write_text(json.dumps(entries), "utf-8")
    cv2.imwrite(str(place / "a.jpg"), np.full((240, 320, 3), 90, np.uint8))
    return place


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


def test_drawn_scenes_show_the_letters_that_they_are_read_with() -> None:
    seen = [scene for scene, _ in islice(measured_scenes((14, 60)), 8)]
    printed = {corner.letters for scene in seen for truth in scene.cards for corner in truth.corners}
    assert len(printed) > len(Rank) / 2
    assert printed <= {"", "T", *ALPHABETS[rendered.ALPHABET]}


def test_each_drawn_scene_has_a_deck_of_its_own() -> None:
    decks = DeckCollection.open("test")
    seeds = range(rendered.FIRST_SEED, rendered.FIRST_SEED + 40 * rendered.SEED_STEP, rendered.SEED_STEP)
    assert len({id(decks.deck_for(seed)) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize(("kind", "dark", "first"), [("scene", False, 919_513), ("scene, dark deck", True, 941_127)])
def test_scenes_with_dark_decks_are_counted_apart(kind: str, dark: bool, first: int) -> None:
    """The search begins near the first such deck whose scene can be measured, for most cannot."""
    decks = DeckCollection.open("test", alphabet=rendered.ALPHABET)
    seeds = (seed for seed in range(first, 10**8, rendered.SEED_STEP) if is_dark(decks.deck_for(seed)) is dark)
    firsts = ((seed, *next(measured_scenes((14, 60), first_seed=seed))) for seed in seeds)
    seed, told = next((seed, told) for seed, scene, told in firsts if scene.seed == seed)
    assert told == kind
    face = decks.face(decks.deck_for(seed), parse_card("2S")).bgra
    assert bool(np.median(face[..., :3]) < 100) is dark


def test_drawn_scenes_are_labelled_pictures(tmp_path: Path) -> None:
    write_scenes(tmp_path / "scenes", 3, (16, 22))
    pictures = read_labels(tmp_path / "scenes")
    assert len(pictures) == 3
    assert any(label.box for one in pictures for label in one.cards)
    assert all(one.path.exists() for one in pictures)
