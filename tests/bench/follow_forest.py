"""Follows whole games of Bamboo Harvest at the simulated table: `python -m tests.bench.follow_forest [GAMES] [FIRST]`.

Every frame goes through the reader. Players confirm what is offered, and enter what no camera sees. For each game it
prints how many entries a camera saw, the first one that it did not, whether any other was entered, and what was
offered: the right entry alone, or among several, or another one. A game takes about a minute of the processor.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import tests.conftest  # noqa: F401
from companion.commands.replaying_players import ReplayingPlayers
from companion.engine import Record
from companion.engine.record import EntrySource
from companion.following.decisions import Offered
from companion.following.game_assignment import GameAssignment
from companion.following.watched_decks import deck_of
from companion.games.bamboo_harvest import GAME
from companion.session import MemoryStore, Session, start_session
from companion.simulation import simulation_of
from companion.simulation.bamboo_harvest import simulate
from companion.sources import simulated_table

FPS = 2.0


@dataclass
class FollowedForest:
    """A game as the camera followed it, with how often what was offered was one entry, one of several, or another."""

    session: Session
    offers: Counter[str]


def follow_game(record: Record, seed: int) -> FollowedForest:
    """Follows the film of a record to its end."""
    session = start_session(MemoryStore(), GAME, record.options, record.players)
    games, watcher = GameAssignment(), deck_of(GAME, "english").make_watcher()
    players, offers = ReplayingPlayers(record, simulation_of(GAME.name).is_hidden_choice), Counter[str]()

    def choose(state: object, choices: Sequence[object]) -> object | None:
        action = players(state, choices)
        if choices and action is not None:
            offers["right" if len(choices) == 1 else "one of several"] += action in choices
        return action

    with simulated_table(seed, FPS, hands=1, game=GAME.name) as source:
        while (frame := source.read()) is not None:
            for decision in games.see(session, watcher.see(frame), frame.at_s, choose):
                if isinstance(decision, Offered) and decision.actions:
                    offers["wrong"] += record.entries[len(session.standing)].action not in decision.actions
    return FollowedForest(session, offers)


def main(games: str = "3", first: str = "1") -> None:
    """Prints a line for each game, and the sum."""
    whole = 0
    for seed in range(int(first), int(first) + int(games)):
        record = simulate(seed)
        followed = follow_game(record, seed)
        actions = [entry.action for entry in record.entries]
        entered = [logged.entry.action for logged in followed.session.standing]
        seen = sum(logged.entry.by == EntrySource.CAMERA for logged in followed.session.standing)
        missed = "" if entered == actions else f"; not seen: entry {len(entered)}, {actions[len(entered)]}"
        wrong = sum(one != other for one, other in zip(entered, actions, strict=False))
        whole += entered == actions
        print(
            f"game {seed}: {len(entered)} of {len(actions)} entries, {seen} seen, {wrong} wrong{missed}; "
            f"offered: {dict(followed.offers)}",
            flush=True,
        )
    print(f"{whole} of {games} games followed to their end")


if __name__ == "__main__":
    main(*sys.argv[1:])
