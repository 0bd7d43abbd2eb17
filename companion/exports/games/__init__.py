"""What a game exports in its own way, one folder each: a score sheet as DRAWING, else it is printed line by line."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any, TypeAlias

from companion.exports.paper import Paper
from companion.exports.people import People

Drawing: TypeAlias = Callable[[Paper, Any, People, str], None]
"""Draws a game's state for its people, with the day on which it was played."""


def find_drawing(game: str) -> Drawing | None:
    """Returns the DRAWING of the game called `game`, if its folder here offers one."""
    name = game.replace("-", "_")
    if name not in {module.name for module in pkgutil.iter_modules(__path__)}:
        return None
    drawing: Drawing | None = vars(importlib.import_module(f"{__name__}.{name}")).get("DRAWING")
    return drawing
