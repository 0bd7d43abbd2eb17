"""Follows whole games of Masters of Maple Syrup with the play-test deck: differences offered, right, wrong and asked.

Usage: python -m tests.bench.follow_properties [GAMES] [FIRST SEED] [FPS]
Players at the screen end the turns, as no camera sees that; they confirm what is offered and is so. What is not so they
refuse, and enter the turn by hand.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import cv2

from companion.commands.playtest_table import learn_playtest_deck
from companion.engine import Record
from companion.engine.game import own_action
from companion.errors import ImpossibleActionError
from companion.following.decisions import PropertiesDiffer
from companion.following.game_assignment import GameAssignment
from companion.following.watched_decks import DeckProfile, deck_of
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Develop, End, Harvest, Select, Tap
from companion.session import MemoryStore, Session, start_session
from companion.simulation.masters_of_maple_syrup import hidden_choice
from companion.simulation.players.masters_of_maple_syrup import simulate
from companion.sources import simulated_table

Token = tuple[Any, ...]
NAME: Final = GAME.name


@dataclass(slots=True)
class Turns:
    """What was done in each turn of a record, card by card, and what of it is not entered yet."""

    record: Record
    left: list[Counter[Token]] = field(default_factory=lambda: [Counter()])
    count: int = 0

    def __post_init__(self) -> None:
        state = GAME.start(self.record.options, self.record.players)
        for entry in self.record.entries:
            action = own_action(GAME, entry.action)
            state = GAME.apply(state, action)
            self.left[-1].update(tokens(action))
            self.left += [Counter[Token]()] * (len(state.ended) >= len(self.left))
        self.left = [Counter(one) for one in self.left]
        self.count = sum(sum(one.values()) for one in self.left)

    def take(self, turn: int, actions: tuple[Any, ...]) -> bool:
        """Takes what `actions` do from a turn and the next ones; returns whether all of it was done there."""
        done = [Counter[Token]() for _ in self.left]
        for action in actions:
            turn = min(turn + isinstance(action, End), len(self.left) - 1)
            done[turn].update(tokens(action))
        if not any(done) or any(some - left for some, left in zip(done, self.left, strict=True)):
            return False
        self.left = [left - some for some, left in zip(done, self.left, strict=True)]
        return True

    def enter_by_hand(self, turn: int, session: Session) -> None:
        """Somebody enters what is left of a turn, as far as it can be."""
        made: Any = {Tap: lambda s, w: Tap(s, (w,)), Harvest: lambda s, w: Harvest(s, (w,)), Develop: Develop}
        made[Select] = lambda _, w: Select(w)
        for kind, seat, what in sorted(self.left[turn].elements(), key=lambda token: token[0] is not Select):
            try:
                session.act(made[kind](seat, what), by="touch")
            except ImpossibleActionError:
                continue
            self.left[turn] -= Counter([(kind, seat, what)])


def tokens(action: Any) -> list[Token]:
    """Returns what an action does to each card on the table, as what it is, whose card and which."""
    if isinstance(action, Select):
        return [(Select, None, action.action)]
    if isinstance(action, Tap | Harvest):
        return [(type(action), action.seat, place) for place in action.places]
    return [(Develop, action.seat, action.card)] if isinstance(action, Develop) else []


def follow_game(seed: int, fps: float, profile: DeckProfile, sums: Counter[str]) -> None:
    """Follows one game from its first card to its last; counts cards turned or laid, and what was offered for them."""
    record = simulate(seed)
    turns, session = Turns(record), start_session(MemoryStore(), GAME, record.options, record.players)
    deck = deck_of(GAME, "english", [profile])
    games, watcher = GameAssignment(deck.names), deck.make_watcher()
    choose = hidden_choice(record)
    with simulated_table(seed, fps, hands=1, game=NAME) as table:
        while (frame := table.read()) is not None:
            for decision in games.see(session, watcher.see(frame), frame.at_s, choose):
                if isinstance(decision, PropertiesDiffer) and decision.changes:
                    answer(decision, turns, session, sums)
    sums["cards"] += turns.count
    sums["not entered"] += sum(sum(one.values()) for one in turns.left)


def answer(decision: PropertiesDiffer, turns: Turns, session: Session, sums: Counter[str]) -> None:
    """Confirms the explanation that is so; else the turn is entered by hand."""
    state: Any = session.state
    turn = min(len(state.ended), len(turns.left) - 1)
    so = next((one for one in decision.explanations if turns.take(turn, one.actions)), None)
    offered = "unexplained" if not decision.explanations else "asked" if not decision.sure else "wrong"
    sums["right" if offered == "wrong" and so else offered] += 1
    if so is None:
        turns.enter_by_hand(turn, session)
        return
    for action in so.actions:
        session.act(action, by="camera")


def main(games: str = "1", first: str = "1", fps: str = "10") -> None:
    """Prints what was offered after each game, summed up."""
    cv2.setNumThreads(1)
    profile, sums = learn_playtest_deck(NAME), Counter[str]()
    for seed in range(int(first), int(first) + int(games)):
        follow_game(seed, float(fps), profile, sums)
        print(f"to seed {seed}: {dict(sums)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
