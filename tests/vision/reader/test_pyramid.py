"""At which sizes a picture is searched for indices."""

import pytest

from vision.reader.layout import MOST_PX
from vision.reader.pyramid import LARGEST_SHARE, finest_scale, scales


@pytest.mark.parametrize("longest", [24, 352, 640, 1280, 1920, 4032])
def test_an_index_of_any_size_is_searched(longest: int) -> None:
    searched = list(scales(longest, longest))
    assert searched == sorted(searched, reverse=True)
    assert min(searched) * LARGEST_SHARE * longest <= MOST_PX


def test_small_pictures_are_searched_in_full_size_and_larger_ones_no_smaller_than_those() -> None:
    assert finest_scale(640) == finest_scale(1024) == 1
    assert finest_scale(1025) * 1025 >= 1024
    assert finest_scale(1280) == finest_scale(1920) < 1
