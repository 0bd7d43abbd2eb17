"""TimedRoundPanel: a round of a game without tricks: what to do in it, the time, the counters, and that it is over."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.ui.events import dispatches
from companion.ui.games.described.numbers import AskedNumber, Counting
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.panel import Panel

load("games/described/widgets/timed_round_panel")

SECOND_S: Final = 1.0
RESTS_S: Final = 0.6
"""A counter that was not touched for so long stands: two touches at one place come sooner, and count both."""
ROW_MM: Final = 11.0


@dispatches("on_over", "on_count")
class TimedRoundPanel(Panel):
    """Events: `on_count` with the new values of counters by their names, once touching rests; `on_over` with those
    that were not told yet.

    `left_s` is how many seconds are left, while the time `runs`; `minutes` 0: the round has no time.
    """

    over = StringProperty("")
    """The words of the button that ends the round."""
    minutes = NumericProperty(0)
    left_s = NumericProperty(0)
    runs = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._round: object = None
        self._counters: Sequence[AskedNumber] = ()
        self._touched: dict[str, int] = {}  # and not shown by the game yet
        self._rest = Clock.create_trigger(lambda _: self._tell_touched(), RESTS_S)
        self._tick = Clock.create_trigger(self._pass_second, SECOND_S, interval=True)
        self.bind(parent=lambda _, parent: None if parent else self._leave())

    def show(self, round_: object, prompts: Sequence[str], minutes: int) -> None:
        """Shows a round; the time of another one begins anew."""
        if round_ == self._round:
            return
        self._round, self.minutes, self.runs, self.left_s = round_, minutes, False, minutes * 60
        self._touched = {}
        self._tick.cancel()
        rows = self.ids.prompts
        rows.clear_widgets()
        for number, prompt in enumerate(prompts, 1):
            text = f"{number}.  {prompt}" if len(prompts) > 1 else prompt
            rows.add_widget(FlowText(text=text, high_mm=4.4))

    def count(self, counting: Counting) -> None:
        """Shows the counters that are changed by touch."""
        counters = counting.numbers
        if [one.name for one in counters] != [one.name for one in self._counters]:
            self._build(counting)
        self._counters = counters
        shown = {counter.name: counter.value for counter in counters}
        self._touched = {name: value for name, value in self._touched.items() if shown.get(name, value) != value}
        for row, counter in zip(reversed(self.ids.counters.children), counters, strict=True):
            row.value = self._touched.get(counter.name, counter.value)

    def end_round(self) -> None:
        """Ends the round, with what was touched last."""
        self._rest.cancel()
        self.dispatch("on_over", dict(self._touched))

    def switch_time(self) -> None:
        """Lets the time run, or holds it; once it is up, it begins anew."""
        self.left_s = self.left_s or self.minutes * 60
        self.runs = not self.runs
        if self.runs:
            self._tick()
        else:
            self._tick.cancel()

    def _build(self, counting: Counting) -> None:
        box, words = self.ids.counters, SharedFontSize()
        box.clear_widgets()
        for counter in counting.numbers:
            said = ": ".join(filter(None, (counting.whose.get(counter.place, ""), counter.said)))
            row = NumberRow(words=said, least=counter.least, most=counter.most, words_size=words)
            row.size_hint_y, row.height, row.value = None, THEME.mm(ROW_MM), counter.value
            row.fbind("value", lambda _, value, counter=counter: self._changed(counter, int(value)))
            box.add_widget(row)

    def _changed(self, counter: AskedNumber, value: int) -> None:
        shown = next(one.value for one in self._counters if one.name == counter.name)
        if value != self._touched.get(counter.name, shown):
            self._touched[counter.name] = value
            self._rest.cancel()
            self._rest()

    def _tell_touched(self) -> None:
        if self._touched:
            self.dispatch("on_count", dict(self._touched))

    def _leave(self) -> None:
        self._tick.cancel()
        if self._rest.is_triggered:
            self._rest.cancel()
            self._tell_touched()

    def _pass_second(self, _: float) -> None:
        self.left_s = max(0, self.left_s - SECOND_S)
        if not self.left_s:
            self.runs = False
            self._tick.cancel()
