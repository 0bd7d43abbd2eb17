"""KioskControllers: the controllers of the table that a kiosk's own controllers work with."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from companion.app.entry_controller import EntryController
from companion.app.journal_access import Job, JournalAccess
from companion.app.navigation import Navigation
from companion.app.notices import Notices
from companion.app.participation import Participation
from companion.app.table_controller import TableController
from companion.app.texts import Texts
from companion.errors import CompanionError

FoundT = TypeVar("FoundT")


@dataclass(frozen=True, slots=True)
class KioskControllers:
    """The controllers of one table; every controller of a kiosk gets the same ones."""

    access: JournalAccess
    table: TableController
    entries: EntryController
    navigation: Navigation
    participation: Participation
    notices: Notices
    texts: Texts

    def shows(self, number: str) -> bool:
        """Whether the game of that number is on the table."""
        return self.table.standing is not None and self.table.standing.number == number

    def ask(
        self,
        job: Job[FoundT],
        then: Callable[[FoundT], object] = lambda _: None,
        ended: Callable[[], object] = lambda: None,
    ) -> None:
        """Runs a job on the journal's thread; errors become a notice. `ended` is always called, and first."""

        take = self.notices.unless_refused(then)

        def answered(result: FoundT | CompanionError) -> None:
            ended()
            take(result)

        self.access.ask(job, answered)
