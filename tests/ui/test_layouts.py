"""Icons in two sizes: the small one is the large one at half its size, so that both look alike wherever they stand."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from companion.ui.layouts import ICONS, icon, small_icon

SMALL = "small"
NAMES = sorted(
    path.relative_to(ICONS).with_suffix("").as_posix()
    for path in Path(str(ICONS)).rglob("*.png")
    if SMALL not in path.parts
)


@pytest.mark.parametrize("name", NAMES)
def test_each_icon_is_there_in_half_its_size(name: str) -> None:
    with Image.open(icon(name)) as large, Image.open(small_icon(name)) as small:
        assert small.size == (large.width // 2, large.height // 2)
        differences = ImageChops.difference(large.getchannel("A").reduce(2), small.getchannel("A"))
        assert differences.getextrema()[1] <= 1
        assert all(small.getchannel(colour).getextrema() == (255, 255) for colour in "RGB")  # else edges get a dark rim
