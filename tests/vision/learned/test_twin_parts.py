"""The parts by which two faces are told apart lie where they differ, and say nothing where they are covered."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from tests.vision.learned.drawn_faces import SYMBOL, draw_face, lit
from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.twin_parts import (
    GRID_PX,
    MOST_PARTS,
    PART_PX,
    REACH_PX,
    TwinPart,
    compare_twins,
    cut_part,
    describe_views,
    difference,
    find_distinguishing_parts,
    log_odds,
    normalise,
    places_of,
)
from vision.learned.views import FINE_SCALE, fine_size, resized

SIZE = fine_size((96, 144))
NUMBER = (124, 20)
LIGHTS = (1.0, 1.0, 1.0), (0.7, 0.8, 0.9)


def draw_fine(*, is_marked: bool, light: tuple[float, float, float] = LIGHTS[0]) -> Picture:
    """Returns a face as a fine view."""
    return resized(lit(draw_face(1, is_marked=is_marked), light), SIZE)


def reached(fine: Picture, off: tuple[int, int] = (0, 0)) -> Picture:
    """Returns a fine view with a margin, aligned too far to the left and too high by these numbers of pixels."""
    across, down = off
    left, top = REACH_PX - across, REACH_PX - down
    right, low = REACH_PX + across, REACH_PX + down
    return np.asarray(cv2.copyMakeBorder(fine, top, low, left, right, cv2.BORDER_REPLICATE), np.uint8)


MARKED, PLAIN = ([draw_fine(is_marked=marked, light=light) for light in LIGHTS] for marked in (True, False))
WHOLE = np.ones(SIZE[::-1], np.bool_)
EVERYWHERE = np.ones(places_of(SIZE), np.float32)
MOST_BYTES = 140_000


def test_the_first_part_holds_the_symbol() -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN, WHOLE)
    x, y = (FINE_SCALE * at for at in SYMBOL)
    assert parts[0].top < y < parts[0].top + PART_PX
    assert parts[0].left < x < parts[0].left + PART_PX
    assert len(parts) <= MOST_PARTS
    assert all(part.top % GRID_PX == part.left % GRID_PX == 0 for part in parts)


def test_a_card_shows_its_face_and_less_where_it_is_covered() -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN, WHOLE)
    seen = draw_fine(is_marked=True, light=(1.05, 0.9, 0.75))
    odds = log_odds(parts, reached(seen), EVERYWHERE)
    assert odds > 4
    assert log_odds(parts, reached(draw_fine(is_marked=False)), EVERYWHERE) < -4
    cv2.rectangle(seen, (72, 12), (143, 80), (60, 40, 20), -1)
    assert log_odds(parts, reached(seen), EVERYWHERE) < odds
    assert log_odds(parts, reached(seen), 0 * EVERYWHERE) == 0


@pytest.mark.parametrize("off", [(6, 0), (-5, 6), (0, -7)])
def test_a_card_laid_with_an_error_is_told(off: tuple[int, int]) -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN, WHOLE)
    for is_marked, sign in ((True, 1), (False, -1)):
        seen = draw_fine(is_marked=is_marked, light=(1.05, 0.9, 0.75))
        assert sign * log_odds(parts, reached(seen, off), EVERYWHERE) > 3


@pytest.mark.parametrize(("told", "sum_of_them"), [((7, -3), 7), ((4, 3, 2), 7), ((-8, 3, 2), -3), ((5, -4, 1), 2)])
def test_a_card_that_parts_tell_for_sure_is_compared_in_no_other_and_one_they_speak_against_in_all(
    told: Sequence[float], sum_of_them: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    [part] = find_distinguishing_parts(MARKED, PLAIN, WHOLE)[:1]
    says = iter(told)
    monkeypatch.setattr(TwinPart, "log_odds", lambda *_: next(says))
    assert log_odds([part] * len(told), reached(MARKED[0]), EVERYWHERE) == sum_of_them


def test_only_the_card_is_described_once_parts_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, described = find_distinguishing_parts(MARKED, PLAIN, WHOLE), []

    def describe(views: Sequence[Picture]) -> Floats:
        described.append(len(views))
        return describe_views(views)

    monkeypatch.setattr("vision.learned.twin_parts.describe_views", describe)
    assert parts[0].log_odds(reached(draw_fine(is_marked=True)), EVERYWHERE) > 4
    assert described == [1]


def test_a_part_keeps_nothing_of_the_whole_views() -> None:
    for part in find_distinguishing_parts(MARKED, PLAIN, WHOLE):
        kept = [part.one, part.other, part.known, *part.grey]
        assert all(one.base is None for one in kept)
        assert sum(one.nbytes for one in kept) <= MOST_BYTES


def test_one_blurred_picture_hides_no_difference() -> None:
    blurred = np.asarray(cv2.GaussianBlur(MARKED[1], (0, 0), 2.0), np.uint8)
    first = find_distinguishing_parts([MARKED[0], blurred], PLAIN, WHOLE)[0]
    assert first.top < FINE_SCALE * SYMBOL[1] < first.top + PART_PX


def draw_printed(number: int, askew_px: float, gain: float, seed: int) -> Picture:
    """Returns a fine view of a card full of print with a number in its corner, as a camera aslant saw it."""
    random = np.random.default_rng(5)
    view = np.full((*SIZE[::-1], 3), (40, 60, 30), np.uint8)
    for y in range(46, 205, 13):
        line = "".join(random.choice(list("abdeiklmnoprstuvz "), 22))
        cv2.putText(view, line, (8, y), cv2.FONT_HERSHEY_SIMPLEX, 0.34, (235, 240, 235), 1, cv2.LINE_AA)
    cv2.circle(view, NUMBER, 13, (60, 200, 90), -1, cv2.LINE_AA)
    cv2.putText(view, str(number), (119, 25), cv2.FONT_HERSHEY_SIMPLEX, 0.4, (245, 250, 245), 1, cv2.LINE_AA)
    corners = np.array([[0, 0], [SIZE[0], 0], SIZE, [0, SIZE[1]]], np.float32)
    moved = corners + np.random.default_rng(seed).uniform(-askew_px, askew_px, (4, 2)).astype(np.float32)
    seen = cv2.warpPerspective(view, cv2.getPerspectiveTransform(corners, moved), SIZE, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(np.clip(seen * gain, 0, 255), np.uint8)


@pytest.mark.parametrize(("askew_px", "seed"), [(2.1, 332), (3.4, 48), (4.0, 584)])
def test_a_number_is_found_where_lines_of_print_differ_more(askew_px: float, seed: int) -> None:
    """The views were learned with crooked outlines, each crooked in another way."""
    gains = (0.6, 0.8), (0.5, 1.1)
    fives, sixes = (
        [draw_printed(number, askew_px, gain, seed + 2 * place + at) for at, gain in enumerate(gains[place])]
        for place, number in enumerate((5, 6))
    )
    first = find_distinguishing_parts(fives, sixes, WHOLE)[0]
    assert first.top < NUMBER[1] < first.top + PART_PX
    assert first.left < NUMBER[0] < first.left + PART_PX


def test_no_part_counts_twice_at_an_edge() -> None:
    fives, sixes = ([draw_printed(number, 1.0, gain, 332) for gain in (0.6, 0.8)] for number in (5, 6))
    places = [(part.top, part.left) for part in find_distinguishing_parts(fives, sixes, WHOLE)]
    assert len(set(places)) == len(places)


def with_edge(view: Picture, kind: int) -> Picture:
    """Returns a view whose outermost twelve pixels are a dark frame, or repeat what is within it."""
    edge = cv2.copyMakeBorder(view[12:-12, 12:-12], *(12,) * 4, kind, value=(20, 25, 30))
    return np.asarray(edge, np.uint8)


def test_what_one_view_lacks_is_no_difference() -> None:
    """A face whose outline was drawn within its frame has its own edge repeated where others show the frame."""
    framed, within = ([with_edge(view, kind) for view in PLAIN] for kind in (cv2.BORDER_CONSTANT, cv2.BORDER_REPLICATE))
    known = np.zeros_like(WHOLE)
    known[12:-12, 12:-12] = True
    assert find_distinguishing_parts(framed, within, WHOLE)[0].separation > 4
    assert find_distinguishing_parts(framed, within, known) == []


def draw_framed(number: int, gain: float) -> Picture:
    """Returns a fine view of a card with a number on a spot beside its white frame."""
    view = np.full((*SIZE[::-1], 3), (200, 60, 170), np.uint8)
    cv2.circle(view, (26, 30), 10, (200, 110, 60), -1, cv2.LINE_AA)
    cv2.putText(view, str(number), (21, 35), cv2.FONT_HERSHEY_SIMPLEX, 0.4, (245, 250, 245), 1, cv2.LINE_AA)
    framed = cv2.copyMakeBorder(view[12:-12, 12:-12], *(12,) * 4, cv2.BORDER_CONSTANT, value=(250,) * 3)
    return np.asarray(framed * gain, np.uint8)


@pytest.mark.parametrize("lacking_px", [4, 6])
def test_a_card_is_told_where_views_lack_what_lies_beside_the_number(lacking_px: int) -> None:
    """The edge of what they lack looks like the edge of the white frame, some pixels off."""
    fives, sixes = ([draw_framed(number, gain) for gain in (0.6, 0.8)] for number in (5, 6))
    known = WHOLE.copy()
    known[:, : 12 + lacking_px] = False
    parts = find_distinguishing_parts(fives, sixes, known)
    for number, sign in ((5, 1), (6, -1)):
        assert sign * log_odds(parts, reached(draw_framed(number, 0.7)), EVERYWHERE) > 6


def test_faces_that_do_not_differ_have_no_parts() -> None:
    assert find_distinguishing_parts(PLAIN, PLAIN, WHOLE) == []


def test_faces_learned_from_one_picture_are_told_apart_too() -> None:
    parts = find_distinguishing_parts(MARKED[:1], PLAIN[:1], WHOLE)
    assert log_odds(parts, reached(draw_fine(is_marked=True)), EVERYWHERE) > 4


CLEAR_PLAIN, CLEAR_MARKED = (normalise(resized(draw_face(1, is_marked=marked), SIZE)) for marked in (False, True))
X, Y = (round(FINE_SCALE * at) for at in SYMBOL)


def test_views_differ_most_at_the_symbol() -> None:
    apart = difference(CLEAR_PLAIN, [CLEAR_MARKED])
    row, column = np.unravel_index(int(apart.argmax()), apart.shape)
    assert abs(int(row) - Y) < 20
    assert abs(int(column) - X) < 20


def test_in_another_light_or_moved_by_a_pixel_they_differ_little() -> None:
    dim = normalise(resized(lit(draw_face(1, is_marked=False), (0.7, 0.8, 0.9)), SIZE))
    most = float(difference(CLEAR_PLAIN, [CLEAR_MARKED]).max())
    inner = slice(4, -4), slice(4, -4)
    assert difference(CLEAR_PLAIN, [dim])[inner].max() < 0.05 * most
    assert difference(CLEAR_PLAIN, [np.roll(CLEAR_PLAIN, (1, -1), axis=(0, 1))])[inner].max() < 0.05 * most


def draw_part(*, is_marked: bool, light: tuple[float, float, float]) -> Picture:
    """Returns the part of a fine view in which the symbol lies, or none."""
    view = resized(lit(draw_face(1, is_marked=is_marked), light), fine_size((96, 144)))
    return cut_part(view, 20, 80)


DESCRIBED_MARKED, DESCRIBED_PLAIN = (
    describe_views([draw_part(is_marked=marked, light=light) for light in LIGHTS]) for marked in (True, False)
)


@pytest.mark.parametrize("is_marked", [True, False])
def test_a_card_leans_to_its_face(is_marked: bool) -> None:
    seen = describe_views([draw_part(is_marked=is_marked, light=(1.05, 0.9, 0.75))])
    own, other = (DESCRIBED_MARKED, DESCRIBED_PLAIN) if is_marked else (DESCRIBED_PLAIN, DESCRIBED_MARKED)
    [towards], [away] = compare_twins(seen, own, other), compare_twins(seen, other, own)
    assert towards.shape == (18, 18)
    assert np.allclose(towards, -away, atol=1e-3)
    assert towards.sum() > 4


def test_each_seen_view_is_compared_by_itself() -> None:
    both = compare_twins(np.stack([DESCRIBED_MARKED[0], DESCRIBED_PLAIN[1]]), DESCRIBED_MARKED, DESCRIBED_PLAIN[:1])
    alone = [
        compare_twins(seen, DESCRIBED_MARKED, DESCRIBED_PLAIN[:1])[0]
        for seen in (DESCRIBED_MARKED[:1], DESCRIBED_PLAIN[1:])
    ]
    assert np.allclose(both, alone, atol=1e-3)
