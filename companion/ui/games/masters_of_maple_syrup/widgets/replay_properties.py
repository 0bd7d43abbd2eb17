"""ReplayProperties: both properties at one step of a replay, with what each player's cards were worth."""

from typing import Any

from companion.engine.game import require_type
from companion.games.masters_of_maple_syrup.state import State
from companion.games.masters_of_maple_syrup.view import view
from companion.ui.games.masters_of_maple_syrup.widgets.property_side import SIDES, PropertySide
from companion.ui.theme import THEME
from companion.ui.widgets.replay_table import ReplayTable


class ReplayProperties(ReplayTable):
    """The first player's property lies nearest, as at the table."""

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, orientation="vertical", spacing=THEME.mm(0.8), **properties)
        self._sides = tuple(PropertySide(self.words, side=side, has_ways=False, disabled=True) for side in SIDES)
        for side in reversed(self._sides):
            self.add_widget(side)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        for side in view(require_type(State, state)).sides:
            widget = self._sides[side.seat]
            widget.name = f"▶ {names[side.seat]}" if side.current else names[side.seat]
            widget.hand = self.words.text("ui.tally.sum", points=side.score)
            widget.show(side, frozenset(), ())
