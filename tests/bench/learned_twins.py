"""Says of how many cards of drawn learned decks that are not named rightly the picture tells what they are at all.

Usage: python -m tests.bench.learned_twins [DECKS] [FIRST SEED]
Decks are drawn, learned and read as by `vision.evaluate.learned_decks`, eight tables each. Each table with a card that
is not named rightly is drawn once more with its near twin in its place, all else alike. How much both pictures differ
within the card says whether anybody could tell it: not at all where they are the same, as the symbol that differs is
covered or burnt out.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from companion.cards import BACK
from vision.evaluate.learned_decks import COUNTED, ReadingScore, draw_deck, find_named, learn_drawn_deck
from vision.evaluate.learned_tables import DrawnTable, GameCardTruth, draw_table
from vision.learned import DeckReader, LearnedReading
from vision.scenes import SurfaceCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.game_deck import GameDeck

COUNTS: Final = (12, 24, 36)
TABLES: Final = 8
LIMITS: Final = (0, 12, 25, 60, 255)
"""Values by which pictures differ at most, after a mean over 3×3 pixels."""


class TwinInPlace(GameDeck):
    """A deck that prints a twin in place of one of its faces."""

    def __init__(self, deck: GameDeck, place: int, twin: int) -> None:
        super().__init__(deck.seed, deck.style, deck.count)
        self._place, self._twin = place, twin

    def face(self, place: int) -> FaceImage:
        """Draws a face, or the twin of the one whose place it takes."""
        return super().face(self._twin if place == self._place else place)


def main(decks: int = 8, first: int = 5_800_000) -> None:
    """Prints a line for each deck, and at the end how many cards there are, and what their pictures tell."""
    cv2.setNumThreads(1)
    surfaces, total, told = SurfaceCollection.open("test"), ReadingScore(), Counter[str]()
    for nth in range(decks):
        deck = draw_deck(first, nth, COUNTS)
        learned = learn_drawn_deck(deck, surfaces, first + 1501 * nth, ReadingScore())
        if learned is None:
            continue
        reader = DeckReader(learned)
        for seed in (first + 1501 * (nth * TABLES + place) + 7 for place in range(TABLES)):
            table = draw_table(deck, surfaces, seed)
            readings = reader.read(table.bgr)
            total.add(table, readings)
            told.update(judge(card, table, deck, surfaces, seed) for card in list_unnamed(table, readings))
        print(f"deck {nth}: {total.right} of {total.cards} cards named so far", flush=True)
    print(f"{total.cards} cards, {total.right} named rightly; of the others:")
    for what, count in sorted(told.items()):
        print(f"  {count} {what}")


def list_unnamed(table: DrawnTable, readings: tuple[LearnedReading, ...]) -> Iterator[GameCardTruth]:
    """Yields the cards of the deck that count and are not named rightly."""
    for card in table.cards:
        named = set(find_named(card, readings).values())
        if card.name is not None and card.visible >= COUNTED and named != {card.name}:
            yield card


def judge(card: GameCardTruth, table: DrawnTable, deck: GameDeck, surfaces: SurfaceCollection, seed: int) -> str:
    """Returns by how much the picture would differ with the card's most alike twin in its place."""
    if card.name == BACK:
        return "backs"
    place = deck.names.index(card.name or "")
    twins = [b if a == place else a for a, b in deck.twins if place in (a, b)]
    if not twins:
        return "without a near twin"
    least = min(differ(card, table, draw_table(TwinInPlace(deck, place, twin), surfaces, seed)) for twin in twins)
    limit = next(limit for limit in LIMITS if least <= limit)
    return f"differ from their twin by at most {limit:3} of 255"


def differ(card: GameCardTruth, one: DrawnTable, other: DrawnTable) -> float:
    """Returns the most by which two pictures of a table differ within a card, 0 to 255."""
    apart = cv2.blur(one.bgr.astype(np.float32) - other.bgr.astype(np.float32), (3, 3))
    within = cv2.fillConvexPoly(np.zeros(one.bgr.shape[:2], np.uint8), np.round(card.quad).astype(np.int32), 1)
    return float((np.abs(apart).max(axis=2) * within).max())


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
