"""How every text grows when the table wants it twice as large, the least first.

Usage: python -m tests.ui.text_growth [SIZE] [LANGUAGE] [MOST_LINES] [GAME]

A text that is shown only in one of the two sizes is left out; at each stop the screens are scrolled as they open.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import tests.conftest  # noqa: F401  # Kivy stays quiet
from companion.ui.theme import THEME
from companion.ui.trick_table.bar import ScoreSign
from companion.ui.trick_table.card_cell import CardCell
from companion.ui.trick_table.trump_sign import TrumpSign
from companion.ui.widgets.text_button import TextButton
from tests.ui.game_tours import TOURS
from tests.ui.geometry import ancestors, labels
from tests.ui.pilot import Pilot
from tests.ui.tour import tour

LARGEST: Final = 200
Tour = Callable[[Pilot], Iterator[str]]


@dataclass(frozen=True)
class Text:
    """A text on a screen. `kind` is what it is for: a task, a trump suit, a score, a button, a card, or else words."""

    stop: str
    kind: str
    words: str


def kind_of(label: Any, task: str) -> str:
    """Returns what a label is for."""
    around = ancestors(label)
    if isinstance(label, CardCell):
        return "card"
    if any(isinstance(parent, TrumpSign) for parent in around):
        return "trump"
    if any(isinstance(parent, ScoreSign) for parent in around):
        return "score"
    if isinstance(label, TextButton):
        return "button"
    return "task" if task and label.text == task else "words"


def text_sizes(pilot: Pilot, stops: Iterator[str]) -> dict[Text, float]:
    """Returns how large each text is, in pixels, where it is largest."""
    sizes: dict[Text, float] = {}
    for stop in stops:
        task = str(getattr(pilot.screen, "task", ""))
        for label in labels(pilot):
            text = Text(stop, kind_of(label, task), label.text)
            sizes[text] = max(sizes.get(text, 0.0), float(label.font_size))
    return sizes


@dataclass(frozen=True)
class Growth:
    """How large a text is, in millimetres of the glass: as it usually is, and at LARGEST percent."""

    usual_mm: float
    large_mm: float

    @property
    def times(self) -> float:
        return self.large_mm / self.usual_mm


def growth(folder: Path, size: str, language: str, walk: Tour = tour) -> dict[Text, Growth]:
    """Returns how each text grows that is shown at both sizes."""
    found = []
    for percent in (100, LARGEST):
        place = folder / str(percent)
        place.mkdir(parents=True, exist_ok=True)
        with Pilot(place, size, language=language, text_percent=percent) as pilot:
            found.append(text_sizes(pilot, walk(pilot)))
    usual, large = found
    px_per_mm = THEME.mm(1)
    return {text: Growth(px / px_per_mm, large[text] / px_per_mm) for text, px in usual.items() if text in large}


def main(size: str = "800x480", language: str = "en", most: str = "400", game: str = "mast-year") -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as folder:
        grown = growth(Path(folder), size, language, TOURS[game])
    for text, one in sorted(grown.items(), key=lambda item: item[1].times)[: int(most)]:
        sizes = f"{one.times:.2f}  {one.usual_mm:4.1f}  {one.large_mm:4.1f} mm"
        print(f"{sizes}  {text.kind:6}  {text.stop:14}  {text.words[:60]!r}")
    for kind in sorted({text.kind for text in grown}):
        of_kind = sorted(one.times for text, one in grown.items() if text.kind == kind)
        enough = sum(value >= 1.8 for value in of_kind)
        print(
            f"{kind:6}  least {of_kind[0]:.2f}, median {of_kind[len(of_kind) // 2]:.2f}, "
            f"{enough} of {len(of_kind)} at 1.8"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
