"""SavingMonitor: tells the table when entries are not saved, and what was found wrong with the journal's disk."""

from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock

from companion.engine.phrases import phrase
from companion.errors import CompanionError
from companion.journal import Saving
from companion.journal.journaled_games import JournaledGames
from companion.ui.host import Host
from companion.ui.texts import SAY

INTERVAL_S: Final = 5.0
"""How often the disk is tried again while something is not saved, and asked how much room it has."""


class SavingMonitor:
    """Keeps `host.unsaved` and `host.play_on` true to the journal, as long as the companion runs."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._saving = Saving()
        self._event: Any = None
        host.bind(trouble=self._look_after_refusal, standing=self._look_after_entry)

    def begin(self) -> None:
        """Tells what was found at the start, and looks again and again."""
        self._host.quietly(JournaledGames.find_faults, self._tell_faults)
        self.look()
        self._event = Clock.schedule_interval(lambda _: self.look(), INTERVAL_S)

    def close(self) -> None:
        """Looks no more."""
        if self._event:
            self._event.cancel()

    def look(self) -> None:
        """Has what is not saved tried again, and shows how it stands."""
        self._host.quietly(JournaledGames.save, self._show)

    def play_on(self) -> None:
        """Keeps entries in memory until they can be saved: the table wishes to play on."""
        self._host.trouble = ""
        self._host.quietly(JournaledGames.play_on, self._show)

    def _look_after_refusal(self, _: Host, trouble: str) -> None:
        if trouble and self._event:
            self.look()

    def _look_after_entry(self, *_: object) -> None:
        if self._saving.plays_on:
            self.look()

    def _tell_faults(self, faults: Any) -> None:
        for fault in () if isinstance(faults, CompanionError) else faults:
            self._host.notify(fault)

    def _show(self, saving: Saving | CompanionError) -> None:
        if isinstance(saving, CompanionError):
            return
        before, self._saving = self._saving, saving
        if before.in_memory and not saving.in_memory:
            self._host.notify(phrase("ui.trouble.saved"))
        if saving.space_is_low and not before.space_is_low:
            self._host.notify(phrase("ui.trouble.low-space"))
        self._host.unsaved = _describe(saving)
        self._host.play_on = self._offer(saving)

    def _offer(self, saving: Saving) -> Callable[[], None] | None:
        return self.play_on if saving.why and not saving.plays_on else None


def _describe(saving: Saving) -> str:
    """Returns what is shown as long as entries are not saved."""
    if saving.why is None:
        return ""
    if saving.plays_on:
        return SAY("ui.trouble.in-memory", count=saving.in_memory, why=saving.why)
    return SAY("ui.trouble.unsaved", why=saving.why)
