"""The shipped networks run on pictures of any size and on any number of crops."""

import subprocess
import sys

import numpy as np
import pytest

from vision.frames import Picture
from vision.reader.evidence import CUES
from vision.reader.layout import COUNTS, LETTERS, MAPS, PATCH_SIZE, SUITS, VIEW_SIZE, ZERO
from vision.reader.networks import ConfidenceModel, Networks, as_input, shipped

MOST_MORE_MIB = 2.0
_FIND_AGAIN = """
import re
from pathlib import Path
import numpy as np
from vision.reader.networks import shipped
picture, finder = np.full((960, 1280, 3), 120, np.uint8), shipped()[0].finder
for _ in range(3):
    finder.maps(picture)
    print(re.search(r"RssAnon:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
"""


@pytest.fixture(scope="module")
def networks() -> Networks:
    return shipped()[0]


def crops(count: int, size: tuple[int, int]) -> Picture:
    return np.random.default_rng(3).integers(0, 255, (count, size[1], size[0], 3)).astype(np.uint8)


def test_pictures_are_taken_colour_by_colour_and_round_zero() -> None:
    pictures = np.zeros((2, 4, 6, 3), np.uint8)
    pictures[1, 2, 3] = (1, 2, 3)
    values = as_input(pictures)
    assert values.shape == (2, 3, 4, 6)
    steps = values[1, :, 2, 3] - values[0, :, 2, 3]
    assert np.allclose(steps / steps[0], (1, 2, 3))
    assert np.allclose(as_input(np.full((1, 1, 1, 3), ZERO, np.uint8)), 0, atol=0.01)


@pytest.mark.parametrize("size", [(64, 96), (65, 97), (30, 10)], ids=str)
def test_the_finder_tells_of_each_fourth_pixel(networks: Networks, size: tuple[int, int]) -> None:
    maps = networks.finder.maps(np.full((*size, 3), 120, np.uint8))
    assert maps.shape[0] == MAPS
    assert maps.shape[1] >= -(-size[0] // 4)
    assert maps.shape[2] >= -(-size[1] // 4)


def test_crops_are_scored_alike_alone_and_among_many(networks: Networks) -> None:
    patches, views = crops(40, PATCH_SIZE), crops(2, VIEW_SIZE)
    scores = networks.reader.scores(patches)
    assert scores.shape == (40, len(LETTERS) + len(SUITS) + 1)
    assert np.allclose(networks.reader.scores(patches[35:36])[0], scores[35], atol=1e-3)
    assert networks.pips.scores(views).shape == (2, len(COUNTS) + len(SUITS) + 1)


def test_a_second_whole_frame_takes_no_more_memory_than_the_first() -> None:
    done = subprocess.run([sys.executable, "-c", _FIND_AGAIN], capture_output=True, text=True, check=True)
    first, *others = (int(kib) / 1024 for kib in done.stdout.split())
    assert max(others) - first < MOST_MORE_MIB


def test_the_networks_of_a_process_are_shared() -> None:
    assert shipped() is shipped()


def test_the_fitted_temperatures_and_trust_are_read() -> None:
    model = ConfidenceModel.read()
    assert min(model.letters, model.suits, model.counts, model.symbols) > 0
    assert len(model.trust) == len(CUES)
