"""`companion learn` before a camera: whoever shows the cards is told what comes next, and no name goes astray."""

import io
import os
import signal
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from companion.cards import BACK
from companion.commands.face_list import ListedFace
from companion.commands.learn_live import watch_faces
from companion.errors import BadInputError, DeviceError
from hardware.sources.simulated import TablePosition
from tests.picture_film import PictureFilm
from tests.shown_deck import AGAIN, BESIDE, EMPTY, FIRST, lay, lifted, picture
from vision.frames import Picture
from vision.learned import DeckReader
from vision.learned.learning import FacePictures, learn_deck

THIRD: Final = TablePosition(2, 1, 4.0)


def show(
    pictures: Sequence[Picture], *names: str, ends: Callable[[], object] = lambda: None
) -> dict[str, FacePictures]:
    faces = [ListedFace(name, 1, name) for name in names]
    return {face.name: face for face in watch_faces(PictureFilm(pictures, ends), faces)}


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def lose_camera() -> None:
    raise DeviceError("the webcam gives no frames: check its cable")


def assert_named_rightly(learned: dict[str, FacePictures]) -> None:
    reader = DeckReader(learn_deck(list(learned.values())))
    for name in learned:
        [seen] = reader.read(picture(name))
        assert seen.card is not None
        assert seen.card.name == name


def test_a_card_that_is_lifted_to_turn_it_is_still_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    learned = show([picture(EMPTY), *lifted("1", "2", "W", BACK)], "1", "2", "W")
    assert [*learned] == ["1", "2", "W", BACK]
    assert [len(face.pictures) for face in learned.values()] == [2, 2, 2, 2]
    assert_named_rightly(learned)
    said = capsys.readouterr().err.replace("companion: ", "").splitlines()
    assert said[:4] == [
        "lay '1' down, alone on a plain table",
        "'1': turn it and lay it down again",
        "seen: '1'; next: '2'",
        "'2': turn it and lay it down again",
    ]


def test_cards_that_are_turned_without_lifting_and_lifted_ones_are_told_apart() -> None:
    learned = show([picture("1"), picture("1", AGAIN), *lifted("2"), picture("W"), picture("W", AGAIN)], "1", "2", "W")
    assert [*learned] == ["1", "2", "W"]
    assert_named_rightly(learned)


def test_a_card_in_the_same_place_does_not_count_twice(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInputError, match="not seen in two positions: '1': nothing is written"):
        show([picture("1"), picture(EMPTY), picture("1")], "1")
    assert "'1': lies as before: turn it and lay it down again" in capsys.readouterr().err


def test_another_card_does_not_count_for_one_that_was_seen_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "n")
    learned = show([picture("1"), picture(EMPTY), picture("W"), picture(EMPTY), *lifted("1", "W")[2:]], "1", "W")
    assert_named_rightly(learned)
    assert "this card does not look as before: is it '1'? Answer y or n" in capsys.readouterr().err


def test_a_card_that_is_shown_once_more_does_not_become_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch)
    learned = show([*lifted("1"), picture("1", THIRD), picture(EMPTY), *lifted("W")], "1", "W")
    assert_named_rightly(learned)
    assert "this card looks like '1', which is learned: is it 'W'? Answer y or n" in capsys.readouterr().err


def test_a_card_that_is_shown_once_more_long_after_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "n")
    learned = show([*lifted("1", "W"), picture("1"), picture(EMPTY), *lifted("2")], "1", "W", "2")
    assert_named_rightly(learned)
    assert "this card looks like '1', which is learned: is it '2'? Answer y or n" in capsys.readouterr().err


def test_a_twin_is_learned_when_somebody_says_that_it_is_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "y", "y")
    learned = show([*lifted("1", "1", "W"), picture(EMPTY)], "1", "twin of 1", "W")
    assert [len(face.pictures) for face in learned.values()] == [2, 2, 2]
    assert_named_rightly({name: face for name, face in learned.items() if name == "W"} | {"1": learned["1"]})


def test_whoever_stops_early_hears_which_faces_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInputError, match="not seen in two positions: '2', 'W': nothing is written"):
        show([*lifted("1"), picture("2")], "1", "2", "W", ends=press_ctrl_c)
    assert "stopped" in capsys.readouterr().err


def test_whoever_stops_after_the_last_face_learns_the_deck_without_its_back() -> None:
    learned = show([*lifted("1", "W"), picture(BACK)], "1", "W", ends=press_ctrl_c)
    assert [*learned] == ["1", "W"]


def test_a_camera_that_goes_away_after_the_last_face_takes_no_deck_along(capsys: pytest.CaptureFixture[str]) -> None:
    learned = show([*lifted("1", "W"), picture(BACK)], "1", "W", ends=lose_camera)
    assert [*learned] == ["1", "W"]
    assert (
        "check its cable: all faces were seen before, the deck is learned without its back" in capsys.readouterr().err
    )


def test_a_camera_that_goes_away_before_the_last_face_leaves_nothing_and_says_so() -> None:
    why = "check its cable: only 1 of 2 faces seen: nothing is written"
    with pytest.raises(DeviceError, match=why):
        show([*lifted("1"), picture("W")], "1", "W", ends=lose_camera)


def test_several_cards_at_once_are_told_and_none_of_them_is_learned(capsys: pytest.CaptureFixture[str]) -> None:
    two = lay(("2", FIRST), ("W", BESIDE))
    learned = show([two, picture(EMPTY), *lifted("1", "W")], "1", "W")
    assert_named_rightly(learned)
    assert "several cards seem to lie there: lay '1' down alone" in capsys.readouterr().err
