"""What lines tells the shared screens."""

from typing import Any

from companion.games import find_game
from companion.ui.base_presenter import BasePresenter
from companion.ui.texts import SAY


class LinesPresenter(BasePresenter[Any, Any]):
    """Entries are cells."""

    def entry_text(self, action: Any, before: Any, names: tuple[str, ...]) -> str:
        """Returns who laid a token where."""
        name = names[before.turn] if before else "–"
        return SAY("screen.cell", name=name, row=action.row + 1, column=action.column + 1)

    def part_title(self, part: int, now: Any) -> str:
        """Returns the game's name: it has one part only."""
        return SAY("name")


PRESENTER = LinesPresenter(find_game("lines"))
