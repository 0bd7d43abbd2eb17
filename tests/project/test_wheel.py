"""What is installed: the packages with all that they read, and the one command."""

import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from tests.project.tree import PACKAGES, ROOT, find_files


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    (path,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return zipfile.ZipFile(Path(path))


def test_the_wheel_holds_the_packages_whole_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    inside = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert inside == {str(path) for path in find_files(*PACKAGES)}


@pytest.mark.parametrize("suffix", [".toml", ".md", ".otf"])
def test_words_rules_and_fonts_travel_along(wheel: zipfile.ZipFile, suffix: str) -> None:
    assert [name for name in wheel.namelist() if name.endswith(suffix)]


def test_the_wheel_brings_the_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    texts = {name.split("/", 1)[1]: wheel.read(name).decode() for name in wheel.namelist() if ".dist-info/" in name}
    assert "companion = companion.__main__:main" in texts["entry_points.txt"]
    assert "MIT License" in texts["licenses/LICENSE"]
    assert "Private :: Do Not Upload" in texts["METADATA"]
