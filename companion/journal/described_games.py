"""Described games by their files: those that are shipped, and those in the folder `games` beside the journal."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from companion.engine.toml_text import LARGEST_BYTES
from companion.errors import BadInputError, why_refused
from companion.games import game_names
from companion.games.described.description import Description
from companion.games.described.faults import DescriptionError
from companion.games.described.reading import read_description
from companion.journal.atomic_files import check_regular
from companion.phrases import Message, around

FOLDER: Final = "games"
"""The folder beside the journal in which a table keeps descriptions of its own."""
SHIPPED: Final = "companion.games.described"
SUFFIX: Final = ".toml"
DESCRIBED: Final = "described"
"""What records call a described game."""


def coded_games() -> tuple[str, ...]:
    """Returns the names of the games that need no description."""
    return tuple(name for name in game_names() if name != DESCRIBED)


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A description that was found by its file's stem; `fault` says what is wrong with one that cannot be played.

    It begins with the file's name.
    """

    stem: str
    description: Description | None
    is_shipped: bool
    fault: Message = ""


def read_file(path: Path) -> Description:
    """Returns the game that a file describes. Raises DescriptionError, or BadInputError if it cannot be read."""
    try:
        if path.is_dir():
            raise BadInputError("this is a folder: name a file that describes a game")
        check_regular(path)
        with path.open("rb") as file:
            return read_description(file.read(LARGEST_BYTES + 1))
    except (OSError, ValueError) as error:
        raise BadInputError(f"cannot be read: {why_refused(error)}: name another file") from None


def find_games(journal: Path | None) -> Iterator[FoundGame]:
    """Yields the described games, the shipped ones first, each in alphabetical order."""
    shipped = resources.files(SHIPPED).joinpath(FOLDER)
    for name in sorted(file.name for file in shipped.iterdir() if file.name.endswith(SUFFIX)):
        description = read_description(shipped.joinpath(name).read_bytes())
        yield FoundGame(name.removesuffix(SUFFIX), description, is_shipped=True)
    folder = journal.parent / FOLDER if journal else None
    for path in sorted(folder.glob(f"[!.]*{SUFFIX}")) if folder and folder.is_dir() else []:
        yield _found(path)


def find_described(name: str, journal: Path | None) -> Description:
    """Returns the game that a file describes, or that a stem names: this table's own one, else a shipped one.

    Raises BadInputError.
    """
    own = journal.parent / FOLDER / f"{name}{SUFFIX}" if journal else Path()
    path = Path(name) if name.endswith(SUFFIX) else own
    shipped = resources.files(SHIPPED).joinpath(FOLDER, f"{name}{SUFFIX}")
    if not name.endswith(SUFFIX):
        if "/" in name or not (own.is_file() or shipped.is_file()):
            raise BadInputError(f"no game is called {name[:60]!r}: 'companion game list' names the described ones")
        if not own.is_file():
            return read_description(shipped.read_bytes())
    found = _found(path)
    if found.description is None:
        raise BadInputError(around(found.fault, str(path).removesuffix(path.name)))
    return found.description


def read_source(found: FoundGame, journal: Path) -> str:
    """Returns the text that describes a game that was found. Raises BadInputError."""
    name = f"{found.stem}{SUFFIX}"
    try:
        if found.is_shipped:
            return resources.files(SHIPPED).joinpath(FOLDER, name).read_text("utf-8")
        return (journal.parent / FOLDER / name).read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadInputError(f"cannot be read: {why_refused(error)}: name another file") from None


def options_of(description: Description) -> dict[str, object]:
    """Returns the options with which a game of `description` is begun."""
    return {"description": json.loads(description.source)}


def _found(path: Path) -> FoundGame:
    try:
        return FoundGame(path.stem, read_file(path), is_shipped=False)
    except BadInputError as error:
        return FoundGame(path.stem, None, is_shipped=False, fault=fault_of(path.name, error))


def fault_of(file: str, error: BadInputError) -> Message:
    """Returns why a file cannot be played, its first fault if it has any."""
    return error.faults[0].told(file) if isinstance(error, DescriptionError) else around(error.message, f"{file}: ")
