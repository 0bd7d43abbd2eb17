"""Decks of pictures: their indices are measured, and families that are held out are not trained on."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.cards import DECK
from vision.scenes import DeckCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.picture_decks import HELD_OUT_FAMILIES, PictureDeck
from vision.scenes.decks.print_style import PrintStyle


def _is_plain(style: PrintStyle) -> bool:
    index = style.index
    clear = index.corners == 2 and index.gap_mm > 0.8 and 6.5 < index.rank_mm < 10
    return clear and not style.frame and not style.edge_line


@pytest.fixture
def printed(tmp_path: Path, decks: DeckCollection) -> tuple[Path, dict[str, FaceImage]]:
    """A folder of pictures of a drawn deck, its faces cut out by their alpha."""
    deck = next(deck for deck in map(decks.drawn, range(50)) if _is_plain(deck.style))
    faces = {card.name: deck.face(card) for card in DECK}
    for name, face in faces.items():
        cv2.imwrite(str(tmp_path / f"{name}.png"), face.bgra)
    return tmp_path, faces


def test_indices_of_pictured_decks_are_measured(printed: tuple[Path, dict[str, FaceImage]]) -> None:
    folder, faces = printed
    deck = PictureDeck(folder, "drawn")
    for card in DECK:
        face, true = deck.face(card), faces[card.name]
        scale = face.size[0] / true.size[0]
        assert np.abs(face.indices - true.indices * scale).max() <= 4, card.name


def test_pictured_families_are_split(tmp_path: Path, printed: tuple[Path, dict[str, FaceImage]]) -> None:
    folder, _ = printed
    held_out = min(HELD_OUT_FAMILIES)
    listed = ",".join(f'{{"name": "{folder.name}", "family": "{family}"}}' for family in ("kennard", held_out))
    (folder.parent / "index.json").write_text(f"[{listed}]", encoding="utf-8")
    families = {
        split: [deck.family for deck in DeckCollection.open(split, folder=folder.parent).pictured]
        for split in ("train", "test", "all")
    }
    assert families == {"train": ["kennard"], "test": [held_out], "all": ["kennard", held_out]}


def test_a_picture_without_outline_is_named(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "2C.png"), np.zeros((40, 30, 3), np.uint8))
    with pytest.raises(ValueError, match=r"2C\.png is no picture with an outline"):
        PictureDeck(tmp_path, "kennard")
