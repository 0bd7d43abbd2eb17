"""Hidden stays hidden: what nobody has shown is told by no game: not in its view, aloud, or in what leaves it."""

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import write_record
from companion.exports.exporter import ExportedGame
from companion.exports.exporters import find_exporter
from companion.exports.replay_steps import replay_record
from companion.games import find_game, game_names
from companion.translations import find_translation
from tests.games.hidden import PADS, counted_out, faces_of, listed_in, named_in, shown_by
from tests.games.phrases import phrases_of
from tests.games.random_play import Played, play_randomly

CATALOGUE: Final = [
    {"name": "Red Maple", "type": "tree", "cost": 0, "value": 1, "draws": 2},
    {"name": "Sugar Shack", "type": "utility", "cost": 1, "copies": 4},
    {"name": "Silver Maple", "type": "tree", "cost": 0, "draws": 3, "copies": 8},
]
OPTIONS: Final[dict[str, list[dict[str, object]]]] = {
    "lunar": [{}, {"stars": "marked", "track": [0, 1, 3, 6]}],
    "masters-of-maple-syrup": [{"catalogue": CATALOGUE}, {"catalogue": CATALOGUE, "rivals": True}],
    "mast-year": [{}, {"incomplete_information": True}, {"tournament": True}],
    "nice-one-squirrel": [{}, {"taking_up": True}],
}


NAMES: Final = game_names()
DEALS: Final = st.tuples(st.integers(0, 10_000), st.integers(0, 2))
"""A seed, and which of a game's options."""


def play(name: str, deal: tuple[int, int]) -> Played:
    seed, number = deal
    options = OPTIONS.get(name, [{}])
    return play_randomly(find_game(name), seed, options[number % len(options)])


def told_of(played: Played, state: Any, faces: frozenset[str]) -> set[str]:
    """Returns the faces that are told of a state; what everybody knows of the deck is left out."""
    game = played.game
    told = {*named_in(game.summary(state), faces), *named_in(tuple(phrases_of(game, state)), faces)}
    told |= {*named_in(game.view(state), faces, PADS[game.name])}
    told |= {*named_in(dict(game.tables(state)), faces)}
    return told - {*listed_in(game.summary(state), faces)} - counted_out(played, state)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=5, deadline=None)
@given(DEALS)
def test_what_is_told_names_only_what_was_shown(name: str, deal: tuple[int, int]) -> None:
    played = play(name, deal)
    faces = faces_of(played)
    shown = shown_by(played, faces)
    for place, state in played.sample(12):
        assert told_of(played, state, faces) <= shown[place]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_shown_is_told(name: str) -> None:
    """Without this the others would find nothing wrong with games whose cards they cannot read."""
    played = play(name, (0, 0))
    faces = faces_of(played)
    shown = shown_by(played, faces)
    news = [place for place in range(1, 60) if shown[place] > shown[place - 1]]
    assert any(told_of(played, played.states[place], faces) & (shown[place] - shown[place - 1]) for place in news)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=5, deadline=None)
@given(DEALS)
def test_what_is_said_aloud_names_only_what_was_shown(name: str, deal: tuple[int, int]) -> None:
    played = play(name, deal)
    faces, game = faces_of(played), played.game
    shown = shown_by(played, faces)
    for place, (before, after) in enumerate(pairwise(played.states), 1):
        said = (*game.announce(before, after), *game.announce_correction(before, after))
        known = {*listed_in(game.summary(after), faces)} | counted_out(played, after)
        assert {*named_in(said, faces)} - known <= shown[place]


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=5, deadline=None)
@given(DEALS, st.floats(0, 1))
def test_what_leaves_a_running_game_names_only_what_was_shown(name: str, deal: tuple[int, int], share: float) -> None:
    """Whoever scans or opens a file during the game learns nothing that does not lie on the table."""
    played = play(name, deal)
    faces, game = faces_of(played), played.game
    place = int(share * len(played.record.entries))
    record = replace(played.record, entries=played.record.entries[:place])
    running = ExportedGame("5a17c0de5a17c0de", "2026-05-01T18:00:00.000Z", game, record, played.states[place])
    shown = (
        shown_by(played, faces)[place]
        | {*listed_in(game.summary(running.state), faces)}
        | counted_out(played, running.state)
    )
    result = find_exporter("result").codes
    assert result
    assert {*named_in(result(running, "en"), faces)} <= shown
    replayed, words = replay_record(game, record), find_translation(game.name, "en")
    assert replayed.last == place
    for step in range(0, place + 1, 7):
        told = replayed.step(step, words)
        assert {*named_in((told.title, *told.said, *told.scores), faces)} <= shown
    assert {*named_in([json.loads(write_record(game, record))["actions"]], faces)} <= shown
