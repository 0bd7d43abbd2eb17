"""StandIns: the seats of players who left, for whom the companion says which card to play.

It knows no hand: those cards lie open on the table, and the table lays the one that is named by what lies there.
"""

from companion.app.controllers import Controllers
from companion.app.game_notes import GameNotes
from companion.app.game_screens import FindScreens
from companion.app.observable import Observable
from companion.app.table_controller import TableController
from companion.app.tasks import task
from companion.engine import Phrase
from companion.events import groups
from companion.journal.standing import Standing


class StandIns:
    """`seats` are those that the companion plays for; `advice` is what one of them does now, if it is its turn."""

    seats: Observable[frozenset[int]] = Observable(frozenset())
    advice: Observable[Phrase | None] = Observable(None)

    def __init__(self, controllers: Controllers, notes: GameNotes, screens_of: FindScreens) -> None:
        self._controllers = controllers
        self._notes = notes
        self._screens_of = screens_of
        notes.begun.add(self._begin)
        controllers.entries.replaced.add(lambda seat: self._set(self.seats - {seat}))
        TableController.standing.listen(controllers.table, self._follow)

    def can_play(self, game: str) -> bool:
        """Whether the companion can say what a seat does by what lies on the table."""
        return self._screens_of(game).stand_in is not None

    def take(self, seat: int) -> None:
        """A player has left; the companion plays for that seat."""
        self._notes.leave_seat(seat, "bot")
        self._set(self.seats | {seat})

    def forget(self) -> None:
        """The companion plays for nobody."""
        self._set(frozenset())

    @task
    async def _begin(self, standing: Standing) -> None:
        """Finds whom the companion played for, as after a restart."""
        number = standing.number
        seats = await self._controllers.access.find(lambda games: groups.find_bots(games.journal, number))
        if self._controllers.table.shows(number):
            self._set(seats)

    def _set(self, seats: frozenset[int]) -> None:
        self.seats = seats
        self._follow(self._controllers.table.standing)

    def _follow(self, standing: Standing | None) -> None:
        advise = self._screens_of(standing.game.name).stand_in if standing and not standing.over else None
        if standing is None or advise is None:
            self.advice = None
            return
        said = (advise(standing, seat) for seat in sorted(self.seats))
        self.advice = next((one for one in said if one is not None), None)
