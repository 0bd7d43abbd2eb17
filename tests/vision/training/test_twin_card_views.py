"""Near twins are drawn alone: each view shows the print, in another light."""

import numpy as np
import pytest

from vision.learned.views import fine_size, margin_of, standardised
from vision.training.learned_views import SIZE
from vision.training.twin_card_views import FACES, LEARNED, SEEN, draw_twin_views

pytestmark = pytest.mark.one_python


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_every_view_shows_the_print(seed: int) -> None:
    views = draw_twin_views(seed)
    width, height = fine_size(SIZE)
    margin = margin_of((width, height))
    assert [len(views.prints), len(views.learned), len(views.seen)] == [FACES] * 3
    for print_, learned, seen in zip(views.prints, views.learned, views.seen, strict=True):
        assert (len(learned), len(seen)) == (LEARNED, SEEN)
        assert {view.shape for view in (*learned, *seen)} == {(height + 2 * margin, width + 2 * margin, 3)}
        inner = [view[margin:-margin, margin:-margin] for view in learned]
        likeness = standardised(np.stack([print_, *inner])) @ standardised(print_[None])[0]
        assert likeness[1:].min() > 0.5


def test_the_same_seed_gives_the_same_views() -> None:
    one, other = draw_twin_views(4), draw_twin_views(4)
    assert all(np.array_equal(a, b) for a, b in zip(one.seen[0], other.seen[0], strict=True))
