"""JournalAccess: runs jobs on the journal's thread, and on those that write files; the caller never waits."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from companion.app.file_writer import LIMIT_S, FileWriter, Stalled
from companion.app.observable import Observable
from companion.app.scheduler import Scheduler
from companion.app.tasks import AnswerHandler, Awaited, FoundT
from companion.app.worker import Worker
from companion.errors import CompanionError
from companion.following.followed_games import FollowedGames
from companion.journal.atomic_files import ProgressCallback
from companion.journal.disk_space import NO_POLICY, SpacePolicy

Job = Callable[[FollowedGames], FoundT]
STICK_LIMIT_S: Final = 2.5
"""A stick that has not answered by then does not answer."""


class JournalAccess:
    """Jobs are done one after the other, in the order asked; answers come on the screen's thread."""

    asked = Observable(0)
    """How many changes are on their way to the disk; touches meanwhile wait behind them, and none is lost."""

    def __init__(
        self, journal: Path, scheduler: Scheduler, space: SpacePolicy = NO_POLICY, stick_limit_s: float = STICK_LIMIT_S
    ) -> None:
        self.journal = journal
        games = partial(FollowedGames, journal, space=space)
        self._worker = Worker(games, FollowedGames.close, scheduler.deliver)
        limits = {"settings": LIMIT_S, "exports": LIMIT_S, "sticks": stick_limit_s, "cameras": LIMIT_S}
        self._writers = {kind: FileWriter(self._worker.deliver, limit_s) for kind, limit_s in limits.items()}

    @property
    def waiting(self) -> bool:
        """Whether something asked is not answered yet."""
        return self.asked > 0

    def open(self, opened: Callable[[CompanionError | None], object]) -> None:
        """Opens the journal; `opened` is called with why it cannot be opened, or None."""
        self._worker.start(opened)

    def close(self) -> None:
        """Closes the journal once everything asked is written."""
        self._worker.close()
        for writer in self._writers.values():
            writer.close()

    def ask(self, job: Job[FoundT], answer: AnswerHandler[FoundT]) -> None:
        """Has something done with the journal; until it is answered, `waiting` is true."""
        self._worker.ask(job, self._counted(answer))

    def find(self, job: Job[FoundT]) -> Awaited[FoundT]:
        """Has something done with the journal once it is awaited."""
        return Awaited(partial(self.ask, job))

    def look(self, job: Callable[[], FoundT], kind: str = "settings") -> Awaited[FoundT]:
        """Writes or looks at something beside the journal once it is awaited."""
        return Awaited(partial(self.write, job, kind=kind))

    def ask_in_background(self, job: Job[FoundT], answer: AnswerHandler[FoundT] = lambda _: None) -> None:
        """Asks the journal for something that nobody waits for."""
        self._worker.ask(job, answer)

    def write(self, job: Callable[[], FoundT], answer: AnswerHandler[FoundT], kind: str = "settings") -> None:
        """Writes "settings" or "exports", or looks at "sticks" or "cameras": no frame and no entry waits."""
        self._writers[kind].ask(lambda _: job(), self._counted(answer))

    def save(
        self,
        job: Callable[[ProgressCallback], FoundT],
        answer: AnswerHandler[FoundT],
        stalled: Stalled = lambda _: None,
    ) -> None:
        """Writes files for people beside the journal; `job` is passed what to call whenever a part is written."""
        self._writers["exports"].ask(job, self._counted(answer), stalled)

    def saved(self, job: Callable[[ProgressCallback], FoundT], stalled: Stalled) -> Awaited[FoundT]:
        """Writes files for people once it is awaited."""
        return Awaited(partial(self.save, job, stalled=stalled))

    def stop_saving(self) -> None:
        """Gives up what is being saved now."""
        self._writers["exports"].stop()

    def _counted(self, answer: AnswerHandler[FoundT]) -> AnswerHandler[FoundT]:
        def answered(result: FoundT | CompanionError) -> None:
            answer(result)
            self.asked -= 1

        self.asked += 1
        return answered
