"""LargeTable: a play screen with large text: what to do and what can be entered; the table is one touch away."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.reflow import move, scroll
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import needed_height

load("trick_table/large_table")

BAR_MM: Final = 16.8
TWO_LINES_MM: Final = 27.4
"""How high the bar is, in one line, and in two where the screen is high."""
SECOND_LINE_MM: Final = 13.6
MENU_MM: Final = 23
SCORE_MM: Final = 27
TAKES_BACK: Final = 1.5
"""How high the take-back button is, relative to the others."""
BROADER: Final = 1.12
"""How broad it is relative to both of them, in one line."""
BUTTON_EDGE_MM: Final = 0.4
"""The free space beside the words of these buttons on a high screen."""
TOP: Final = 0.37
"""The share of a broad screen, below the bar, for what is to be done."""
TASK_MM: Final = 9.2
"""How high the letters of a long task are, if there is room."""
BETWEEN_MM: Final = 0.6
"""The gap between the two stacked buttons for which there is always room."""
HIGH_TOP_MM: Final = 48.2
"""The height of what is to be done on a high screen."""
SIDE_MM: Final = 16.8
ROOMY_SIDE_MM: Final = 28.0
"""How high the buttons are there, in one line and in two."""
WORDS_HIGH: Final = 2.1
"""How high a warning's words are there, relative to its buttons."""


class TableView(BoxLayout):
    """The table, and beside it why things are as they are, and the way to the history."""


class LargeTable(BoxLayout):
    """Takes the parts of a play screen, by their `ids`. `shows_table`: the table is shown, not what can be entered."""

    shows_table = BooleanProperty(False)
    roomy = BooleanProperty(True)
    """Whether what can be entered leaves room for two lines of buttons on a high screen."""
    most = NumericProperty(0)
    """The largest share, below the bar, for a long task: what can be entered needs the rest."""
    where = StringProperty("")
    """The part of where the game is that must stay in sight, such as which of two games is played."""

    def __init__(self, ids: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._panel, self._view, self._banner = ids.panel.__self__, TableView(), ids.banner.__self__
        self._top = self.ids.top.__self__
        self._task, self._takes_back = ids.task.__self__, ids.bar.ids.takes_back.__self__
        self._grow_bar(ids.bar)
        move(ids.bar.ids.takes_back, self.ids.side, len(self.ids.side.children))
        move(ids.bar.ids.way, self.ids.ways)
        move(ids.head, self.ids.what)
        ids.head.size_hint_y = 1
        move(self._banner, self, 1)
        if THEME.narrow:
            *buttons, words = self._banner.children
            words.size_hint_y = WORDS_HIGH
            for button in buttons:
                button.size_hint_x = 1
        move(ids.mat, self._view.ids.mat)
        move(ids.explanation, self._view.ids.words)
        move(ids.bar.ids.history, self._view.ids.words)
        move(self._panel, self.ids.place)
        scroll(self._view.ids.words)
        for widget, name in ((self._banner, "text"), (self._banner, "height"), (self._task, "text")):
            widget.fbind(name, self._share_out)
        self._task.fbind("width", self._share_out)
        for name in ("height", "most", "roomy", "where"):
            self.fbind(name, self._share_out)
        self._share_out()

    def add_to_table(self, widget: Any, high_mm: float) -> None:
        """Shows something else above the words beside the table."""
        widget.size_hint_y, widget.height = None, THEME.mm(high_mm)
        self._view.ids.words.add_widget(widget, len(self._view.ids.words.children))

    def toggle(self) -> None:
        """Shows the table, or what can be entered."""
        self.shows_table = not self.shows_table
        self.ids.place.clear_widgets()
        self.ids.place.add_widget(self._view if self.shows_table else self._panel)

    def _share_out(self, *_: object) -> None:
        """Sets the height of what is to be done; a warning, which must be settled first, takes its place."""
        top, is_warned = self._top, bool(self._banner.text)
        if THEME.wide:
            high = max(self.height * TOP, 2 * THEME.target + THEME.mm(BETWEEN_MM))
        else:
            high = THEME.mm(HIGH_TOP_MM) + (0 if is_warned else self._stack_buttons())
        if not is_warned:
            high = max(high, min(self._needed_px, self.height * self.most))
        top.height = high
        if is_warned:
            self.remove_widget(top)
        elif not top.parent:
            self.add_widget(top, len(self.children))
        self._banner.orientation = "vertical" if is_warned and not THEME.wide else "horizontal"
        self._banner.height = high if is_warned else 0

    def _stack_buttons(self) -> float:
        """Lays the buttons in two lines if there is room; returns how much higher they are than in one."""
        side = self.ids.side
        side.orientation = "vertical" if self.roomy else "horizontal"
        side.height = THEME.mm(ROOMY_SIDE_MM if self.roomy else SIDE_MM)
        self._takes_back.size_hint = (1, TAKES_BACK) if self.roomy else (BROADER, 1)
        return float(side.height - THEME.mm(SIDE_MM))

    @property
    def _needed_px(self) -> float:
        """How high what is to be done is in letters of TASK_MM, with what stands beside it in a column."""
        task = self._task
        words = needed_height(task.text, THEME.mm(TASK_MM), max(task.width, 1), task.bold, task.font_name)
        above = self.ids.where.height
        return float(words + above + (0 if THEME.wide else self.ids.side.height + self._top.spacing))

    def _grow_bar(self, bar: Any) -> None:
        """Gives the trump suit and the scores the bar, and the buttons that stay in it the words of the others."""
        bar.height = THEME.mm(BAR_MM if THEME.wide else TWO_LINES_MM)
        bar.ids.below.height = 0 if THEME.wide else THEME.mm(SECOND_LINE_MM)
        bar.ids.menu.width, bar.score_px = THEME.mm(MENU_MM), THEME.mm(SCORE_MM)
        for button in (bar.ids.menu, bar.ids.way, bar.ids.history):
            button.shared_font_size = self.words if button is bar.ids.way and THEME.wide else None
            button.size_hint = (1, 1)
        bar.ids.menu.size_hint_x = None
        bar.ids.way.fbind("text", _take_width)
        _take_width(bar.ids.way, bar.ids.way.text)
        bar.ids.takes_back.size_hint = (1, TAKES_BACK if THEME.wide else 1)
        if not THEME.wide:
            for button in (bar.ids.way, bar.ids.takes_back, self.ids.turn):
                button.padding = (THEME.mm(BUTTON_EDGE_MM), 0)
        for label in list(bar.ids.below.children):  # where the game is stands on the table too
            if label is not bar.ids.trump.__self__ and label is not bar.ids.way.__self__:
                bar.ids.below.remove_widget(label)


def _take_width(button: Any, text: str) -> None:
    """Gives a button that says nothing no room beside the others."""
    button.size_hint_x = 1 if text else None
