"""Cards of dark stock are read with their lightness inverted."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.evaluate.rendered import SEPARATE_FOUR, SIZE, SLANT, is_dark
from vision.frames import Picture
from vision.geometry import Floats
from vision.reader import Reader
from vision.reader.dark_stock import are_on_dark_stock, invert_lightness, score_any_stock
from vision.scenes import DeckCollection, SurfaceCollection, draw_scene

RED, BLACK, PALE = (30, 40, 220), (25, 25, 25), (235, 235, 235)


def crop(stock: tuple[int, int, int], ink: tuple[int, int, int]) -> Picture:
    """A crop (48, 40, 3) of a card with something printed on it."""
    picture = np.full((48, 40, 3), stock, np.uint8)
    cv2.circle(picture, (20, 24), 9, ink, -1)
    return picture


def test_stock_is_dark_if_what_is_printed_on_it_is_lighter() -> None:
    crops = np.stack([crop(PALE, BLACK), crop(BLACK, PALE), crop(PALE, RED), crop(BLACK, RED), crop(BLACK, BLACK)])
    assert are_on_dark_stock(crops).tolist() == [False, True, False, True, False]


def test_of_no_crops_none_is_dark() -> None:
    assert are_on_dark_stock(np.zeros((0, 48, 40, 3), np.uint8)).tolist() == []


def score(crops: Picture) -> Floats:
    """Scores crops by how light they are in their corner and in their middle, (n, 2)."""
    return np.asarray(crops[:, [0, 24], [0, 20]].mean(axis=2), np.float32)


def test_cards_of_dark_stock_are_scored_as_they_are_and_as_if_they_were_of_light_stock() -> None:
    crops = np.stack([crop(PALE, BLACK), crop(BLACK, PALE)])
    light, dark = score_any_stock(score, crops)
    assert light.tolist() == [235, 25]
    assert dark == pytest.approx([127.5, 127.5], abs=6)
    assert crops[1, 0, 0].max() == 25  # what was given is as it was


def test_whole_cards_of_dark_stock_are_also_scored_without_hue_and_upside_down() -> None:
    whole = np.stack([crop(PALE, BLACK), crop(BLACK, RED)])
    whole[1, :24] = BLACK
    seen: list[Picture] = []

    def keep(crops: Picture) -> Floats:
        seen.append(crops.copy())
        return score(crops)

    scores = score_any_stock(keep, whole, whole=True)
    first, *looks = seen
    assert len(first) == 2
    looks.insert(0, first[1:])
    assert [len(look) for look in looks] == [1] * 6
    assert scores[1] == pytest.approx(np.mean([score(look)[0] for look in looks], axis=0))
    for look, turned in zip(looks[:3], looks[3:], strict=True):
        assert np.array_equal(look[0], turned[0, ::-1, ::-1])
    hues = [int(np.ptp(look[0, 30, 20])) for look in looks[:3]]
    assert min(hues[:2]) > 60
    assert hues[2] == 0


def test_red_ink_stays_red_when_its_stock_becomes_light() -> None:
    blue, green, red = invert_lightness(crop(BLACK, RED))[24, 20].astype(int)
    assert red > blue + 60
    assert red > green + 60


@pytest.mark.one_python
@pytest.mark.parametrize(
    ("seed", "shown"),
    [(1_703_633_921, {"KC", "AC"}), (1_801_507_004, {"7S"})],
    ids=["found in the negative only", "a spade that seems a club"],
)
def test_cards_of_dark_stock_are_found_and_told(seed: int, shown: set[str]) -> None:
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    assert is_dark(decks.deck_for(seed))
    style = replace(SEPARATE_FOUR, index_px=(14, 30 * SLANT))
    scene = draw_scene(seed, SIZE, decks=decks, tables=tables, style=style)
    told = {reading.card.name for reading in Reader().read(scene.bgr) if reading.card}
    assert shown <= told <= {truth.card.name for truth in scene.cards if truth.card}
