"""DeckStore: the decks that a table has learned, one for each game, beside the journal; and their files on sticks."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.errors import BadInputError, CompanionError, DeviceError
from companion.exports.folder import NAME, STICKS, find_folder, save_files
from companion.following.watched_decks import LARGEST_BYTES, DeckProfile, serves
from companion.games import find_game
from companion.journal.atomic_files import ProgressCallback, check_regular, make_folder, write_safely
from companion.journal.disk_errors import describe_disk_error
from companion.journal.home_folder import known_home_folder
from companion.phrases import phrase
from hardware.sticks import find_sticks, list_files

if TYPE_CHECKING:
    from vision.learned.deck import LearnedDeck

FOLDER: Final = "decks"
SUFFIX: Final = ".deck"
OLD: Final = ".old"
MOST_FILES: Final = 48
"""So many files are read."""


@dataclass(frozen=True, slots=True)
class DeckStore:
    """The decks beside the journal in `folder`, and those below the folders of `sticks` and in the home folder.

    What takes long calls `on_progress` as it begins, and before or after each file.
    """

    folder: Path
    sticks: tuple[Path, ...] = STICKS

    def path_of(self, game: str) -> Path:
        """Returns the file in which the deck of a game is kept."""
        return self.folder / FOLDER / f"{game}{SUFFIX}"

    def has(self, game: str) -> bool:
        """Says whether a deck of a game is kept."""
        return self.path_of(game).is_file()

    def keep(self, game: str, deck: DeckProfile, *, is_merged: bool = False) -> Path:
        """Writes the deck of a game, and returns the file. Raises DeviceError.

        One that it replaces stays beside it, with `OLD` and a number after its name; so does one with which it
        `is_merged` if that had faces which it lacks.
        """
        path = self.path_of(game)
        try:
            make_folder(path.parent)
            _keep_replaced(path, deck, is_merged=is_merged)
            write_safely(path, deck.content)
        except OSError as error:
            message = phrase("disk.folder", None, folder=str(path.parent), why=describe_disk_error(error))
            raise DeviceError(f"the deck cannot be written: {error.strerror or error}", message) from None
        return path

    def read(self, game: str) -> "LearnedDeck | None":
        """Returns the deck of a game; None if there is none that can be read."""
        from vision.learned.profile import read_profile

        try:
            return read_profile(read_deck(self.path_of(game)).content) if self.has(game) else None
        except CompanionError:
            return None

    def read_all(self) -> tuple[tuple[DeckProfile, ...], tuple[CompanionError, ...]]:
        """Returns the decks that are kept, and what is wrong with each file that is none."""
        decks, faults = _read_each(sorted((self.folder / FOLDER).glob(f"[!.]*{SUFFIX}")))
        return tuple(decks.values()), tuple(faults)

    def copy(self, game: str, on_progress: ProgressCallback = lambda: None) -> Path:
        """Copies the deck of a game to a stick, or else into the home folder; returns the file there.

        One that has the name and holds another deck stays as it is: the copy gets the next free name.

        Raises DeviceError, and BadInputError for a kept file that is none.
        """
        on_progress()
        content, target = read_deck(self.path_of(game)).content, find_folder(sticks=self.sticks)
        name = _free_path(target, game, SUFFIX, content).name
        return save_files({name: content}, target, on_progress) / name

    def find(self, game: str, on_progress: ProgressCallback = lambda: None) -> tuple[Path, ...]:
        """Returns the files on sticks and in the home folder that hold a deck with which a game can be followed.

        If none is found, raises what is wrong with the first file that cannot be read.
        """
        on_progress()
        home = known_home_folder()
        places = [*(stick.place for stick in find_sticks(self.sticks)), *([home] if home else [])]
        decks, faults = _read_each(_files_in(places, game), on_progress)
        found = tuple(path for path, deck in decks.items() if serves(find_game(game), deck))
        if faults and not found:
            raise faults[0]
        return found

    def take(self, path: Path, game: str, on_progress: ProgressCallback = lambda: None) -> DeckProfile:
        """Keeps the deck in a file as that of a game; returns it. Raises BadInputError and DeviceError."""
        on_progress()
        deck = read_deck(path)
        on_progress()
        self.keep(game, deck)
        return deck


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


def _read_each(
    paths: Sequence[Path], on_progress: ProgressCallback = lambda: None
) -> tuple[dict[Path, DeckProfile], list[CompanionError]]:
    """Returns the decks in files, and what is wrong with each file that is none."""
    decks: dict[Path, DeckProfile] = {}
    faults: list[CompanionError] = []
    for path in paths:
        on_progress()
        try:
            decks[path] = read_deck(path)
        except CompanionError as error:
            faults.append(error)
    return decks, faults


def place_of(path: Path) -> str:
    """Returns where a file lies as people know it: the stick and the folder there, or the folder at home."""
    home = known_home_folder()
    return (
        f"~/{path.parent.relative_to(home)}" if home and path.is_relative_to(home) else "/".join(path.parent.parts[-2:])
    )


def _is_newer(content: bytes) -> bool:
    """Whether what a file holds says that it is a profile of a later version."""
    from vision.learned.profile import VERSION

    found = re.match(rb"companion-deck ([1-9][0-9]{0,5})\n", content)
    return found is not None and int(found[1]) > VERSION


def _keep_replaced(path: Path, new: DeckProfile, *, is_merged: bool) -> None:
    """Keeps a file beside the one that takes its place, unless that has all its faces. Raises OSError."""
    if not path.is_file() or _holds(path, new.content):
        return
    if is_merged and {*read_deck(path).names} <= {*new.names}:
        return
    with path.open("rb") as file:
        content = file.read(LARGEST_BYTES)
    write_safely(_free_path(path.parent, path.name + OLD, "", content), content)


def _free_path(folder: Path, name: str, suffix: str, content: bytes) -> Path:
    """Returns the first path at which there is nothing, or a file that holds the same: NAME, NAME-2 and so on."""
    paths = (folder / f"{name}{'' if number == 1 else f'-{number}'}{suffix}" for number in count(1))
    return next(path for path in paths if not os.path.lexists(path) or _holds(path, content))


def _holds(path: Path, content: bytes) -> bool:
    with suppress(OSError):
        is_plain = path.is_file() and not path.is_symlink()
        return is_plain and path.stat().st_size == len(content) and path.read_bytes() == content
    return False


def _files_in(places: Sequence[Path], game: str) -> Sequence[Path]:
    """Returns the files that may be decks, in the folders themselves and in the one for people's files there.

    Those that have the game's name come first.
    """
    found = [file for place in places for part in (place, place / NAME) for file in list_files(part, SUFFIX)]
    return sorted(found, key=lambda file: not file.name.casefold().startswith(game))[:MOST_FILES]
