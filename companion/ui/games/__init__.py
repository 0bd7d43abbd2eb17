"""The games on the screen, one folder each with SCREENS, and PRESENTER in its `presenter`; nothing else knows it."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from companion.app.game_screens import GameScreens, ImportPath


def playable() -> tuple[str, ...]:
    """Returns the names of the games with screens: those that are to come first, each group in alphabetical order."""
    return _names_in(tuple(__path__))


@cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the names of the games in some folders, searched only once, because each title asks for them."""
    names = (module.name.replace("_", "-") for module in pkgutil.iter_modules(folders) if module.ispkg)
    return tuple(sorted(names, key=lambda name: (not screens_of(name).stands_first, name)))


def named_games() -> tuple[str, ...]:
    """Returns the names of those games of which the name alone says which is meant."""
    return tuple(name for name in playable() if screens_of(name).title is None)


def home_of(game: str) -> str:
    """Returns the package in which the screens of `game` are."""
    return f"{__name__}.{game.replace('-', '_')}"


def load_from(place: ImportPath) -> Any:
    """Returns what is at `place`."""
    module, name = place
    return getattr(importlib.import_module(module), name)


def screens_of(game: str) -> GameScreens:
    """Returns what `game` brings to the screen."""
    screens: GameScreens = importlib.import_module(home_of(game)).SCREENS
    return screens
