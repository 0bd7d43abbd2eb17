"""TricksOverPanel: what the tricks of a hand have brought each team, before the Oaks show their last cards."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.state import Hand
from companion.games.mast_year.view import piles_of
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.reflow import move, scroll
from companion.ui.theme import THEME

load("games/mast_year/widgets/tricks_over_panel")


class TeamTally(BoxLayout):
    """One team's acorn cards: how many, the stashes in which they lie, and the new sum."""

    side = StringProperty("first_side")
    icon = StringProperty("")
    words = StringProperty("")
    count = NumericProperty(0)
    points = NumericProperty(0)

    def give_words_a_line(self) -> None:
        """Puts the two numbers side by side, and the words below them."""
        self.ids.sum.size_hint_x = 1
        move(self.ids.words, self, 1)
        move(self.ids.sum, self.ids.numbers)


@dispatches("on_tallied")
class TricksOverPanel(BoxLayout):
    """Event: `on_tallied`: everybody has seen it. Entering a last card leads on as well."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        if THEME.large:
            self.remove_widget(self.ids.title.__self__)
            for team in (self.ids.squirrels, self.ids.oaks):
                team.give_words_a_line()
            scroll(self.ids.teams.__self__)

    def show(self, hand: Hand, scores: tuple[int, int]) -> None:
        """Shows what lies in the stashes of `hand`, and the sums with it."""
        for team, eaten, points in (("squirrels", True, scores[0]), ("oaks", False, scores[1])):
            tally = self.ids[team]
            tally.count, tally.points = hand.acorns_stashed(eaten), points
            tally.ids.stashes.piles = piles_of(stash for stash in hand.stashes if stash.eaten is eaten)
