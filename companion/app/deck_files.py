"""Deck files: a learned deck is taken along on a stick or in the folder for people, and read on another machine."""

import os
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from companion.app.kept_decks import SUFFIX, free_path, keep_deck, path_of, read_deck
from companion.errors import CompanionError
from companion.exports.folder import NAME, STICKS, find_folder, save_files
from companion.following.watched_decks import LARGEST_BYTES, DeckProfile, serves
from companion.games import find_game
from companion.journal.atomic_files import ProgressCallback
from companion.journal.home_folder import known_home_folder
from hardware.sticks import find_sticks

MOST_NAMES: Final = 200
"""So many names are looked at in a folder."""
MOST_FILES: Final = 48
"""So many files are read."""


def is_kept(folder: Path, game: str) -> bool:
    """Whether a deck of a game is kept beside the journal."""
    return path_of(folder, game).is_file()


def copy_deck(folder: Path, game: str, on_progress: ProgressCallback, sticks: tuple[Path, ...] = STICKS) -> Path:
    """Copies the kept deck of a game to a stick, or else into the home folder; returns the file there.

    One that has the name and holds another deck stays as it is: the copy gets the next free name.

    Raises DeviceError, and BadInputError for a kept file that is none.
    """
    on_progress()
    content, target = read_deck(path_of(folder, game)).content, find_folder(sticks=sticks)
    name = free_path(target, game, SUFFIX, content).name
    return save_files({name: content}, target, on_progress) / name


def find_decks(
    game: str, sticks: tuple[Path, ...] = STICKS, on_progress: ProgressCallback = lambda: None
) -> tuple[Path, ...]:
    """Returns the files on sticks and in the home folder that hold a deck with which a game can be followed.

    `on_progress` is called as it begins, and before each file. If none is found, raises what is wrong with the first
    file that cannot be read.
    """
    on_progress()
    home = known_home_folder()
    places = [*(stick.place for stick in find_sticks(sticks)), *([home] if home else [])]
    found: list[Path] = []
    faults: list[CompanionError] = []
    for path in _files_in(places, game):
        on_progress()
        try:
            if serves(find_game(game), read_deck(path)):
                found.append(path)
        except CompanionError as error:
            faults.append(error)
    if faults and not found:
        raise faults[0]
    return tuple(found)


def take_deck(path: Path, folder: Path, game: str, on_progress: ProgressCallback = lambda: None) -> DeckProfile:
    """Keeps the deck in a file as that of a game; returns it. Raises BadInputError and DeviceError.

    `on_progress` is called as it begins, and once the file is read.
    """
    on_progress()
    deck = read_deck(path)
    on_progress()
    keep_deck(folder, game, deck)
    return deck


def place_of(path: Path) -> str:
    """Returns where a file lies as people know it: the stick and the folder there, or the folder at home."""
    home = known_home_folder()
    return (
        f"~/{path.parent.relative_to(home)}" if home and path.is_relative_to(home) else "/".join(path.parent.parts[-2:])
    )


def _files_in(places: Sequence[Path], game: str) -> Sequence[Path]:
    """Returns the files that may be decks, in the folders themselves and in the one for people's files there.

    Those that have the game's name come first.
    """
    found = [file for place in places for part in (place, place / NAME) for file in _named_decks(part)]
    return sorted(found, key=lambda file: not file.name.casefold().startswith(game))[:MOST_FILES]


def _named_decks(folder: Path) -> list[Path]:
    with suppress(OSError), os.scandir(folder) as entries:  # a stick may be pulled out at any moment
        named = [one for one in islice(entries, MOST_NAMES) if one.name.lower().endswith(SUFFIX)]
        plain = [one for one in named if one.name.isprintable() and one.is_file(follow_symlinks=False)]
        return sorted(folder / one.name for one in plain if one.stat().st_size <= LARGEST_BYTES)
    return []
