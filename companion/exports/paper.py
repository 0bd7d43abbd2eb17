"""Paper: sheets of A4 to draw on, measured from the top left in points, with letters that have suit signs."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypedDict, Unpack

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from companion.exports.palette import RED
from companion.exports.shapes import PathShape
from companion.translations.letter_runs import Run, picture, runs, width_in_ems

PAPERS: Final = {"a4": A4, "letter": LETTER}
WIDTH, HEIGHT = A4
MM: Final = 72 / 25.4
"""The points of a millimetre."""
MARGIN: Final = 40.0
INNER: Final = WIDTH - 2 * MARGIN
PLAIN, BOLD, TITLE = "DejaVuSans", "DejaVuSans-Bold", "Vollkorn-SemiBold"
INK, SOFT, RULE = "#22261f", "#646859", "#d4ccb4"
SMALLEST: Final = 5.0
CUT: Final = (2.0, 1.6)
PICTURE_PX: Final = 96
"""Letters of a fallback font are pictures of this size, which is 600 dots an inch in text of 12 points."""
WORDS: Final = re.compile(" +|[^ ]+")
RED_SUITS: Final = "♥♦"


def _bundle() -> Traversable:
    return resources.files("kv")


@cache
def _register_fonts() -> None:
    for name in (PLAIN, BOLD, TITLE):
        pdfmetrics.registerFont(TTFont(name, io.BytesIO((_bundle() / "fonts" / f"{name}.ttf").read_bytes())))


def width_of(text: str, size: float, font: str = PLAIN) -> float:
    """Returns how wide `text` is, in points."""
    _register_fonts()
    return sum(_run_width(run, size, font) for run in runs(text))


def _run_width(run: Run, size: float, font: str) -> float:
    return size * width_in_ems(run) if run.font else float(pdfmetrics.stringWidth(run.letters, font, size))


def has_letters(text: str, font: str) -> bool:
    """Whether a font has every letter and sign of `text`."""
    _register_fonts()
    known = pdfmetrics.getFont(font).face.charToGlyph
    return all(ord(letter) in known for letter in text)


class TextStyle(TypedDict, total=False):
    """How a line is written; `side` says what of it is at `x`: "left", "middle" or "right"."""

    font: str
    colour: str
    side: str


class Paper:
    """Sheets being drawn; `y` counts down from the top edge. `finish` gives the PDF."""

    def __init__(self, title: str, footer: str, size: tuple[float, float] = A4) -> None:
        _register_fonts()
        self.width, self.height = size
        self._buffer = io.BytesIO()
        self._canvas = Canvas(self._buffer, pagesize=size, invariant=1)
        self._canvas.setTitle(title)
        self._canvas.setAuthor("")
        self._footer = footer
        self.page = 1

    def finish(self) -> bytes:
        """Returns the PDF."""
        self._draw_foot()
        self._canvas.save()
        return self._buffer.getvalue()

    def new_page(self) -> float:
        """Begins another page; returns where it begins."""
        self._draw_foot()
        self._canvas.showPage()
        self.page += 1
        return MARGIN

    def ensure_room(self, y: float, needed: float) -> float:
        """Returns `y` if `needed` points fit below it, else the top of another page."""
        return y if y + needed <= self.bottom else self.new_page()

    @property
    def bottom(self) -> float:
        """Returns how far down a page is drawn on."""
        return self.height - MARGIN - 8

    def write(
        self, x: float, y: float, text: str, size: float, *, font: str = PLAIN, colour: str = INK, side: str = "left"
    ) -> float:
        """Writes a line with its baseline at `y`; `side` says what of it is at `x`. Returns its width."""
        width = width_of(text, size, font)
        left = x - width * {"left": 0.0, "middle": 0.5, "right": 1.0}[side]
        for run in runs(text):
            self._put(left, y, run, size, font, colour)
            left += _run_width(run, size, font)
        return width

    def _put(self, x: float, y: float, run: Run, size: float, font: str, colour: str) -> None:
        if run.font:
            drawing, ascent_px = picture(run, PICTURE_PX, colour)
            scale = size / PICTURE_PX
            low = self.height - y - (drawing.height - ascent_px) * scale
            self._canvas.drawImage(
                ImageReader(drawing), x, low, drawing.width * scale, drawing.height * scale, mask="auto"
            )
            return
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.setFont(font, size)
        self._canvas.drawString(x, self.height - y, run.letters)

    def write_turned(self, x: float, y: float, text: str, size: float, **style: Unpack[TextStyle]) -> float:
        """Writes a line upside down, its baseline at `y`. Returns its width."""
        self._canvas.saveState()
        self._canvas.translate(2 * x, 2 * (self.height - y))
        self._canvas.rotate(180)
        width = self.write(x, y, text, size, **style)
        self._canvas.restoreState()
        return width

    def write_within(
        self, x: float, y: float, text: str, size: float, width: float, **style: Unpack[TextStyle]
    ) -> float:
        """Writes a line that is no wider than `width`: smaller, and at last cut short. Returns its width."""
        font = style.get("font", PLAIN)
        while size > SMALLEST and width_of(text, size, font) > width:
            size -= 0.5
        while len(text) > 1 and width_of(text, size, font) > width:
            text = text[:-2].rstrip() + "…"
        return self.write(x, y, text, size, **style)

    def write_signs(self, x: float, y: float, text: str, size: float, font: str = PLAIN, side: str = "left") -> float:
        """Writes cards or suits, red suits in red with their rank. Returns the width."""
        width = width_of(text, size, font)
        place = x - width * {"left": 0.0, "middle": 0.5, "right": 1.0}[side]
        for run in runs(text):
            for word in [run] if run.font else map(Run, WORDS.findall(run.letters)):
                colour = RED if any(sign in RED_SUITS for sign in word.letters) else INK
                self._put(place, y, word, size, font, colour)
                place += _run_width(word, size, font)
        return width

    def write_lines(self, x: float, y: float, text: str, size: float, width: float, colour: str = INK) -> float:
        """Writes a paragraph; returns the baseline of the line that would follow."""
        for line in wrap(text, size, width):
            self.write(x, y, line, size, colour=colour)
            y += size * 1.35
        return y

    def rule(self, x: float, y: float, width: float, colour: str = RULE, thick: float = 0.6) -> None:
        """Draws a level line."""
        self.path([(x, y), (x + width, y)], colour, thick)

    def path(self, points: list[tuple[float, float]], colour: str, thick: float, dash: tuple[float, ...] = ()) -> None:
        """Draws a line through points."""
        with self._pen(colour, thick, dash):
            path = self._canvas.beginPath()
            for index, (x, y) in enumerate(points):
                (path.lineTo if index else path.moveTo)(x, self.height - y)
            self._canvas.drawPath(path, stroke=1, fill=0)

    def draw_shape(self, shape: PathShape) -> None:
        """Draws a path, or fills it if it has no pen; its points and its pen are in points of the paper."""
        with self._pen(shape.colour, shape.pen_width, ()):
            self._canvas.setLineCap(1)
            path = self._canvas.beginPath()
            for letter, points in shape.pieces:
                flat = [number for x, y in points for number in (x, self.height - y)]
                {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[letter](*flat)
            self._canvas.setFillColor(HexColor(shape.colour))
            self._canvas.drawPath(path, stroke=int(shape.pen_width > 0), fill=int(not shape.pen_width))

    def frame(
        self, x: float, y: float, width: float, height: float, round_by: float = 0.0, *, cut: bool = False
    ) -> None:
        """Draws the edge of a box: a fine line, or one to cut along."""
        with self._pen(SOFT, 0.4, CUT if cut else ()):
            self._canvas.roundRect(x, self.height - y - height, width, height, round_by, stroke=1, fill=0)

    def ring(self, x: float, y: float, radius: float) -> None:
        """Draws a circle to cut along."""
        with self._pen(SOFT, 0.4, CUT):
            self._canvas.circle(x, self.height - y, radius, stroke=1, fill=0)

    def box(self, x: float, y: float, width: float, height: float, colour: str, round_by: float = 0.0) -> None:
        """Fills a box whose top left corner is at (x, y)."""
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.roundRect(x, self.height - y - height, width, height, round_by, stroke=0, fill=1)

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fills a circle."""
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.circle(x, self.height - y, radius, stroke=0, fill=1)

    def icon(self, name: str, x: float, y: float, size: float) -> None:
        """Draws a white icon whose top left corner is at (x, y)."""
        image = ImageReader(io.BytesIO((_bundle() / "icons" / f"{name}.png").read_bytes()))
        self._canvas.drawImage(image, x, self.height - y - size, size, size, mask="auto")

    @contextmanager
    def scaled(self, x: float, y: float, scale: float) -> Iterator[None]:
        """Draws what follows smaller or larger, its top left corner at (x, y)."""
        self._canvas.saveState()
        self._canvas.translate(x, self.height * (1 - scale) - y)
        self._canvas.scale(scale, scale)
        yield
        self._canvas.restoreState()

    @contextmanager
    def _pen(self, colour: str, thick: float, dash: tuple[float, ...]) -> Iterator[None]:
        self._canvas.saveState()
        self._canvas.setStrokeColor(HexColor(colour))
        self._canvas.setLineWidth(thick)
        self._canvas.setLineJoin(1)
        self._canvas.setDash(list(dash))
        yield
        self._canvas.restoreState()

    def _draw_foot(self) -> None:
        self.write(MARGIN, self.height - 24, self._footer, 6.5, colour=SOFT)
        self.write(self.width - MARGIN, self.height - 24, str(self.page), 6.5, colour=SOFT, side="right")


def wrap(text: str, size: float, width: float, font: str = PLAIN) -> list[str]:
    """Returns `text` in lines of at most `width` points; a longer word is broken."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size, font) <= width:
            lines[-1] = longer
        else:
            lines.extend(_break(word, size, width, font))
    return lines if lines[0] else lines[1:] or lines


def _break(word: str, size: float, width: float, font: str) -> list[str]:
    """Returns a word in parts of at most `width` points, at least a letter each; most words are one part."""
    parts = [""]
    for letter in word:
        if parts[-1] and width_of(parts[-1] + letter, size, font) > width:
            parts.append("")
        parts[-1] += letter
    return parts
