"""FirstHand: teaches a group that has never played its first hand, lesson by lesson."""

from companion.app.controllers import Controllers
from companion.app.game_screens import FindScreens, Lesson
from companion.app.kiosk.event_recorder import EventRecorder
from companion.app.observable import Observable
from companion.app.table_controller import TableController
from companion.app.tasks import task
from companion.events import groups
from companion.journal.game_snapshot import GameSnapshot


class FirstHand:
    """`lesson` is what is shown now. A game that the group has played before, or says it knows, has none.

    The event decides whether the companion explains anything at all.
    """

    lesson: Observable[Lesson | None] = Observable(None)

    def __init__(self, controllers: Controllers, recorder: EventRecorder, screens_of: FindScreens) -> None:
        self._controllers = controllers
        self._recorder = recorder
        self._screens_of = screens_of
        self._taught = ""  # the session whose table is guided
        self._seen: set[str] = set()
        recorder.begun.add(self._begin)
        TableController.snapshot.listen(controllers.table, self._follow)

    def go_on(self) -> None:
        """Goes on to the next lesson: the table has read this one."""
        self._seen |= {self.lesson.words.key} if self.lesson else set()
        self._follow(self._controllers.table.snapshot)

    def decline(self) -> None:
        """Ends the lessons: the table knows the game."""
        self._recorder.decline_help()
        self.forget()

    def forget(self) -> None:
        """Ends the lessons of a group that has gone."""
        self._taught, self.lesson = "", None
        self._seen.clear()

    @task
    async def _begin(self, snapshot: GameSnapshot) -> None:
        """Leads the table through a game that it does not know."""
        code, number, offered = self._recorder.group, snapshot.number, self._recorder.offer_of(snapshot)
        game = offered.name if offered else snapshot.game.name
        if not self._recorder.assist.explains or number == self._taught:
            return
        self.forget()
        access = self._controllers.access
        knows = await access.find(lambda games: groups.knows_game(games.journal, code, game, number))
        if not knows and self._controllers.table.shows(number):
            self._taught = number
            self._follow(self._controllers.table.snapshot)

    def _follow(self, snapshot: GameSnapshot | None) -> None:
        if snapshot is None or snapshot.number != self._taught:
            self.lesson = None
            return
        lessons = self._screens_of(snapshot.game.name).lessons(snapshot)
        self.lesson = next((one for one in lessons if one.words.key not in self._seen), None)
