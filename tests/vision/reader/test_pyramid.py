"""At which sizes a picture is searched for indices."""

import pytest

from vision.reader.layout import MOST_PX
from vision.reader.pyramid import LARGEST_SHARE, scales


@pytest.mark.parametrize("longest", [24, 352, 640, 1280, 1920, 4032])
def test_an_index_of_any_size_is_searched(longest: int) -> None:
    searched = list(scales(longest, longest))
    assert searched == sorted(searched, reverse=True)
    assert min(searched) * LARGEST_SHARE * longest <= MOST_PX
