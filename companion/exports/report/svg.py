"""Drawings as SVG, to stand within a page."""

from html import escape

from companion.exports.report.drawing import ChartShape, Dot, Drawing, FilledBox, Label, StraightLine

_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


def write_svg(drawing: Drawing) -> str:
    """Returns the drawing as an SVG element; what it shows is said to those who do not see it."""
    title = escape(drawing.title)
    inner = "".join(map(_shape, drawing.shapes))
    size = f'viewBox="0 0 {drawing.width:g} {drawing.height:g}"'
    return f'<svg {size} role="img" aria-label="{title}"><title>{title}</title>{inner}</svg>'


def _shape(shape: ChartShape) -> str:
    match shape:
        case FilledBox(x, y, width, height, colour):
            return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="1.5" fill="{colour}"/>'
        case StraightLine(x, y, to_x, to_y, colour, thick, dashed):
            dash = ' stroke-dasharray="3 3"' if dashed else ""
            ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
            return f'<line {ends} stroke="{colour}" stroke-width="{thick:g}"{dash}/>'
        case Dot(x, y, radius, colour):
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{colour}"/>'
        case Label(x, y, text, size, colour, side):
            anchor = _ANCHORS[side]
            style = f'font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"'
            return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>'
