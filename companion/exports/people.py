"""People: the players' names and the game's texts, for printed sheets."""

from dataclasses import dataclass

from companion.translations import Translation


@dataclass(frozen=True, slots=True)
class People:
    """The names by seat, and the game's texts."""

    names: tuple[str, ...]
    words: Translation
