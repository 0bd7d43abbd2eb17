"""The simulated table of Bamboo Harvest: following its film gives the record that it was made from."""

from dataclasses import replace

import pytest

from companion.cards import BACK
from companion.commands.replaying_players import ReplayingPlayers
from companion.following.game_assignment import GameAssignment
from companion.following.watched_decks import deck_of
from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Build, Grid, Harvest, Place, Swap
from companion.session import MemoryStore, start_session
from companion.simulation import simulation_of
from companion.simulation.bamboo_harvest import COLOURS, film, simulate
from hardware.sources.simulated import PickUp, Put
from tests.simulation.plain_table import plain_table

FPS = 2.5
ENTRIES = 4
SEED = 1


@pytest.mark.one_python
def test_the_forest_and_the_first_tokens_are_followed_from_pictures() -> None:
    record = simulate(SEED)
    record = replace(record, entries=record.entries[:ENTRIES])
    session = start_session(MemoryStore(), GAME, record.options, record.players)
    games, watcher = GameAssignment(), deck_of(GAME, "english").make_watcher()
    players = ReplayingPlayers(record, simulation_of(GAME.name).is_hidden_choice)
    with plain_table(record, SEED, FPS) as source:
        while (frame := source.read()) is not None:
            games.see(session, watcher.see(frame), frame.at_s, players)
    assert [logged.entry.action for logged in session.standing] == [entry.action for entry in record.entries]
    assert [logged.entry.by for logged in session.standing] == ["camera", None, "camera", "camera"]


def test_a_film_shows_all_that_is_done_to_the_forest() -> None:
    record = simulate(SEED)
    moves = film(record, SEED)
    actions = [entry.action for entry in record.entries]
    turned = [move for move in moves if isinstance(move, Put) and move.name == BACK]
    assert len(turned) == sum(isinstance(action, Place | Build) for action in actions)
    assert all(move.is_turning for move in turned)
    swaps = [action for action in actions if isinstance(action, Swap)]
    carried = [move for move in moves if isinstance(move, Put) and move.origin is not None and not move.is_turning]
    assert len(carried) == 2 * len(swaps)
    tokens = [move for move in moves if isinstance(move, Put) and move.name in COLOURS]
    assert len(tokens) == len(turned) + len(swaps)
    assert 0 < sum(isinstance(move, PickUp) for move in moves) <= len(swaps)
    assert any(isinstance(action, Grid | Harvest) for action in actions)
