"""The clearer a match, the likelier it is right; and nothing is ever certain."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.learned.confidence import (
    likelihood_of_face,
    likelihood_of_fit,
    likelihood_of_print,
    likelihood_of_twin,
)
from vision.learned.deck_reader import SHOWN_FROM

pytestmark = pytest.mark.one_python

steady = settings(deadline=None, derandomize=True, max_examples=50)
SHARES = st.floats(0.0, 1.0)
CLEAR = 0.5


def of_fit(clearer: float) -> float:
    return likelihood_of_fit(0.2, clearer)


def of_fit_that_lasts(alike: float) -> float:
    return likelihood_of_fit(1 - alike, CLEAR)


def of_face(apart: float) -> float:
    return likelihood_of_face(apart, CLEAR)


def of_print(same: float) -> float:
    return likelihood_of_print(1 - same, CLEAR)


def of_print_by_others(clearer: float) -> float:
    return likelihood_of_print(1.0, clearer)


def of_twin(odds: float) -> float:
    return likelihood_of_twin(odds)


@pytest.mark.parametrize(
    "likelihood",
    [of_fit, of_fit_that_lasts, of_face, of_print, of_print_by_others, of_twin],
)
@steady
@given(one=SHARES, other=SHARES)
def test_what_speaks_for_a_face_makes_it_likelier(
    likelihood: Callable[[float], float], one: float, other: float
) -> None:
    low, high = sorted((one, other))
    assert 0 < likelihood(low) <= likelihood(high) < 1


@steady
@given(st.floats(-50, 50))
def test_a_twin_is_as_likely_as_the_other_is_unlikely(odds: float) -> None:
    assert likelihood_of_twin(odds) + likelihood_of_twin(-odds) == pytest.approx(1.0)


def test_a_view_that_tells_little_leaves_the_face_open_however_it_lies() -> None:
    clear, little = (likelihood_of_face(1.0, separation) for separation in (4.0, 0.0))
    assert clear > 0.95 > 0.65 > little


def test_another_print_is_not_outweighed_by_how_different_other_faces_are() -> None:
    assert likelihood_of_print(3.0, clearer=1.4) < SHOWN_FROM
    assert likelihood_of_print(3.0, clearer=1.0) == likelihood_of_print(3.0, clearer=2.0)
    assert likelihood_of_print(0.5, clearer=0.3) > SHOWN_FROM
