"""The print of a card is like that of the same card, in another light and either way up."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.reader.prints import Print, aligned_likeness, likeness, print_of, symmetry, turned
from vision.reader.tokens import FoundToken

PX_PER_MM = 1.2
HIGH, WIDE = 106, 76


def draw_card(seed: int) -> Picture:
    """Returns a white card with dark spots where chance puts them."""
    card = np.full((HIGH, WIDE, 3), 235, np.uint8)
    random = np.random.default_rng(seed)
    for y, x in random.integers((12, 8), (HIGH - 22, WIDE - 18), (14, 2)):
        card[y : y + 9, x : x + 7] = random.integers(20, 120, 3)
    return card


def printed(view: Picture) -> Print:
    return print_of(view, None, PX_PER_MM)


def test_another_light_changes_nothing() -> None:
    light = np.linspace(0.5, 0.9, WIDE)[None, :, None]
    dim = (draw_card(1) * light).astype(np.uint8)
    assert likeness(printed(draw_card(1)), printed(dim)) > 0.9


def test_another_card_is_less_like_it() -> None:
    same = likeness(printed(draw_card(1)), printed(draw_card(1)))
    assert same == pytest.approx(1.0, abs=1e-3)
    assert likeness(printed(draw_card(1)), printed(draw_card(2))) < 0.5


def test_a_card_is_known_either_way_up_and_off_its_place() -> None:
    around = np.ascontiguousarray(draw_card(1)[::-1, ::-1])
    assert likeness(printed(draw_card(1)), printed(around)) > 0.99
    pushed = np.roll(draw_card(1), (5, -4), (0, 1))
    assert likeness(printed(draw_card(1)), printed(pushed)) > 0.9


def test_what_lies_under_a_token_is_no_print() -> None:
    token = FoundToken(("red",), 11.0, 0.0, (WIDE // 2, HIGH // 2))
    with_token = draw_card(1)
    cv2.circle(with_token, token.at, round(token.radius_mm * PX_PER_MM), (30, 30, 200), -1)
    shown = print_of(with_token, token, PX_PER_MM)
    assert not shown[HIGH // 2, WIDE // 2].any()
    assert likeness(shown, printed(draw_card(1))) > likeness(shown, printed(draw_card(2)))


def test_a_blank_card_is_like_nothing() -> None:
    blank = np.full((HIGH, WIDE, 3), 235, np.uint8)
    assert likeness(printed(blank), printed(draw_card(1))) == 0.0
    assert likeness(printed(draw_card(1)), printed(blank)) == 0.0


def test_a_turned_print_is_known_once_it_is_turned_back() -> None:
    shown = printed(draw_card(1))
    assert likeness(shown, turned(turned(shown, 8), -8)) > 0.8 > likeness(shown, turned(shown, 30))


def test_a_print_seen_through_another_outline_is_moved_onto_it() -> None:
    off = np.array([[1.1, 0.03, -6.0], [-0.02, 0.93, 4.0]])
    wider = np.asarray(cv2.warpAffine(draw_card(1), off, (WIDE, HIGH)), np.uint8)
    around = np.ascontiguousarray(wider[::-1, ::-1])
    for seen in (wider, around):
        assert aligned_likeness(printed(draw_card(1)), printed(seen)) > 0.85
        assert likeness(printed(draw_card(1)), printed(seen)) < 0.8
    assert aligned_likeness(printed(draw_card(1)), printed(draw_card(2))) < 0.6


def test_a_blank_card_cannot_be_moved_onto_any() -> None:
    blank = np.full((HIGH, WIDE, 3), 235, np.uint8)
    assert aligned_likeness(printed(blank), printed(draw_card(1))) == 0.0
    assert aligned_likeness(printed(draw_card(1)), printed(blank)) == 0.0


def test_a_print_is_symmetric_if_it_looks_the_same_upside_down() -> None:
    half = draw_card(1)
    both = np.minimum(half, half[::-1, ::-1])
    assert symmetry(printed(both)) > 0.9
    assert symmetry(printed(half)) < 0.5
    assert symmetry(printed(np.full((HIGH, WIDE, 3), 235, np.uint8))) == 0
