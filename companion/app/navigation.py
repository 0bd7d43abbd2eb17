"""Navigation: which screen is shown, which were shown before, and which one a game needs.

What a game needs follows from what stands in the journal, so it is the same after a restart.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from companion.app.game_screens import FindScreens
from companion.app.observable import Listeners
from companion.app.table_controller import TableController
from companion.app.touch_debounce import TouchDebounce
from companion.journal.game_snapshot import GameSnapshot

if TYPE_CHECKING:  # what a part brought is shown once one is over
    from companion.engine.tally import PartTally

AT_THE_TABLE: Final = ("play", "part-tally", "between", "over")


@dataclass(frozen=True, slots=True)
class ShownScreen:
    """A screen by its name with its arguments; an empty name: no screen is shown yet."""

    name: str = ""
    arguments: Mapping[str, object] = field(default_factory=dict)

    @property
    def number(self) -> int | None:
        """The entry for which it is shown, if it is shown for one."""
        number = self.arguments.get("number")
        return number if isinstance(number, int) else None


class Navigation:
    """`back` leads where one came from, and at last to the welcome. `shown` is called with each screen to show."""

    def __init__(
        self, table: TableController, screens_of: FindScreens, touches: TouchDebounce, wants_setup: Callable[[], bool]
    ) -> None:
        self._table = table
        self._screens_of = screens_of
        self._touches = touches
        self._wants_setup = wants_setup
        self._past: list[ShownScreen] = []
        self._game = ""
        self._tallied = "", 0
        """The game of which a tally was seen last, and the entry after which it came."""
        self.home: Callable[[], str] = lambda: "welcome"
        """The screen that is shown where the welcome is asked for."""
        self.may_show: Callable[[str], bool] = lambda name: True
        """Whether a screen may be shown now; in the place of one that may not is the table."""
        self.asks: Callable[[], str] = lambda: ""
        """The screen that asks something before the table goes on; "" if none does."""
        self.visit = ShownScreen()
        self.shown: Listeners[ShownScreen] = Listeners()
        self.closing: Listeners[str] = Listeners()
        TableController.snapshot.listen(table, self._follow)
        table.entered.add(self._enter)
        table.left.add(lambda _: self.go("welcome"))

    @property
    def name(self) -> str:
        """The screen that is shown."""
        return self.visit.name

    def go(self, screen: str, **arguments: object) -> None:
        """Shows another screen; "back" is the one before."""
        asked, visit = ShownScreen(screen, arguments), self.visit
        if screen == "back":
            asked = self._past.pop() if self._past else ShownScreen("welcome")
        elif screen in ("welcome", "play"):
            self._past.clear()
        elif visit.name and visit.name != screen:
            self._past.append(visit)
        if visit.name:
            self._touches.note_new_screen()
        routed = self.route(asked.name, self._table.snapshot, asked.number)
        self.visit = asked if routed == asked.name else ShownScreen(routed)
        self.shown.tell(self.visit)

    def close(self, how: str) -> None:
        """Ends the companion: one of companion.app.exit_options."""
        self.closing.tell(how)

    def route(self, name: str, snapshot: GameSnapshot | None, number: int | None = None) -> str:
        """Returns the screen to show where `name` was asked for: a game that is over, or asks, has its own.

        `number` is the entry that is to be corrected; one that is gone leads to the history.
        """
        if name == "correct" and (snapshot is None or number not in {logged.number for logged in snapshot.entries}):
            return "history" if snapshot else self.home()
        if name == "welcome":
            return self.home()
        if not self.may_show(name):
            name = "play"
        if name not in AT_THE_TABLE:
            return name
        if snapshot is None:
            return self.home()
        if asks := self.asks():
            return asks
        if snapshot.question:
            return "question"
        if self._screens_of(snapshot.game.name).pauses(snapshot):
            return "between"
        if snapshot.over:
            return "over"
        return "part-tally" if self.tally(snapshot) else "play"

    def tally(self, snapshot: GameSnapshot) -> "PartTally | None":
        """Returns what the part of the game that has just ended brought, until somebody has seen it."""
        if self._tallied == _last_entry(snapshot):
            return None
        return snapshot.game.tally(snapshot.states)

    def see_tally(self) -> None:
        """Goes on with the next part of the game."""
        self._tallied = _last_entry(self._table.playing)
        self.go("play")

    def _enter(self, _: GameSnapshot) -> None:
        self._past.clear()
        self.visit = ShownScreen("play")  # also where the camera is set up first: back leads to the table
        if self._wants_setup():
            self.go("calibrate", then="play")
        else:
            self.go("play")

    def _follow(self, snapshot: GameSnapshot | None) -> None:
        """Shows another screen if the game now needs one: another game has screens of its own."""
        before, self._game = self._game, snapshot.game.name if snapshot else ""
        is_other = bool(before and self._game) and before != self._game
        if self.name in (*AT_THE_TABLE, "question") and (is_other or self.route("play", snapshot) != self.name):
            self.go("play")


def _last_entry(snapshot: GameSnapshot) -> tuple[str, int]:
    return snapshot.number, snapshot.entries[-1].number if snapshot.entries else 0
