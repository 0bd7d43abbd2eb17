"""A plain SVG plot of milliseconds against the share of the frame that changed."""

from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 400, 64, 52, 24
_HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
    'font-family="sans-serif" font-size="13" fill="#333">'
)


def draw_plot(path: Path, points: Sequence[tuple[float, float]]) -> None:
    """Writes the plot of points (share from 0 to 1, milliseconds)."""
    top = _round_up(max(ms for _, ms in points))
    placed = [(_across(share), _up(ms / top)) for share, ms in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
    marks = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#0a7a5c"/>' for x, y in placed]
    figures = [
        f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="middle">{ms:.0f}</text>'
        for (x, y), (_, ms) in list(zip(placed, points, strict=True))[::2]
    ]
    curve = f'<polyline points="{line}" fill="none" stroke="#0a7a5c" stroke-width="2.5"/>'
    parts = [_HEAD, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *_axes(top), curve, *marks, *figures]
    path.write_text("\n".join([*parts, "</svg>"]), "utf-8")


def _axes(top: float) -> list[str]:
    lines = []
    for part in range(5):
        x, y = _across(part / 4), _up(part / 4)
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{top * part / 4:.0f}</text>')
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{part * 25} %</text>')
    lines.append(f'<text x="{LEFT}" y="{TOP - 6}">milliseconds to read a changed region</text>')
    lines.append(f'<text x="{WIDTH - 20}" y="{HEIGHT - 10}" text-anchor="end">of a 1280×960 frame changed</text>')
    return lines


def _across(share: float) -> float:
    return LEFT + share * (WIDTH - 20 - LEFT)


def _up(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP - 10)


def _round_up(ms: float) -> float:
    return next(step for step in (10, 20, 40, 80, 120, 200, 300, 400, 600, 1000, 2000, 4000, 10**6) if step >= ms)
