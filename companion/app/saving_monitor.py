"""SavingMonitor: warns the table when entries are not saved, or when the journal's disk is faulty or full."""

from collections.abc import Callable
from typing import Final

from companion.app.journal_access import JournalAccess
from companion.app.notices import Notices
from companion.app.observable import Listeners
from companion.app.scheduler import Scheduler
from companion.app.table_controller import TableController
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError
from companion.journal import Saving
from companion.journal.startup_notices import startup_notices
from companion.phrases import phrase

INTERVAL_S: Final = 5.0
"""How often the disk is tried again while something is not saved, and asked how much room it has."""


class SavingMonitor:
    """Keeps `notices.unsaved` and `notices.play_on` up to date with the journal.

    `saves` is called while it can save.
    """

    def __init__(
        self, access: JournalAccess, table: TableController, notices: Notices, texts: Texts, scheduler: Scheduler
    ) -> None:
        self._access = access
        self._notices = notices
        self._texts = texts
        self._saving = Saving()
        self._begun = False
        self.saves: Listeners[None] = Listeners()
        self._timer = scheduler.every(INTERVAL_S, self.look)
        Notices.trouble.listen(notices, self._look_after_refusal)
        TableController.snapshot.listen(table, self._look_after_entry)

    def begin(self) -> None:
        """Tells what was found at the start, and looks again and again."""
        self._access.ask_in_background(lambda games: startup_notices(games.journal), self._tell_faults)
        self.look()
        self._begun = True
        self._timer.start()

    def close(self) -> None:
        """Looks no more."""
        self._timer.cancel()

    def look(self) -> None:
        """Has what is not saved tried again, and shows how it stands."""
        self._access.ask_in_background(lambda games: games.journal.save(), self._show)

    def play_on(self) -> None:
        """Keeps entries in memory until they can be saved: the table wishes to play on."""
        self._notices.trouble = ""
        self._access.ask_in_background(lambda games: games.journal.play_on(), self._show)

    def _look_after_refusal(self, trouble: str) -> None:
        if trouble and self._begun:
            self.look()

    def _look_after_entry(self, _: object) -> None:
        if self._saving.plays_on:
            self.look()

    def _tell_faults(self, faults: tuple[Phrase, ...] | CompanionError) -> None:
        for fault in () if isinstance(faults, CompanionError) else faults:
            self._notices.notify(fault)

    def _show(self, saving: Saving | CompanionError) -> None:
        if isinstance(saving, CompanionError):
            return
        before, self._saving = self._saving, saving
        if before.in_memory and not saving.in_memory:
            self._notices.notify(phrase("ui.trouble.saved"))
        if saving.space_is_low and not before.space_is_low:
            self._notices.notify(phrase("ui.trouble.low-space"))
        self._notices.unsaved = self._describe(saving)
        self._notices.play_on = self._offer(saving)
        if saving.reason is None:
            self.saves.tell(None)

    def _offer(self, saving: Saving) -> Callable[[], None] | None:
        return self.play_on if saving.reason and not saving.plays_on else None

    def _describe(self, saving: Saving) -> str:
        """Returns what is shown as long as entries are not saved."""
        if saving.reason is None:
            return ""
        if saving.plays_on:
            return self._texts("ui.trouble.in-memory", count=saving.in_memory, why=saving.reason)
        return self._texts("ui.trouble.unsaved", why=saving.reason)
