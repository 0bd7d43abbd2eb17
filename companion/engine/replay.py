"""Replay: a record's entries, applied one after the other."""

from collections.abc import Iterable
from typing import Any

from companion.engine.game import Game, StateT
from companion.engine.record import Entry, Record
from companion.errors import BadInputError, ImpossibleActionError
from companion.phrases import around


class ImpossibleEntryError(ImpossibleActionError):
    """An impossible action with its place in the log; `index` counts from 0."""

    def __init__(self, index: int, cause: ImpossibleActionError) -> None:
        super().__init__(around(cause.why, f"action {index}: "), cause.rule, cause.phrase)
        self.index = index


def replay_entries(game: Game[StateT, Any], state: StateT, entries: Iterable[Entry]) -> StateT:
    """Returns the state after `entries`. Raises ImpossibleEntryError with the entry's index."""
    apply = game.apply
    done = 0
    try:
        for entry in entries:
            state = apply(state, entry.action)
            done += 1
    except ImpossibleActionError as error:
        raise ImpossibleEntryError(done, error) from None
    return state


def replay(game: Game[StateT, Any], record: Record) -> StateT:
    """Returns the state at the end of `record`. Raises BadInputError."""
    if game.name != record.game:
        raise BadInputError(f"the record is of {record.game!r}, not of {game.name!r}")
    return replay_entries(game, game.start(record.options, record.players), record.entries)
