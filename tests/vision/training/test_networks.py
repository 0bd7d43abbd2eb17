"""The networks in training give what the reader's layout asks for, whatever the size of a picture."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    import torch
else:
    torch = pytest.importorskip("torch", reason="the training dependencies are not installed")

from vision.reader.layout import COUNTS, LETTERS, MAPS, PATCH_SIZE, SCALE, SUITS, VIEW_SIZE, ZERO
from vision.training.networks import (
    FinderNetwork,
    OutlineNetwork,
    PipNetwork,
    PrintNetwork,
    ReaderNetwork,
    TwinComparison,
    TwinDescription,
    TwinNetwork,
    as_input,
)


def test_pictures_are_taken_round_zero() -> None:
    values = as_input(torch.tensor([[ZERO, ZERO + 1.0]]))
    assert values.tolist() == [[0.0, pytest.approx(SCALE)]]


@pytest.mark.parametrize(("high", "wide"), [(64, 96), (32, 32)])
def test_maps_are_a_share_of_the_pictures_size(high: int, wide: int) -> None:
    picture = torch.zeros(1, 3, high, wide)
    assert FinderNetwork(MAPS).eval()(picture).shape == (1, MAPS, high // 4, wide // 4)
    assert OutlineNetwork().eval()(picture).shape == (1, 3, high // 2, wide // 2)
    assert PrintNetwork().eval()(torch.zeros(1, 6, high, wide)).shape == (1, 3, high // 8, wide // 8)


def test_upright_crops_are_scored_by_class_and_suit() -> None:
    patches, views = torch.zeros(2, 3, *PATCH_SIZE[::-1]), torch.zeros(2, 3, *VIEW_SIZE[::-1])
    assert ReaderNetwork(len(LETTERS)).eval()(patches).shape == (2, len(LETTERS) + len(SUITS) + 1)
    assert PipNetwork(len(COUNTS)).eval()(views).shape == (2, len(COUNTS) + len(SUITS) + 1)


def test_print_is_compared_whatever_the_light() -> None:
    torch.manual_seed(1)
    network, print_of = PrintNetwork().eval(), 40 + 160 * torch.rand(1, 3, 32, 32)
    learned = as_input(print_of)
    dim = (print_of + 16) * 0.6 - 16
    usual, dimmed = (network(torch.cat([as_input(seen), learned], 1)) for seen in (print_of, dim))
    assert torch.allclose(usual, dimmed, atol=0.02)


def test_a_card_leans_to_one_of_two_faces_as_far_as_away_from_the_other() -> None:
    torch.manual_seed(1)
    network = TwinNetwork().eval()
    seen, one, other = (as_input(40 + 160 * torch.rand(1, count, 32, 32)) for count in (3, 6, 6))
    towards, away = (network(torch.cat([seen, *faces], 1)) for faces in ((one, other), (other, one)))
    assert torch.allclose(towards, -away, atol=1e-4)
    described = TwinDescription(network)(torch.cat([one, other, seen, one[:, :3]], 1).reshape(6, 3, 32, 32))
    together = TwinComparison(network)(described)
    by_itself = network(torch.cat([one[:, :3], one, other], 1))
    assert together.shape == (2, 8, 8)
    assert torch.allclose(together.sum((1, 2)), torch.cat([towards, by_itself]), atol=1e-4)


def test_the_finder_expects_few_indices_before_it_is_trained() -> None:
    heat = FinderNetwork(MAPS).eval()(torch.zeros(1, 3, 32, 32))[:, 0]
    assert torch.sigmoid(heat).max() < 0.1
