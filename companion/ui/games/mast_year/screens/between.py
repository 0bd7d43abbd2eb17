"""BetweenScreen: the end of a tournament's first game: the results, what comes next, and who is Speedy first."""

from kivy.properties import StringProperty

from companion.games.mast_year.actions import Speedy
from companion.games.mast_year.explanation import explain_end
from companion.games.mast_year.state import State
from companion.games.mast_year.view import view
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games.mast_year.entries import won_text
from companion.ui.games.mast_year.presenter import sums_of
from companion.ui.layouts import icon, load
from companion.ui.screens.result import ResultScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.widgets.text_button import TextButton

load("games/mast_year/screens/between")


class BetweenScreen(ResultScreen):
    """It stays until the table has said who is Speedy in the second game (MY-9.4)."""

    stop = "between"
    asks = StringProperty("")

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the first game's result, the sums, and the teams of the second game."""
        state, players = snapshot.state_as(State), snapshot.record.players
        first, second = state.matches
        self.title = f"{SAY('statistics.game', number=1)}: {won_text(first.winner, names)}"
        self.picture = icon({"squirrels": "squirrel", "oaks": "oak"}.get(str(first.winner), "acorn"))
        self.explanation = " ".join(SAY.phrase(item, players) for item in explain_end(state))
        self.asks = SAY.phrase(view(state).task, players)
        self.ids.sums.show(sums_of((first,)))
        self._offer(second.squirrels, names)

    def _offer(self, squirrels: tuple[int, int], names: tuple[str, ...]) -> None:
        answers = self.ids.answers
        answers.clear_widgets()
        words = SharedFontSize()
        for seat in squirrels:
            button = TextButton(text=names[seat], weight="first_button", bold=True, high_mm=5, shared_font_size=words)
            button.bind(on_release=lambda _, chosen=seat: self.controllers.entries.act(Speedy(chosen)))
            answers.add_widget(button)
