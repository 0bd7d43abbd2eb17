"""Session: one game being played. Everything entered is in its store; the state is computed by replay."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.engine import Entry, Record
from companion.engine.game import AnyGame, SeatedAction, StateT, can_follow, require_type
from companion.engine.record import EntrySource, ReplacedPlayer, read_entry, write_entry
from companion.errors import BadInputError, BadRecordError, ImpossibleActionError
from companion.phrases import phrase
from companion.session.correction import (
    Corrected,
    Correction,
    Difference,
    InsertBefore,
    LaterSeats,
    Logged,
    Question,
    Remove,
    changes_between,
    corrected,
    correction_of_row,
    moved_entry,
    place_of,
    read_correction,
    write_correction,
)
from companion.session.row_values import seat_in, text_in, value_in
from companion.session.store import EVENT_KINDS, JournalRow, NewRow, RowKind, Store
from companion.translations import in_english, refused_in_english

OPEN: Final = "open"
PARKED: Final = "parked"
CLOSED: Final = "closed"
DELETED: Final = "deleted"
"""What is noted of a session as a whole. One that was deleted is hidden from the table; the journal keeps all of it."""


class Session:
    """One game: act, take back, correct. Properties only read; each change is written to the store first.

    `state` is the game after the entries that stand, up to an open question; `waiting` are the entries behind it.
    `started` is the wall clock's time at the beginning, `mark` what was noted of the session as a whole, `label` what
    the table calls it. `draft` is what was touched since the last change and is not entered yet, as the
    game's screen writes it.
    """

    def __init__(self, game: AnyGame, number: str, record: Record, store: Store) -> None:
        self.game = game
        self._seats = game.seat_rules
        self.number = number
        self.record = record
        self.entries: tuple[Logged, ...] = ()
        self.question: Question | None = None
        self.mark = ""
        self.label = ""
        self.draft: Mapping[str, object] = {}
        self._left: tuple[tuple[int, str, int], ...] = ()  # each: seat, name of the player who left, the row's number
        self.started = ""
        self._store = store
        with refused_in_english():
            self._states: list[object] = [game.start(record.options, record.players)]
        self._corrections: list[Corrected] = []

    @property
    def state(self) -> object:
        """The game's state now."""
        return self._states[-1]

    def state_as(self, kind: type[StateT]) -> StateT:
        """Returns `state`, typed as `kind`. Raises TypeError if it is another game's."""
        return require_type(kind, self.state)

    @property
    def states(self) -> tuple[object, ...]:
        """The game's states from the start to now."""
        return tuple(self._states)

    @property
    def standing(self) -> tuple[Logged, ...]:
        """The entries that `state` rests on."""
        return self.entries[: len(self._states) - 1]

    @property
    def waiting(self) -> tuple[Logged, ...]:
        """The entries after an open question; none of them is lost."""
        return self.entries[len(self._states) :] if self.question else ()

    def can_follow(self, action: object) -> bool:
        """Whether the rules allow `action` now."""
        return can_follow(self.game, self.state, action)

    def act(self, action: object, by: str | None = None, at: str | None = None) -> Logged:
        """Enters `action`. Raises ImpossibleActionError, or JournalError, and then nothing has changed."""
        if self.question:
            raise ImpossibleActionError(
                f"first answer what entry {self.question.number} was: {self.question.why}",
                self.question.rule,
                phrase("refused.question"),
            )
        with refused_in_english():
            state = self.game.apply(self.state, action)
        entry = Entry(self._seated(self.state, action), at, by)
        row = self._write(RowKind.ACTED, {"action": write_entry(self.game, entry)})
        logged = Logged(row.seq, entry)
        self.entries = (*self.entries, logged)
        self._states.append(state)
        self.draft = {}
        if self.game.ends_part(self._states[-2], state):
            self._store.checkpoint()
        return logged

    def take_back(self) -> Logged:
        """Takes back the last entry: the table's own change of mind. Raises ImpossibleActionError if there is none."""
        if not self.entries:
            message = phrase("refused.nothing")
            raise ImpossibleActionError("nothing has been entered yet, so nothing can be taken back", phrase=message)
        last = self.entries[-1]
        self._write(RowKind.TOOK_BACK, {"entry": last.number})
        self._replay(self.entries[:-1])
        return last

    def preview(self, correction: Correction) -> Difference:
        """Returns what `correction` would change. Raises BadInputError for an entry that is not there."""
        other = self._tried(self._with_seat(correction))
        before, after = self.game.summary(self.state), self.game.summary(other.state)
        changes = tuple(changes_between(before, after))
        return Difference(changes, other.question, len(other.waiting), before, after, self.state, other.state)

    def correct(self, correction: Correction, by: str | None = None, at: str | None = None) -> None:
        """Corrects the record of any entry, however old; everything behind it is scored again.

        Raises BadInputError for an entry that is not there.
        """
        correction = self._with_seat(correction)
        self._tried(correction)  # nothing is written that cannot be replayed
        row = self._write(RowKind.CORRECTED, write_correction(self.game, correction, by, at))
        self._correct(correction, row.seq, by, at)

    @property
    def uncorrected(self) -> tuple[Logged, ...] | None:
        """The entries before the last correction, if nothing has changed since; the camera's own do not count."""
        last = self._corrections[-1] if self._corrections else None
        return last.before if last and last.after == self.entries else None

    @property
    def put_in_order(self) -> Logged | None:
        """The entry that the last change put before others, as the rules require; undoing the change takes it back."""
        last = self._corrections[-1] if self.uncorrected is not None else None
        return self.entries[place_of(self.entries, last.row)] if last and last.in_order else None

    def undo_correction(self) -> None:
        """Undoes the last correction. Raises ImpossibleActionError if it is not the last change."""
        before = self.uncorrected
        if before is None:
            message = phrase("refused.no-correction")
            raise ImpossibleActionError("the last change was no correction, so none can be undone", phrase=message)
        self._write(RowKind.UNCORRECTED, {"row": self._corrections[-1].row})
        self._corrections.pop()
        self._replay(before)

    def set_mark(self, mark: str) -> None:
        """Notes what became of the session as a whole: OPEN, PARKED, CLOSED or DELETED."""
        self._write(RowKind.MARKED, {"mark": mark})
        self.mark = mark
        self._store.checkpoint()

    def set_label(self, label: str) -> None:
        """Notes what the table calls the game."""
        self._write(RowKind.LABELLED, {"label": label})
        self.label = label

    def set_draft(self, draft: Mapping[str, object]) -> None:
        """Notes what was touched and is not entered yet: the next change drops it."""
        self._write(RowKind.DRAFTED, {"draft": draft})
        self.draft = draft

    def seat_player(self, seat: int, name: str, *, is_newcomer: bool) -> None:
        """Seats a newcomer from now on, or changes a player's name from the start.

        Raises BadInputError for a seat that the game lacks.
        """
        if not 0 <= seat < len(self.record.players):
            raise BadInputError(f"there is no seat {seat}: write 0 to {len(self.record.players) - 1}")
        self._seat(self._write(RowKind.SEATED, {"seat": seat, "name": name, "newcomer": is_newcomer}))

    def to_record(self) -> Record:
        """Returns the record of what stands."""
        left = tuple(ReplacedPlayer(seat, name, self._place_after(number)) for seat, name, number in self._left)
        return replace(self.record, entries=tuple(logged.entry for logged in self.standing), replaced=left)

    def _place_after(self, number: int) -> int:
        """Returns the place of the first entry that was entered after the row `number`."""
        before = [index for index, logged in enumerate(self.standing, 1) if logged.number < number]
        return max(before, default=0)

    def _seat(self, row: JournalRow) -> None:
        players = list(self.record.players)
        seat, name = seat_in(row, len(players)), text_in(row, "name")
        if value_in(row, "newcomer"):
            self._left = (*self._left, (seat, players[seat], row.seq))
        players[seat] = name
        self.record = replace(self.record, players=tuple(players))

    def follow(self, row: JournalRow) -> None:
        """Applies a row that was written earlier; called by `resume_session`. Raises BadInputError."""
        match row.kind:
            case RowKind.ACTED:
                self._extend((Logged(row.seq, read_entry(self.game, value_in(row, "action"))),))
            case RowKind.TOOK_BACK:
                number = value_in(row, "entry")
                self._replay(tuple(logged for logged in self.entries if logged.number != number))
            case RowKind.CORRECTED:
                correction, by, at = read_correction(self.game, row)
                self._correct(correction, row.seq, by, at)
            case RowKind.UNCORRECTED:
                undone = correction_of_row(value_in(row, "row"), self._corrections)
                self._corrections.remove(undone)
                self._replay(undone.before)
            case RowKind.MARKED:
                self.mark = text_in(row, "mark")
            case RowKind.LABELLED:
                self.label = text_in(row, "label")
            case RowKind.DRAFTED:
                draft = value_in(row, "draft")
                self.draft = draft if isinstance(draft, dict) else {}
            case RowKind.SEATED:
                self._seat(row)
            case kind if kind in EVENT_KINDS:
                pass
            case _:
                raise BadRecordError(f"row {row.seq} is of an unknown kind, {row.kind[:60]!r}: update the companion")

    def _seated(self, state: object, action: object) -> object:
        """Returns `action` with its seat, if the game can tell it and the action does not name it."""
        return self._seats.seated(state, action) if self._seats else action

    def _with_seat(self, correction: Correction) -> Correction:
        """Returns `correction` with the seat of its action, where it is known whose turn it was."""
        place = place_of(self.entries, correction.number)
        if isinstance(correction, Remove) or place >= len(self._states):
            return correction
        return replace(correction, action=self._seated(self._states[place], correction.action))

    def _tried(self, correction: Correction) -> "Session":
        """Returns the game after `correction`, which is not written."""
        other = Session(self.game, self.number, self.record, self._store)
        other.entries, other.question = self.entries, self.question
        other._states = list(self._states)
        other._replay(self._corrected(correction, 0))
        return other

    def _correct(self, correction: Correction, number: int, by: str | None, at: str | None) -> None:
        before = self.entries
        self._replay(self._corrected(correction, number, by, at))
        if by != EntrySource.CAMERA:
            in_order = isinstance(correction, InsertBefore) and correction.in_order
            self._corrections.append(Corrected(number, before, self.entries, in_order))

    def _corrected(
        self, correction: Correction, number: int, by: str | None = None, at: str | None = None
    ) -> tuple[Logged, ...]:
        """Returns the entries after `correction`; later seats agree with the turns again, or stay to be asked about."""
        place = place_of(self.entries, correction.number)
        entries = corrected(self.entries, correction, number, by, at)
        if correction.seats is LaterSeats.ASK or place >= len(self._states) or self._seats is None:
            return entries
        moved = entries[place:]
        actions = [logged.entry.action for logged in moved]
        order = self._seats.rearranged(self._states[place], actions, stay=correction.seats is LaterSeats.STAY)
        return (*entries[:place], *(moved_entry(moved[old], action) for old, action in order))

    def _write(self, kind: RowKind, content: Mapping[str, object]) -> JournalRow:
        return self._store.append(NewRow(self.number, kind, content))

    def _replay(self, entries: tuple[Logged, ...]) -> None:
        """Replaces the entries; states are kept as far as the entries are the same."""
        same = 0
        for old, new in zip(self.standing, entries, strict=False):
            if old is not new:
                break
            same += 1
        del self._states[same + 1 :]
        self.entries, self.question = entries[:same], None
        self._extend(entries[same:])

    def _extend(self, entries: tuple[Logged, ...]) -> None:
        """Appends `entries`; after the first impossible one they wait."""
        self.draft = {}
        self.entries = (*self.entries, *entries)
        for logged in entries:
            if self.question:
                return
            try:
                self._states.append(self.game.apply(self.state, logged.entry.action))
            except ImpossibleActionError as error:
                self.question = self._question(logged, error)

    def _question(self, logged: Logged, error: ImpossibleActionError) -> Question:
        action, choices = logged.entry.action, self.game.choices(self.state)
        moved: SeatedAction | None = self._seats.moved(self.state, action) if self._seats else None
        if moved is None or moved is action or not self.can_follow(moved):
            moved = None
        return Question(logged.number, logged.entry, in_english(error.why), error.rule, choices, error.phrase, moved)
