"""PlayedGame: the game that is being played: what is entered, taken back, corrected and noted of it."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce

from companion.engine.record import EntrySource
from companion.errors import ImpossibleActionError
from companion.journal.json_file import JsonFile
from companion.journal.standing import Standing, standing_of
from companion.phrases import phrase
from companion.session.correction import Correction, Difference, Logged
from companion.session.session import CLOSED, PARKED, Session


class PlayedGame:
    """A session of a journal, used by the journal's thread; whoever changes the game gets how it stands then.

    `accepted_file` keeps which irregularities of each game the table has said to stand.
    """

    def __init__(self, session: Session, accepted_file: JsonFile, now: Callable[[], str]) -> None:
        self.session = session
        self._accepted_file = accepted_file
        self._now = now
        kept = accepted_file.read().values.get(session.number)
        names = kept if isinstance(kept, list) else []
        self._accepted = frozenset(name for name in names if isinstance(name, str))

    @property
    def standing(self) -> Standing:
        """The game as it stands."""
        return replace(standing_of(self.session), accepted_irregularities=self._accepted)

    def act(self, action: object, by: str = EntrySource.TOUCH, after: int | None = None) -> Standing:
        """Enters an action, `after` so many entries: else it was meant for another moment."""
        if after is not None and after != len(self.session.entries):
            raise ImpossibleActionError(
                "the entry before this one was not taken: enter it again", phrase=phrase("refused.not-taken")
            )
        self.session.act(action, by, self._now())
        return self.standing

    def act_all(self, actions: Sequence[object], after: int) -> Standing:
        """Enters actions that follow each other by touch; the rules must allow all of them before one is written."""
        if not self.session.question:
            reduce(self.session.game.apply, actions, self.session.state)
        for place, action in enumerate(actions, after):
            self.act(action, after=place)
        return self.standing

    def undo(self) -> Standing:
        """Undoes the last change: a correction, else it takes back the last entry."""
        if self.session.uncorrected is None:
            self.session.take_back()
        else:
            self.session.undo_correction()
        return self.standing

    def preview(self, correction: Correction) -> Difference:
        """Returns what a correction would change."""
        return self.session.preview(correction)

    def correct(self, correction: Correction) -> Standing:
        """Corrects the record of an entry."""
        self.session.correct(correction, EntrySource.TOUCH, self._now())
        return self.standing

    def keep_draft(self, number: str, entries: tuple[Logged, ...], draft: Mapping[str, object]) -> None:
        """Notes what was touched after `entries` of a game and is no entry yet; nothing once it went on or left."""
        if (self.session.number, self.session.entries) == (number, entries):
            self.session.set_draft(draft)

    def seat_player(self, seat: int, name: str, *, is_newcomer: bool) -> Standing:
        """Seats a newcomer from now on, or writes a name otherwise from the game's start."""
        self.session.seat_player(seat, name, is_newcomer=is_newcomer)
        return self.standing

    def accept_irregularity(self, what: str) -> Standing:
        """Notes that `what`, which the rules forbid, stands; it is remembered as well as the disk allows."""
        self._accepted |= {what}
        with suppress(OSError):  # then the table is asked once more after a restart
            kept = self._accepted_file.read().values
            self._accepted_file.write({**kept, self.session.number: sorted(self._accepted)})
        return self.standing

    def mark(self, mark: str) -> Standing:
        """Notes that the game is parked, closed, or open again; one that was closed, and is looked at, stays so."""
        if (self.session.mark, mark) != (CLOSED, PARKED):
            self.session.set_mark(mark)
        return self.standing
