"""A standard deck learned in another order than its list is told by its corners, when it is learned and checked."""

from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.cards import CARD_NAMES
from vision.frames import Picture
from vision.scenes import DeckCollection

pytestmark = pytest.mark.one_python

CARDS: Final = ("7S", "KH", "4C")
SHIFTED: Final = ("4C", "7S", "KH")


def photograph(card: str, degrees: float) -> Picture:
    """Returns a picture (h, w, 3) of a card that lies turned on a green table."""
    decks = DeckCollection.open("test")
    face = decks.face(decks.deck_for(1), CARD_NAMES[card]).bgra
    high, wide = face.shape[:2]
    onto = cv2.getRotationMatrix2D((wide / 2, high / 2), degrees, 0.8)
    onto[:, 2] += (320 - wide / 2, 240 - high / 2)
    laid = cv2.warpAffine(np.ascontiguousarray(face[..., :3]), onto, (640, 480), flags=cv2.INTER_AREA)
    there = cv2.warpAffine(np.full((high, wide), 255, np.uint8), onto, (640, 480))[..., None] / 255
    ground = np.random.default_rng(3).normal((74, 92, 66), 3, (480, 640, 3))
    return np.asarray(there * laid + (1 - there) * ground, np.uint8)


def learn(names: tuple[str, ...], folder: Path) -> Path:
    for name, card in zip(names, CARDS, strict=True):
        (folder / name).mkdir(parents=True)
        for degrees in (4, 187):
            cv2.imwrite(str(folder / name / f"{degrees}.png"), photograph(card, degrees))
    (folder / "faces.toml").write_text("".join(f'[[face]]\nname = "{name}"\n' for name in CARDS), "utf-8")
    profile = folder / "standard.deck"
    assert main(["learn", "--source", str(folder), "--faces", str(folder / "faces.toml"), "--out", str(profile)]) == 0
    return profile


def test_faces_in_another_order_than_the_list_are_told_when_learned_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = learn(SHIFTED, tmp_path)
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "most corners show another card than the face's name" in said.err
    assert "(KH on '7S', 4C on 'KH', 7S on '4C')" in said.err
    assert "put the list in the order of the cards" in said.err
    assert main(["deck", "check", str(profile)]) == 0
    assert "(KH on '7S', 4C on 'KH', 7S on '4C')" in capsys.readouterr().err


def test_of_faces_in_the_order_of_the_list_nothing_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = learn(CARDS, tmp_path)
    assert main(["deck", "check", str(profile)]) == 0
    assert capsys.readouterr().err == ""
