"""OverScreen: who won and by what, hand by hand; and the next game, one touch away."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.image import Image

from companion.ui.chorus import Chorus
from companion.ui.games.mast_year.chronicle import winner_name
from companion.ui.games.mast_year.screens.judged import JudgedScreen
from companion.ui.layouts import icon, load
from companion.ui.names import names_of
from companion.ui.route import route
from companion.ui.saying import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("games/mast_year/screens/over")

COLUMNS: Final = {"hand": 1.4, "eaten": 0.8, "uneaten": 0.8, "mast": 1.4, "boom": 1.1}
"""Each with its share of the width."""
TEAMS: Final = {"eaten": "squirrel", "uneaten": "oak"}
"""The columns that a team's sign stands above."""


class OverScreen(JudgedScreen):
    """The end of a game; it stays until somebody chooses what comes next."""

    title = StringProperty("")
    explanation = StringProperty("")
    rule = StringProperty("")
    picture = StringProperty("")
    hands = NumericProperty(0)

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.show(host.standing)

    def show(self, standing: Any) -> None:
        """Shows the result."""
        if route("over", standing) != "over":  # the stage shows another screen
            return
        line = standing.game.summary(standing.state)
        winner, names = line["winner"], names_of(standing)
        self.title = SAY("ui.over.tie") if winner == "tie" else SAY("ui.over.wins", team=winner_name(winner, names))
        self.picture = icon("squirrel" if winner == "squirrels" else "oak" if winner == "oaks" else "acorn")
        phrases = standing.game.explain(standing.state)
        self.explanation = SAY.phrase(phrases[-1], standing.record.players) if phrases else ""
        self.rule = (phrases[-1].rule or "") if phrases else ""
        self.show_warning(standing)
        self._fill(line["hands"], None if standing.state.options.tournament else line["scores"])

    def back(self) -> None:
        """Leaves the game as it is; it can be looked at again among the earlier ones."""
        self.host.park()

    def rematch(self, *, swapped: bool) -> None:
        """Plays again with the same people; with the teams swapped if they wish."""
        options = dict(self.host.standing.record.options)
        players = self.host.standing.record.players
        pair = tuple(options.get("squirrels", (0, 2)))
        if swapped:
            pair = (1, 3) if pair == (0, 2) else (0, 2)
        options["squirrels"], options["speedy"] = list(pair), pair[0]
        self.host.start(self.host.standing.game.name, options, players)

    def new_group(self) -> None:
        """Other people sit down: the names are forgotten, the variant stays."""
        self.host.players = ("", "", "", "")
        self.host.close_game()

    def _fill(self, hands: list[dict[str, Any]], scores: dict[str, int] | None) -> None:
        """Fills the table: a line for each hand; that with the sum of a game that was not of two is always in sight."""
        words = Chorus()
        self.hands = len(hands)
        self._fill_heads()
        self._fill_lines(self.ids.table, [_line_of(place, hand) for place, hand in enumerate(hands)], words)
        totals = [(SAY("ui.over.total"), str(scores["squirrels"]), str(scores["oaks"]), "", "")] if scores else []
        self._fill_lines(self.ids.total, totals, words, bold=True)

    def _fill_heads(self) -> None:
        heads, words = self.ids.heads, Chorus()
        heads.clear_widgets()
        for name, wide in COLUMNS.items():
            if name in TEAMS:
                head = Image(source=icon(TEAMS[name]), color=THEME.colour("soft_ink"), fit_mode="contain")
            else:
                head = FitLabel(text=SAY(f"ui.over.{name}"), bold=True, high_mm=3.4, halign="center", chorus=words)
            head.size_hint_x = wide
            heads.add_widget(head)

    def _fill_lines(self, table: Any, lines: Sequence[tuple[str, ...]], words: Chorus, *, bold: bool = False) -> None:
        table.clear_widgets()
        for line in lines:
            for text, wide in zip(line, COLUMNS.values(), strict=True):
                label = FitLabel(text=text, high_mm=4.2, halign="center", bold=bold, chorus=words, size_hint_x=wide)
                table.add_widget(label)


def _line_of(place: int, hand: dict[str, Any]) -> tuple[str, ...]:
    boom = SAY("ui.yes") if hand["boom"] else "–"
    return str(place + 1), str(hand["eaten"]), str(hand["uneaten"]), SAY(f"ui.over.{hand['mast'] or 'none'}"), boom
