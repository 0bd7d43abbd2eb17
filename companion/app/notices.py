"""Notices: faults, each in one line over any screen until it is read or mended."""

from collections.abc import Callable

from companion.app.observable import Observable
from companion.app.tasks import AnswerHandler, FoundT
from companion.app.texts import Texts
from companion.engine import Phrase
from companion.errors import CompanionError


class Notices:
    """`line` is what is shown: `trouble`, else `unsaved`, else `notice`.

    `trouble` is the last refusal; `notice` what was found damaged at the start; `unsaved` why nothing is saved, as
    long as that is so, and `play_on` lets the table play on.
    """

    trouble = Observable("")
    notice = Observable("")
    unsaved = Observable("")
    play_on: Observable[Callable[[], None] | None] = Observable(None)
    line = Observable("")

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        for part in (Notices.trouble, Notices.unsaved, Notices.notice):
            part.listen(self, self._tell)

    def notify(self, notice: Phrase) -> None:
        """Tells of damage; it is shown until it is read."""
        self.notice = f"{self.notice} {self._texts.phrase(notice, ())}".strip()

    def unless_refused(self, then: Callable[[FoundT], object]) -> AnswerHandler[FoundT]:
        """Returns what takes an answer: it calls `then`, or tells of the error that came instead."""

        def answered(result: FoundT | CompanionError) -> None:
            if isinstance(result, CompanionError):
                self.refuse(result)
            else:
                then(result)

        return answered

    def refuse(self, error: CompanionError) -> None:
        """Tells why something was refused."""
        self.trouble = self._texts.error(error, ())

    def have_read(self) -> None:
        """The line was read: nothing more of it is shown."""
        self.trouble, self.notice = "", self.notice if self.trouble or self.unsaved else ""

    def _tell(self, _: str) -> None:
        self.line = self.trouble or self.unsaved or self.notice
