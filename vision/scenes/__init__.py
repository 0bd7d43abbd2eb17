"""Scenes: drawn pictures of card tables with their truth, for training, tests and the demonstration table."""

from vision.scenes.decks.deck_collection import Deck, DeckCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.glyphs import SYSTEM_FONTS
from vision.scenes.decks.paint import paint_card
from vision.scenes.scene import draw_scene
from vision.scenes.style import CLEAN, EVERYDAY, SceneLayout, SceneStyle
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.scenes.table.tabletop import CardTruth, CornerTruth, Scene, Shade, Tabletop

__all__ = [
    "CLEAN",
    "EVERYDAY",
    "SYSTEM_FONTS",
    "CardTruth",
    "CornerTruth",
    "Deck",
    "DeckCollection",
    "FaceImage",
    "Scene",
    "SceneLayout",
    "SceneStyle",
    "Shade",
    "SurfaceCollection",
    "Tabletop",
    "draw_scene",
    "paint_card",
]
