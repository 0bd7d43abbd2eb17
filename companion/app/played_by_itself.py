"""PlayedByItself: a demonstration without a camera that enters a simulated game at the screen, entry by entry."""

from collections.abc import Sequence

from companion.app.scheduler import Scheduler
from companion.app.table_controller import TableController

SIMULATED = "import"
"""The origin of such an entry in the record: nobody touched it, and no camera saw it."""


class PlayedByItself:
    """Enters `actions`, one every `pace_s`; as soon as somebody enters, corrects or leaves, the game is theirs."""

    def __init__(self, table: TableController, scheduler: Scheduler, actions: Sequence[object], pace_s: float) -> None:
        self._table = table
        self._actions = actions
        self._entered = 0
        self._timer = scheduler.every(pace_s, self._step)

    def start(self) -> None:
        """Begins to play."""
        self._timer.start()

    def stop(self) -> None:
        """Plays no more."""
        self._timer.cancel()

    def _step(self) -> None:
        """Enters the next action, if the game stands as the players left it."""
        standing = self._table.standing
        if standing is None and not self._entered:
            return  # it is being begun
        if standing is None or standing.question or self._is_theirs() or self._entered == len(self._actions):
            self.stop()
            return
        if len(standing.entries) < self._entered:
            return  # the last one is being written
        self._table.act(self._actions[self._entered], by=SIMULATED)
        self._entered += 1

    def _is_theirs(self) -> bool:
        """Whether something else stands there than what was entered here."""
        entered = [logged.entry.action for logged in self._table.playing.entries]
        return entered != list(self._actions[: len(entered)]) or len(entered) > self._entered
