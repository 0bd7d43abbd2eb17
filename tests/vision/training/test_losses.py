"""Losses fall as the answers get better, and look only at what they are about."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import torch
else:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")

from vision.training.losses import outline_loss, print_loss, reader_loss, twin_loss

LETTERS = 13


def scores(letter: int, suit: int, index: float, strength: float) -> Any:
    made = torch.zeros(1, LETTERS + 5)
    made[0, letter], made[0, LETTERS + suit], made[0, -1] = strength, strength, index
    return made


def test_a_right_reading_costs_less_than_an_open_one_and_that_less_than_a_wrong_one() -> None:
    letter, suit = torch.tensor([4]), torch.tensor([2])
    right, unsure, wrong = (
        float(reader_loss(given, letter, suit)[0])
        for given in (scores(4, 2, 5.0, 6.0), scores(4, 2, 0.0, 0.0), scores(5, 1, -5.0, 6.0))
    )
    assert right < unsure < wrong


def test_where_there_is_no_index_no_letter_is_asked_for() -> None:
    letters = torch.tensor([4, -1])
    suits = torch.tensor([2, 0])
    both = [torch.cat([scores(4, 2, 5.0, 6.0), scores(place, 3, -5.0, 6.0)]) for place in (1, 9)]
    assert len({float(reader_loss(given, letters, suits)[0]) for given in both}) == 1


def test_normals_count_on_edges_and_beside_them() -> None:
    wanted = torch.zeros(1, 3, 4, 4)
    wanted[:, 0], wanted[:, 1, 1] = 1.0, 1.0
    maps = wanted.clone()
    maps[:, 0] = 8.0
    good = float(outline_loss(maps, wanted)[0])
    off_the_edge, beside = maps.clone(), maps.clone()
    off_the_edge[:, 1, 1] = 0.0
    beside[:, 2, 3] = 1.0
    assert good < min(float(outline_loss(one, wanted)[0]) for one in (off_the_edge, beside))


def test_cells_that_nobody_is_sure_of_are_not_asked_about() -> None:
    cells = torch.tensor([[[0, -1], [1, 2]]])
    told = torch.zeros(1, 3, 2, 2)
    other = told.clone()
    other[:, 1, 0, 1] = 9.0
    assert float(print_loss(told, cells)[0]) == float(print_loss(other, cells)[0])


def test_leaning_to_the_side_of_a_card_costs_less_than_away_from_it() -> None:
    side = torch.tensor([1.0, -1.0])
    right, open_, wrong = (float(twin_loss(strength * side, side)[0]) for strength in (3.0, 0.0, -3.0))
    assert right < open_ < wrong


def test_a_card_that_shows_neither_face_costs_least_where_nothing_is_told() -> None:
    neither = torch.zeros(2)
    open_, one, other = (float(twin_loss(torch.full((2,), odds), neither)[0]) for odds in (0.0, 3.0, -3.0))
    assert open_ < one == other
