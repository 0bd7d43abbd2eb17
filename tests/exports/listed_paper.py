"""Paper that tells what was drawn on it."""

from typing import Any

from companion.exports.paper import HEIGHT, WIDTH, Paper
from companion.translations.letter_runs import Run


class ListedPaper(Paper):
    """Paper that keeps which lines were drawn on it, and what was written."""

    def __init__(self) -> None:
        super().__init__("", "")
        self.lines: list[tuple[list[tuple[float, float]], str]] = []
        self.written: list[str] = []

    def path(self, points: list[tuple[float, float]], colour: str, thick: float, dash: tuple[float, ...] = ()) -> None:
        self.lines.append((points, colour))
        super().path(points, colour, thick, dash)

    def _put(self, x: float, y: float, run: Run, *style: Any) -> None:
        self.written.append(run.letters.strip())
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
        super()._put(x, y, run, *style)
