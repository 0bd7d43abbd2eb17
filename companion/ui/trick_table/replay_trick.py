"""ReplayTrick: the table of tricks at one step of a replay: trump, what is to be done, each card before its player."""

from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout

from companion.engine import Phrase
from companion.games import find_game
from companion.ui.presenter import presenter_of
from companion.ui.theme import THEME
from companion.ui.trick_table.table_mat import TableMat
from companion.ui.trick_table.trump_sign import TrumpSign
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.replay_table import ReplayTable

HEAD_MM: Final = 9.0
GAP_MM: Final = 1.0


class ReplayTrick(ReplayTable):
    """Everybody's edge says what the player does in the trick, and the corner which trick it is.

    Between tricks, the last one lies there.
    """

    tells_scores = False

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, orientation="vertical", spacing=THEME.mm(GAP_MM), **properties)
        presenter_of(game)  # it brings what is drawn on the faces of its game
        self._game = find_game(game)
        self._trump = TrumpSign(size_hint_x=0.85)
        self._task = FitLabel(bold=True, high_mm=4.6, color=THEME.colour("acting"))
        self._mat = TableMat(size_hint=(1, 1))
        head = BoxLayout(size_hint_y=None, height=THEME.room(HEAD_MM, 1.3), spacing=THEME.mm(GAP_MM))
        for widget in (self._trump, self._task):
            head.add_widget(widget)
        self.add_widget(head)
        self.add_widget(self._mat)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        def say(phrase: Phrase) -> str:
            return self.words.say(phrase, names)

        table = self._game.view(state)
        self._trump.trump = table.trump
        self._task.text = say(table.task)
        self._mat.show(table, names, say)
        self._mat.tell_where(tuple(map(say, table.where)))
