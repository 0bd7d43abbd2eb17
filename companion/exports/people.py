"""People: who plays, and the texts that name things, for what is printed."""

from dataclasses import dataclass

from companion.translations import Translation


@dataclass(frozen=True, slots=True)
class People:
    """The names by seat, and the game's texts."""

    names: tuple[str, ...]
    words: Translation
