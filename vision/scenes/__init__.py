"""Scenes: drawn pictures of card tables with their truth, for training, tests and the demonstration table."""

from vision.scenes.decks import Deck, DeckBox
from vision.scenes.faces import Face
from vision.scenes.glyphs import SYSTEM_FONTS
from vision.scenes.paint import paint_card
from vision.scenes.scene import draw_scene
from vision.scenes.style import CLEAN, EVERYDAY, Layout, SceneStyle
from vision.scenes.tables import TableBox
from vision.scenes.tabletop import Shade, Tabletop
from vision.scenes.truth import CardTruth, CornerTruth, Scene

__all__ = [
    "CLEAN",
    "EVERYDAY",
    "SYSTEM_FONTS",
    "CardTruth",
    "CornerTruth",
    "Deck",
    "DeckBox",
    "Face",
    "Layout",
    "Scene",
    "SceneStyle",
    "Shade",
    "TableBox",
    "Tabletop",
    "draw_scene",
    "paint_card",
]
