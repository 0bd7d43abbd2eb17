"""StatisticsScreen: how the points came about, as a picture and in words; a tournament's games one after the other."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty

from companion.games.mast_year.course import Course
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText

load("games/mast_year/screens/statistics")


class StatisticsScreen(Screen):
    """Of the game on the table, up to the last hand that is over."""

    part = NumericProperty(-1)
    """Which game of a tournament is shown, from 0; -1 is the last."""
    title = StringProperty("")
    said = StringProperty("")

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.show(host.table.standing)

    def show(self, standing: Any) -> None:
        """Shows the course of the game."""
        courses = standing.game.courses(standing.state) if standing else ()
        played = [course for course in courses if course.steps]
        self.ids.other.disabled = len(played) < 2
        self.ids.other.opacity = 1 if len(played) > 1 else 0
        self.ids.turns.clear_widgets()
        self.said = "" if played else SAY("statistics.none")
        self.ids.chart.course = None
        if played:
            self.part = self.part % len(played)
            self._fill(played[int(self.part)], standing)

    def turn(self) -> None:
        """Shows the other game of a tournament."""
        self.part += 1
        self.show(self.host.table.standing)

    def _fill(self, course: Course, standing: Any) -> None:
        options = standing.state.options
        self.title = SAY("statistics.title")
        if options.tournament:
            self.title += f"  ·  {SAY('statistics.game', number=int(self.part) + 1)}"
            self.ids.other.text = SAY("statistics.game", number=2 - int(self.part)) + "  →"
        self.ids.chart.goal = None if options.single_hand else options.goal
        self.ids.chart.course = course
        turns = [SAY.phrase(turn, standing.record.players) for turn in course.turns]
        for text in turns or [SAY("statistics.plain")]:
            self.ids.turns.add_widget(FlowText(text=text, high_mm=3.6))
