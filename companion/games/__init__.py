"""The games, one folder each. A folder that offers GAME is a game; nothing else has to know it."""

import importlib
import pkgutil
from functools import cache

from companion.engine.game import AnyGame
from companion.errors import BadInputError


def game_names() -> tuple[str, ...]:
    """Returns the names of all games, in alphabetical order."""
    return _names_in(tuple(__path__))


@cache
def _names_in(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the names of the games in some folders, searched only once, because each record names its game."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(folders) if module.ispkg))


def find_game(name: str) -> AnyGame:
    """Returns the game called `name`. Raises BadInputError."""
    game: AnyGame = importlib.import_module(find_game_package(name)).GAME
    return game


def find_game_package(name: str) -> str:
    """Returns the package of the game called `name`: its folder holds its words and rules. Raises BadInputError."""
    if name not in game_names():
        raise BadInputError(f"no game is called {name[:60]!r}: known are {', '.join(game_names())}")
    return f"{__name__}.{name.replace('-', '_')}"
