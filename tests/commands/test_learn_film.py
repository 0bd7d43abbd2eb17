"""`companion learn` from a video: the faces are shown one after the other, in the order of their list."""

import re
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from hardware.sources.simulated import SimulatedTable
from tests.picture_film import LIES
from tests.shown_deck import BEGINS_S, BESIDE, EMPTY, FACE_S, FIRST, FPS, SIZE, lay, lifted, picture, show_maples
from vision.frames import Picture
from vision.learned import DeckReader
from vision.learned.profile import read_profile

NAMES: Final = ("Red Maple", "Sled", "Sugar Maple")


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return show_maples()


@pytest.fixture(scope="module")
def video(table: SimulatedTable, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("video") / "cards.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), FPS, SIZE)
    with table:
        while (frame := table.read()) is not None:
            writer.write(np.array(frame.bgr))
    writer.release()
    return path


def learn(video: Path, out: Path, *names: str) -> int:
    faces = out.with_name("faces.toml")
    faces.write_text("".join(f'[[face]]\nname = "{name}"\n' for name in names))
    return main(["learn", "--source", str(video), "--faces", str(faces), "--out", str(out)])


def test_a_deck_is_learned_from_a_video(video: Path, tmp_path: Path, table: SimulatedTable) -> None:
    out = tmp_path / "maple.deck"
    assert learn(video, out, *NAMES) == 0
    reader = DeckReader(read_profile(out.read_bytes()))
    with table:
        for key, name in enumerate(NAMES):
            [seen] = reader.read(table.picture(BEGINS_S + key * FACE_S + 1.0))
            assert seen.card is not None
            assert seen.card.name == name


def test_a_video_with_another_number_of_cards_is_refused(
    video: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "maple.deck"
    assert learn(video, out, *NAMES, "Shack", "Stove") == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "3 cards were seen (at 0:02, 0:06, 0:11), and the list has 5 faces" in line
    assert not out.exists()


@pytest.mark.one_python
def test_one_card_and_one_face_are_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, out = film(tmp_path / "one.avi", picture(EMPTY), *lifted("1")), tmp_path / "one.deck"
    assert learn(one, out, "1") == 0
    assert capsys.readouterr().out == f"{out}: 1 face, 1 card, without its back\n"
    assert learn(one, out, "1", "2", "3") == 2
    assert "1 card was seen (at 0:02), and the list has 3 faces: " in capsys.readouterr().err
    assert learn(film(tmp_path / "more.avi", *lifted("1", "W", "O")), out, "1") == 2
    assert ", and the list has 1 face: " in capsys.readouterr().err


def test_of_a_video_that_breaks_off_what_was_seen_is_told(
    video: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.avi"
    cut.write_bytes(video.read_bytes()[: video.stat().st_size * 6 // 10])
    assert learn(cut, tmp_path / "maple.deck", *NAMES) == 2
    broken, missing = capsys.readouterr().err.splitlines()
    assert "breaks off after" in broken
    assert "2 cards were seen (at 0:02, 0:06), and the list has 3 faces" in missing


def test_of_a_video_that_breaks_off_after_the_last_face_the_deck_is_learned(video: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.avi"
    cut.write_bytes(video.read_bytes()[: video.stat().st_size * 6 // 10])
    assert learn(cut, tmp_path / "maple.deck", *NAMES[:2]) == 0


@pytest.mark.one_python
@pytest.mark.parametrize(("count", "back"), [(3, "without its back"), (2, "with its back, the last card shown")])
def test_what_was_taken_for_the_back_is_told(
    count: int, back: str, video: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learn(video, tmp_path / "maple.deck", *NAMES[:count]) == 0
    assert capsys.readouterr().out.endswith(f"{count} faces, {count} cards, {back}\n")


def film(path: Path, *pictures: Picture) -> Path:
    """Writes a video that shows each picture for a while."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), FPS, SIZE)
    for bgr in pictures:
        for _ in range(LIES):
            writer.write(np.array(bgr))
    writer.release()
    return path


@pytest.mark.one_python
@pytest.mark.parametrize("names", [("1", "W"), ("1", "W", "O", "B")])
def test_moments_with_several_cards_are_told_and_not_learned_from(
    names: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two = lay(("2", FIRST), ("W", BESIDE))
    several = film(tmp_path / "several.avi", two, picture(EMPTY), *lifted("1", "W"), two)
    out = tmp_path / "lunar.deck"
    is_learned = len(names) == 2
    assert learn(several, out, *names) == (0 if is_learned else 2)
    [line] = capsys.readouterr().err.splitlines()
    assert "several cards seem to lie there at 0:00, 0:16: show each alone" in line
    assert ("nothing is learned from these pictures" in line) is is_learned
    assert ("2 cards were seen (at 0:03, 0:10), and the list has 4 faces" in line) is not is_learned
    assert out.exists() is is_learned


def test_of_many_moments_with_several_cards_the_first_ones_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two = lay(("2", FIRST), ("W", BESIDE))
    several = film(tmp_path / "several.avi", *[two, picture(EMPTY)] * 7)
    assert learn(several, tmp_path / "lunar.deck", "1") == 2
    [line] = capsys.readouterr().err.splitlines()
    assert re.search(r"at 0:00(, 0:\d\d){4} and 2 times more: show each alone", line)
