"""PlayScreen: the circle of caches, and beside it the worth of each nut, the nuts to touch, or the camera's view."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from kivy.graphics import Color, RoundedRectangle
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.participation import Participation
from companion.games.nice_one_squirrel.actions import Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import NUTS, Nut, NutType
from companion.games.nice_one_squirrel.state import Phase, State
from companion.games.nice_one_squirrel.view import View, view
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.events import dispatches
from companion.ui.games.nice_one_squirrel.drawing import draw_chip, write_sign
from companion.ui.games.nice_one_squirrel.presenter import doubt_text, explain_table, name_of
from companion.ui.games.nice_one_squirrel.widgets.player_plate import SquirrelToken
from companion.ui.games.nice_one_squirrel.widgets.worth_tables import WorthTables
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.reflow import move
from companion.ui.screens.table_screen import TableScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.large_surface import LargeSurface
from companion.ui.widgets.live_panel import LivePanel
from companion.ui.widgets.refusing_button import RefusingButton
from companion.ui.widgets.text_button import TextButton

load("games/nice_one_squirrel/screens/play")

EXPLANATION_MM: Final = {True: 20.0, False: 13.0}
"""The height of the explanation on a broad screen, by whether a squirrel is to be moved, or a nut touched."""
LARGE_SIDE_MM: Final = 48.0
LARGE_BELOW_MM: Final = 40.0
"""With large text: the width of the side on a broad screen, and its height on a high one."""
OTHER_MM: Final = {True: 62.0, False: 80.0}
"""The height of the circle on the page of words, while nuts are touched, on a broad and on a high screen."""
WAY_MM: Final = 12.0
LARGE_WAYS_MM: Final = 15.6
FEW_PLAYERS: Final = 3
"""The most scores in one column."""


class NiceOneSquirrelPlayScreen(TableScreen):
    """A turn is two touches: the cache, and the nut; a third where a nut is turned over.

    While a camera takes part it enters what it sees, but touches count too.
    """

    kept = ("_asked", "_takes_up")
    help = StringProperty("")
    explanation_mm = NumericProperty(EXPLANATION_MM[False])
    large_surface: LargeSurface | None = None

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._asked: int | None = None  # the touched cache, in which a nut is to be turned over
        self._takes_up = False
        self._grid, self._worths = NutGrid(), WorthTables()
        self._live: LivePanel | None = None
        self._way: TextButton | None = None
        self._grid.bind(on_pick=lambda _, nut: self.pick(nut), on_refuse=lambda _, nut: self.say_why_not(nut))
        self.ids.circle.bind(
            on_pick=lambda _, number: self.visit(number), on_refuse=lambda _, number: self.correct_cache(number)
        )
        self._words = SharedFontSize()
        self._arrange()
        self.watch(Participation.way, controllers.participation, lambda _: self.refresh())
        self.refresh()

    def _arrange(self) -> None:
        """Lays the circle beside the panel, or above it where the screen is high."""
        if THEME.large:
            self._lay_large()
            return
        self.lay_side_by_side()
        if not THEME.wide:
            move(self.ids.task, self.ids.below)

    def _lay_large(self) -> None:
        """Lays the circle or the nuts to touch below the task; the rest is on the page of words."""
        ids, self._other = self.ids, AnchorLayout()
        self._entry = BoxLayout(orientation="vertical", spacing=THEME.mm(0.6))
        for part in (ids.content, ids.ways):
            move(part, self._entry)
        ids.circle.size_hint = (1, 1)
        self._circle = ids.circle.__self__  # else Kivy would free it while it is hidden
        self.large_surface = LargeSurface(side_mm=LARGE_SIDE_MM if THEME.wide else LARGE_BELOW_MM)
        self.large_surface.bind(on_turn=lambda _: self._fill())
        self.large_surface.take_over(self, (self._other, ids.help, ids.explanation, ids.history))

    def _show_large(self, shown: View) -> None:
        """Shows the circle or the nuts, whichever is touched now; turned over, the other one, with the words."""
        large, circle = self.large_surface, self.ids.circle.__self__
        if large is None:
            return
        large.show_scores(
            [str(points) for points in shown.scores],
            shown.turn,
            lambda seat: SquirrelToken(seat=seat),
            columns=len(shown.scores) if not THEME.wide else 1 if len(shown.scores) <= FEW_PLAYERS else 2,
        )
        picks_cache = shown.phase is Phase.VISIT and self._asked is None and not self._is_watching
        entry, other = (circle, self._entry) if picks_cache else (self._entry, circle)
        large.put()
        self._other.clear_widgets()
        self._other.height = 0 if picks_cache and not self._worths.shown else THEME.mm(OTHER_MM[THEME.wide])
        if large.shows_table:
            move(other, self._other)
            large.put(large.words_page())
        else:
            large.put(entry)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the circle, and what can be touched now."""
        self._asked, self._takes_up = None, False
        self._view = view(snapshot.state_as(State))
        self._next = SAY.phrase(snapshot.game.explain(snapshot.state)[-1], snapshot.record.players)
        self.explanation, self.rule = explain_table(snapshot, has_reasons=self.controllers.assist.explains)
        self._show_way()
        self._fill()

    def leave(self) -> None:
        """Stops listening to the controllers, and to the camera's picture."""
        super().leave()
        self.ids.content.clear_widgets()

    def redraw(self) -> None:
        """Asks for a nut of the same cache, or for one to take up."""
        self._fill()

    def visit(self, number: int) -> None:
        """The squirrel goes to a cache; where a nut lies face-down, the screen asks which first."""
        if self._view.caches[number - 1].down:
            self._asked = number
            self._fill()
        else:
            self._act(Visit(number))

    def pick(self, nut: Nut) -> None:
        """A nut was touched: it was turned over, is played, or is taken up."""
        if self._asked is not None:
            self._act(Visit(self._asked, nut))
        else:
            self._act(Take(nut) if self._takes_up else Play(nut))

    def say_why_not(self, nut: Nut) -> None:
        """A nut was touched that cannot be named; if both copies are open, the screen says so."""
        if nut not in self._view.unseen and not self._takes_up and self._grid.has_choice:
            self.help = SAY("ui.table.both-open", nut=name_of(nut))

    def correct_cache(self, number: int) -> None:
        """A cache was touched that cannot be reached: what was entered of it may be wrong.

        If nothing was, and one is to be touched, the screen says which.
        """
        if self._asked is not None or self._takes_up or self.correct_change(lambda state: state.cache(number)):
            return
        if self._view.phase is Phase.VISIT:
            self.help = SAY("ui.table.lit")

    def turn(self, *, takes_up: bool) -> None:
        """Offers the nuts that can be taken up, or those that can be played."""
        self._takes_up = takes_up
        self._fill()

    def _act(self, action: Action) -> None:
        self.controllers.entries.act(action)

    def _leave_cache(self) -> None:
        """Another cache is to be touched."""
        self._asked = None
        self._fill()

    def _fill(self) -> None:
        """Shows the circle, and beside it what can be touched now."""
        shown = self._view
        self.ids.circle.show(shown, names_of(self.controllers.table.playing), self._asked)
        ways = self.ids.ways
        ways.clear_widgets()
        self.task = self._next
        self.explanation_mm = EXPLANATION_MM[shown.phase is Phase.VISIT and self._asked is None]
        if self._asked is not None:
            self.task, self.help = SAY("ui.table.which", cache=self._asked), SAY("ui.table.turned")
            self._grid.show(shown.unseen, {})
            self._offer(SAY("ui.table.other-cache"), self._leave_cache)
        elif shown.phase is Phase.VISIT:
            self._fill_worths(shown)
        elif self._takes_up:
            self.help = SAY("ui.table.take-up")
            self._grid.show(shown.takeable, {})
            self._offer(SAY("ui.table.play-instead"), lambda: self.turn(takes_up=False))
        else:
            self._fill_plays(shown)
        ways.height = THEME.mm(LARGE_WAYS_MM if THEME.large else WAY_MM) if ways.children else 0
        self._put(self._content(shown))
        self._show_large(shown)

    def _content(self, shown: View) -> Widget:
        """Returns the panel's widget to touch or to look at."""
        if self._asked is None and not self._takes_up and self._is_watching:
            self.help = SAY("ui.table.seen-visit" if shown.phase is Phase.VISIT else "ui.table.seen-play")
            return self._watch_table()
        return self._worths if shown.phase is Phase.VISIT and self._asked is None else self._grid

    @property
    def _is_watching(self) -> bool:
        return self.controllers.camera is not None and self.controllers.participation.is_watching

    def _watch_table(self) -> LivePanel:
        """Returns the panel with what the camera sees."""
        assert self.controllers.camera is not None
        if self._live is None:
            self._live = LivePanel(scans="", asks=SAY("ui.table.happened"))
            self._live.serve(self.controllers)
            self._live.fbind("on_by_hand", lambda _: self.change_way())
        self._live.show(self.controllers.camera, (), doubt_text)
        return self._live

    def _show_way(self) -> None:
        """Offers the other way of taking part, where there is one."""
        participation = self.controllers.participation
        if len(participation.ways) > 1 and self._way is None:
            self._way = TextButton(high_mm=3.4, shared_font_size=self._words)
            self._way.bind(on_release=lambda _: self.change_way())
            if self.large_surface:
                self._way.size_hint_y, self._way.height = None, THEME.mm(WAY_MM)
                self.large_surface.page.add_widget(self._way)
            else:
                self._way.size_hint_x, self._way.width = None, THEME.room(19, 1.2)
                self.ids.bar.add_widget(self._way, index=len(self.ids.bar.children) - 1)
        if self._way is not None:
            self._way.chosen = self._is_watching
            self._way.text = ("● " if self._is_watching else "") + SAY(f"ui.bar.{participation.way}")

    @property
    def _shows_worths(self) -> bool:
        return bool(THEME.settings.assist and self.controllers.assist.explains)

    def _fill_worths(self, shown: View) -> None:
        """Shows what each nut would score at each cache that is lit, if the table wants to know."""
        self._worths.show(shown.worths if self._shows_worths else (), shown.caches)
        key = "ui.table.worths" if len(self._worths.shown) == len(shown.reachable) else "ui.table.some-worths"
        self.help = SAY(key if self._worths.shown else "ui.table.lit")

    def _fill_plays(self, shown: View) -> None:
        worths = {worth.nut: worth.points for worth in shown.worths} if self._shows_worths else {}
        can_play = bool(shown.turn is not None and shown.hands[shown.turn])
        self.help = SAY("ui.table.play" if can_play else "ui.table.no-nuts")
        self._grid.show(shown.playable if can_play else (), worths)
        self._offer(SAY("ui.table.pass"), lambda: self._act(Pass()))
        if shown.takeable:
            self._offer(SAY("ui.table.take-one"), lambda: self.turn(takes_up=True))

    def _offer(self, text: str, answer: Callable[[], object]) -> None:
        button = TextButton(text=text, high_mm=4.2, bold=True, shared_font_size=self._words)
        button.bind(on_release=lambda _: answer())
        self.ids.ways.add_widget(button)

    def _put(self, widget: Widget) -> None:
        """Shows a widget in the panel."""
        content = self.ids.content
        if widget not in content.children:
            content.clear_widgets()
            content.add_widget(widget)


