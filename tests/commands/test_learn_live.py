"""`companion learn` before a camera: whoever shows the cards is told what comes next, and no name goes astray."""

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
from vision.learned.learning import SeenFace, learn_outlined

THIRD: Final = TablePosition(2, 1, 4.0)


def show(pictures: Sequence[Picture], *names: str, ends: Callable[[], object] = lambda: None) -> dict[str, SeenFace]:
    faces = [ListedFace(name, 1, name) for name in names]
    return {face.name: face for face in watch_faces(PictureFilm(pictures, ends), faces)}


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def lose_camera() -> None:
    raise DeviceError("the webcam gives no frames: check its cable")


def assert_named_rightly(learned: dict[str, SeenFace]) -> None:
    reader = DeckReader(learn_outlined(list(learned.values())))
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
    assert said[:5] == [
        "lay '1' down, alone or in rows with the next ones, on a plain table",
        "'1': turn it and lay it down again",
        "seen: '1'; next: '2'",
        "lay '2' down, alone or in rows with the next ones, on a plain table",
        "'2': turn it and lay it down again",
    ]


def test_cards_that_are_turned_without_lifting_and_lifted_ones_are_told_apart() -> None:
    learned = show([picture("1"), picture("1", AGAIN), *lifted("2"), picture("W"), picture("W", AGAIN)], "1", "2", "W")
    assert [*learned] == ["1", "2", "W"]
    assert_named_rightly(learned)


def test_another_card_does_not_count_for_one_that_was_seen_once(capsys: pytest.CaptureFixture[str]) -> None:
    learned = show([picture("1"), picture(EMPTY), picture("W"), picture(EMPTY), *lifted("1", "W")[2:]], "1", "W")
    assert_named_rightly(learned)
    assert "this card does not look as before: lay '1' down again" in capsys.readouterr().err


@pytest.mark.parametrize("first", ["1", pytest.param("W", marks=pytest.mark.one_python)])
def test_a_card_that_is_shown_once_more_does_not_become_the_next(
    first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    learned = show([*lifted("1", "W"), picture(first, THIRD), picture(EMPTY), *lifted("2")], "1", "W", "2")
    assert_named_rightly(learned)
    assert f"'2' looks like '{first}': if it is the wrong card" in capsys.readouterr().err


def test_a_twin_is_learned_when_it_is_shown_on() -> None:
    learned = show([*lifted("1", "1", "W"), picture(EMPTY)], "1", "twin of 1", "W")
    assert [len(face.pictures) for face in learned.values()] == [2, 2, 2]
    assert_named_rightly({name: face for name, face in learned.items() if name == "W"} | {"1": learned["1"]})


def test_whoever_stops_early_hears_which_faces_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInputError, match="not seen twice, turned or moved: '2', 'W': nothing is written"):
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


def test_cards_side_by_side_are_learned_once_they_were_moved(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [lay(("2", FIRST), ("W", BESIDE)), lay(("W", FIRST), ("2", BESIDE)), picture(EMPTY)]
    learned = show([*rows, *lifted("1")], "2", "W", "1")
    assert_named_rightly(learned)
    said = capsys.readouterr().err
    assert "'2' to 'W' lie there: turn or move each of them" in said
    assert "seen: all that lie there; next: '1'" in said
