"""What the finder is taught is where the indices are."""

import numpy as np
import pytest

from tests.vision.training.two_indices import truths_of
from vision.reader.detections import decode
from vision.reader.layout import HEAT, MOST_PX
from vision.training.targets import draw_targets


def test_a_finder_that_answers_as_taught_is_decoded_to_the_truth() -> None:
    truths = truths_of()
    maps, _, _ = draw_targets(truths, 256)
    maps[HEAT] = np.where(maps[HEAT] >= 1, 6, -6)
    found = decode(maps, 0.2)
    np.testing.assert_allclose(np.sort(found.centre, axis=0), np.sort(truths.centre, axis=0), atol=0.1)
    np.testing.assert_allclose(np.sort(found.up, axis=0), np.sort(truths.up, axis=0), atol=0.1)


@pytest.mark.parametrize(
    ("larger", "visible", "taught", "asked"),
    [
        (1.0, 1.0, True, True),
        (1.0, 0.5, False, False),
        (1.0, 0.1, False, True),
        (MOST_PX * 1.2 / 14, 1.0, False, False),
        (MOST_PX * 2 / 14, 1.0, False, True),
        (0.4, 1.0, False, False),
        (0.2, 1.0, False, True),
    ],
)
def test_only_what_can_be_seen_must_be_found(larger: float, visible: float, taught: bool, asked: bool) -> None:
    maps, _, weight = draw_targets(truths_of(larger, visible), 256)
    assert bool((maps[HEAT] >= 1).any()) is taught
    assert bool((weight == 1).all()) is asked
