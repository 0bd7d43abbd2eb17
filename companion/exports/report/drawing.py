"""Drawings made of simple shapes, which a browser's page and a printed one both can show."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

INK: Final = "#22261f"
SOFT: Final = "#646859"
FAINT: Final = "#e4dfd0"
BLUE: Final = "#2c6a99"
PALE_BLUE: Final = "#bcd3e2"
STEPS: Final = ("#b35a1f", "#e3ae7a", "#e9e4d4", "#8db4cf", "#2c6a99")
"""From the lowest answer to the highest; red and green need not be told apart."""
_WIDE_LETTER: Final = 0.56
"""The average width of a letter, as a share of its font size."""


@dataclass(frozen=True, slots=True)
class FilledBox:
    """A filled box; (x, y) is its top left corner."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class StraightLine:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    colour: str
    thick: float = 1.0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Dot:
    """A filled circle."""

    x: float
    y: float
    radius: float
    colour: str


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text with its baseline at `y`; `side` says what of it is at `x`."""

    x: float
    y: float
    text: str
    size: float
    colour: str = INK
    side: Literal["left", "middle", "right"] = "left"


ChartShape: TypeAlias = FilledBox | StraightLine | Dot | Label


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart; `title` says in words what it shows."""

    title: str
    width: float
    height: float
    shapes: tuple[ChartShape, ...]


def shorten(text: str, width: float, size: float) -> str:
    """Returns `text`, cut where it would be wider than `width`."""
    most = max(1, int(width / (size * _WIDE_LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
