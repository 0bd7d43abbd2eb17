"""Bar: what stands at the top of every screen of a running game: where it is, the scores, and the ways out."""

from collections.abc import Sequence
from typing import Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tricks.screen_table import SideScore
from companion.ui.events import dispatches
from companion.ui.layouts import icon, load
from companion.ui.no_break import unbroken
from companion.ui.reflow import move
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("trick_table/bar")

LINE_MM: Final = 2.6
"""How high a further line below a score is."""


class ScoreSign(BoxLayout):
    """One side's points, beside its icon."""

    icon = StringProperty("")
    points = StringProperty("")
    side = StringProperty("button")
    below = StringProperty("")
    lines = NumericProperty(1)
    """How many lines `below` has."""
    beside = BooleanProperty(False)
    """Whether `below` stands beside the points: large text has a broad sign."""


@dispatches("on_menu", "on_history", "on_take_back", "on_part")
class Bar(BoxLayout):
    """Events: `on_menu`, `on_history`, `on_take_back`, `on_part`: the other way of taking part was touched."""

    where = StringProperty("")
    trump = ObjectProperty(None, allownone=True)
    """What is trump, a Face."""
    can_take_back = BooleanProperty(False)
    way = StringProperty("")
    """How the table takes part, in a word or two."""
    camera_watches = BooleanProperty(False)
    """Whether the camera enters the cards."""
    score_px = NumericProperty(0)
    """How broad the sign of a score is, if not as usual."""
    more_lines_px = NumericProperty(0)
    """How much higher it is for what stands below the scores in more than one line."""
    takes_back = StringProperty("")
    """What the button takes back, in words."""

    def on_kv_post(self, _: object) -> None:
        """Moves what the top has no room for below it, where the screen is high."""
        if not THEME.wide:
            for widget in (self.ids.trump, self.ids.way):
                move(widget, self.ids.below)

    def show_scores(self, scores: Sequence[SideScore]) -> None:
        """Takes over the points of each side."""
        box = self.ids.scores
        if len(box.children) != len(scores):
            box.clear_widgets()
            for _ in scores:
                box.add_widget(ScoreSign())
        for widget, score in zip(reversed(box.children), scores, strict=True):
            widget.icon, widget.points, widget.side = (
                icon(score.icon) if score.icon else "",
                str(score.points),
                score.side,
            )
            widget.below = unbroken(SAY.phrase(score.below, ())) if score.below else ""
            widget.lines = 1 + widget.below.count("\n")
            widget.width = self.score_px or widget.width
        if not THEME.large:
            self.more_lines_px = THEME.mm(LINE_MM) * max((widget.lines - 1 for widget in box.children), default=0)
