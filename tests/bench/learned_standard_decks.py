"""Learns standard decks that the corner reader reads badly, and reads them before and after that.

Usage: python -m tests.bench.learned_standard_decks [DECKS] [FIRST SEED]
Each deck is a drawn one of the test split, printed as a negative, its corner indices painted over on all cards ("bare")
or on every second one ("half"). Its 52 cards are shown twice each at one simulated table, and laid in tricks of four at
others. A card counts as read if that is surer than a question asks for.
"""

import sys
from dataclasses import dataclass
from math import cos, pi, sin
from typing import ClassVar, Final

import cv2
import numpy as np

from companion.cards import DECK, Card
from companion.following.interpretation import SURE
from hardware.sources.simulated import PickUp, Put, SimulatedTable, TablePosition, TableSettings
from tests.shown_deck import AGAIN, BEGINS_S, FACE_S, FIRST, LIES_S
from vision.ensemble.ensemble_reader import EnsembleReader
from vision.learned import LearnedDeck
from vision.learned.learning import FacePictures, learn_deck
from vision.reader import Reader
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.faces import FaceImage
from vision.tracking.region_readings import RegionReader

BRIGHTEST: Final = 175
"""Of a negative: white becomes nearly black, and black a light grey."""


class BareDecks(DeckCollection):
    """The decks of the test split, printed as negatives, without indices."""

    every: ClassVar = 1

    def _make(self, deck: Deck, card: Card | None, mark: int) -> FaceImage:
        image = super()._make(deck, card, mark)
        if card is None:
            return image
        bgra = image.bgra.copy()
        if DECK.index(card) % self.every == 0:
            stock = np.median(bgra[8:-8, 8:-8, :3].reshape(-1, 3), axis=0)
            for quad in image.indices:
                ground = np.ascontiguousarray(bgra[..., :3])
                bgra[..., :3] = cv2.fillConvexPoly(ground, quad.astype(np.int32), stock.tolist())
        bgra[..., :3] = BRIGHTEST - bgra[..., :3] // 2
        return FaceImage(bgra, image.indices[:0])


@dataclass(frozen=True, slots=True)
class Read:
    """How the cards of a deck were read, laid four by four: right, as another card, or not at all."""

    right: int
    wrong: int
    unread: int


class HalfBareDecks(BareDecks):
    """The same, but every second card keeps its indices."""

    every = 2


STYLES: Final = {"bare": BareDecks, "half": HalfBareDecks}


def teach(decks: DeckCollection, seed: int) -> LearnedDeck:
    """Shows every card twice, turned and moved, and learns the deck."""
    moves: list[Put | PickUp] = []
    for key, card in enumerate(DECK):
        now = BEGINS_S + key * FACE_S
        moves += [
            Put(now, key, card.name, FIRST, 0),
            Put(now + 1.5 * LIES_S, key, card.name, AGAIN, 0, origin=FIRST),
            PickUp(now + 3 * LIES_S, key, AGAIN, 0),
        ]
    settings = TableSettings(seed, (400, 320), 1.6)
    faces = []
    with SimulatedTable(moves, decks, SurfaceCollection.open("test"), settings) as table:
        for key, card in enumerate(DECK):
            begun = BEGINS_S + key * FACE_S
            pictures = tuple(table.picture(begun + after) for after in (1.0, 2.5 * LIES_S))
            faces.append(FacePictures(card.name, 1, pictures))
    return learn_deck(faces)


def read_tricks(decks: DeckCollection, seed: int, reader: RegionReader) -> Read:
    """Lays all cards in tricks of four at another table, and reads each picture."""
    order = [DECK[int(place)] for place in np.random.default_rng(seed).permutation(len(DECK))]
    right = wrong = 0
    for first in range(0, len(order), 4):
        trick = order[first : first + 4]
        puts = [Put(0.0, seat, card.name, place_of(seat), None) for seat, card in enumerate(trick)]
        settings = TableSettings(seed + 500 + first)
        with SimulatedTable(puts, decks, SurfaceCollection.open("test"), settings) as table:
            bgr = table.picture(5.0)
        found = reader.read_region(bgr, (0, 0, bgr.shape[1], bgr.shape[0]))
        names = {one.card.name for one in found if one.card and one.confidence >= SURE}
        right += len(names & {card.name for card in trick})
        wrong += len(names - {card.name for card in trick})
    return Read(right, wrong, len(order) - right)


def place_of(seat: int) -> TablePosition:
    """Returns where a seat lays its card."""
    angle = seat * pi / 2 + 0.1
    return TablePosition(-62.0 * sin(angle), 62.0 * cos(angle), angle)


def main(count: str = "1", first: str = "1") -> None:
    """Prints each deck's figures, read by its corners alone, by its faces alone, and by both."""
    cv2.setNumThreads(1)
    corners = Reader()
    for seed in range(int(first), int(first) + int(count)):
        for style, made in STYLES.items():
            decks = made.open("test")
            deck = teach(decks, seed)
            both = EnsembleReader(deck, corners)
            print(
                f"deck {seed}, {style}: of the pictures shown that the corners name, {both.trust:.0%} are right",
                flush=True,
            )
            for name, reader in (("corners", corners), ("both", both)):
                print(f"  {name}: {read_tricks(decks, seed, reader)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
