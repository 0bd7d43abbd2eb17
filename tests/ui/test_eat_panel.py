"""The question which stash is eaten: its answers have few lines, however many stashes lie there."""

from pathlib import Path

from companion.card_notation import parse_card
from companion.games.mast_year.state import Stash
from companion.ui.games.mast_year.widgets.eat_panel import ROWS, EatPanel
from tests.ui.pilot import Pilot

CARDS = (parse_card("4H"),)


def test_many_stashes_stand_in_few_lines_in_large_text_too(folder: Path) -> None:
    with Pilot(folder, "800x480", text_percent=200):
        panel = EatPanel()
        for count, columns in ((1, 1), (2, 2), (6, 2), (7, 3)):
            panel.ask("", [(Stash(place, 0, CARDS, eaten=False), place) for place in range(count)], ("", None), 0)
            grid = panel.choice.ids.stashes
            assert (grid.cols, count <= ROWS * grid.cols) == (columns, True)
