"""The network that compares a card with faces that look alike leans to the one that lies there, either way round."""

import numpy as np
import pytest

from tests.vision.learned.drawn_faces import draw_face, lit
from vision.learned.twin_comparison import compare_twins, find_telling_places

LIGHTS = (1.0, 1.0, 1.0), (0.7, 0.8, 0.9)
MARKED, PLAIN = ([lit(draw_face(1, is_marked=marked), gain) for gain in LIGHTS] for marked in (True, False))


@pytest.mark.parametrize("is_marked", [True, False])
def test_a_card_leans_to_its_face(is_marked: bool) -> None:
    seen = lit(draw_face(1, is_marked=is_marked), (1.05, 0.9, 0.75))
    own, other = (MARKED, PLAIN) if is_marked else (PLAIN, MARKED)
    [towards], [away] = compare_twins(seen, own, [other]), compare_twins(seen, other, [own])
    assert towards.shape == (36, 24)
    assert np.allclose(towards, -away, atol=1e-3)
    assert find_telling_places(own, other).lean(towards) > 4


def test_each_twin_is_compared_by_itself() -> None:
    seen = draw_face(1, is_marked=True)
    both = compare_twins(seen, MARKED, [PLAIN, PLAIN[:1]])
    alone = [compare_twins(seen, MARKED, [twin])[0] for twin in (PLAIN, PLAIN[:1])]
    assert np.allclose(both, alone, atol=1e-3)


def test_faces_are_told_apart_where_they_differ_and_nowhere_if_they_do_not() -> None:
    weights = find_telling_places(MARKED, PLAIN).weights
    row, column = np.unravel_index(int(weights.argmax()), weights.shape)
    assert abs(4 * row - 30) < 16
    assert abs(4 * column - 70) < 16
    assert find_telling_places(PLAIN, PLAIN).weights.max() == pytest.approx(0, abs=1e-3)
