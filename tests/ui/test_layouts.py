"""Icons in two sizes: the small one is the large one at half its size, so that both look alike wherever they stand."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from companion.ui.layouts import icon, small_icon
from tests.project.tree import ROOT

FOLDER = ROOT / "kv/icons"
SMALL = FOLDER / "small"


def _names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.png")}


NAMES = sorted(name for name in _names_in(FOLDER) if not name.startswith(f"{SMALL.name}/"))


@pytest.mark.parametrize("name", NAMES)
def test_each_icon_is_there_in_half_its_size(name: str) -> None:
    with Image.open(icon(name)) as large, Image.open(small_icon(name)) as small:
        assert small.size == (large.width // 2, large.height // 2)
        differences = ImageChops.difference(large.getchannel("A").reduce(2), small.getchannel("A"))
        assert not differences.point(lambda difference: difference > 1).getbbox()
        assert all(small.getchannel(colour).getextrema() == (255, 255) for colour in "RGB")  # else edges get a dark rim


def test_no_small_icon_is_left_of_one_that_is_gone() -> None:
    assert _names_in(SMALL) == set(NAMES)
