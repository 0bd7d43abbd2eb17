"""OverScreen: who won and by what, part by part; and the next game, one touch away."""

from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import icon, load
from companion.ui.presenter import Rematch, presenter_of
from companion.ui.reflow import move
from companion.ui.screens.result import ResultScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.seat_ratings import SeatRatings
from companion.ui.widgets.text_button import TextButton

if TYPE_CHECKING:
    from companion.events.survey_rows import AnsweredGame

load("screens/over")

MOST_AT_ONCE: Final = 4
"""So many seats are asked at once; more are scrolled."""


class OverScreen(ResultScreen):
    """The end of a game; it stays until somebody chooses what comes next."""

    stop = "over"
    asks = BooleanProperty(False)
    """Whether the seats are asked: what else can be done with a finished game comes after it."""
    _rematches: tuple[Rematch, ...] = ()

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        if not THEME.wide or THEME.large:  # there is room beside the back button, but not below the sums
            move(self.ids.erase, self.ids.back)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        ending = presenter_of(snapshot.game.name).ending(snapshot, names)
        self.title, self.picture = ending.title, icon(ending.picture)
        self.explanation = " ".join(SAY.phrase(one, snapshot.record.players) for one in ending.reasons)
        self.rule = (ending.reasons[-1].rule or "") if ending.reasons else ""
        # without the entry, for which the letters would be small
        if "\n" in self.takes_back:
            self.takes_back = SAY("ui.over.take-back")
        self.ids.sums.show(ending.sums)
        self._rematches = ending.rematches
        if self.controllers.kiosk is None:
            self._offer(ending.rematches)
        elif not self.ids.ways.children:
            self._offer(())
            self.controllers.kiosk.departure.look_at_result(self._ask)

    def _ask(self, found: "AnsweredGame") -> None:
        """Asks each seat first how much fun it was; the rematch comes after the questions."""
        departure = self.controllers.own_kiosk.departure
        names = self.controllers.table.names
        seats = {seat: name for seat, name in enumerate(names) if seat not in found.bots}
        self.asks = departure.asks() and bool(seats) and not found.is_asked
        if not self.asks:
            self._offer(self._rematches)
            return
        ratings = SeatRatings(title=SAY("kiosk.fun.title"), done=SAY("kiosk.fun.on"))
        ratings.size_hint_min_y = ratings.needed_px(min(len(seats), MOST_AT_ONCE))
        ratings.show(seats if departure.asks_fun() else {}, found.fun)
        ratings.bind(on_rated=lambda _, seat, fun: departure.rate_fun(seat, fun), on_done=lambda _: self.ask_more())
        if self.controllers.own_hub.membership is not None:
            ratings.phones = SAY("kiosk.phones.offer")
        ratings.bind(on_phones=lambda _: self.controllers.navigation.go("phones"))
        ways = self.ids.ways
        ways.clear_widgets()
        ways.add_widget(ratings)

    def ask_more(self) -> None:
        """Leads to the other questions, one seat after the other."""
        if self.controllers.touches.are_meant():
            self.controllers.own_kiosk.departure.ask_here()

    def back(self) -> None:
        """Leaves the game as it is; it can be looked at again among the earlier ones. Who is asked answers first."""
        if self.asks:
            self.ask_more()
        else:
            self.controllers.table.park()

    def rematch(self, again: Rematch) -> None:
        """Plays again with the same people; the game's first screens ask what is still open."""
        snapshot = self.controllers.table.playing
        self.controllers.table.agreed, self.controllers.table.players = again.options, snapshot.record.players
        self.controllers.navigation.go("seats")

    def new_group(self) -> None:
        """Begins with other people: the names are forgotten, the variant stays."""
        self.controllers.table.players = ("",) * len(self.controllers.table.playing.record.players)
        self.controllers.table.close_game()

    def _offer(self, rematches: tuple[Rematch, ...]) -> None:
        """Offers the games that can follow, the likely one first, and a new group."""
        ways, words = self.ids.ways, SharedFontSize()
        ways.clear_widgets()
        for index, again in enumerate(rematches):
            button = TextButton(
                text=again.text, high_mm=4.2 if index else 5, bold=not index, shared_font_size=words if index else None
            )
            button.weight = "button" if index else "first_button"
            button.bind(on_release=lambda _, meant=again: self.rematch(meant))
            ways.add_widget(button)
        if self.controllers.kiosk:
            return  # the bar above begins a new group
        group = TextButton(text=SAY("ui.over.group"), high_mm=4.2, shared_font_size=words)
        group.bind(on_release=lambda _: self.new_group())
        ways.add_widget(group)