GONE: Final = 0.28
"""The opacity of a nut that cannot be named."""

WIDE: Final = 1.2
"""The width-to-height ratio of the space from which the letters stand side by side."""


class NutCell(RefusingButton, Widget):
    """One nut to touch: its picture, its letters, and what it is worth, if that is shown."""

    text = StringProperty("")
    nut = ObjectProperty(None)
    worth = StringProperty("")
    reached = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "worth", "state", "disabled", "reached"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        nut: Nut = self.nut
        gap = THEME.mm(0.3)
        self.canvas.clear()
        if self.width <= 1:
            return
        with self.canvas:
            Color(*THEME.colour("acting" if self.reached else "gone" if self.disabled else "button"))
            box = (self.width - 2 * gap, self.height - 2 * gap)
            RoundedRectangle(pos=(self.x + gap, self.y + gap), size=box, radius=[THEME.mm(1.6)])
            size = min(self.width * 0.46, self.height * 0.74)
            draw_chip(nut, (self.x + gap * 2 + size * 0.6, self.y + self.height / 2), size, self._strength)
            self._write(nut, self.x + gap * 2 + size * 1.2)

    @property
    def _strength(self) -> float:
        return GONE if self.disabled else 1.0

    def _write(self, nut: Nut, left: float) -> None:
        """Writes the letters and the worth to the right of the picture, stacked if the cell is not wide."""
        room, worth = self.x + self.width - left, "" if self.disabled else str(self.worth)
        is_wide = room > self.height * WIDE
        letters = SAY(f"ui.nut.{nut.colour.name.lower()}") + SAY(f"ui.nut.{nut.kind.name.lower()}")
        ink = THEME.colour("gone_ink" if self.disabled else "button_ink")
        across, up = (0.27, 0.5) if is_wide else (0.5, 0.72 if worth else 0.5)
        high = min(self.height * 0.42, room * 0.24) if is_wide else min(self.height * 0.27, room * 0.4)
        write_sign(letters, ink, (left + room * across, self.y + self.height * up), high)
        across, up = (0.72, 0.5) if is_wide else (0.5, 0.32)
        if worth:
            middle = left + room * across, self.y + self.height * up
            write_sign(
                worth,
                THEME.colour("acting"),
                middle,
                min(self.height * 0.5, room * (0.25 if is_wide else 0.95 / len(worth))),
            )


@dispatches("on_pick", "on_refuse")
class NutGrid(GridLayout):
    """Events: `on_pick` with the nut that was touched, and `on_refuse` with one that cannot be named."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(cols=len(NutType), **properties)
        for nut in NUTS:
            cell = NutCell(nut=nut, text=name_of(nut))
            cell.bind(on_release=lambda _, picked=nut: self.dispatch("on_pick", picked))
            cell.bind(on_refuse=lambda _, touched=nut: self.dispatch("on_refuse", touched))
            self.add_widget(cell)

    @property
    def has_choice(self) -> bool:
        """Whether any nut can be named."""
        return not all(cell.disabled for cell in self.children)

    def show(self, nuts: Collection[Nut], worths: Mapping[Nut, int]) -> None:
        """Offers `nuts`; `worths` says what each would score, if that is shown."""
        for cell in self.children:
            cell.disabled = cell.nut not in nuts
            cell.worth = f"+{worths[cell.nut]}" if cell.nut in worths else ""
