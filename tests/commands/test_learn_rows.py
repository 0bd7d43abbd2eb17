"""`companion learn --rows`: pictures of cards in rows, in the order of the list."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.cards import BACK
from hardware.sources.simulated import TableSettings
from tests.shown_deck import lay_rows
from vision.frames import Picture
from vision.learned import DeckReader
from vision.learned.profile import read_profile

NAMES: Final = ("1", "1*", "W", "O", "7")
SETTINGS: Final = TableSettings(4, (480, 360), 1.5)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two pictures of two rows of three cards, the back last: as laid, and each card turned."""
    folder = tmp_path_factory.mktemp("rows")
    for nth, is_turned in enumerate((False, True), 1):
        with lay_rows("lunar", (*NAMES, BACK), 3, SETTINGS, is_turned=is_turned) as table:
            cv2.imwrite(str(folder / f"{nth}.png"), np.array(table.picture(1.0)))
    return folder


def learn(source: Path, out: Path, names: Sequence[str] = NAMES) -> int:
    faces = out.with_name("faces.toml")
    faces.write_text("".join(f'[[face]]\nname = "{name}"\ncopies = 2\n' for name in names), "utf-8")
    return main(["learn", "--rows", "--source", str(source), "--faces", str(faces), "--out", str(out)])


def test_a_deck_is_learned_from_two_pictures_of_all_its_cards(
    rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "lunar.deck"
    assert learn(rows, out) == 0
    assert "5 faces, 10 cards, with its back" in capsys.readouterr().out
    deck = read_profile(out.read_bytes())
    assert [len(face.views) for face in deck.faces] == [2] * len(deck.faces)
    with lay_rows("lunar", ("O", "7", "W"), 3, SETTINGS) as table:
        read = DeckReader(deck).read(table.picture(1.0))
    cards = sorted((reading.quad[:, 0].mean(), reading.card.name) for reading in read if reading.card is not None)
    assert [name for _, name in cards] == ["O", "7", "W"]


def test_a_round_may_fill_several_pictures(rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for nth in (1, 2):
        upper, lower = _part(_picture(rows / f"{nth}.png"))
        cv2.imwrite(str(tmp_path / f"{nth}a.png"), upper)
        cv2.imwrite(str(tmp_path / f"{nth}b.png"), lower)
    assert learn(tmp_path, tmp_path / "lunar.deck") == 0
    assert "5 faces, 10 cards, with its back" in capsys.readouterr().out


@pytest.mark.parametrize("names", [NAMES[:4], (*NAMES, "8", "9")], ids=["too many", "too few"])
def test_another_number_of_cards_than_faces_is_told(
    names: Sequence[str], rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "lunar.deck"
    assert learn(rows, out, names) == 2
    said = _one_line(capsys)
    assert f"{rows / '1.png'}: cards found from this picture on: 1.png 6, 2.png 6" in said
    assert f"all {len(names)} faces of the list" in said
    assert not out.exists()


def test_each_place_at_which_a_card_is_missing_is_a_line(
    rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for nth, column in ((1, 1), (2, 1)):
        bgr = _picture(rows / f"{nth}.png")
        _hide(bgr, 0, column)
        cv2.imwrite(str(tmp_path / f"{nth}.png"), bgr)
    assert learn(tmp_path, tmp_path / "lunar.deck") == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    for nth, line in enumerate(lines, 1):
        assert f"{nth}.png: no card is found at row 1, column 2" in line


def test_cards_that_changed_places_are_named_also_if_they_are_alike(
    rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(rows / "1.png", tmp_path)
    with lay_rows("lunar", ("1*", "1", "7", "O", "W", BACK), 3, SETTINGS, is_turned=True) as table:
        cv2.imwrite(str(tmp_path / "2.png"), np.array(table.picture(1.0)))
    assert learn(tmp_path, tmp_path / "lunar.deck") == 2
    lines = capsys.readouterr().err.splitlines()
    places = ("row 1, column 1", "row 1, column 2", "row 1, column 3", "row 2, column 2")
    for line, place, name in zip(lines, places, ("1", "1*", "W", "7"), strict=True):
        assert f"2.png: the card at {place} is not the one in 1.png at {place}, {name!r}" in line


def test_pictures_that_changed_places_are_named_in_one_line(
    rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for nth, places in ((1, (1, 2)), (2, (4, 3))):
        for place, part in zip(places, _part(_picture(rows / f"{nth}.png")), strict=True):
            cv2.imwrite(str(tmp_path / f"{place}.png"), part)
    assert learn(tmp_path, tmp_path / "lunar.deck") == 2
    assert f"{tmp_path / '3.png'}, 4.png: every card is another one than in the first round" in _one_line(capsys)


@pytest.mark.parametrize("count", [1, 2])
def test_cards_that_were_neither_turned_nor_moved_are_seen_only_once(
    count: int, rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for nth in range(count):
        shutil.copy(rows / "1.png", tmp_path / f"{nth}.png")
    assert learn(tmp_path, tmp_path / "lunar.deck") == 2
    assert "every face was seen once only" in _one_line(capsys)


def test_one_card_that_was_not_turned_is_named_and_the_deck_is_written(
    rows: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (_picture(rows / f"{nth}.png") for nth in (1, 2))
    width = first.shape[1]
    second[: first.shape[0] // 2, : width // 3 + 10] = first[: first.shape[0] // 2, : width // 3 + 10]
    cv2.imwrite(str(tmp_path / "1.png"), first)
    cv2.imwrite(str(tmp_path / "2.png"), second)
    assert learn(tmp_path, tmp_path / "lunar.deck") == 0
    assert "seen once only, neither turned nor moved: '1':" in _one_line(capsys)


def test_pictures_without_a_card_or_that_cannot_be_read_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "1.png"), np.full((120, 160, 3), 120, np.uint8))
    (tmp_path / "2.jpg").write_bytes(b"no picture")
    assert learn(tmp_path, tmp_path / "lunar.deck") == 2
    empty, broken = capsys.readouterr().err.splitlines()
    assert f"{tmp_path / '1.png'}: no card is found" in empty
    assert str(tmp_path / "2.jpg") in broken


def test_what_is_no_folder_of_pictures_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for source in (tmp_path, tmp_path / "nothing"):
        assert learn(source, tmp_path / "lunar.deck") == 2
        assert str(source) in _one_line(capsys)


def test_a_folder_of_pictures_alone_says_how_rows_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "faces.toml").write_text('[[face]]\nname = "1"\n')
    (tmp_path / "rows.png").write_text("")
    out, faces = str(tmp_path / "lunar.deck"), str(tmp_path / "faces.toml")
    assert main(["learn", "--source", str(tmp_path), "--faces", faces, "--out", out]) == 2
    assert "add --rows" in _one_line(capsys)


def _picture(path: Path) -> Picture:
    bgr = cv2.imread(str(path))
    assert bgr is not None
    return np.asarray(bgr, np.uint8)


def _part(bgr: Picture) -> tuple[Picture, Picture]:
    """Returns the upper and the lower row."""
    middle = bgr.shape[0] // 2
    return bgr[: middle + 2], bgr[middle - 2 :]


def _hide(bgr: Picture, row: int, column: int) -> None:
    """Covers a card in two rows of three with the table beside it."""
    height, width = bgr.shape[0] // 2, bgr.shape[1] // 3
    part = bgr[row * height : (row + 1) * height, column * width : (column + 1) * width]
    part[:] = part[:4].mean(axis=(0, 1))


def _one_line(capsys: pytest.CaptureFixture[str]) -> str:
    [line] = capsys.readouterr().err.splitlines()
    return line
