"""Hands at the simulated table, as the benches follow them: every frame is drawn, with decks held out from training."""

import argparse
from collections.abc import Sequence
from functools import cache
from typing import Final

import cv2

from companion.simulation.film import add_disturbances
from hardware.sources.simulated import Move, SimulatedTable, TableSettings
from vision.reader import Reader
from vision.reader.letters import ALPHABETS
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.drawn_deck import DrawnDeck
from vision.tracking.watcher import Watcher

PACE_S: Final = 1.6
LINGER_S: Final = 9.0
"""A film ends so long after its last move: a hand may rest on the last card for six seconds."""


def hands_parser(description: str | None, *, hands: int = 20, fps: float = 10.0) -> argparse.ArgumentParser:
    """Returns what reads which hands are followed, and how often the table is looked at; nothing runs beside."""
    cv2.setNumThreads(1)
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--hands", type=int, default=hands)
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--fps", type=float, default=fps)
    return parser


def show_hand(
    moves: Sequence[Move], settings: TableSettings, fps: float, *, plain: bool
) -> tuple[SimulatedTable, Watcher]:
    """Returns the table on which a hand is played, with mishaps unless it is `plain`, and who watches it."""
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    shown = moves if plain else add_disturbances(moves, settings.seed)
    table = SimulatedTable(shown, *boxes, settings=settings, fps=fps, linger_s=LINGER_S)
    return table, Watcher(reader_for(boxes[0].deck_for(settings.seed)))


def reader_for(deck: Deck) -> Reader:
    """Returns a reader that knows the letters of the deck on the table, as its players do."""
    letters = set(deck.style.letters.values()) if isinstance(deck, DrawnDeck) else set()
    return _reader(next((name for name, known in ALPHABETS.items() if letters and letters <= set(known)), "english"))


@cache
def _reader(alphabet: str) -> Reader:
    return Reader(alphabet)


def share(part: int, whole: int) -> str:
    """Returns a share in per cent."""
    return f"{100 * part / max(whole, 1):.2f} %"
