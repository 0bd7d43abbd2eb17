"""Replay: a record's entries, one after the other; one that cannot be is named by its place."""

import pytest

from companion.engine import Record, replay, replay_entries
from companion.engine.replay import ImpossibleEntryError
from companion.errors import BadInputError
from tests.engine.good_record import read
from tests.games.mast_year.table import GAME, PLAYERS


def test_an_impossible_action_is_named_by_its_place_and_rule() -> None:
    record = read(actions=[{"do": "trunk", "card": "7S"}, {"do": "play", "card": "7S"}])
    with pytest.raises(
        ImpossibleEntryError, match=r"action 1: 7S was already shown as trunk card.* \(MY-10.1\)"
    ) as caught:
        replay(GAME, record)
    assert (caught.value.index, caught.value.rule) == (1, "MY-10.1")


def test_a_record_of_another_game() -> None:
    with pytest.raises(BadInputError, match="is of 'whist'"):
        replay(GAME, Record("whist", {}, PLAYERS))


def test_nothing_to_replay() -> None:
    state = GAME.start({}, PLAYERS)
    assert replay_entries(GAME, state, ()) is state
