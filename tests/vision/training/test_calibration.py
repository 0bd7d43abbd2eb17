"""Layers that compute with integers are scaled by drawn pictures in the form that each network takes."""

from itertools import islice

import numpy as np
import pytest

from vision.reader.networks import as_input
from vision.training import calibration
from vision.training.calibration import FIRST_SEED, PAIRS, SIZE, SMALLER, finder_inputs, print_inputs, twin_inputs
from vision.training.twin_pairs import draw_twin_group, draw_twins


def test_the_finder_takes_frames_and_smaller_pictures() -> None:
    frame, smaller = islice(finder_inputs(), 2)
    assert frame.shape == (1, 3, *SIZE[::-1])
    assert smaller.shape == (1, 3, *SMALLER[::-1])


def test_prints_are_pairs_of_views_of_each_group_and_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "GROUPS", 2)
    first, second = print_inputs()
    assert first.shape[:2] == second.shape[:2] == (PAIRS, 6)
    assert not np.array_equal(first, second)
    assert np.array_equal(first, next(print_inputs()))


def test_of_twins_four_learned_parts_come_before_the_seen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "GROUPS", 1)
    parts = list(twin_inputs())
    assert [each.shape for each in parts] == [(5, 3, 72, 72)] * PAIRS
    drawn = draw_twins(draw_twin_group(FIRST_SEED), np.random.default_rng(FIRST_SEED)).views
    seen, *learned = (as_input(drawn[None, ..., place : place + 3]) for place in range(0, 15, 3))
    assert np.array_equal(parts[0], np.concatenate([*learned, seen]))
