"""PlayClock: for how many minutes the group has played its game, without pauses."""

from collections.abc import Callable
from typing import Final

from companion.app.controllers import Controllers
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.observable import Observable
from companion.app.scheduler import Scheduler
from companion.app.table_controller import TableController
from companion.app.tasks import task
from companion.events import groups
from companion.journal.game_snapshot import GameSnapshot

TICK_S: Final = 1.0


class PlayClock:
    """`minutes` are of play; `is_paused`: nothing has happened for so long that it is a pause.

    The table may hide it.
    """

    minutes = Observable(0)
    is_paused = Observable(False)
    is_shown = Observable(True)

    def __init__(
        self, controllers: Controllers, recorder: EventRecorder, scheduler: Scheduler, now_s: Callable[[], float]
    ) -> None:
        self._controllers = controllers
        self._recorder = recorder
        self._now_s = now_s
        self._played_s = 0.0
        self._last_s: float | None = None  # when something happened last in the game
        recorder.begun.add(self._begin)
        TableController.snapshot.listen(controllers.table, self._move)
        self._ticks = scheduler.every(TICK_S, self.tick)
        self._ticks.start()

    def close(self) -> None:
        """Ends."""
        self._ticks.cancel()

    def forget(self) -> None:
        """No game is on the table, and the next group sees the clock."""
        self._played_s, self._last_s, self.is_shown = 0.0, None, True
        self.tick()

    def tick(self) -> None:
        """Looks at the time."""
        gap_s = 0.0 if self._last_s is None else self._now_s() - self._last_s
        self.is_paused = gap_s > self._recorder.pause_s
        self.minutes = int((self._played_s + (0.0 if self.is_paused else gap_s)) // 60)

    @task
    async def _begin(self, snapshot: GameSnapshot) -> None:
        """Counts on from what the journal says."""
        number, pause_s = snapshot.number, self._recorder.pause_s
        access = self._controllers.access
        played = await access.find(lambda games: groups.measure_game(games.journal, number, pause_s))
        if self._controllers.table.shows(number):
            self._played_s, self._last_s = played.played_s, self._now_s()
            self.tick()

    def _move(self, snapshot: GameSnapshot | None) -> None:
        """Something has happened."""
        if snapshot is None:
            self._played_s, self._last_s = 0.0, None
        elif self._last_s is not None:
            now_s = self._now_s()
            gap_s, self._last_s = now_s - self._last_s, now_s
            self._played_s += gap_s if gap_s <= self._recorder.pause_s else 0.0
            if snapshot.over:
                self._last_s = None
        self.tick()
