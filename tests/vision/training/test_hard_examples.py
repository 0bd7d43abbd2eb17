"""Finds of a trained finder are sorted into true and false ones."""

from tests.vision.reader.hand_made import card_finds
from tests.vision.training.two_indices import truths_of
from vision.reader.detections import join
from vision.training.hard_examples import sort_finds


def test_finds_are_told_right_from_false() -> None:
    truths = truths_of()
    right, upside_down, beside = card_finds(129, 128), card_finds(128, 128), card_finds(60, 40)
    upside_down.up[:] *= -1
    upside_down.right[:] *= -1
    detections = join([right, upside_down, beside])
    pairs, false = sort_finds(detections, truths)
    assert pairs == [(0, 0), (1, 1)]
    assert false == [2, 3, 4, 5]
