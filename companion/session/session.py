"""Session: one game being played. Everything that was entered stands in its store; the state is replay."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from companion.engine import Entry, Record
from companion.engine.game import AnyGame
from companion.engine.phrases import phrase
from companion.engine.record import Replaced, read_entry, write_entry
from companion.errors import BadInputError, BadRecordError, ImpossibleActionError
from companion.games import find_game
from companion.session.correction import (
    Correction,
    Difference,
    InsertBefore,
    Logged,
    Question,
    Remove,
    Replace,
    changes_between,
)
from companion.session.store import Note, Row, Store, standing_rows

STARTED: Final = "started"
ACTED: Final = "acted"
TOOK_BACK: Final = "took-back"
CORRECTED: Final = "corrected"
MARKED: Final = "marked"
LABELLED: Final = "labelled"
SEATED: Final = "seated"


class Session:
    """One game: act, take back, correct. Values are read off; only the store is changed, and before anything else.

    `state` is the game after the entries that stand, up to an open question; `waiting` are the entries behind it.
    `started` is the wall clock's time at the beginning, `mark` what was noted of the session as a whole, `label` what
    the table calls it.
    """

    def __init__(self, game: AnyGame, number: str, record: Record, store: Store) -> None:
        self.game = game
        self.number = number
        self.record = record
        self.entries: tuple[Logged, ...] = ()
        self.question: Question | None = None
        self.mark = ""
        self.label = ""
        self._left: tuple[tuple[int, str, int], ...] = ()  # seat and name of who left, and the number of that row
        self.started = ""
        self._store = store
        self._states: list[Any] = [game.start(record.options, record.players)]

    @property
    def state(self) -> Any:
        """The game's state now."""
        return self._states[-1]

    @property
    def states(self) -> tuple[Any, ...]:
        """The game's states from the start to now."""
        return tuple(self._states)

    @property
    def standing(self) -> tuple[Logged, ...]:
        """The entries that `state` rests on."""
        return self.entries[: len(self._states) - 1]

    @property
    def waiting(self) -> tuple[Logged, ...]:
        """The entries behind an open question; nothing of them is lost."""
        return self.entries[len(self._states) :] if self.question else ()

    def act(self, action: Any, by: str | None = None, at: str | None = None) -> Logged:
        """Enters `action`. Raises ImpossibleActionError, or JournalError, and then nothing has changed."""
        if self.question:
            raise ImpossibleActionError(
                f"answer first what entry {self.question.number} was: {self.question.why}",
                self.question.rule,
                phrase("refused.question"),
            )
        state = self.game.apply(self.state, action)
        entry = Entry(action, at, by)
        row = self._write(ACTED, {"action": write_entry(self.game, entry)})
        logged = Logged(row.seq, entry)
        self.entries = (*self.entries, logged)
        self._states.append(state)
        return logged

    def take_back(self) -> Logged:
        """Takes back the last entry: the table's own change of mind. Raises ImpossibleActionError if there is none."""
        if not self.entries:
            told = phrase("refused.nothing")
            raise ImpossibleActionError("nothing has been entered yet, so nothing can be taken back", told=told)
        last = self.entries[-1]
        self._write(TOOK_BACK, {"entry": last.number})
        self._replay(self.entries[:-1])
        return last

    def preview(self, correction: Correction) -> Difference:
        """Returns what `correction` would change. Raises BadInputError for an entry that is not there."""
        other = Session(self.game, self.number, self.record, self._store)
        other.entries, other.question = self.entries, self.question
        other._states = list(self._states)
        other._replay(corrected(self.entries, correction, 0))
        before, after = self.game.summary(self.state), self.game.summary(other.state)
        return Difference(tuple(changes_between(before, after)), other.question, len(other.waiting))

    def correct(self, correction: Correction, by: str | None = None, at: str | None = None) -> Difference:
        """Corrects the record of any entry, however old; everything behind it is scored again."""
        difference = self.preview(correction)
        row = self._write(CORRECTED, _write_correction(self.game, correction, by, at))
        self._replay(corrected(self.entries, correction, row.seq, by, at))
        return difference

    def set_mark(self, mark: str) -> None:
        """Notes what became of the session as a whole: "parked", "closed" or "open"."""
        self._write(MARKED, {"mark": mark})
        self.mark = mark

    def set_label(self, label: str) -> None:
        """Notes what the table calls the game."""
        self._write(LABELLED, {"label": label})
        self.label = label

    def seat_player(self, seat: int, name: str, *, is_newcomer: bool) -> None:
        """Seats a newcomer from now on, or writes a player's name otherwise from the start."""
        self._seat(self._write(SEATED, {"seat": seat, "name": name, "newcomer": is_newcomer}))

    def to_record(self) -> Record:
        """Returns the record of what stands."""
        left = tuple(Replaced(seat, name, self._place_after(number)) for seat, name, number in self._left)
        return replace(self.record, entries=tuple(logged.entry for logged in self.standing), replaced=left)

    def _place_after(self, number: int) -> int:
        """Returns the place of the first entry that was entered after the row `number`."""
        before = [place for place, logged in enumerate(self.standing, 1) if logged.number < number]
        return max(before, default=0)

    def _seat(self, row: Row) -> None:
        seat, players = row.said["seat"], list(self.record.players)
        if row.said["newcomer"]:
            self._left = (*self._left, (seat, players[seat], row.seq))
        players[seat] = row.said["name"]
        self.record = replace(self.record, players=tuple(players))

    def follow(self, row: Row) -> None:
        """Takes in a row that was written earlier; `resume_session` calls it."""
        said = row.said
        match row.kind:
            case "acted":
                self._extend((Logged(row.seq, read_entry(self.game, said["action"])),))
                return
            case "took-back":
                entries = tuple(logged for logged in self.entries if logged.number != said["entry"])
            case "corrected":
                correction, by, at = _read_correction(self.game, said)
                entries = corrected(self.entries, correction, row.seq, by, at)
            case "marked":
                self.mark = said["mark"]
                return
            case "labelled":
                self.label = said["label"]
                return
            case "seated":
                self._seat(row)
                return
            case _:
                raise BadRecordError(f"row {row.seq} is of an unknown kind, {row.kind[:60]!r}: update the companion")
        self._replay(entries)

    def _write(self, kind: str, said: Mapping[str, object]) -> Row:
        return self._store.append(Note(self.number, kind, said))

    def _replay(self, entries: tuple[Logged, ...]) -> None:
        """Makes `entries` the ones that stand; states are kept as far as the entries are the same."""
        same = 0
        for old, new in zip(self.standing, entries, strict=False):
            if old is not new:
                break
            same += 1
        del self._states[same + 1 :]
        self.entries, self.question = entries[:same], None
        self._extend(entries[same:])

    def _extend(self, entries: tuple[Logged, ...]) -> None:
        """Lets `entries` follow; from the first impossible one on they wait."""
        self.entries = (*self.entries, *entries)
        for logged in entries:
            if self.question:
                return
            try:
                self._states.append(self.game.apply(self.state, logged.entry.action))
            except ImpossibleActionError as error:
                choices = self.game.choices(self.state)
                self.question = Question(logged.number, logged.entry, error.why, error.rule, choices, error.told)


