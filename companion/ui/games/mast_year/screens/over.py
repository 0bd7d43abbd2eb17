"""OverScreen: who won and by what, hand by hand; and the next game, one touch away."""

from typing import Any, Final

from kivy.properties import StringProperty

from companion.ui.games.mast_year.chronicle import winner_name
from companion.ui.games.mast_year.screens.judged import JudgedScreen
from companion.ui.layouts import icon, load
from companion.ui.player_names import names_of
from companion.ui.route import route
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("games/mast_year/screens/over")


TOLD: Final = ("end.", "reveal.", "mast.", "boom.")
"""The phrases that tell how it ended: the last cards and what they bring belong to it only in a single hand."""


class OverScreen(JudgedScreen):
    """The end of a game; it stays until somebody chooses what comes next."""

    title = StringProperty("")
    explanation = StringProperty("")
    rule = StringProperty("")
    picture = StringProperty("")

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.show(host.standing)

    def show(self, standing: Any) -> None:
        """Shows the result."""
        if route("over", standing) != "over":  # the root widget shows another screen
            return
        line = standing.game.summary(standing.state)
        winner, names = line["winner"], names_of(standing)
        self.title = SAY("ui.over.tie") if winner == "tie" else SAY("ui.over.wins", team=winner_name(winner, names))
        self.picture = icon("squirrel" if winner == "squirrels" else "oak" if winner == "oaks" else "acorn")
        phrases = [one for one in standing.game.explain(standing.state) if one.key.startswith(TOLD)]
        self.explanation = " ".join(SAY.phrase(one, standing.record.players) for one in phrases)
        self.rule = (phrases[-1].rule or "") if phrases else ""
        self.show_warning(standing)
        self.ids.sums.show(standing.state.matches)

    def back(self) -> None:
        """Leaves the game as it is; it can be looked at again among the earlier ones."""
        self.host.park()

    def rematch(self, *, swapped: bool) -> None:
        """Plays again with the same people, with the teams swapped if they wish; the seats ask who is Speedy."""
        options = dict(self.host.standing.record.options)
        players = self.host.standing.record.players
        pair = tuple(options.get("squirrels", (0, 2)))
        if swapped:
            pair = (1, 3) if pair == (0, 2) else (0, 2)
        options["squirrels"], options["speedy"] = list(pair), pair[0]
        self.host.agreed, self.host.players = options, players
        self.host.go("seats")

    def new_group(self) -> None:
        """Other people sit down: the names are forgotten, the variant stays."""
        self.host.players = ("", "", "", "")
        self.host.close_game()
