"""LargeSurface: the play screen of a game on one surface with large text: the task above, scores and buttons beside."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.reflow import move, scroll
from companion.ui.shared_font_size import SharedFontSize

load("widgets/large_surface")

SIGN_SHARE: Final = 0.62
"""How broad the sign beside a score is, relative to the number."""

MakeSign = Callable[[int], Widget]
"""Makes the sign of a seat."""


class LargeScore(BoxLayout):
    """What one player has, in a number beside the player's sign. `acts`: it is this player's turn."""

    points = StringProperty("")
    acts = BooleanProperty(False)
    high_mm = NumericProperty(8)
    numbers = ObjectProperty(None, allownone=True)


class WordsPage(BoxLayout):
    """The words beside the surface; they are scrolled."""


@dispatches("on_menu", "on_take_back", "on_turn")
class LargeSurface(BoxLayout):
    """Holds what is to be touched in `place`, or the table in words if `shows_table`. Events: `on_menu`,
    `on_take_back`, and `on_turn` after `shows_table` has changed.
    """

    task = StringProperty("")
    task_mm = NumericProperty(4.6)
    """How high the letters of the task are, in usual size."""
    task_lines = NumericProperty(2)
    side_mm = NumericProperty(48)
    """The width of the side on a broad screen, or its height below the place on a high one."""
    score_mm = NumericProperty(12)
    fills_with_scores = BooleanProperty(True)
    """Whether the scores get all the space that the buttons leave; else the content gets it."""
    takes_back = StringProperty("")
    can_take_back = BooleanProperty(False)
    shows_table = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.page = WordsPage()

    def take_over(self, screen: Any, page: Sequence[Any]) -> None:
        """Takes the place of all that a TableScreen shows, does what is touched, and has those parts on its page."""
        for part in page:
            part.size_hint = (1, None)
            move(part, self.page)
        screen.clear_widgets()
        screen.add_widget(self)
        for name in ("task", "takes_back", "can_take_back"):
            screen.fbind(name, self.setter(name))
        self.bind(on_menu=lambda _: screen.controllers.navigation.go("menu"), on_take_back=lambda _: screen.erase())

    def toggle(self) -> None:
        """Shows the table in words, or what is to be touched."""
        self.shows_table = not self.shows_table
        self.dispatch("on_turn")

    def put(self, *widgets: Widget) -> None:
        """Shows widgets in the place, side by side."""
        place = self.ids.place
        if place.children[::-1] == list(widgets):
            return
        place.clear_widgets()
        for widget in widgets:
            move(widget, place)

    def words_page(self) -> Widget:
        """Returns the page in which the words are scrolled."""
        if self.page.parent is None:
            holder = BoxLayout()
            holder.add_widget(self.page)
            self._scrolled = scroll(self.page)
            self._holder = holder
        return self._holder

    def show_scores(self, points: Sequence[str], acting: int | None, sign: MakeSign, *, columns: int) -> None:
        """Takes over what everybody has."""
        box = self.ids.scores
        if len(box.children) != len(points):
            self._build(len(points), sign, columns)
        for seat, score in enumerate(reversed(box.children)):
            if seat < len(points):
                score.points, score.acts = points[seat], seat == acting

    def _build(self, count: int, sign: MakeSign, columns: int) -> None:
        box, numbers = self.ids.scores, SharedFontSize()
        box.clear_widgets()
        box.cols = columns
        for seat in range(count):
            score = LargeScore(numbers=numbers)
            token = sign(seat)
            token.size_hint_x = SIGN_SHARE
            score.add_widget(token, len(score.children))
            box.add_widget(score)
