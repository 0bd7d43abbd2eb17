"""IdleClock: asks after some idle time whether somebody is there, counts down, and tells that nobody is."""

from collections.abc import Callable
from math import ceil
from typing import Final

from companion.app.controllers import Controllers
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.observable import Listeners
from companion.app.scheduler import Scheduler
from companion.app.tasks import task
from companion.events.play_time import measure_presence

COUNTDOWN_S: Final = 60
"""So long an answer to "Still there?" is waited for."""
REST_S: Final = 45.0
"""So long after the last finger the screen sleeps where nobody plays, and nobody reads or is asked."""
WARN_S: Final = 15
"""So long before it sleeps the seconds are counted."""
DARK_S: Final = 300.0
"""So long after the last finger the display of a screen that sleeps is dimmed."""
TICK_S: Final = 0.5


def usual_rest_s() -> float:
    """Returns after how long the screen sleeps where nobody says otherwise."""
    return REST_S


class IdleClock:
    """`asked` is called when nothing has happened for long, `counted` each second after it, `gone` at the end.

    `rests` is called when nobody plays and nobody has touched the screen for a while, `closes` with the seconds before
    it, and 0 once it rests or somebody is there; `darkens` is called later, and `reminds` once when a group has been
    there for long, pauses apart. `is_dark`: nobody has come since it darkened.
    """

    def __init__(self, scheduler: Scheduler, now_s: Callable[[], float]) -> None:
        self.now_s = now_s
        self.asked: Listeners[None] = Listeners()
        self.counted: Listeners[int] = Listeners()
        self.gone: Listeners[None] = Listeners()
        self.closes: Listeners[int] = Listeners()
        self.rests: Listeners[None] = Listeners()
        self.darkens: Listeners[None] = Listeners()
        self.reminds: Listeners[None] = Listeners()
        self._after_s: Callable[[], float] | None = None
        self._rest_s = usual_rest_s
        self._remind_s = 0.0
        self._since_s = self._last_s = now_s()
        self._left_s, self._closes_in_s = -1, 0
        self._has_rested = self._has_reminded = self.is_dark = False
        self._ticks = scheduler.every(TICK_S, self.tick)

    def start(self) -> None:
        """Begins to count."""
        self._ticks.start()

    def close(self) -> None:
        """Ends."""
        self._ticks.cancel()

    def begin_group(self) -> None:
        """A group has sat down."""
        self.go_on_from(0.0, is_reminded=False)

    def go_on_from(self, present_s: float, *, is_reminded: bool) -> None:
        """A group has been there for so long before."""
        self._last_s = self.now_s()
        self._since_s, self._has_reminded = self._last_s - present_s, is_reminded

    def watch(
        self, after_s: Callable[[], float] | None, remind_s: float, rest_s: Callable[[], float] = usual_rest_s
    ) -> None:
        """Asks after so long without a finger or a card. None: nobody plays, and after `rest_s` it rests."""
        self._after_s, self._remind_s, self._rest_s = after_s, remind_s, rest_s
        self.note_activity()

    def note_activity(self) -> None:
        """Somebody is there: a finger, or a card that moves. A pause before it is no time of the group's."""
        gap_s = self.now_s() - self._last_s
        if self._after_s is not None and gap_s >= self._after_s():
            self._since_s += gap_s
        self._last_s, self._left_s, self._has_rested = self.now_s(), -1, False
        self.is_dark = False
        self._warn(0)

    def tick(self) -> None:
        """Looks at the time."""
        now_s = self.now_s()
        idle_s = now_s - self._last_s
        if self._after_s is None:
            self._rest(idle_s)
            return
        after_s = self._after_s()
        if idle_s >= after_s:
            self._count(int(after_s + COUNTDOWN_S - idle_s))
        elif now_s - self._since_s >= self._remind_s and not self._has_reminded:
            self._has_reminded = True
            self.reminds.tell(None)

    def _rest(self, idle_s: float) -> None:
        left_s = ceil(self._rest_s() - idle_s)
        if not self._has_rested:
            self._warn(max(left_s, 0) if left_s <= WARN_S else 0)
        if left_s <= 0 and not self._has_rested:
            self._has_rested = True
            self.rests.tell(None)
        if self._has_rested and idle_s >= DARK_S and not self.is_dark:
            self.is_dark = True
            self.darkens.tell(None)

    def _warn(self, left_s: int) -> None:
        if left_s != self._closes_in_s:
            self._closes_in_s = left_s
            self.closes.tell(left_s)

    def _count(self, left_s: int) -> None:
        if self._left_s < 0:
            self.asked.tell(None)
        if left_s <= 0:
            self.note_activity()
            self.gone.tell(None)
        elif left_s != self._left_s:
            self._left_s = left_s
            self.counted.tell(left_s)


class Presence:
    """How long a group has been at the table: after a restart the idle clock counts on from what the journal says."""

    def __init__(self, controllers: Controllers, idle: IdleClock, recorder: EventRecorder) -> None:
        self._controllers = controllers
        self._idle = idle
        self._recorder = recorder

    @task
    async def go_on(self, code: str, remind_s: float) -> None:
        """Counts on for a group; one that was there longer than `remind_s` was reminded already."""
        pause_s = self._recorder.pause_s
        began_s = self._idle.now_s()
        self._idle.begin_group()
        access = self._controllers.access
        present_s = await access.find(lambda games: measure_presence(games.journal.rows(), code, pause_s))
        if self._recorder.group == code:
            since_s = self._idle.now_s() - began_s
            self._idle.go_on_from(present_s + since_s, is_reminded=present_s >= remind_s)
