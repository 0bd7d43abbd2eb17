"""Kept decks: the profiles of the decks that a table has learned, one for each game, beside the journal."""

from pathlib import Path
from typing import Final

from companion.errors import BadInputError
from companion.following.watched_decks import DeckProfile
from companion.journal.atomic_files import check_regular, make_folder, write_safely

FOLDER: Final = "decks"
SUFFIX: Final = ".deck"
LARGEST_BYTES: Final = 4 << 20


def keep_deck(folder: Path, game: str, deck: DeckProfile) -> Path:
    """Writes the deck of a game into the folder beside the journal, and returns the file. Raises OSError."""
    path = folder / FOLDER / f"{game}{SUFFIX}"
    make_folder(path.parent)
    write_safely(path, deck.content)
    return path


def read_decks(folder: Path) -> tuple[tuple[DeckProfile, ...], tuple[str, ...]]:
    """Returns the decks that are kept beside the journal, and one line for each file that is none."""
    decks: list[DeckProfile] = []
    faults: list[str] = []
    for path in sorted((folder / FOLDER).glob(f"*{SUFFIX}")):
        try:
            check_regular(path)
            decks.append(_read_deck(path))
        except OSError as error:
            faults.append(f"{path}: {error.strerror or error}")
        except BadInputError as error:
            faults.append(str(error))
    return tuple(decks), tuple(faults)


def _read_deck(path: Path) -> DeckProfile:
    from vision.learned.profile import read_profile

    with path.open("rb") as file:
        content = file.read(LARGEST_BYTES)
    try:
        return DeckProfile(tuple(face.name for face in read_profile(content).fronts), content)
    except BadInputError as error:
        raise BadInputError(f"{path}: {error}") from error
