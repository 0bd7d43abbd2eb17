"""SceneStyle: the ranges that scenes are drawn from."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

Range: TypeAlias = tuple[float, float]
"""A range from low to high."""


class SceneLayout(StrEnum):
    """How cards lie together."""

    SINGLE = "single"
    SEPARATE = "separate"
    OVERLAP = "overlap"
    FAN = "fan"
    GRID = "grid"
    PILE = "pile"
    TRICK = "trick"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class SceneStyle:
    """Ranges and shares of what a scene may hold; pixels are those of the finished picture."""

    cards: tuple[int, int] = (1, 12)
    layouts: tuple[SceneLayout, ...] = tuple(SceneLayout)
    index_px: Range = (9, 60)
    elevation_deg: Range = (30, 90)
    empty_share: float = 0.04
    face_down_share: float = 0.08
    joker_share: float = 0.02
    second_deck_share: float = 0.12
    clutter: tuple[int, int] = (0, 4)
    hand_share: float = 0.2
    mark_share: float = 0.15
    shadow: Range = (0.0, 0.55)
    light: float = 1.0
    hard_shadow_share: float = 0.12
    glare_share: float = 0.25
    blur_px: Range = (0.0, 2.2)
    motion_share: float = 0.12
    low_resolution_share: float = 0.2
    noise: Range = (0.0, 9.0)
    sharpen_share: float = 0.25
    jpeg_share: float = 0.6
    jpeg_quality: tuple[int, int] = (25, 97)


EVERYDAY: Final = SceneStyle()
"""The whole range of tables and cameras that a reader must master."""

CLEAN: Final = SceneStyle(
    empty_share=0,
    face_down_share=0,
    joker_share=0,
    second_deck_share=0,
    clutter=(0, 0),
    hand_share=0,
    mark_share=0,
    light=0,
    hard_shadow_share=0,
    glare_share=0,
    blur_px=(0, 0),
    motion_share=0,
    low_resolution_share=0,
    noise=(0, 0),
    sharpen_share=0,
    jpeg_share=0,
)
"""Cards on a table in even light, seen by a faultless camera."""
