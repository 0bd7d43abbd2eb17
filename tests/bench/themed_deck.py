"""Follows the first trick of hands with a themed deck, and says whether the companion offers to learn it by then.

Usage: python -m tests.bench.themed_deck [--hands N] [--first SEED] [--fps N] [--usual] [--learn]
The deck has beige to grey stock, small, narrow, thin letters, inks of a few dark hues and figures without frames.
`--usual`: with the usual decks, for which nothing is to be offered, and the whole hand with its mishaps.
`--learn`: the deck is learned from two pictures of each card, and the whole hand is followed by that.
"""

import argparse
from dataclasses import replace
from time import process_time
from typing import Final

import cv2
import numpy as np

from companion.cards import Suit
from companion.following.decisions import Accepted, Asked, Missed, Unread
from companion.following.game_assignment import GameAssignment
from companion.following.reading_troubles import ReadingTroubles
from companion.games import find_game
from companion.games.mast_year.actions import Eat, Keep
from companion.session import MemoryStore, start_session
from companion.simulation.film import add_disturbances
from companion.simulation.mast_year import GAME, PLAYERS, film, simulate
from hardware.sources.simulated import Lay, SimulatedTable, TableSettings
from tests.bench.follow import PACE_S, SEEN, _card_of, _next, enter_missing, reader_for
from tests.bench.learned_standard_decks import teach
from vision.ensemble.ensemble_reader import EnsembleReader
from vision.reader import Reader
from vision.scenes import DeckCollection, SurfaceCollection
from vision.scenes.decks.deck_collection import Deck
from vision.scenes.decks.print_style import ENGLISH, PrintStyle
from vision.tracking.frame_rate import limit_rate
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
    parser = argparse.ArgumentParser(prog="python -m tests.bench.themed_deck", description=__doc__)
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--fps", type=float, default=5.0)
    parser.add_argument("--usual", action="store_true")
    parser.add_argument("--learn", action="store_true")
    words = parser.parse_args()
    cv2.setNumThreads(1)
    decks = DeckCollection.open("test") if words.usual else ThemedDecks.open("test")
    offered = sum(follow(seed, decks, words) for seed in range(words.first, words.first + words.hands))
    print(f"offered in {offered} of {words.hands} hands")


def follow(seed: int, decks: DeckCollection, words: argparse.Namespace) -> bool:
    """Follows one hand, and says whether learning the deck was offered; the table enters what was not seen."""
    record = simulate(seed, hands=1)
    truth = [entry.action for entry in record.entries if isinstance(entry.action, (*SEEN, Eat, Keep))]
    wanted = [action for action in truth if isinstance(action, SEEN)]
    choices = [action for action in truth if isinstance(action, Eat | Keep)]
    moves = film(record, seed, PACE_S)
    if not words.usual and not words.learn:
        until_s = [move.at_s for move in moves if isinstance(move, Lay)][FIRST_TRICK - 1]
        moves = tuple(move for move in moves if move.at_s <= until_s)
    shown = add_disturbances(moves, seed) if words.usual else moves
    table = SimulatedTable(
        shown, decks, SurfaceCollection.open("test"), TableSettings(seed), words.fps, linger_s=WAITS_S
    )
    session = start_session(MemoryStore(), find_game(GAME), {}, PLAYERS)
    games, troubles, told, offered_after = GameAssignment(), ReadingTroubles(), [], None
    watcher, spent_s = Watcher(make_reader(seed, decks, words)), 0.0
    with table:
        for frame in limit_rate(table.read):
            begun_s = process_time()
            events = watcher.see(frame)
            spent_s += process_time() - begun_s
            decisions = games.see(session, events, frame.at_s, lambda _, offered: _next(choices, offered))
            troubles.take(decisions)
            told += [one for one in decisions if isinstance(one, Accepted | Asked | Missed | Unread)]
            if any(isinstance(one, Missed) for one in decisions):
                enter_missing(session, truth)
            if troubles.are_many and offered_after is None:
                offered_after = sum(move.at_s < frame.at_s for move in moves if isinstance(move, Lay))
    entered = [_card_of(one.entry.action) for one in session.standing if isinstance(one.entry.action, SEEN)]
    right = sum(one == _card_of(other) for one, other in zip(entered, wanted, strict=False))
    counts = {kind.__name__: sum(isinstance(one, kind) for one in told) for kind in (Asked, Missed, Unread)}
    laid = sum(isinstance(move, Lay) for move in moves)
    print(
        f"seed {seed}: {right} of {min(laid, len(wanted))} right, {counts}, offered after {offered_after} cards;"
        f" {spent_s:.0f} s of the processor's time",
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
