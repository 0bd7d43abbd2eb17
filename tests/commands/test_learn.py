"""`companion learn`, `companion deck check` and `companion scan --deck`, as their users call them."""

import json
from hashlib import sha256
from pathlib import Path
from shutil import copy, copytree

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from companion.cards import BACK
from tests.app.grey_decks import never_in_a_deck
from vision.evaluate.learned_tables import draw_learning_pictures, draw_table
from vision.geometry import intersection_over_union
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

FACES = """
[[face]]
name = "face 1"
copies = 3
[[face]]
name = "face/2"
folder = "second"
[[face]]
name = "face 3"
"""


@pytest.fixture(scope="module")
def drawn() -> GameDeck:
    return GameDeck(11, DeckStyle.PHOTOGRAPHS, 3)


@pytest.fixture(scope="module")
def source(drawn: GameDeck, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of pictures for each face and the back, with the list of faces."""
    folder, tables = tmp_path_factory.mktemp("deck"), SurfaceCollection.open("test")
    for name, place in (("face 1", 0), ("second", 1), ("face 3", 2), (BACK, None)):
        (folder / name).mkdir()
        for nth, picture in enumerate(draw_learning_pictures(drawn, place, tables, 4, CLEAN)):
            cv2.imwrite(str(folder / name / f"{nth}.jpg"), picture)
    (folder / "faces.toml").write_text(FACES, "utf-8")
    return folder


@pytest.fixture(scope="module")
def profile(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("profile") / "new" / "deck.profile"
    assert learn(source, source / "faces.toml", path) == 0
    return path


def learn(source: Path, faces: Path, out: Path) -> int:
    return main(["learn", "--source", str(source), "--faces", str(faces), "--out", str(out)])


def test_a_profile_says_what_it_holds(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "--json", str(profile)]) == 0
    [line] = capsys.readouterr().out.splitlines()
    said = json.loads(line)
    assert said == {
        "faces": 3,
        "copies": 5,
        "alike": [],
        "version": 1,
        "sha256": sha256(profile.read_bytes()).hexdigest(),
    }
    assert main(["deck", "check", str(profile)]) == 0
    assert "3 faces, 5 cards, with its back" in capsys.readouterr().out


def test_a_face_whose_pictures_show_different_cards_is_asked_for_again(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mixed = tmp_path / "mixed"
    copytree(source, mixed)
    copy(source / "second" / "0.jpg", mixed / "face 3" / "1.jpg")
    assert learn(mixed, source / "faces.toml", tmp_path / "deck.profile") == 0
    said = " ".join(capsys.readouterr().err.split())
    assert "the pictures of 'face 3' seem to show different cards: show 'face 3' again, and no other" in said
    assert "only one picture" not in said
    assert "'face 1'" not in said
    assert (tmp_path / "deck.profile").exists()


def test_learned_cards_are_scanned(
    profile: Path, drawn: GameDeck, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = draw_table(drawn, SurfaceCollection.open("test"), 3, CLEAN)
    cv2.imwrite(str(tmp_path / "table.png"), table.bgr)
    drawings = ["--annotate", str(tmp_path / "drawn")]
    assert main(["scan", "--json", "--deck", str(profile), *drawings, str(tmp_path / "table.png")]) == 0
    line = json.loads(capsys.readouterr().out)
    names = {"face 1": "face 1", "face 2": "face/2", "face 3": "face 3", BACK: BACK}
    named = 0
    for card in line["cards"]:
        assert set(card) - {"candidates"} == {"card", "confidence", "quad"}
        quad = np.array(card["quad"], np.float32)
        truth = max(table.cards, key=lambda one: intersection_over_union(one.quad, quad))
        if card["card"] is not None:
            assert card["card"] == names.get(truth.name or "")
            named += 1
    assert named >= 2
    assert (tmp_path / "drawn" / "table.png").exists()


def test_a_face_without_pictures_leaves_nothing_behind(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faces = tmp_path / "faces.toml"
    faces.write_text(FACES + '[[face]]\nname = "missing"\n', "utf-8")
    assert learn(source, faces, tmp_path / "deck.profile") == 2
    assert "missing" in _one_line(capsys)
    assert not (tmp_path / "deck.profile").exists()


def test_a_face_whose_pictures_cannot_be_read_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wolf").mkdir()
    (tmp_path / "wolf" / "a.jpg").write_bytes(b"no picture")
    faces = tmp_path / "faces.toml"
    faces.write_text('[[face]]\nname = "wolf"\n', "utf-8")
    assert learn(tmp_path, faces, tmp_path / "deck.profile") == 2
    assert "wolf" in capsys.readouterr().err
    assert not (tmp_path / "deck.profile").exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "name = 3",
        "[[face]]\ncopies = 2",
        '[[face]]\nname = "back"',
        '[[face]]\nname = "Back"',
        '[[face]]\nname = "a"\ncopies = 0',
        '[[face]]\nname = "a"\ncopies = true',
        '[[face]]\nname = "a"\n[[face]]\nname = "A"',
        '[[face]]\nname = "a/b"',
        '[[face]]\nname = "a"\nfolder = ".."',
        '[[face]]\nname = "a"\nfolder = "back"',
        '[[face]]\nname = "e\u0301"',
        '[[face]]\nname = "a"\ncolour = "red"',
        "[[face]",
        "face = [3]",
        pytest.param("face = " + "[" * 10_000, id="10,000 deep"),
    ],
)
def test_a_wrong_list_is_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faces = tmp_path / "faces.toml"
    faces.write_text(text, "utf-8")
    assert learn(tmp_path, faces, tmp_path / "deck.profile") == 2
    assert str(faces) in _one_line(capsys)


def test_faces_that_look_alike_are_named(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faces, out = tmp_path / "faces.toml", tmp_path / "deck.profile"
    faces.write_text(FACES + '[[face]]\nname = "twin"\n', "utf-8")
    folder = tmp_path / "pictures"
    folder.mkdir()
    for name, of in (("face 1", "face 1"), ("second", "second"), ("face 3", "face 3"), ("twin", "face 1")):
        (folder / name).symlink_to(source / of)
    assert learn(folder, faces, out) == 0
    *same, line = capsys.readouterr().err.splitlines()
    assert all("the same picture as" in one for one in same)
    assert "'face 1' and 'twin'" in line
    assert main(["deck", "check", "--json", str(out)]) == 0
    [pair] = json.loads(capsys.readouterr().out)["alike"]
    assert pair[:2] == ["face 1", "twin"]
    assert 0.5 <= pair[2] <= 1


def test_of_many_faces_that_look_alike_the_most_alike_are_named(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faces, out = tmp_path / "faces.toml", tmp_path / "deck.profile"
    twins = ["face 1", "a", "b", "c"]
    faces.write_text("".join(f'[[face]]\nname = "{name}"\n' for name in twins), "utf-8")
    for name in twins:
        (tmp_path / "pictures").mkdir(exist_ok=True)
        (tmp_path / "pictures" / name).symlink_to(source / "face 1")
    assert learn(tmp_path / "pictures", faces, out) == 0
    said = capsys.readouterr().err.splitlines()
    assert sum("show both again" in line for line in said) == 5
    of = "'face 1', 'a', 'b', 'c'"
    assert f"6 pairs in all are hard to tell apart, of {of}: see 'companion deck check {out}'" in said[-1]


def test_what_cannot_be_written_is_told_before_anything_is_learned(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A face without pictures would be told, too."""
    faces = tmp_path / "faces.toml"
    faces.write_text('[[face]]\nname = "missing"\n', "utf-8")
    for out in (tmp_path, faces / "deck.profile"):
        assert learn(source, faces, out) == 2
        assert "cannot be written" in _one_line(capsys)


def test_what_is_learned_from_is_not_replaced(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faces = tmp_path / "faces.toml"
    faces.write_text(FACES, "utf-8")
    assert learn(source, faces, faces) == 2
    assert "is the list of faces: name another file" in _one_line(capsys)
    assert faces.read_text("utf-8") == FACES


@pytest.mark.parametrize("words", [["deck", "check"], ["scan", "table.png", "--deck"]])
def test_a_broken_profile_is_one_line(
    words: list[str], profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "deck.profile"
    broken.write_bytes(profile.read_bytes()[:-5])
    (tmp_path / "endless").write_bytes(never_in_a_deck(profile.read_bytes()))
    (tmp_path / "huge").write_bytes(bytes((4 << 20) + 1))
    for path in (broken, tmp_path / "endless", tmp_path / "huge", tmp_path / "nothing", tmp_path):
        assert main([*words, str(path)]) == 2
        assert _one_line(capsys).count(str(path)) == 1


def test_a_grid_is_of_standard_cards(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scan", "--grid", "7x7", "--deck", str(profile), "table.png"]) == 2
    assert "--grid" in _one_line(capsys)


@pytest.mark.parametrize("content", [b"\xff\xfe[", "name = 'Zo\u00eb'".encode("latin-1")])
def test_a_list_in_another_encoding_says_how_to_save_it(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faces = tmp_path / "faces.toml"
    faces.write_bytes(content)
    assert learn(tmp_path, faces, tmp_path / "deck.profile") == 2
    assert "is not UTF-8: save the list as UTF-8 text" in _one_line(capsys)


def _one_line(capsys: pytest.CaptureFixture[str]) -> str:
    [line] = capsys.readouterr().err.splitlines()
    return line
