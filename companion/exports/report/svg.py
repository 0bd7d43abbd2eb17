"""A picture in SVG, to stand within a page of HTML; it is drawn on as a Paper is."""

from html import escape

from companion.exports.paper import INK

_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


class SvgPicture:
    """What has been drawn; `y` counts down from the top edge."""

    def __init__(self) -> None:
        self._elements: list[str] = []

    def finish(self, title: str, width: float, height: float) -> str:
        """Returns the picture as an SVG element; its title is said to those who do not see it."""
        said, size = escape(title), f'viewBox="0 0 {width:g} {height:g}"'
        return f'<svg {size} role="img" aria-label="{said}"><title>{said}</title>{"".join(self._elements)}</svg>'

    def write(self, x: float, y: float, text: str, size: float, *, colour: str = INK, side: str = "left") -> None:
        """Writes a line with its baseline at `y`."""
        style = f'font-size="{size:g}" fill="{colour}" text-anchor="{_ANCHORS[side]}"'
        self._elements.append(f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>' if text else "")

    def path(self, points: list[tuple[float, float]], colour: str, thick: float, dash: tuple[float, ...] = ()) -> None:
        """Draws a line through points."""
        through = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = " ".join(map(str, dash)) or "none"
        style = f'fill="none" stroke="{colour}" stroke-width="{thick:g}" stroke-dasharray="{dashes}"'
        self._elements.append(f'<polyline points="{through}" {style}/>')

    def box(self, x: float, y: float, width: float, height: float, colour: str, round_by: float = 0.0) -> None:
        """Fills a box whose top left corner is at (x, y)."""
        size = f'width="{width:.1f}" height="{height:.1f}" rx="{round_by:g}"'
        self._elements.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fills a circle."""
        self._elements.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{colour}"/>')
