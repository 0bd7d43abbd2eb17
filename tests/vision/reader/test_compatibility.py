"""Two cards that each show an index where the other lies cannot both be there."""

import numpy as np

from tests.vision.reader.hand_made import UNSCORED, card_finds
from vision.reader.compatibility import select_compatible
from vision.reader.evidence import CUES, Evidence


def evidence(x: float, y: float, *indices: int, turn: float = 0) -> Evidence:
    detections = card_finds(x, y, turn=turn)
    shown = detections.centre[list(indices)]
    faces, cues = np.full(52, 1 / 52, np.float32), np.zeros(len(CUES), np.float32)
    return Evidence(faces, detections.corners[0], shown, 14.0, cues, UNSCORED)


def test_a_pip_taken_for_an_index_gives_way_to_the_whole_card() -> None:
    card, pip = evidence(200, 200, 0, 1), evidence(212, 216, 0)
    assert select_compatible([pip, card], [0.6, 0.99]) == [1]


def test_a_pip_is_no_index_though_its_card_is_drawn_too_small() -> None:
    card, pip = evidence(200, 200, 0, 1), evidence(205, 210, 0)
    pip.quad[:] = (pip.quad - pip.quad.mean(axis=0)) * 0.3 + pip.quad.mean(axis=0)
    assert select_compatible([pip, card], [0.6, 0.99]) == [1]


def test_a_card_over_another_ones_corner_stays() -> None:
    below, above = evidence(200, 200, 0), evidence(215, 224, 0, 1)
    assert select_compatible([below, above], [0.9, 0.99]) == [0, 1]


def test_a_card_laid_across_another_stays() -> None:
    below, above = evidence(200, 200, 0, 1), evidence(200, 200, 0, 1, turn=90)
    assert select_compatible([below, above], [0.9, 0.99]) == [0, 1]


def test_a_tight_fan_stays() -> None:
    fan = [evidence(200 + 12 * i, 200 + i, 0) for i in range(8)]
    assert select_compatible(fan, [0.9 - 0.01 * i for i in range(8)]) == list(range(8))


def test_the_half_hidden_other_corner_of_a_card_is_no_card_of_its_own() -> None:
    card, corner = evidence(200, 200, 0, turn=180), evidence(197, 194, 0, turn=8)
    assert select_compatible([corner, card], [0.96, 0.97]) == [1]


def test_a_card_with_both_corners_seen_may_touch_another_ones_hidden_corner() -> None:
    card, below = evidence(200, 200, 0, 1), evidence(257, 272, 0, turn=180)
    assert select_compatible([card, below], [0.97, 0.98]) == [0, 1]


def test_a_card_with_two_indices_stays_on_a_card_whose_outline_is_too_large() -> None:
    below, above = evidence(200, 200, 0, 1), evidence(204, 206, 0, 1)
    below.quad[:] = (below.quad - below.quad.mean(axis=0)) * 1.4 + below.quad.mean(axis=0)
    assert select_compatible([below, above], [0.999, 0.99]) == [0, 1]


def test_two_cards_whose_indices_agree_stay_though_both_outlines_are_too_large() -> None:
    one, other = evidence(200, 200, 0, 1), evidence(230, 235, 0, 1)
    for card in (one, other):
        card.quad[:] = (card.quad - card.quad.mean(axis=0)) * 1.5 + card.quad.mean(axis=0)
    assert select_compatible([one, other], [0.98, 0.99]) == [0, 1]


def test_a_wrong_outline_of_a_single_index_drops_no_card_with_two() -> None:
    card, huge = evidence(200, 200, 0, 1), evidence(210, 210, 0)
    huge.quad[:] = (huge.quad - huge.quad.mean(axis=0)) * 3 + huge.quad.mean(axis=0)
    assert 0 in select_compatible([card, huge], [0.97, 0.99])
