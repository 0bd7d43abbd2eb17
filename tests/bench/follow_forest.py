"""Follows whole games of Bamboo Harvest at the simulated table: `python -m tests.bench.follow_forest [GAMES] [FIRST]`.

Every frame goes through the reader. Players confirm what is offered, and enter what no camera sees. For each game it
prints how many entries a camera saw, the first one that it did not, and whether any other was entered.
"""

import sys

import tests.conftest  # noqa: F401
from companion.commands.recorded_players import RecordedPlayers
from companion.engine import Record
from companion.following.game_assignment import GameAssignment
from companion.following.strategy import CAMERA
from companion.following.watched_decks import deck_of
from companion.games.bamboo_harvest import GAME
from companion.session import MemoryStore, Session, start_session
from companion.simulation import simulation_of
from companion.simulation.bamboo_harvest import simulate
from companion.sources import simulated_table

FPS = 2.0


def follow_game(record: Record, seed: int) -> Session:
    """Returns the game as the camera followed it."""
    session = start_session(MemoryStore(), GAME, record.options, record.players)
    games, watcher = GameAssignment(), deck_of(GAME, "english").make_watcher()
    players = RecordedPlayers(record, simulation_of(GAME.name).is_hidden_choice)
    with simulated_table(seed, FPS, hands=1, game=GAME.name) as source:
        while (frame := source.read()) is not None:
            games.see(session, watcher.see(frame), frame.at_s, players)
    return session


def main(games: str = "3", first: str = "1") -> None:
    """Prints a line for each game, and the sum."""
    whole = 0
    for seed in range(int(first), int(first) + int(games)):
        record = simulate(seed)
        session = follow_game(record, seed)
        actions = [entry.action for entry in record.entries]
        entered = [logged.entry.action for logged in session.standing]
        seen = sum(logged.entry.by == CAMERA for logged in session.standing)
        missed = "" if entered == actions else f"; not seen: entry {len(entered)}, {actions[len(entered)]}"
        wrong = sum(one != other for one, other in zip(entered, actions, strict=False))
        whole += entered == actions
        print(f"game {seed}: {len(entered)} of {len(actions)} entries, {seen} seen, {wrong} wrong{missed}", flush=True)
    print(f"{whole} of {games} games followed to their end")


if __name__ == "__main__":
    main(*sys.argv[1:])
