"""Exporter: one form in which games leave the companion, and ExportedGame, a game that leaves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from companion.engine import Record
from companion.engine.game import AnyGame
from companion.session import Session
from companion.session.moment import local_day
from companion.translations import Translation, find_translation


@dataclass(frozen=True, slots=True)
class ExportedGame:
    """A game to be written: its number in the journal, when it began, what was entered, and where that led."""

    number: str
    started: str
    game: AnyGame
    record: Record
    state: object

    @property
    def name(self) -> str:
        """What its files are called: the game, its day, and enough of its number."""
        return "-".join(filter(None, [self.game.name, local_day(self.started), self.number[:6]]))

    def translation(self, language: str) -> Translation:
        """Returns the texts of the game."""
        return find_translation(self.game.name, language)


def exported_session(session: Session) -> ExportedGame:
    """Returns what stands in a session."""
    return ExportedGame(session.number, session.started, session.game, session.to_record(), session.state)


@dataclass(frozen=True, slots=True)
class Exporter:
    """One form: what it writes of a game (in a language), of many together, and which codes it offers to scan.

    `files` are named by what follows the game's name, such as ".pdf"; `joint_files` by their whole names. A game that
    the form cannot hold has none. The screens and `companion journal export --as` offer every exporter; the screen
    calls it by the texts `share.NAME` and `share.NAME-help`, else by its name.
    """

    line: Callable[[ExportedGame], str] | None = None
    """The game as one line, for standard output; "" for a game that is not over, if the form needs an ended one."""
    files: Callable[[ExportedGame, str], Mapping[str, bytes]] | None = None
    joint_files: Callable[[Sequence[ExportedGame], str], Mapping[str, bytes]] | None = None
    codes: Callable[[ExportedGame, str], tuple[str, ...]] | None = None
    """What its QR codes hold."""
    saved_with_game: bool = True
    """Whether its files are written too when the table saves a game."""
