"""KnownPlayers: people who have played at this table before, to be picked when they sit down again."""

from collections.abc import Callable
from typing import Final

from companion.app.checklists import Checklists
from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.journal.journaled_games import JournaledGames

REMOVED: Final = "removed players"
"""The checklist of those who are offered no longer."""


class KnownPlayers:
    """The journal is read on its own thread; answers come on the screen's thread."""

    def __init__(self, access: JournalAccess, notices: Notices, checklists: Checklists) -> None:
        self._access, self._notices, self._checklists = access, notices, checklists
        self.are_offered = True
        """Whether anybody is; not where groups do not know each other."""

    def show(self, answer: Callable[[tuple[str, ...]], object]) -> None:
        """Calls `answer` with the names that are offered, those used last first."""
        if self.are_offered:

            def take(names: tuple[str, ...]) -> None:
                answer(tuple(name for name in names if not self.is_removed(name)))

            self._access.ask(JournaledGames.known_names, self._notices.unless_refused(take))

    def is_removed(self, name: str) -> bool:
        """Whether a name is offered no longer."""
        return name in self._checklists.ticked(REMOVED)

    def remove(self, name: str) -> None:
        """Offers a name no longer, or again; the games keep it."""
        self._checklists.toggle(REMOVED, name)

    def sit_down(self, name: str) -> None:
        """Offers somebody again who was removed, and plays now."""
        if self.is_removed(name):
            self.remove(name)
