"""Files that describe games, brought on a memory stick or in the home folder, and kept beside the journal. No Kivy."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.engine.toml_text import LARGEST_BYTES
from companion.errors import BadInputError, DeviceError
from companion.exports.folder import NAME, STICKS
from companion.games.described.description import Description
from companion.journal.atomic_files import ProgressCallback, make_folder, write_safely
from companion.journal.described_games import FOLDER, SUFFIX, fault_of, read_file
from companion.journal.disk_errors import describe_disk_error
from companion.journal.home_folder import known_home_folder
from companion.phrases import Message, phrase
from hardware.sticks import find_sticks, list_files

MOST_FILES: Final = 48
OTHERS: Final = ("event.toml",)
"""Files that describe something else."""


@dataclass(frozen=True, slots=True)
class BroughtGame:
    """A file that describes a game; `fault` says what is wrong with one that cannot be played."""

    path: Path
    description: Description | None
    fault: Message = ""


def find_brought(
    on_progress: ProgressCallback = lambda: None, sticks: tuple[Path, ...] = STICKS
) -> tuple[BroughtGame, ...]:
    """Returns the described games on sticks and in the home folder, each with its first fault if it has any."""
    on_progress()
    home = known_home_folder()
    places = [*(stick.place for stick in find_sticks(sticks)), *([home] if home else [])]
    files = [
        file for place in places for part in (place, place / NAME, place / FOLDER) for file in list_files(part, SUFFIX)
    ]
    found = []
    for file in files[:MOST_FILES]:
        on_progress()
        if file.name not in OTHERS:
            found.append(_brought(file))
    return tuple(found)


def _brought(path: Path) -> BroughtGame:
    try:
        return BroughtGame(path, read_file(path))
    except BadInputError as error:
        return BroughtGame(path, None, fault_of(path.name, error))


def take_game(brought: BroughtGame, folder: Path, on_progress: ProgressCallback = lambda: None) -> str:
    """Copies a file into the folder of games in `folder`, in the place of one of its name; returns the name.

    Games that were played hold what they were played by, so that they stay as they are. Raises DeviceError.
    """
    on_progress()
    try:
        with brought.path.open("rb") as file:
            write_game(folder, brought.path.name, file.read(LARGEST_BYTES))
    except OSError as error:
        raise unwritten(folder, error) from None
    return brought.path.name


def write_game(folder: Path, name: str, content: bytes) -> None:
    """Writes a file into the folder of games in `folder`. Raises DeviceError."""
    try:
        make_folder(folder / FOLDER)
        write_safely(folder / FOLDER / name, content)
    except OSError as error:
        raise unwritten(folder, error) from None


def unwritten(folder: Path, error: OSError) -> DeviceError:
    """Returns why a file of a game cannot be written, as people are told."""
    message = phrase("disk.folder", None, folder=str(folder / FOLDER), why=describe_disk_error(error))
    return DeviceError(f"the game cannot be copied: {error.strerror or error}", message)
