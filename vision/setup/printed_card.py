"""A printed card with markers: its size and where its markers lie, in millimetres; for printing and for reading."""

from typing import Final

CARD_MM: Final = (63.0, 88.0)
"""Its width and height: those of most cards on sale."""
MARKER_MM: Final = 16.0
EDGE_MM: Final = 4.6
"""How far a marker lies from the card's edges: one in the upper right corner, and one opposite it, upside down."""
