"""Paper that tells what was drawn on it."""

from companion.exports.paper import HEIGHT, WIDTH, Paper


class ListedPaper(Paper):
    """Paper that keeps which lines were drawn on it, and what was written."""

    def __init__(self) -> None:
        super().__init__("", "")
        self.lines: list[tuple[list[tuple[float, float]], str]] = []
        self.written: list[str] = []

    def path(self, points: list[tuple[float, float]], colour: str, thick: float, dash: tuple[float, ...] = ()) -> None:
        self.lines.append((points, colour))
        super().path(points, colour, thick, dash)

    def write(self, x: float, y: float, text: str, *style: object, **styles: object) -> float:
        self.written.append(text.strip())
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
        return super().write(x, y, text, *style, **styles)  # type: ignore[arg-type]
