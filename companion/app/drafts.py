"""Drafts: what was touched and not yet entered; kept while other screens are shown, dropped with the next entry."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Self, TypeVar

from companion.engine.fields import fields_of, read_fields
from companion.errors import BadInputError
from companion.journal.game_snapshot import GameSnapshot
from companion.session.rule_faults import FAULTS

DraftT = TypeVar("DraftT")
KeepDraft = Callable[[GameSnapshot, Mapping[str, object], Callable[[], object]], object]
"""Writes the draft of a game as it stands; what is passed last is called if that fails."""
EMPTY: Final[Mapping[str, object]] = {}


class StoredDraft:
    """A draft of so many touches that it is kept in the journal too, and is there again after a restart.

    It is a data class; what the journal keeps are those of its fields that declare how (`fields_of`).
    """

    __slots__ = ()

    def write(self) -> Mapping[str, object]:
        """Returns the draft as JSON, without what is empty; nothing where only the last touch would be lost."""
        values = ((name, form, getattr(self, name)) for name, form in fields_of(type(self)).items())
        return {name: form.write(value) for name, form, value in values if value}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        """Returns the draft that was written. Raises BadInputError."""
        return cls(**read_fields("draft", said, fields_of(cls)))

    def fits(self, snapshot: GameSnapshot) -> bool:
        """Whether a draft that was read can be shown as the game stands; one at which that fails cannot either."""
        del snapshot
        return True


class Drafts:
    """What was touched at one moment of one game, one value of each type; a game brings its own type.

    `keep` writes a lasting draft to the journal; a game has one type of these.
    """

    def __init__(self, keep: KeepDraft) -> None:
        self._keep = keep
        self._moment: object = None
        self._snapshot: GameSnapshot | None = None
        self._kept: dict[type, object] = {}
        self._written = EMPTY
        self._refused: tuple[GameSnapshot, Mapping[str, object]] | None = None

    def at(self, snapshot: GameSnapshot, kind: type[DraftT]) -> DraftT:
        """Returns what was touched at this moment, at first `kind()`; one that is not frozen can be added to.

        A lasting draft is at first what the journal holds of it.
        """
        kept = self._at(snapshot)
        if kind not in kept:
            kept[kind] = self._read(kind) or self._begin(kind)
        found = kept[kind]
        assert isinstance(found, kind)
        return found

    def keep(self, snapshot: GameSnapshot, draft: object) -> None:
        """Keeps `draft` as what was touched at this moment, instead of the one of its type."""
        self._at(snapshot)[type(draft)] = draft
        self.keep_touched()

    def keep_touched(self) -> None:
        """Writes the lasting draft of this moment as it stands, unless the journal holds it so."""
        lasting = next((draft for draft in self._kept.values() if isinstance(draft, StoredDraft)), None)
        if self._snapshot is None or lasting is None:
            return
        written = lasting.write()
        if written != self._written:
            self._written = written
            self._write(self._snapshot, written)

    def follow(self, snapshot: GameSnapshot | None) -> None:
        """Drops what was touched before the game became as it stands, whether or not a screen asks for it."""
        if snapshot is not None:
            self._at(snapshot)

    def try_again(self) -> None:
        """Writes the lasting draft that a disk refused, if one is left."""
        if self._refused is not None:
            self._write(*self._refused)

    def _write(self, snapshot: GameSnapshot, written: Mapping[str, object]) -> None:
        def refuse() -> None:
            if self._written is written:  # else something else was touched since
                self._refused = snapshot, written

        self._refused = None
        self._keep(snapshot, written, refuse)

    def _at(self, snapshot: GameSnapshot) -> dict[type, object]:
        moment = (snapshot.number, [logged.number for logged in snapshot.entries])
        if moment != self._moment:
            self._moment, self._snapshot, self._kept, self._written = moment, snapshot, {}, snapshot.draft
        return self._kept

    def _begin(self, kind: type) -> object:
        """Returns a new draft; what the journal holds and nobody can read stays until something is touched."""
        begun: object = kind()
        if isinstance(begun, StoredDraft):
            self._written = begun.write()
        return begun

    def _read(self, kind: type) -> object:
        """Returns what the journal holds of a lasting draft; None where that is nothing, or cannot be used now."""
        if self._written and issubclass(kind, StoredDraft):
            assert self._snapshot is not None
            with suppress(BadInputError, *FAULTS):
                read = kind.read(self._written)
                return read if read.fits(self._snapshot) else None
        return None