def corrected(
    entries: tuple[Logged, ...], correction: Correction, number: int, by: str | None = None, at: str | None = None
) -> tuple[Logged, ...]:
    """Returns `entries` after `correction`; an inserted entry goes by `number`. Raises BadInputError."""
    places = [place for place, logged in enumerate(entries) if logged.number == correction.number]
    if not places:
        told = phrase("refused.no-entry")
        raise BadInputError(f"entry {correction.number} does not stand in this game: it cannot be corrected", told)
    place = places[0]
    before, old, after = entries[:place], entries[place], entries[place + 1 :]
    if isinstance(correction, Replace):
        entry = Entry(correction.action, at or old.entry.at, by or old.entry.by)
        return (*before, Logged(old.number, entry), *after)
    if isinstance(correction, InsertBefore):
        return (*before, Logged(number, Entry(correction.action, at, by)), old, *after)
    return (*before, *after)


def start_session(store: Store, game: AnyGame, options: Mapping[str, object], players: tuple[str, ...]) -> Session:
    """Begins a game and writes it down. Raises BadRecordError or JournalError."""
    record = Record(game.name, dict(options), players)
    session = Session(game, secrets.token_hex(8), record, store)
    said = {"game": game.name, "options": dict(options), "players": list(players)}
    session.started = store.append(Note(session.number, STARTED, said)).moment.at
    return session


def resume_session(store: Store, number: str) -> Session:
    """Returns the session exactly as it stood. Raises BadInputError for a number that no session has."""
    return session_of(store.rows(number), store, number)


def session_of(rows: Sequence[Row], store: Store, number: str) -> Session:
    """Returns the session `number` that `rows`, all of that session, tell of. Raises BadInputError."""
    standing = standing_rows(rows)
    if not standing:
        told = phrase("refused.no-such-game")
        raise BadInputError(f"no game {number[:60]!r} is in the journal: 'companion journal list' names them", told)
    try:
        return _follow(standing, store)
    except BadInputError as error:
        error.told = error.told or phrase("refused.unreadable")
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        told = phrase("refused.unreadable")
        raise BadRecordError(f"the journal's rows of {number[:60]!r} make no game: {error!r}", told) from error


def _follow(rows: Sequence[Row], store: Store) -> Session:
    first, *others = rows
    said = first.said
    record = Record(said["game"], said["options"], tuple(said["players"]))
    session = Session(find_game(record.game), first.session, record, store)
    session.started = first.moment.at
    for row in others:
        session.follow(row)
    return session


def _write_correction(game: AnyGame, correction: Correction, by: str | None, at: str | None) -> dict[str, object]:
    if isinstance(correction, Remove):
        return {"entry": correction.number, "how": "remove"}
    how = "replace" if isinstance(correction, Replace) else "insert-before"
    return {"entry": correction.number, "how": how, "action": write_entry(game, Entry(correction.action, at, by))}


def _read_correction(game: AnyGame, said: dict[str, Any]) -> tuple[Correction, str | None, str | None]:
    number = said["entry"]
    if said["how"] == "remove":
        return Remove(number), None, None
    entry = read_entry(game, said["action"])
    kind = Replace if said["how"] == "replace" else InsertBefore
    return kind(number, entry.action), entry.by, entry.at
