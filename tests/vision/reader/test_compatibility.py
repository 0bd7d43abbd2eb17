"""Two cards that each show an index where the other lies cannot both be there."""

from dataclasses import replace

import numpy as np

from tests.vision.reader.hand_made import UNSCORED, card_finds, faces_of
from vision.reader.compatibility import select_compatible
from vision.reader.evidence import CUES, Evidence


def evidence(x: float, y: float, *indices: int, turn: float = 0) -> Evidence:
    detections = card_finds(x, y, turn=turn)
    shown = detections.centre[list(indices)]
    faces, cues = np.full(52, 1 / 52, np.float32), np.zeros(len(CUES), np.float32)
    return Evidence(faces, detections.corners[0], shown, 14.0, cues, UNSCORED, 1.0, True)


def showing(one: Evidence, face: int, *, doubt: float = 0.0, other: int = 0) -> Evidence:
    """Returns the evidence when it shows the card at one place in the deck, or with some doubt another one."""
    faces = faces_of(face, sure=1 - doubt)[0] * (np.arange(52) == face)
    faces[other] += doubt
    return replace(one, faces=faces)


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


def test_a_sure_index_at_the_corner_of_a_card_with_quite_another_face_is_a_card_of_its_own() -> None:
    card = showing(evidence(200, 200, 0, 1), 3)
    other = showing(evidence(197, 194, 0, turn=188), 30)
    other.centres[:] = 2 * card.quad.mean(axis=0) - card.centres[0] + 2
    assert select_compatible([other, card], [0.96, 0.999]) == [0, 1]


def test_a_sure_index_under_the_too_large_outline_of_a_parallel_card_stays() -> None:
    above, below = showing(evidence(200, 200, 0, 1), 3), showing(evidence(190, 188, 0), 30)
    above.quad[:] = (above.quad - above.quad.mean(axis=0)) * 1.6 + above.quad.mean(axis=0)
    assert select_compatible([above, below], [0.999, 0.99]) == [0, 1]


def test_an_index_that_may_show_the_face_of_the_card_at_whose_corner_it_lies_is_that_corner() -> None:
    card = showing(evidence(200, 200, 0, turn=180), 3)
    corner = showing(evidence(197, 194, 0, turn=8), 30, doubt=0.2, other=3)
    assert select_compatible([corner, card], [0.78, 0.999]) == [1]


def test_two_indices_that_agree_are_a_card_though_they_may_show_what_lies_under_them() -> None:
    below, above = showing(evidence(200, 200, 0, 1), 3), showing(evidence(204, 206, 0, 1), 30, doubt=0.1, other=3)
    assert select_compatible([below, above], [0.96, 0.88]) == [0, 1]


def test_an_index_without_a_face_gives_way_whatever_it_shows() -> None:
    card, pip = showing(evidence(200, 200, 0, 1), 3), showing(evidence(212, 216, 0), 30)
    assert select_compatible([pip, card], [0.6, 0.99]) == [1]
