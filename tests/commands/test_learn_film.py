"""`companion learn` from a video: the faces are shown one after the other, in the order of their list."""

from pathlib import Path
from typing import Final

import cv2
import numpy as np
import pytest

from companion.__main__ import main
from hardware.sources.simulated import SimulatedTable, TableSettings
from tests.shown_deck import BEGINS_S, FACE_S, show_deck
from vision.frames import Frame
from vision.learned import DeckReader
from vision.learned.profile import read_profile
from vision.learned.shown_cards import ShownCards, still_pictures

NAMES: Final = ("Red Maple", "Sled", "Sugar Maple")
PRINTED: Final = ("Red Maple", "Sap Sled", "Sugar Maple")
FPS: Final = 5.0
SIZE: Final = (400, 320)


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return show_deck("masters-of-maple-syrup", PRINTED, TableSettings(4, SIZE, 1.6), FPS)


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
    assert "cards were seen, and the list has 5 faces" in line
    assert not out.exists()


def test_cards_laid_one_upon_the_other_are_parted_by_what_they_show(table: SimulatedTable) -> None:
    shown = ShownCards()
    with table:
        moments = [BEGINS_S + key * FACE_S + after_s for key in range(3) for after_s in (1.0, 2.5)]
        for at_s in moments:
            shown.look(table.picture(at_s))
    told = shown.pictures(2, 3)
    assert told
    assert [len(views) for views in told] == [2, 2, 2]
    evenly = shown.pictures(2)
    assert evenly
    assert [len(views) for views in evenly] == [3, 3]
    assert shown.pictures(4) is None


def test_cards_of_one_layout_are_parted_where_the_table_is_never_seen_empty() -> None:
    """Ranks that differ in a number and in its picture, shown unequally often."""
    shown = ShownCards()
    with show_deck("lunar", ("1", "2", "3"), TableSettings(4, SIZE, 1.6), FPS) as table:
        for key, looks in enumerate(((1.0, 2.5), (1.0,), (1.0, 2.5))):
            for after_s in looks:
                shown.look(table.picture(BEGINS_S + key * FACE_S + after_s))
    told = shown.pictures(3)
    assert told
    assert [len(views) for views in told] == [2, 1, 2]


def test_an_empty_table_parts_cards_also_where_their_pictures_could_be_dealt_out_evenly(table: SimulatedTable) -> None:
    """Eight pictures of three cards are not two each of four, the last of which would be the back."""
    shown = ShownCards()
    with table:
        for key, times in enumerate((1, 1, 2)):
            for after_s in (1.0, 2.5) * times:
                shown.look(table.picture(BEGINS_S + key * FACE_S + after_s))
            shown.look(table.picture(0.0))
    told = shown.pictures(4, 3)
    assert told
    assert [len(views) for views in told] == [2, 2, 4]
    assert shown.pictures(2) is None


def test_only_what_lies_still_is_looked_at() -> None:
    bright, dark = np.full((80, 80, 3), 200, np.uint8), np.full((80, 80, 3), 60, np.uint8)
    dark[20:60, 20:60] = 220
    film = [bright, bright, bright, dark, bright, dark, dark, dark, dark, bright]
    frames = (Frame(picture, place, 0.2 * place) for place, picture in enumerate(film))
    assert [int(picture[40, 40, 0]) for picture in still_pictures(frames)] == [200, 220]
