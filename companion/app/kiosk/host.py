"""Host: what the kiosk's host can do behind the PIN: settings, report, export, exit, and mending faults."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.app.controllers import Controllers
from companion.app.kiosk.condition_words import describe_condition
from companion.app.kiosk.event_export import report_rows
from companion.app.kiosk.event_saving import EventSaving
from companion.app.kiosk.files import find_event_fault, find_journal_fault
from companion.app.kiosk.pin import PinAnswer, PinFile, PinTries, check_pin, find_recovery
from companion.app.observable import Observable
from companion.app.tasks import task
from companion.errors import BadInputError, CompanionError
from companion.events.event_file import EVENT_NAME, EventFile
from companion.exports.folder import STICKS
from hardware.kiosk.conditions import Machine, check_kiosk
from hardware.kiosk.versions import find_versions, own_version
from hardware.sticks import find_sticks

if TYPE_CHECKING:
    from companion.events.told_report import ToldReport


class Host:
    """`is_in`: the PIN was right, until the host leaves. `may_set`: another PIN may be set now.

    `must_set`: none was ever set.
    """

    is_in = Observable(False)

    def __init__(
        self,
        journal: Path,
        event: Callable[[], EventFile],
        controllers: Controllers,
        sticks: tuple[Path, ...] = STICKS,
        root: Path = Path("/"),
        event_file: Path | None = None,
    ) -> None:
        self._journal = journal
        self._event_file = event_file or journal.with_name(EVENT_NAME)
        self._controllers = controllers
        self._sticks = sticks
        self._root = root
        self._pin = PinFile.beside(journal)
        self._tries = PinTries(self._pin)
        self.may_set = self.must_set = not self._pin.is_set
        self._is_recovering = False
        self._visit = 0
        """A number for each time somebody may set another PIN; what is found for one before counts for nothing."""
        self.saving = EventSaving(event, controllers, sticks)

    @task
    async def try_pin(self, pin: str, answer: Callable[[PinAnswer], object]) -> None:
        """Looks at a PIN on the journal's thread."""
        found = await self._controllers.access.find(lambda games: self._tries.try_pin(games.journal, pin))
        self.is_in = found.is_accepted
        answer(found)

    def set_pin(self, pin: str) -> None:
        """Sets another PIN, where that is allowed. Raises BadInputError, or OSError."""
        if not self.may_set:
            raise BadInputError("the PIN is set by who knows it")
        self._pin.set(pin, ends_recovery=self._is_recovering)
        self.must_set = False
        self.keep_pin()
        self.is_in = True

    @staticmethod
    def check_pin(pin: str) -> None:
        """Raises BadInputError for a PIN that cannot be set."""
        check_pin(pin)

    def allow_setting(self) -> None:
        """The host wants another PIN."""
        self.may_set = self.is_in

    def keep_pin(self) -> None:
        """The host wants no other PIN any more."""
        self.may_set, self._is_recovering = self.must_set, False
        self._visit += 1

    @task
    async def recover(self, answer: Callable[[bool], object]) -> None:
        """Looks for a recovery file on a stick, and lets another PIN be set if it is the right one.

        `answer` is not called once the PIN was set or is to stay.
        """
        visit, pin, sticks = self._visit, self._pin, self._sticks

        def look() -> bool:
            return find_recovery(pin, [stick.place for stick in find_sticks(sticks)])

        found = await self._controllers.access.look(look, "sticks").otherwise(False)
        if visit != self._visit:
            return
        if found:
            self._is_recovering = self.may_set = True
        answer(found)

    def leave(self) -> None:
        """The host leaves: a PIN is asked for again."""
        self.is_in = False
        self.keep_pin()

    def check(self, answer: Callable[[tuple[str, ...]], object]) -> None:
        """Calls `answer` with a line for each condition of a safe kiosk."""
        words = self._controllers.texts.words

        def look() -> tuple[str, ...]:
            lines = []
            pin = self._pin
            machine = Machine(
                self._journal,
                pin.is_set,
                is_pin_unreadable=pin.is_unreadable,
                journal_fault=find_journal_fault(self._journal),
                event_fault=find_event_fault(self._event_file, self._journal),
            )
            for condition in check_kiosk(machine):
                says, mend = describe_condition(condition, words)
                sign = {"ok": "✓", "warn": "!", "fail": "✗"}[condition.state.value]
                lines.append(f"{sign}  {says} {mend}".rstrip())
            return tuple(lines)

        self._look(look, answer)

    def tell_version(self, answer: Callable[[tuple[str, ...]], object]) -> None:
        """Calls `answer` with which version runs, which one ran before, and how another one comes."""
        texts = self._controllers.texts

        def tell() -> tuple[str, ...]:
            now, before = find_versions(self._root)
            lines = [texts("kiosk.update.runs", version=now or own_version())]
            if before:
                lines.append(texts("kiosk.update.before", version=before))
            return (*lines, "", texts("kiosk.update.how"))

        self._look(tell, answer)

    @task
    async def _look(self, look: Callable[[], tuple[str, ...]], answer: Callable[[tuple[str, ...]], object]) -> None:
        """Calls `answer` with lines that are found on the disk; with none if it does not answer."""
        answer(await self._controllers.access.look(look).otherwise(()))

    @task
    async def report(self, answer: "Callable[[ToldReport | None], object]") -> None:
        """Calls `answer` with the report; with None where it cannot be made, which a notice explains."""
        from companion.events.told_report import tell_report

        access, language = self._controllers.access, self._controllers.texts("code")
        try:
            rows = await access.find(lambda games: games.journal.rows())
            told = await access.look(lambda: tell_report(report_rows(rows), language), "exports")
        except CompanionError:
            answer(None)
            raise
        answer(told)
