"""The game that a command plays where none is named: part of the public interface."""

from typing import Final

DEFAULT_GAME: Final = "mast-year"
