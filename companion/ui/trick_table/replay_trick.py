"""ReplayTrick: the trick at one step of a replay, each card before its player; between tricks, the last one."""

from typing import Any

from companion.engine import Phrase
from companion.games import find_game
from companion.tricks.screen_table import OffersTable
from companion.ui.presenter import presenter_of
from companion.ui.trick_table.table_mat import TableMat
from companion.ui.widgets.replay_table import ReplayTable


class ReplayTrick(ReplayTable):
    """Everybody's edge says what the player does in the trick, and the corner which trick it is."""

    tells_scores = False

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, **properties)
        presenter_of(game)  # it brings what is drawn on the faces of its game
        self._game = find_game(game)
        self._mat = TableMat(size_hint=(1, 1))
        self.add_widget(self._mat)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        """Shows the table of tricks."""

        def say(phrase: Phrase) -> str:
            return self.words.say(phrase, names)

        assert isinstance(self._game, OffersTable)
        table = self._game.view(state)
        self._mat.show(table, names, say)
        self._mat.tell_where(tuple(map(say, table.where)))
