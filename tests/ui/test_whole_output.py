"""What `make try_package` asks of pictures of a compositor's output: the kiosk reaches every edge, at any size."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.project.tree import ROOT
from tests.ui.event_visit import open_kiosk, sit_down

pytestmark = pytest.mark.one_python

SIZE = (1280, 720)


def what_is_wrong(picture: Path, size: str) -> str:
    command: list[str | Path] = [sys.executable, ROOT / ".setup" / "try_package.d" / "fills", picture, size]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert bool(done.returncode) == bool(done.stdout)
    return done.stdout.strip()


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory, memory: Path | None) -> Path:
    """A picture of the attract screen."""
    folder = memory or tmp_path_factory.mktemp("kiosk")
    with open_kiosk(folder, "1280x720") as kiosk:
        return kiosk.shot(tmp_path_factory.mktemp("pictures") / "attract.png")


@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
def test_the_first_screens_reach_every_edge(folder: Path, tmp_path: Path, size: str) -> None:
    with open_kiosk(folder, size) as kiosk:
        assert what_is_wrong(kiosk.shot(tmp_path / "attract.png"), size) == ""
        sit_down(kiosk)
        assert what_is_wrong(kiosk.shot(tmp_path / "group.png"), size) == ""


@pytest.mark.parametrize("corner", [(0, 0), (480, 0), (0, 120), (480, 120)], ids=str)
@pytest.mark.parametrize("around", ["black", (22, 36, 27)], ids=["nothing around", "its ground around"])
def test_a_window_that_is_smaller_than_its_output_is_found(
    screen: Path, tmp_path: Path, corner: tuple[int, int], around: str | tuple[int, int, int]
) -> None:
    output = Image.new("RGB", SIZE, around)
    with Image.open(screen) as shown:
        output.paste(shown.resize((800, 600)), corner)
    output.save(tmp_path / "output.png")
    assert "edge" in what_is_wrong(tmp_path / "output.png", "1280x720")


@pytest.mark.parametrize("edge", [(0, 0, 1, 720), (1279, 0, 1280, 720), (0, 0, 1280, 1), (0, 719, 1280, 720)], ids=str)
def test_one_row_of_something_else_is_found(screen: Path, tmp_path: Path, edge: tuple[int, int, int, int]) -> None:
    with Image.open(screen) as shown:
        output = shown.convert("RGB")
    output.paste((0, 0, 0), edge)
    output.save(tmp_path / "output.png")
    assert "edge" in what_is_wrong(tmp_path / "output.png", "1280x720")


def test_an_output_of_another_size_is_found(screen: Path) -> None:
    assert what_is_wrong(screen, "720x1280") == "the picture is 1280x720, not 720x1280"
