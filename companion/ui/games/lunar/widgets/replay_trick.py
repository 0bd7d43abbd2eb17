"""ReplayTrick: the trick at one step of a replay, each card before its player; between tricks, the last one."""

from typing import Any

from companion.engine.game import require_type
from companion.games.lunar.state import State
from companion.games.lunar.view import view
from companion.translations import Translation
from companion.ui.games.lunar.table import CardSource, table_of
from companion.ui.trick_table.table_mat import TableMat
from companion.ui.widgets.replay_table import ReplayTable


class ReplayTrick(ReplayTable):
    """Everybody's edge says what the player does in the trick, and the corner which trick it is."""

    tells_scores = False

    def __init__(self, words: Translation, **properties: Any) -> None:
        super().__init__(words, **properties)
        self._mat = TableMat(size_hint=(1, 1))
        self.add_widget(self._mat)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        """Shows the table of tricks."""
        known = require_type(State, state)
        table = table_of(view(known), known, CardSource())
        self._mat.show(table, names)
        self._mat.tell_where(table.where)
