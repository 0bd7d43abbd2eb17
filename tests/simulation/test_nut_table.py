"""The simulated table of Nice One Squirrel!: following its film gives the record that it was made from."""

from dataclasses import replace

import pytest

from companion.engine import Record
from companion.following.decisions import Asked
from companion.following.game_assignment import GameAssignment
from companion.following.watched_decks import deck_of
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import NUT_NAMES
from companion.session import MemoryStore, start_session
from companion.simulation.nice_one_squirrel import film, simulate
from hardware.sources.simulated import PickUp, Put
from tests.simulation.plain_table import plain_table

FPS = 2.5
ENTRIES = 12


@pytest.mark.one_python
def test_the_first_turns_of_a_game_are_followed_from_pictures_without_a_question() -> None:
    record = simulate(5)
    record = replace(record, entries=record.entries[:ENTRIES])
    session = start_session(MemoryStore(), GAME, record.options, record.players)
    games, watcher = GameAssignment(), deck_of(GAME, "english").make_watcher()
    decisions = []
    with plain_table(record, 5, FPS) as source:
        while (frame := source.read()) is not None:
            decisions += games.see(session, watcher.see(frame), frame.at_s, lambda state, choices: None)
    assert [logged.entry.action for logged in session.standing] == [entry.action for entry in record.entries]
    assert not any(isinstance(one, Asked) for one in decisions)


def test_a_film_shows_each_thing_that_hands_do() -> None:
    red = NUT_NAMES["RA"]
    actions = (Visit(9), Play(NUT_NAMES["BC"]), Visit(1, red), Take(red))
    entries = tuple(replace(simulate(1).entries[0], action=action) for action in actions)
    moves = film(Record(GAME.name, {"taking_up": True}, ("Ann", "Bo"), entries), 1)
    hands = [move for move in moves if isinstance(move, PickUp) or (isinstance(move, Put) and move.seat is not None)]
    assert [move.seat for move in hands] == [0, 0, 1, 1, 1]
    turned = hands[3]
    assert isinstance(turned, Put)
    assert turned.is_turning
    assert isinstance(hands[4], PickUp)
    assert hands[4].key == turned.key
