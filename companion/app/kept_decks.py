"""Kept decks: the profiles of the decks that a table has learned, one for each game, beside the journal."""

import os
import re
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import BadInputError, CompanionError, DeviceError
from companion.following.watched_decks import LARGEST_BYTES, DeckProfile
from companion.journal.atomic_files import check_regular, make_folder, write_safely
from companion.journal.disk_errors import describe_disk_error
from companion.phrases import phrase

if TYPE_CHECKING:
    from vision.learned.deck import LearnedDeck

FOLDER: Final = "decks"
SUFFIX: Final = ".deck"
OLD: Final = ".old"


def path_of(folder: Path, game: str) -> Path:
    """Returns the file beside the journal in which the deck of a game is kept."""
    return folder / FOLDER / f"{game}{SUFFIX}"


def keep_deck(folder: Path, game: str, deck: DeckProfile, *, is_merged: bool = False) -> Path:
    """Writes the deck of a game into the folder beside the journal, and returns the file. Raises DeviceError.

    One that it replaces stays beside it, with `OLD` and a number after its name; so does one with which it `is_merged`
    if that had faces which it lacks.
    """
    path = path_of(folder, game)
    try:
        make_folder(path.parent)
        _keep_replaced(path, deck, is_merged=is_merged)
        write_safely(path, deck.content)
    except OSError as error:
        message = phrase("disk.folder", None, folder=str(path.parent), why=describe_disk_error(error))
        raise DeviceError(f"the deck cannot be written: {error.strerror or error}", message) from None
    return path


def free_path(folder: Path, name: str, suffix: str, content: bytes) -> Path:
    """Returns the first path at which there is nothing, or a file that holds the same: NAME, NAME-2 and so on."""
    paths = (folder / f"{name}{'' if number == 1 else f'-{number}'}{suffix}" for number in count(1))
    return next(path for path in paths if not os.path.lexists(path) or _holds(path, content))


def _holds(path: Path, content: bytes) -> bool:
    with suppress(OSError):
        return (
            path.is_file()
            and not path.is_symlink()
            and path.stat().st_size == len(content)
            and path.read_bytes() == content
        )
    return False


def _keep_replaced(path: Path, new: DeckProfile, *, is_merged: bool) -> None:
    """Keeps a file beside the one that takes its place, unless that has all its faces. Raises OSError."""
    if not path.is_file() or _holds(path, new.content):
        return
    if is_merged and {*read_deck(path).names} <= {*new.names}:
        return
    with path.open("rb") as file:
        content = file.read(LARGEST_BYTES)
    write_safely(free_path(path.parent, path.name + OLD, "", content), content)


def read_kept(folder: Path, game: str) -> "LearnedDeck | None":
    """Returns the deck of a game that is kept beside the journal; None if there is none that can be read."""
    from vision.learned.profile import read_profile

    path = path_of(folder, game)
    try:
        return read_profile(read_deck(path).content) if path.is_file() else None
    except CompanionError:
        return None


def read_decks(folder: Path) -> tuple[tuple[DeckProfile, ...], tuple[CompanionError, ...]]:
    """Returns the decks that are kept beside the journal, and what is wrong with each file that is none."""
    decks: list[DeckProfile] = []
    faults: list[CompanionError] = []
    for path in sorted((folder / FOLDER).glob(f"*{SUFFIX}")):
        try:
            decks.append(read_deck(path))
        except CompanionError as error:
            faults.append(error)
    return tuple(decks), tuple(faults)


def read_deck(path: Path) -> DeckProfile:
    """Returns the deck in a file. Raises BadInputError and DeviceError, which say so to a table too."""
    from vision.learned.profile import read_profile

    content = b""
    try:
        check_regular(path)
        with path.open("rb") as file:
            content = file.read(LARGEST_BYTES)
        return DeckProfile.of(read_profile(content), content)
    except OSError as error:
        message = phrase("disk.folder", None, folder=path.name, why=describe_disk_error(error))
        raise DeviceError(f"{path}: {error.strerror or error}", message) from None
    except BadInputError as error:
        line = str(error) if str(path) in str(error) else f"{path}: {error}"
        why = "ui.learn.newer" if _is_newer(content) else "ui.learn.unreadable"
        raise BadInputError(line, phrase(why, None, file=path.name)) from error


def _is_newer(content: bytes) -> bool:
    """Whether what a file holds says that it is a profile of a later version."""
    from vision.learned.profile import VERSION

    found = re.match(rb"companion-deck ([1-9][0-9]{0,5})\n", content)
    return found is not None and int(found[1]) > VERSION
