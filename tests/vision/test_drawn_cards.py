"""What is drawn with held-out decks is read back."""

from itertools import islice

import pytest

from vision.evaluate.rendered import LIGHT, lies_inside, measured_scenes
from vision.reader import Reader
from vision.scenes import Scene

SCENES = 8
MOST_UNTOLD = 1


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    """Scenes that were never looked at while something was chosen or fitted."""
    drawn = (scene for scene, kind in measured_scenes((16, 60), first_seed=610_000_000) if kind == LIGHT)
    return list(islice(drawn, SCENES))


def test_drawn_cards_are_read_back(scenes: list[Scene]) -> None:
    reader, untold = Reader(), 0
    for scene in scenes:
        laid = {truth.card for truth in scene.cards if truth.card}
        told = [reading.card for reading in reader.read(scene.bgr) if reading.card]
        assert len(set(told)) == len(told), "one card is one reading"
        assert set(told) <= laid
        untold += len({truth.card for truth in scene.cards if truth.card and lies_inside(truth)} - set(told))
    assert untold <= MOST_UNTOLD
