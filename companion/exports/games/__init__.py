"""What a game exports in its own way, one folder each.

A folder's DRAWING is the game's score sheet, else it is printed line by line. A module print_NAME has what
`companion print NAME` writes as its PRINTED.
"""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any, TypeAlias

from companion.exports.paper import Paper
from companion.exports.people import People

DrawSheet: TypeAlias = Callable[[Paper, Any, People, str], None]
"""Draws the score sheet of a state, with the players' names and the day on which the game was played."""


def find_drawing(game: str) -> DrawSheet | None:
    """Returns the DRAWING of the game called `game`, if its folder here offers one."""
    name = game.replace("-", "_")
    if name not in {module.name for module in pkgutil.iter_modules(__path__)}:
        return None
    drawing: DrawSheet | None = vars(importlib.import_module(f"{__name__}.{name}")).get("DRAWING")
    return drawing
