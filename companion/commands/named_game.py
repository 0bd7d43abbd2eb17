"""Games as commands name them: one of the coded games, or a described one by its file or its file's stem."""

from argparse import ArgumentTypeError
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from companion.errors import BadInputError

if TYPE_CHECKING:
    from companion.engine import Record
    from companion.games.described.description import Description


@dataclass(frozen=True, slots=True)
class NamedGame:
    """A game that a command plays; `options` are those without which it cannot be begun."""

    name: str
    options: Mapping[str, object] = field(default_factory=dict)
    players: int | None = None
    """How few can play it, if its options say so."""
    written: str = ""
    """As it was named."""

    def __str__(self) -> str:
        return self.written or self.name

    @property
    def description(self) -> "Description":
        """What a described game is."""
        from companion.games.described.reading import read_embedded

        raw = self.options["description"]
        assert isinstance(raw, dict)
        return read_embedded(raw)

    def is_game_of(self, record: "Record") -> bool:
        """Whether a record is of this game."""
        return record.game == self.name and all(record.options.get(key) == self.options[key] for key in self.options)

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players, the usual one first."""
        from companion.games import find_game

        return find_game(self.name).seats if self.players is None else (self.players,)


def named_game(text: str) -> NamedGame:
    """Returns the game that is named; for the parser of the command line."""
    from companion.commands.journal import journal_path
    from companion.journal.described_games import DESCRIBED, coded_games, find_described, options_of
    from companion.translations import in_english

    if text in coded_games():
        return NamedGame(text)
    try:
        description = find_described(text, journal_path(None))
    except BadInputError as error:
        raise ArgumentTypeError(in_english(error.message)) from None
    return NamedGame(DESCRIBED, options_of(description), description.players[0], text)


def simulated_game(text: str) -> NamedGame:
    """Returns the game that is named, if simple players can play it; for the parser of the command line."""
    from companion.simulation import simulated_games

    found = named_game(text)
    if not found.options and text not in simulated_games():
        raise ArgumentTypeError(f"{text[:60]!r} cannot be simulated: known are {', '.join(simulated_games())}")
    return found
