"""What was read is drawn where it lies, and readable for everyone."""

import numpy as np
import pytest

from tests.vision.readings import reading
from vision.annotate import DOUBTFUL, SURE, UNTOLD, colour_of, draw_readings
from vision.frames import Picture

GROUND = 90


def ground(width: int = 400, height: int = 300) -> Picture:
    return np.full((height, width, 3), GROUND, np.uint8)


def test_the_picture_itself_stays_as_it_was() -> None:
    picture = ground()
    picture.flags.writeable = False
    drawn = draw_readings(picture, [reading("QH", (100, 80, 100, 140))])
    assert drawn is not picture
    assert (picture == GROUND).all()


def test_without_readings_nothing_is_drawn() -> None:
    assert (draw_readings(ground(), []) == GROUND).all()


def test_an_outline_and_a_label_are_drawn_at_the_card_and_nowhere_else() -> None:
    drawn = draw_readings(ground(), [reading("QH", (100, 80, 100, 140))])
    changed = (drawn != GROUND).any(axis=2)
    for x, y in ((150, 80), (200, 150), (150, 220), (100, 150)):
        assert changed[y - 2 : y + 3, x - 2 : x + 3].any()
    assert changed[130:170, 120:180].any()
    assert not changed[:, :85].any()
    assert not changed[240:].any()


@pytest.mark.parametrize(("name", "is_red"), [("QH", True), ("QD", True), ("QC", False), ("QS", False)])
def test_hearts_and_diamonds_are_red(name: str, *, is_red: bool) -> None:
    drawn = draw_readings(ground(), [reading(name, (100, 80, 100, 140))])
    label = drawn[120:180, 110:190].astype(int)
    red = (label[..., 2] > 150) & (label[..., 0] < 90) & (label[..., 1] < 90)
    assert bool(red.sum() > 40) is is_red


def test_suits_differ_in_shape_too() -> None:
    seen = [draw_readings(ground(), [reading(name, (100, 80, 100, 140))]).tobytes() for name in ("QC", "QS")]
    assert seen[0] != seen[1]


def test_doubt_has_its_colour() -> None:
    assert colour_of(reading("QH", confidence=0.95)) == SURE
    assert colour_of(reading("QH", confidence=0.7)) == DOUBTFUL
    assert colour_of(reading("", confidence=0.7)) == UNTOLD


def test_labels_of_overlapping_cards_do_not_cover_each_other() -> None:
    both = [reading("QH", (100, 60, 100, 140)), reading("KS", (110, 66, 100, 140))]
    drawn = draw_readings(ground(), both).astype(int)
    alone = [draw_readings(ground(), [one]).astype(int) for one in both]
    paper = [(picture.min(axis=2) > 245).sum() for picture in (*alone, drawn)]
    assert paper[2] > 0.9 * (paper[0] + paper[1])


@pytest.mark.parametrize("size", [(1, 1), (20, 3), (5000, 40)])
@pytest.mark.parametrize("box", [(-500, -500, 60, 84), (0, 0, 1, 1), (-1e9, 10, 2e9, 50), (float("nan"), 0, 10, 10)])
def test_every_size_and_outline_can_be_drawn(size: tuple[int, int], box: tuple[float, float, float, float]) -> None:
    drawn = draw_readings(ground(*size), [reading("TH", box, 0.5), reading("", box)])
    assert drawn.shape == (size[1], size[0], 3)
