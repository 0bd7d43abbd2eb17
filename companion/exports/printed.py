"""What can be printed for games: the PRINTED of each module print_NAME in a game's folder, found by its file."""

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from companion.exports.cards.printed_deck import PrintedDeck
    from companion.translations import Translation

GAMES: Final = Path(__file__).with_name("games")
PREFIX: Final = "print_"


class Printed(Protocol):
    """What `companion print` writes for a game."""

    @property
    def game(self) -> str:
        """The game's name."""

    def write_pdf(self, words: "Translation", paper: str) -> bytes:
        """Returns the sheets as a PDF."""

    def write_pngs(self, words: "Translation") -> Mapping[str, bytes]:
        """Returns the pictures of what is on them, by the files' names."""


def printed_names() -> tuple[str, ...]:
    """Returns the names of all that can be printed for games; it imports none of them."""
    return tuple(sorted(file.stem.removeprefix(PREFIX) for file in GAMES.glob(f"*/{PREFIX}*.py")))


def find_printed(name: str) -> Printed:
    """Returns what is printed under one of these names."""
    printed: Printed = _load(f"*/{PREFIX}{name}.py")
    return printed


def find_deck(game: str) -> "PrintedDeck":
    """Returns the deck that is printed for a game."""
    deck: PrintedDeck = _load(f"{game.replace('-', '_')}/{PREFIX}*.py")
    return deck


def _load(pattern: str) -> Any:
    [file] = GAMES.glob(pattern)
    return importlib.import_module(f"companion.exports.games.{file.parent.name}.{file.stem}").PRINTED
