"""`python -m vision.evaluate.learned_decks`: learns drawn decks and reads them on drawn tables.

A card counts if at least two thirds of it are seen. Cards that are not in the deck count as unknown.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import Final

import cv2

from companion.cards import BACK
from companion.errors import BadInputError
from vision.evaluate.learned_tables import DrawnTable, GameCardTruth, draw_learning_pictures, draw_table
from vision.geometry import intersection_over_union
from vision.learned import DeckReader, LearnedDeck, LearnedReading
from vision.learned.learning import FacePictures, learn_deck
from vision.scenes import SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

FIRST_SEED: Final = 700_000
COUNTS: Final = (12, 24, 36, 60)
COUNTED: Final = 0.66
SAME_PLACE: Final = 0.5


@dataclass(slots=True)
class ReadingScore:
    """Counts of one style: `taken` are unknown cards read as a learned face, `bare` readings where no card lies."""

    decks: int = 0
    unlearned: int = 0
    cards: int = 0
    right: int = 0
    wrong: int = 0
    unknown: int = 0
    taken: int = 0
    bare: int = 0
    learn_s: float = 0.0
    faces: int = 0
    read_s: float = 0.0
    pictures: int = 0

    def add(self, table: DrawnTable, readings: Sequence[LearnedReading]) -> None:
        """Counts what was read on a table."""
        left = [one for one in readings if one.card is not None]
        for truth in table.cards:
            near = find_named(truth, left)
            named = set(near.values())
            left = [one for one in left if one not in near]
            if truth.name is None:
                self.unknown, self.taken = self.unknown + 1, self.taken + bool(named)
            elif truth.visible >= COUNTED or named:
                self.cards += truth.visible >= COUNTED
                self.right += named == {truth.name} and truth.visible >= COUNTED
                self.wrong += bool(named - {truth.name})
        self.bare += len(left)

    def figures(self) -> dict[str, float]:
        """Returns recall, precision, the share of unknown cards taken for learned ones, and times."""
        named = self.right + self.wrong + self.taken + self.bare
        return {
            "recall": self.right / max(1, self.cards),
            "precision": self.right / max(1, named),
            "unknown taken": self.taken / max(1, self.unknown),
            "s a learned face": self.learn_s / max(1, self.faces),
            "ms a picture": 1000 * self.read_s / max(1, self.pictures),
        }


def find_named(truth: GameCardTruth, readings: Sequence[LearnedReading]) -> dict[LearnedReading, str]:
    """Returns the readings that name a face where a card lies, and what they name."""
    return {
        one: one.card.name
        for one in readings
        if one.card is not None and intersection_over_union(one.quad, truth.quad) > SAME_PLACE
    }


def draw_deck(first: int, nth: int, counts: Sequence[int] = COUNTS) -> GameDeck:
    """Returns the `nth` deck of a set: the style changes with each deck, the number of faces after all styles."""
    styles = list(DeckStyle)
    return GameDeck(first + nth, styles[nth % len(styles)], counts[nth // len(styles) % len(counts)])


def measure(decks: int, tables: int) -> Iterator[tuple[str, ReadingScore]]:
    """Yields each deck's style and score: `tables` pictures of each."""
    surfaces = SurfaceCollection.open("test")
    for nth in range(decks):
        deck, score = draw_deck(FIRST_SEED, nth), ReadingScore(decks=1)
        learned = learn_drawn_deck(deck, surfaces, FIRST_SEED + 1501 * nth, score)
        if learned is not None:
            reader = DeckReader(learned)
            for place in range(tables):
                table = draw_table(deck, surfaces, FIRST_SEED + 1501 * (nth * tables + place) + 7)
                start = process_time()
                readings = reader.read(table.bgr)
                score.read_s, score.pictures = score.read_s + process_time() - start, score.pictures + 1
                score.add(table, readings)
        yield deck.style.value, score


def learn_drawn_deck(deck: GameDeck, surfaces: SurfaceCollection, seed: int, score: ReadingScore) -> LearnedDeck | None:
    """Returns a deck learned from two pictures of each face and the back, and scores the time; None if that failed."""
    names = [*enumerate(deck.names), (None, BACK)]
    faces = [FacePictures(name, 1, tuple(draw_learning_pictures(deck, place, surfaces, seed))) for place, name in names]
    start = process_time()
    try:
        learned = learn_deck(faces)
    except BadInputError as error:
        print(f"not learned: {error}", file=sys.stderr)
        score.unlearned = 1
        return None
    score.learn_s, score.faces = process_time() - start, len(faces)
    return learned


def main(words: Sequence[str] | None = None) -> int:
    """Prints a line for each style, and one for all."""
    parser = argparse.ArgumentParser(prog="python -m vision.evaluate.learned_decks", description=__doc__)
    parser.add_argument("--decks", type=int, default=40, metavar="N", help="number of decks (default: 40)")
    parser.add_argument("--tables", type=int, default=10, metavar="N", help="number of tables for each (default: 10)")
    arguments = parser.parse_args(words)
    cv2.setNumThreads(1)
    totals: dict[str, ReadingScore] = {}
    for style, score in measure(arguments.decks, arguments.tables):
        for row in (style, "all"):
            kept = asdict(totals.get(row, ReadingScore()))
            totals[row] = ReadingScore(**{key: kept[key] + count for key, count in asdict(score).items()})
    for row, score in totals.items():
        figures = {key: round(value, 4) for key, value in score.figures().items()}
        print(json.dumps({"style": row, **figures, **asdict(score)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
