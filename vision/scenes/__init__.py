"""Scenes: drawn pictures of card tables with their truth, for training, tests and the demonstration table."""

from vision.scenes.decks import Deck, DeckBox
from vision.scenes.paint import paint_card
from vision.scenes.scene import draw_scene
from vision.scenes.style import CLEAN, EVERYDAY, Layout, SceneStyle
from vision.scenes.tables import TableBox
from vision.scenes.truth import CardTruth, CornerTruth, Scene

__all__ = [
    "CLEAN",
    "EVERYDAY",
    "CardTruth",
    "CornerTruth",
    "Deck",
    "DeckBox",
    "Layout",
    "Scene",
    "SceneStyle",
    "TableBox",
    "draw_scene",
    "paint_card",
]
