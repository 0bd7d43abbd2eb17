"""Games played at random through `choices`, whatever their rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from companion.engine import Entry, Record, read_record, replay_entries, write_record
from companion.engine.game import AnyGame, require_type
from companion.errors import ImpossibleActionError
from companion.games import find_game
from companion.games.described.reading import read_embedded
from tests.games.descriptions import usual_options

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
PLAYERS: Final = NAMES[:4]
LONGEST: Final = 260
"""Entries after which a random game is left unfinished."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game played at random: its record, and the state before and after each entry."""

    game: AnyGame
    record: Record
    states: tuple[Any, ...]

    def sample(self, count: int) -> list[tuple[int, Any]]:
        """Returns some states with their places, spread over the game, the first and the last among them."""
        step = max(1, (len(self.states) - 1) // count)
        places = sorted({*range(0, len(self.states), step), len(self.states) - 1})
        return [(place, self.states[place]) for place in places]


def play_randomly(
    game: AnyGame, seed: int, options: Mapping[str, object], players: tuple[str, ...] | None = None
) -> Played:
    """Returns a game in which each entry is one of the choices: first its kind is chosen, then the action.

    As many play as the game allows, by turns of seeds.
    """
    random = Random(seed)
    options = {**usual_options(game.name), **options}
    players = players or NAMES[: players_of(game, seed, options)]
    states = [game.start(options, players)]
    entries: list[Entry] = []
    while len(entries) < LONGEST and (choices := game.choices(states[-1])):
        kind = random.choice(list(dict.fromkeys(map(type, choices))))
        entries.append(Entry(random.choice([choice for choice in choices if type(choice) is kind])))
        states.append(game.apply(states[-1], entries[-1].action))
    return Played(game, Record(game.name, options, players, tuple(entries)), tuple(states))


def players_of(game: AnyGame, seed: int, options: Mapping[str, object]) -> int:
    """Returns how many play: the numbers that the game allows come by turns of seeds; a description says its own."""
    if "description" not in options:
        return game.seats[seed % len(game.seats)]
    least, most = read_embedded(require_type(dict, options["description"])).players
    return least + seed % (most + 1 - least)


def read_back(record: Record, game: AnyGame) -> Record:
    """Returns what a record is after it was written and read."""
    return read_record(write_record(game, record).encode(), find_game)


def refusal(played: Played, entries: Iterable[Entry]) -> str | None:
    """Returns why `entries` cannot be, or None if they can."""
    try:
        replay_entries(played.game, played.states[0], entries)
    except ImpossibleActionError as error:
        return str(error)
    return None
