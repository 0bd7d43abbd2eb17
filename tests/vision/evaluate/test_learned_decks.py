"""Learned decks are measured on drawn tables: what is read is compared with what was laid."""

import numpy as np

from vision.evaluate.learned_decks import ReadingScore
from vision.evaluate.learned_tables import DrawnTable, GameCardTruth
from vision.learned import LearnedReading
from vision.learned.deck_reader import FaceName


def square(x: float) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    return np.array([[x, 0], [x + 50, 0], [x + 50, 80], [x, 80]], np.float32)


def test_every_reading_counts_once() -> None:
    table = DrawnTable(
        np.zeros((100, 500, 3), np.uint8),
        (
            GameCardTruth("wolf", square(0), 1.0),
            GameCardTruth("owl", square(100), 0.9),
            GameCardTruth(None, square(200), 1.0),
            GameCardTruth("lynx", square(300), 0.3),
        ),
    )
    places = (("wolf", 0.0), ("wolf", 100.0), ("owl", 200.0), ("bat", 400.0))
    score = ReadingScore()
    score.add(table, [LearnedReading(FaceName(name), 0.9, square(x), ()) for name, x in places])
    assert (score.cards, score.right, score.wrong) == (2, 1, 1)
    assert (score.unknown, score.taken, score.bare) == (1, 1, 1)
    assert score.figures()["recall"] == 0.5
    assert score.figures()["precision"] == 0.25
