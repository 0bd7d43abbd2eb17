"""Everything that a game tells of a state, and the facts of its rules that it cites."""

import json
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from itertools import pairwise
from typing import Any

from companion.cards import Card, Suit
from companion.engine import Phrase, Player, write_record
from companion.engine.game import AnyGame
from companion.games import find_game_package
from tests.games.random_play import Played, play_randomly


def phrases_of(game: AnyGame, state: Any) -> Iterator[Phrase]:
    """Yields everything that a game tells of a state, what it offers beside its rules included."""
    yield from (*game.sheet(state), *game.result(state), *game.explain(state))
    yield from game.accounts(state)
    yield from (turn for course in game.courses(state) for turn in course.turns)


def announced(played: Played) -> Iterator[Phrase]:
    """Yields everything that is announced in a game, and what would be if an earlier state were corrected."""
    game, states = played.game, played.states
    for before, after in pairwise(states):
        yield from game.announce(before, after)
    for before, after in zip(states[::9], states[5::9], strict=False):
        yield from game.announce_correction(before, after)


def facts_of(game: AnyGame) -> set[str]:
    """Returns the numbers of a game's facts and of its sections."""
    text = resources.files(find_game_package(game.name)).joinpath("RULES.md").read_text(encoding="utf-8")
    facts, section = set(), ""
    for line in text.splitlines():
        if heading := re.match(r"## ([A-Z]+-\d+) ", line):
            section = heading[1]
            facts.add(section)
        elif number := re.match(r"(\d+)\. ", line):
            facts.add(f"{section}.{number[1]}")
    return facts


def rules_in(value: object) -> set[str]:
    """Returns the rules that a phrase rests on, with those of the phrases in its gaps."""
    if isinstance(value, Phrase):
        return ({value.rule} if value.rule else set()) | rules_in(tuple(item for _, item in value.values))
    if isinstance(value, tuple):
        return {rule for item in value for rule in rules_in(item)}
    assert isinstance(value, str | int | Card | Suit | Player)
    return set()


def transcript_of(game: AnyGame, seeds: Iterable[int]) -> str:
    """Returns everything that random games tell, as one text."""
    games = [play_randomly(game, seed, {}) for seed in seeds]
    parts = [(played.game.summary(played.states[-1]), write_record(game, played.record)) for played in games]
    phrases = [[str(phrase) for phrase in phrases_of(game, played.states[-1])] for played in games]
    return json.dumps([parts, phrases])
