"""What a game exports in its own way, one folder each: a score sheet as DRAWING, else it is printed line by line."""

import importlib
import pkgutil
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.exports.paper import Paper
from companion.exports.people import People

if TYPE_CHECKING:
    from vision.scenes.decks.faces import FaceImage

DrawSheet: TypeAlias = Callable[[Paper, Any, People, str], None]
"""Draws the score sheet of a state, with the players' names and the day on which the game was played."""
DrawFaces: TypeAlias = "Callable[[Collection[str]], Mapping[str, FaceImage]]"
"""Draws the faces with these names, for a rendered scene."""


def find_drawing(game: str) -> DrawSheet | None:
    """Returns the DRAWING of the game called `game`, if its folder here offers one."""
    name = game.replace("-", "_")
    if name not in {module.name for module in pkgutil.iter_modules(__path__)}:
        return None
    drawing: DrawSheet | None = vars(importlib.import_module(f"{__name__}.{name}")).get("DRAWING")
    return drawing


def find_face_drawing(game: str) -> DrawFaces:
    """Returns what draws the printed cards of a game by their names: its folder here has a module for it."""
    module = importlib.import_module(f"{__name__}.{game.replace('-', '_')}.printed_faces")
    draw_faces: DrawFaces = module.draw_faces
    return draw_faces


def count_faces(game: str) -> Mapping[str, int]:
    """Returns how often each face is in the play-test deck of a game; the back stands last, without copies."""
    module = importlib.import_module(f"{__name__}.{game.replace('-', '_')}.printed_faces")
    copies: Mapping[str, int] = module.count_faces()
    return copies
