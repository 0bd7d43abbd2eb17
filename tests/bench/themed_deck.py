"""Follows the first trick of hands with a themed deck, and says whether the companion offers to learn it by then.

Usage: python -m tests.bench.themed_deck [--hands N] [--first SEED] [--fps N] [--usual] [--learn]
The deck has beige to grey stock, small, narrow, thin letters, inks of a few dark hues and figures without frames.
`--usual`: with the usual decks, for which nothing is to be offered, and the whole hand with its mishaps.
`--learn`: the deck is learned from two pictures of each card, and the whole hand is followed by that.
"""

import argparse
from dataclasses import replace
from typing import Final

import numpy as np

from companion.cards import Suit
from companion.following.decisions import Asked, Missed, Unread
from companion.following.reading_troubles import ReadingTroubles
from companion.simulation.film import add_disturbances
from companion.simulation.mast_year import film, simulate
from hardware.sources.simulated import Lay, SimulatedTable, TableSettings
from tests.bench._hands import PACE_S, hands_parser, reader_for
from tests.bench.follow import Run, card_of
from tests.bench.learned_standard_decks import teach
from vision.ensemble.ensemble_reader import EnsembleReader
from vision.reader import Reader
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.print_style import ENGLISH, PrintStyle
from vision.tracking.region_readings import RegionReader
from vision.tracking.watcher import Watcher

FIRST_TRICK: Final = 5
"""The trunk card and four cards."""
WAITS_S: Final = 3.0


class ThemedDecks(DeckCollection):
    """The decks of the test split, another for each seed, printed as a themed deck is."""

    def deck_for(self, seed: int, nth: int = 0) -> Deck:
        """Returns the deck of a seed."""
        return self.drawn(seed)

    def _style(self, seed: int) -> PrintStyle:
        style, rng = super()._style(seed), np.random.default_rng([seed, 211])
        grey = rng.uniform(205, 235)
        stock = int(grey * rng.uniform(0.7, 0.86)), int(grey * rng.uniform(0.86, 0.95)), int(grey)
        brown, red = (30, 45, int(rng.integers(60, 95))), (30, 30, int(rng.integers(120, 160)))
        index = replace(
            style.index,
            rank_mm=float(rng.uniform(3.2, 4.6)),
            rank_width=float(rng.uniform(0.4, 0.6)),
            suit_mm=float(rng.uniform(1.8, 2.8)),
            gap_mm=float(rng.uniform(0.4, 2.5)),
            top_mm=float(rng.uniform(2.0, 7.0)),
            axis_mm=float(rng.uniform(4.0, 8.0)),
            weight=int(rng.integers(-6, -3)),
            corners=2,
        )
        inks = {Suit.CLUBS: brown, Suit.SPADES: brown, Suit.HEARTS: red, Suit.DIAMONDS: red}
        return replace(style, stock=stock, inks=inks, index=index, letters=ENGLISH, frame=False)


def main() -> None:
    """Prints a line for each hand, and in how many the offer was made."""
    parser = hands_parser(__doc__, hands=4, fps=5.0)
    parser.add_argument("--usual", action="store_true")
    parser.add_argument("--learn", action="store_true")
    words = parser.parse_args()
    decks = DeckCollection.open("test") if words.usual else ThemedDecks.open("test")
    offered = sum(follow(seed, decks, words) for seed in range(words.first, words.first + words.hands))
    print(f"offered in {offered} of {words.hands} hands")


def follow(seed: int, decks: DeckCollection, words: argparse.Namespace) -> bool:
    """Follows one hand, and says whether learning the deck was offered; the table enters what was not seen."""
    run = Run(simulate(seed, hands=1))
    moves = film(run.record, seed, PACE_S)
    if not words.usual and not words.learn:
        until_s = [move.at_s for move in moves if isinstance(move, Lay)][FIRST_TRICK - 1]
        moves = tuple(move for move in moves if move.at_s <= until_s)
    shown = add_disturbances(moves, seed) if words.usual else moves
    table = SimulatedTable(
        shown, decks, SurfaceCollection.open("test"), TableSettings(seed), words.fps, linger_s=WAITS_S
    )
    laid_s = [move.at_s for move in moves if isinstance(move, Lay)]
    troubles, unread, offered_after = ReadingTroubles(), 0, None
    for frame, _, decisions in run.follow(table, Watcher(make_reader(seed, decks, words))):
        troubles.take(decisions)
        unread += sum(isinstance(one, Unread) for one in decisions)
        if troubles.are_many and offered_after is None:
            offered_after = sum(at_s < frame.at_s for at_s in laid_s)
    right = sum(card_of(one.entry.action) == card_of(other) for one, other in zip(run.shown, run.truth, strict=False))
    counts = {Asked.__name__: run.questions, Missed.__name__: run.missed, Unread.__name__: unread}
    print(
        f"seed {seed}: {right} of {min(len(laid_s), len(run.truth))} right, {counts}, offered after {offered_after}"
        f" cards; {sum(run.spent_ms) / 1000:.0f} s of the processor's time",
        flush=True,
    )
    return offered_after is not None


def make_reader(seed: int, decks: DeckCollection, words: argparse.Namespace) -> RegionReader:
    """Returns what reads the deck on the table: by its corners, or as it was learned."""
    if words.usual:
        return reader_for(decks.deck_for(seed))
    corners = Reader()
    return EnsembleReader(teach(decks, seed), corners) if words.learn else corners


if __name__ == "__main__":
    main()
