"""The table is drawn without stencils: each takes as long as many pictures. Kivy draws thick lines that are not opaque
with them, too.
"""

from collections.abc import Iterator
from pathlib import Path

from kivy.core.window import Window
from kivy.graphics import Color, Line
from kivy.graphics.instructions import Instruction

from companion.games.mast_year.state import Phase
from tests.ui.pilot import Pilot
from tests.ui.player import play_to


def test_the_table_is_drawn_without_stencils(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        play_to(pilot, Phase.TRICKS)
        drawn = list(instructions(Window.canvas))
        assert not [one for one in drawn if type(one).__name__.startswith("Stencil")]
        assert not list(lines_by_stencil(drawn))


def instructions(group: Instruction) -> Iterator[Instruction]:
    """Yields all that is drawn, in its order."""
    for one in group.children:
        yield one
        if hasattr(one, "children"):
            yield from instructions(one)


def lines_by_stencil(drawn: list[Instruction]) -> Iterator[Line]:
    """Yields the thick lines that are not opaque."""
    alpha = 1.0
    for one in drawn:
        if isinstance(one, Color):
            alpha = one.a
        elif isinstance(one, Line) and one.width != 1 and alpha < 1:
            yield one
