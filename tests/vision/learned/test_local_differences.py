"""Fine views differ where their print does, and neither by their light nor by a small shift."""

import numpy as np

from tests.vision.learned.drawn_faces import SYMBOL, draw_face, lit
from vision.learned.local_differences import difference, normalise
from vision.learned.views import FINE_SCALE, fine_size, resized

SIZE = fine_size((96, 144))
PLAIN, MARKED = (normalise(resized(draw_face(1, is_marked=marked), SIZE)) for marked in (False, True))
X, Y = (round(FINE_SCALE * at) for at in SYMBOL)


def test_views_differ_most_at_the_symbol() -> None:
    apart = difference(PLAIN, [MARKED])
    row, column = np.unravel_index(int(apart.argmax()), apart.shape)
    assert abs(int(row) - Y) < 20
    assert abs(int(column) - X) < 20


def test_in_another_light_or_moved_by_a_pixel_they_differ_little() -> None:
    dim = normalise(resized(lit(draw_face(1, is_marked=False), (0.7, 0.8, 0.9)), SIZE))
    most = float(difference(PLAIN, [MARKED]).max())
    inner = slice(4, -4), slice(4, -4)
    assert difference(PLAIN, [dim])[inner].max() < 0.05 * most
    assert difference(PLAIN, [np.roll(PLAIN, (1, -1), axis=(0, 1))])[inner].max() < 0.05 * most
