"""StandIns: the seats of players who left, for whom the companion says which card to play.

The companion knows no hand. The cards of such a seat lie open on the table, and its advice names one by a rule that the
people at the table can follow.
"""

from companion.app.controllers import Controllers
from companion.app.game_screens import FindScreens
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.observable import Observable
from companion.app.table_controller import TableController
from companion.app.tasks import task
from companion.engine import Phrase
from companion.events import groups
from companion.journal.game_snapshot import GameSnapshot


class StandIns:
    """`seats` are those that the companion plays for; `advice` says what the seat on turn does, if it is one."""

    seats: Observable[frozenset[int]] = Observable(frozenset())
    advice: Observable[Phrase | None] = Observable(None)

    def __init__(self, controllers: Controllers, recorder: EventRecorder, screens_of: FindScreens) -> None:
        self._controllers = controllers
        self._recorder = recorder
        self._screens_of = screens_of
        recorder.begun.add(self._begin)
        controllers.entries.replaced.add(lambda seat: self._set(self.seats - {seat}))
        TableController.snapshot.listen(controllers.table, self._follow)

    def can_play(self, game: str) -> bool:
        """Whether the open cards on the table are enough for the companion to say what a seat does."""
        return self._screens_of(game).stand_in is not None

    def take(self, seat: int) -> None:
        """A player has left; the companion plays for that seat."""
        self._recorder.leave_seat(seat, "bot")
        self._set(self.seats | {seat})

    def forget(self) -> None:
        """The companion plays for nobody."""
        self._set(frozenset())

    @task
    async def _begin(self, snapshot: GameSnapshot) -> None:
        """Finds whom the companion played for, as after a restart."""
        number = snapshot.number
        seats = await self._controllers.access.find(lambda games: groups.find_bots(games.journal, number))
        if self._controllers.table.shows(number):
            self._set(seats)

    def _set(self, seats: frozenset[int]) -> None:
        self.seats = seats
        self._follow(self._controllers.table.snapshot)

    def _follow(self, snapshot: GameSnapshot | None) -> None:
        advise = self._screens_of(snapshot.game.name).stand_in if snapshot and not snapshot.over else None
        if snapshot is None or advise is None:
            self.advice = None
            return
        said = (advise(snapshot, seat) for seat in sorted(self.seats))
        self.advice = next((one for one in said if one is not None), None)
