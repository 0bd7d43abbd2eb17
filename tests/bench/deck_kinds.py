"""Learns drawn decks of kinds that no network was trained on as a table does, and reads them on drawn tables.

Usage: python -m tests.bench.deck_kinds [KIND ...] [--decks N] [--faces N] [--tables N] [--seed N]
Each face and the back is shown as "Show me your cards" asks for it: it lies alone, is turned and moved, and is taken
away; a face that the companion cannot take in is shown again, up to three times. A card counts if at least two thirds
of it are seen. Of what is not named, each cause is counted.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Final

import cv2

from companion.cards import BACK
from companion.errors import BadInputError
from companion.learning.session import LearningSession
from companion.learning.state import FaceToShow
from hardware.vision_process.shown_card_finder import ShownCardFinder, unpack_picture
from tests.bench._deck_kinds import DeckKind, KindDeck
from vision.evaluate.learned_decks import COUNTED, ReadingScore, find_named
from vision.evaluate.learned_tables import DrawnTable, GameCardTruth, draw_learning_pictures, draw_table
from vision.frames import Frame
from vision.geometry import intersection_over_union
from vision.learned import DeckReader, LearnedDeck, LearnedReading
from vision.learned.learning import CardNotFoundError, learn_shown
from vision.learned.outline_maps import map_outlines
from vision.learned.outlines import find_outlines
from vision.scenes import SurfaceCollection

MOST_SHOWN: Final = 3
OUTLINED: Final = 0.85
"""The overlap with a card from which an outline is its own."""


@dataclass(slots=True)
class KindScore:
    """What was learned of the decks of one kind, what was read of them, and why cards were not named."""

    reading: ReadingScore = field(default_factory=ReadingScore)
    shown: int = 0
    """How often a face or back was shown."""
    left_out: int = 0
    causes: Counter[str] = field(default_factory=Counter)


class Shower:
    """Somebody who shows the cards of one deck, and again those that the companion asks for."""

    def __init__(self, deck: KindDeck, surfaces: SurfaceCollection, seed: int) -> None:
        self.shown = Counter[str]()
        self._deck, self._surfaces, self._seed = deck, surfaces, seed
        self._finder = ShownCardFinder()
        names = [*deck.names, BACK]
        self._places = {name: None if name == BACK else place for place, name in enumerate(names)}
        self._session = LearningSession([FaceToShow(name, int(name != BACK)) for name in names])

    def show(self, name: str) -> bool:
        """Lays a card, turns and moves it, and takes it away; says whether the companion took it in."""
        session = self._session
        while self.shown[name] < MOST_SHOWN:
            session.want(name)
            seed = self._seed + 31 * self.shown[name]
            self.shown[name] += 1
            for bgr in draw_learning_pictures(self._deck, self._places[name], self._surfaces, seed):
                cards = self._finder.cut_out(Frame(bgr, 1, 0.0))
                session.feed([(unpack_picture(card.jpeg), card.quad) for card in cards])
            session.feed([])
            if any(face.name == name for face in session.list_shown()):
                return True
        session.want(name)
        session.leave_out(name)
        return False

    def learn(self) -> LearnedDeck:
        """Shows every face and the back. Raises BadInputError if the deck cannot be learned."""
        for name in self._places:
            self.show(name)
        while True:
            try:
                return learn_shown(self._session.list_shown())
            except CardNotFoundError as error:
                self.show(error.face)


def learn(deck: KindDeck, surfaces: SurfaceCollection, seed: int, score: KindScore) -> LearnedDeck:
    """Learns a deck, and counts how often its cards were shown. Raises BadInputError."""
    shower = Shower(deck, surfaces, seed)
    learned = shower.learn()
    score.shown += shower.shown.total()
    score.left_out += deck.count + 1 - len(learned.faces)
    return learned


def read(deck: KindDeck, reader: DeckReader, table: DrawnTable, score: KindScore) -> None:
    """Reads a table, counts what is named and why the others are not."""
    begun = process_time()
    readings = reader.read(table.bgr)
    score.reading.read_s += process_time() - begun
    score.reading.pictures += 1
    score.reading.add(table, readings)
    for card in table.cards:
        if card.name is not None and card.visible >= COUNTED:
            named = {*find_named(card, readings).values()}
            if named != {card.name}:
                score.causes[explain(card, table, deck, readings)] += 1


def explain(card: GameCardTruth, table: DrawnTable, deck: KindDeck, readings: Sequence[LearnedReading]) -> str:
    """Returns why a card is not named rightly: as far as its outline, its face, or how sure it is."""
    if find_named(card, readings):
        return "wrong name"
    near = [one for one in readings if intersection_over_union(one.quad, card.quad) > 0.5]
    first = [one.candidates[0][0] for one in near if one.candidates]
    if card.name in first:
        return "right face, unsure"
    size = deck.size_mm
    found = find_outlines(map_outlines(table.bgr), max(size) / min(size), 100)
    best = max((intersection_over_union(quad, card.quad) for quad in found.quads), default=0.0)
    if best < OUTLINED:
        return "no outline" if best < 0.5 else "inexact outline"
    return "another face first" if first else "an outline that fits no face"


def main() -> None:
    """Prints a line for each kind."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.deck_kinds", description=__doc__)
    parser.add_argument("kinds", nargs="*", default=[kind.value for kind in DeckKind])
    parser.add_argument("--decks", type=int, default=1)
    parser.add_argument("--faces", type=int, default=12)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=6_100_000)
    words = parser.parse_args()
    cv2.setNumThreads(1)
    surfaces = SurfaceCollection.open("test")
    for kind in DeckKind:
        if any(kind.value.startswith(word) for word in words.kinds):
            tell(kind, measure(kind, surfaces, words))


def measure(kind: DeckKind, surfaces: SurfaceCollection, words: argparse.Namespace) -> KindScore:
    """Returns the score of the decks of one kind."""
    score = KindScore()
    for nth in range(words.decks):
        seed = words.seed + 1501 * nth
        deck = KindDeck(seed, kind, words.faces)
        try:
            reader = DeckReader(learn(deck, surfaces, seed, score))
        except BadInputError as error:
            print(f"{kind}: not learned: {error}")
            continue
        score.reading.decks += 1
        for place in range(words.tables):
            read(deck, reader, draw_table(deck, surfaces, seed + 7 + 101 * place), score)
    return score


def tell(kind: DeckKind, score: KindScore) -> None:
    """Prints what was learned and read of a kind of deck."""
    one = score.reading
    figures = one.figures()
    print(
        f"{kind}: recall {figures['recall']:.3f} ({one.right} of {one.cards}), precision {figures['precision']:.3f},"
        f" strangers named {one.taken} of {one.unknown}, bare places {one.bare};"
        f" shown {score.shown} times, left out {score.left_out}; {figures['ms a picture']:.0f} ms a picture;"
        f" {dict(score.causes.most_common())}",
        flush=True,
    )


if __name__ == "__main__":
    main()
