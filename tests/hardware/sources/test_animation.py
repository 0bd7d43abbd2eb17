"""An animated GIF is a source of frames, and what cannot be opened is told in one line."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from companion.errors import BadInputError
from hardware.sources import open_source
from vision.frames import Frame

GREYS = (40, 120, 200)


def animate(path: Path, durations_ms: Sequence[int]) -> Path:
    pictures = [Image.new("RGB", (64, 48), (grey, grey, grey)) for grey in GREYS]
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=list(durations_ms))
    return path


def frames_of(path: Path) -> list[Frame]:
    with open_source(str(path)) as source:
        return list(iter(source.read, None))


def test_its_pictures_come_in_their_time_and_are_looked_at_while_they_are_shown(tmp_path: Path) -> None:
    frames = frames_of(animate(tmp_path / "cards.gif", (100, 500, 300)))
    assert [frame.seq for frame in frames] == list(range(9))
    assert [frame.at_s for frame in frames] == pytest.approx([place / 10 for place in range(9)])
    assert [round(float(frame.bgr.mean())) for frame in frames] == [40] + [120] * 5 + [200] * 3


def test_colours_are_those_of_the_file(tmp_path: Path) -> None:
    pictures = [Image.new("RGB", (8, 8), colour) for colour in ((255, 0, 0), (0, 0, 255))]
    pictures[0].save(tmp_path / "red.gif", save_all=True, append_images=pictures[1:], duration=100)
    assert np.array_equal(frames_of(tmp_path / "red.gif")[0].bgr[0, 0], (0, 0, 255))


@pytest.mark.parametrize("name", ["one.gif", "one.png"])
def test_one_picture_is_no_film(tmp_path: Path, name: str) -> None:
    Image.new("RGB", (64, 48)).save(tmp_path / name)
    with pytest.raises(BadInputError, match="is one picture: name the folder"):
        open_source(str(tmp_path / name))


@pytest.mark.parametrize("name", ["cards.webp", "cards.png", "cards.tiff"])
def test_other_files_with_several_pictures_are_to_be_saved_as_a_film(name: str, tmp_path: Path) -> None:
    path = animate(tmp_path / name, (100, 500, 300))
    with pytest.raises(BadInputError, match="holds several pictures: save it as a GIF or an"):
        open_source(str(path))


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.9])
def test_a_gif_that_breaks_off_is_told_in_one_line(tmp_path: Path, share: float) -> None:
    noise = np.random.default_rng(1).integers(0, 255, (6, 96, 128, 3), np.uint8)
    pictures = [Image.fromarray(one) for one in noise]
    whole, cut = tmp_path / "whole.gif", tmp_path / "cut.gif"
    pictures[0].save(whole, save_all=True, append_images=pictures[1:], duration=100)
    content = whole.read_bytes()
    cut.write_bytes(content[: round(len(content) * share)])
    seen, told = 0, ""
    try:
        seen = len(frames_of(cut))
    except BadInputError as error:
        told = str(error)
    assert 0 < seen < 6 or len(told.splitlines()) == 1


def test_a_file_that_only_calls_itself_a_gif_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "notes.gif").write_text("no picture at all")
    with pytest.raises(BadInputError, match="cannot be looked at: this is no picture"):
        open_source(str(tmp_path / "notes.gif"))
