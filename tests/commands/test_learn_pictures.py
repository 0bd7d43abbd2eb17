"""`companion learn` says what is wrong with a face's pictures, and which of them it leaves out."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from hardware.sources.simulated import TablePosition, TableSettings
from tests.shown_deck import AGAIN, EMPTY, SIZE, lay_rows, picture
from vision.frames import Picture
from vision.learned.profile import read_profile

THIRD = TablePosition(4, 2, 0.9)


def learn(folder: Path, **faces: tuple[Picture, ...]) -> int:
    """Learns the faces "one" and "wolf" of Lunar from these pictures of them and of others."""
    for name, pictures in faces.items():
        (folder / "cards" / name).mkdir(parents=True)
        for nth, bgr in enumerate(pictures):
            cv2.imwrite(str(folder / "cards" / name / f"{nth}.png"), np.array(bgr))
    listed = folder / "faces.toml"
    listed.write_text('[[face]]\nname = "one"\n[[face]]\nname = "wolf"\n')
    words = ["--source", str(folder / "cards"), "--faces", str(listed), "--out", str(folder / "lunar.deck")]
    return main(["learn", *words])


def views_of(folder: Path) -> list[int]:
    return [len(face.views) for face in read_profile((folder / "lunar.deck").read_bytes()).faces]


def test_two_good_pictures_of_each_face_need_no_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(tmp_path, one=(picture("1"), picture("1", AGAIN)), wolf=(picture("W"), picture("W", AGAIN))) == 0
    assert not capsys.readouterr().err
    assert views_of(tmp_path) == [2, 2]


def test_one_picture_of_each_face_is_learned_less_surely(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(tmp_path, one=(picture("1"),), wolf=(picture("W"),)) == 0
    first, second = capsys.readouterr().err.splitlines()
    assert "one picture of 'one' only: 2 or more, turned and moved, are read more surely" in first
    assert "one picture of 'wolf' only" in second
    assert views_of(tmp_path) == [1, 1]


def test_the_same_picture_twice_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(tmp_path, one=(picture("1"), picture("1")), wolf=(picture("W"), picture("W", AGAIN))) == 0
    first, second = capsys.readouterr().err.splitlines()
    assert f"{tmp_path / 'cards/one/1.png'}: the same picture again as 0.png: it is left out" in first
    assert "one picture of 'one' only" in second


def test_a_picture_that_two_faces_have_is_told_with_both_its_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = picture("1"), picture("1", AGAIN)
    assert learn(tmp_path, one=good, wolf=(picture("W"), good[1], picture("W", AGAIN))) == 0
    first, _ = capsys.readouterr().err.splitlines()
    one, other = tmp_path / "cards/wolf/1.png", tmp_path / "cards/one/1.png"
    assert first == f"companion: {one}: the same picture as {other}: take it out of the wrong face's folder"


def test_a_picture_of_another_card_is_left_out_and_the_face_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = picture("1"), picture("1", AGAIN), picture("W", THIRD)
    assert learn(tmp_path, one=one, wolf=(picture("W"), picture("W", AGAIN))) == 0
    [line] = capsys.readouterr().err.splitlines()
    assert "a picture of 'one' does not agree with the others and is left out: it may show another card" in line


def test_a_face_of_which_one_picture_shows_no_card_is_asked_for_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(tmp_path, one=(picture("1"), picture(EMPTY)), wolf=(picture("W"), picture("W", AGAIN))) == 0
    [line] = capsys.readouterr().err.splitlines()
    assert "only one picture of 'one' shows the whole card clearly: show it again, alone on a plain table" in line


def test_pictures_with_several_cards_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def rows(*, is_turned: bool) -> Picture:
        with lay_rows("lunar", ("1", "W"), 2, TableSettings(4, SIZE, 1.6), is_turned=is_turned) as table:
            return table.picture(1.0)

    two = rows(is_turned=False), rows(is_turned=True)
    assert learn(tmp_path, one=two, wolf=(picture("W"), picture("W", AGAIN))) == 0
    said = capsys.readouterr().err
    assert "several cards seem to lie in the pictures of 'one': photograph it alone" in said
    assert "'wolf': photograph it alone" not in said


def test_a_folder_that_the_list_does_not_name_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"one": (picture("1"), picture("1", AGAIN)), "wolf": (picture("W"), picture("W", AGAIN))}
    assert learn(tmp_path, **good, Back=(picture("2"),)) == 0
    [line] = capsys.readouterr().err.splitlines()
    assert f"{tmp_path / 'cards/Back'}: no face of the list has this folder: it is left out" in line


@pytest.mark.parametrize(("faces", "why"), [(".", ".: this is a folder"), ("", "--faces '': no file is named")])
def test_a_list_that_is_no_file_is_told(
    faces: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--source", str(tmp_path), "--faces", faces, "--out", str(tmp_path / "lunar.deck")]
    assert main(["learn", *words]) == 2
    assert f"companion: {why}: name the list of faces\n" == capsys.readouterr().err


def test_a_list_that_is_empty_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = tmp_path / "faces.toml"
    listed.write_text("")
    words = ["--source", str(tmp_path), "--faces", str(listed), "--out", str(tmp_path / "lunar.deck")]
    assert main(["learn", *words]) == 2
    why = "cannot be read: it is empty: name the list of faces"
    assert capsys.readouterr().err == f"companion: {listed}: {why}\n"


def test_all_faces_without_a_folder_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(tmp_path, wolf=(picture("W"),)) == 2
    mend = "make it with pictures of the face, or take it out of the list"
    assert capsys.readouterr().err == f"companion: {tmp_path / 'cards'}: there is no folder 'one': {mend}\n"
    (tmp_path / "empty").mkdir()
    listed = tmp_path / "faces.toml"
    listed.write_text('[[face]]\nname = "one"\n[[face]]\nname = "a/b"\nfolder = "ab"\n')
    words = ["--faces", str(listed), "--out", str(tmp_path / "lunar.deck"), "--source"]
    assert main(["learn", *words, str(tmp_path / "empty")]) == 2
    what = f"there are no folders 'one', 'ab' (of 'a/b'): {mend}"
    assert capsys.readouterr().err == f"companion: {tmp_path / 'empty'}: {what}\n"
    assert main(["learn", *words, str(tmp_path / "cards" / "wolf")]) == 2
    assert "there is no folder for each face: for pictures of cards in rows add --rows" in capsys.readouterr().err


def test_folders_that_are_left_out_are_named_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"one": (picture("1"), picture("1", AGAIN)), "wolf": (picture("W"), picture("W", AGAIN))}
    names = [str(place) for place in range(9)]
    assert learn(tmp_path, **good, **dict.fromkeys(names, (picture("2"),))) == 0
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"companion: {tmp_path / 'cards' / name}: no face of the list has this folder: it is left out" for name in names
    ]


def test_a_face_without_a_card_is_named_with_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grey = np.full((320, 400, 3), 120, np.uint8)
    assert learn(tmp_path, one=(picture("1"), picture("1", AGAIN)), wolf=(grey, grey + 1)) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"companion: {tmp_path / 'cards/wolf'}: no card is found in the pictures of 'wolf': show it")


def test_a_source_without_any_card_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grey = np.full((320, 400, 3), 120, np.uint8)
    assert learn(tmp_path, one=(grey, grey + 1), wolf=(grey + 2, grey + 3)) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"companion: {tmp_path / 'cards'}: no card is found in the pictures: show one card in each")
