"""S6: play, take back, correct, cut the power, turn the clock, fill the disk: the journal is the plain list."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.errors import ImpossibleActionError
from companion.journal import Journal, JournalError
from companion.session import Correction, InsertBefore, Moment, Remove, Replace, Session, resume_session, start_session
from tests.games.mast_year.table import GAME, PLAYERS

CLOCK = ["2026-05-01T19:00:00.000Z", "1999-12-31T23:59:59.000Z", "2036-01-01T00:00:00.000Z"]


class FullDisk:
    """Connects to a database whose disk can be full."""

    def __init__(self) -> None:
        self.full = False

    def connect(self, path: str) -> apsw.Connection:
        database = apsw.Connection(path)
        database.set_authorizer(self._authorize)
        return database

    def _authorize(self, action: int, *_: Any) -> int:
        if self.full and action == apsw.SQLITE_INSERT:
            raise apsw.FullError("disk full")
        return apsw.SQLITE_OK


class OneGame(RuleBasedStateMachine):
    """One game at one table, and a plain list of what stands."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(prefix="journal-")
        self.disk = FullDisk()
        self.time = 0
        self.model: list[tuple[int, Any]] = []

    @initialize(goal=st.integers(1, 12), single=st.booleans())
    def begin(self, goal: int, single: bool) -> None:
        self.journal = self._open()
        self.session: Session = start_session(self.journal, GAME, {"goal": goal, "single_hand": single}, PLAYERS)

    def _open(self) -> Journal:
        path = Path(self.folder.name) / "journal.db"
        return Journal(path, self._clock, self.disk.connect).__enter__()

    def _clock(self) -> Moment:
        self.time += 1
        return Moment(CLOCK[self.time % len(CLOCK)], "boot", self.time)

    def _do(self, work: Callable[[], object]) -> bool:
        """Does it; returns whether the journal took it."""
        try:
            work()
        except JournalError:
            assert self.disk.full, "only a full disk refuses"
            return False
        return True

    @precondition(lambda self: self.session.question is None)
    @rule(which=st.integers(0, 10_000))
    def act(self, which: int) -> None:
        choices = GAME.choices(self.session.state)
        if not choices:
            return
        action = choices[which % len(choices)]
        if self._do(lambda: self.session.act(action, by="touch")):
            self.model.append((self.session.entries[-1].number, action))

    @precondition(lambda self: self.model)
    @rule()
    def take_back(self) -> None:
        if self._do(self.session.take_back):
            self.model.pop()

    @precondition(lambda self: self.model)
    @rule(
        place=st.integers(0, 10_000), which=st.integers(0, 10_000), how=st.sampled_from([Replace, Remove, InsertBefore])
    )
    def correct(self, place: int, which: int, how: Any) -> None:
        place %= len(self.model)
        number = self.model[place][0]
        before = GAME.start(self.session.record.options, PLAYERS)
        try:
            for _, action in self.model[:place]:
                before = GAME.apply(before, action)
        except ImpossibleActionError:
            return
        choices = GAME.choices(before)
        action = choices[which % len(choices)] if choices else self.model[place][1]
        correction: Correction = Remove(number) if how is Remove else how(number, action)
        if not self._do(lambda: self.session.correct(correction)):
            return
        if how is Replace:
            self.model[place] = (number, action)
        elif how is Remove:
            del self.model[place]
        else:
            self.model.insert(place, (self.session.entries[place].number, action))

    @rule()
    def cut_the_power(self) -> None:
        self.disk.full = False
        self.journal.__exit__(None, None, None)
        self.journal = self._open()
        assert self.journal.salvage is None
        self.session = resume_session(self.journal, self.session.number)

    @rule(full=st.booleans())
    def fill_or_free_the_disk(self, full: bool) -> None:
        self.disk.full = full

    @invariant()
    def the_session_is_the_plain_list(self) -> None:
        if not hasattr(self, "session"):
            return
        assert [(logged.number, logged.entry.action) for logged in self.session.entries] == self.model
        stands = len(self.session.standing)
        question = 1 if self.session.question else 0
        assert stands + question + len(self.session.waiting) == len(self.model)
        state = GAME.start(self.session.record.options, PLAYERS)
        for _, action in self.model[:stands]:
            state = GAME.apply(state, action)
        assert state == self.session.state

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            self.journal.__exit__(None, None, None)
        self.folder.cleanup()


TestOneGame = OneGame.TestCase
TestOneGame.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
