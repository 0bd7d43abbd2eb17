"""Whatever deck a card is of, its reading tells what it is, how surely, and where it lies."""

from collections.abc import Sequence

import numpy as np

from companion.card_notation import parse_card
from companion.cards import DECK
from vision.learned.deck_reader import FaceName, LearnedReading
from vision.reading import CardReading, Reading
from vision.setup.marked_cards import MarkedCard, MarkedFace

QUAD = np.array([[0, 0], [60, 0], [60, 84], [0, 84]], np.float32)


def test_readings_of_every_kind_of_deck_are_told_alike() -> None:
    shares = np.full(len(DECK), 1 / len(DECK), np.float32)
    readings: Sequence[CardReading] = (
        Reading(parse_card("TH"), 0.9, QUAD, shares),
        LearnedReading(FaceName("Red Maple"), 0.9, QUAD, ()),
        MarkedCard(MarkedFace("BC"), QUAD),
    )
    assert [reading.card and reading.card.name for reading in readings] == ["TH", "Red Maple", "BC"]
    assert [reading.card and reading.card.sign for reading in readings][:2] == ["10♥", "Red Maple"]
    assert all(0.8 < reading.confidence <= 1 and reading.quad is QUAD for reading in readings)
