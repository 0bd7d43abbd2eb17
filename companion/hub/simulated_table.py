"""DemoTable: a table of an event whose simulated players play one game after another, for a hub to look at."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Final, TypeAlias

from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.groups import BegunGame
from companion.events.survey_rows import AskedSeat, close_seat
from companion.games import find_game
from companion.hub.table.joining import join, name_of
from companion.hub.table.link import HubLink
from companion.hub.table.state import TableNow, write_state
from companion.journal import Journal
from companion.journal.game_snapshot import snapshot_of
from companion.session import Session, start_session
from companion.simulation import simulation_of
from companion.translations import find_translation

PAUSE_S: Final = 300.0
ANSWERED: Final = 0.7
"""How likely a seat answers the survey."""
CALLS: Final = 0.01
"""How likely a table calls its host at an entry; the next entry ends the call."""
TellState: TypeAlias = Callable[[TableNow], object]
Wait: TypeAlias = Callable[[], bool]
"""Waits for a player; whether the table is to end."""


class DemoTable:
    """`folder` is the table's own; what it plays depends on `seed` alone."""

    def __init__(self, folder: Path, event: EventFile, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "journal.db"
        self._event = event
        self._random = Random(seed)
        self._version = ""

    def run(self, code: str, pace_s: float, ending: Event) -> None:
        """Joins the hub of `code`, plays and delivers until it is to end; about `pace_s` for an entry.

        Raises HubError if it cannot join.
        """
        with Journal(self.path) as journal:
            joined = join(self.path, code, name_of(tuple(journal.rows())), self._event.table)
            link = HubLink(self.path, joined.membership)
            link.start()
            try:
                wait = lambda: ending.wait(self._random.uniform(0.5, 1.5) * pace_s)  # noqa: E731
                while not ending.is_set():
                    self.serve_group(journal, lambda now: link.tell(partial(write_state, now), at_once=True), wait)
            finally:
                link.close()

    def serve_group(self, journal: Journal, tell: TellState = lambda _: None, wait: Wait = lambda: False) -> None:
        """Lets one group come, play a game, answer what is asked, and go; breaks off where it is to end."""
        group = groups.start_group(journal, self._event, self._random)
        offered = self._random.choice(self._event.games)
        tell(TableNow(group.code, camera="ok"))
        session = self._play(journal, group.code, offered, tell, wait)
        if session is None:
            return
        groups.end_game(journal, session.number, PAUSE_S)
        for seat in range(len(session.record.players)):
            if self._random.random() < ANSWERED:
                answers = {"fun": self._random.randint(2, 5), "length": self._random.choice(("right", "right", "long"))}
                close_seat(journal, AskedSeat(group.code, session.number, seat, answers))
        groups.end_group(journal, groups.NEW_GROUP)
        tell(TableNow(camera="ok"))

    def _play(self, journal: Journal, code: str, offered: OfferedGame, tell: TellState, wait: Wait) -> Session | None:
        """Plays a game; returns None where it broke off."""
        record = simulation_of(offered.game).simulate(self._random.randrange(1000), offered.agreed)
        session = start_session(journal, find_game(offered.game), record.options, record.players)
        groups.begin_game(journal, BegunGame(code, offered, session.number, session.record, "follow"))
        words = find_translation(offered.game)
        now = TableNow(code, version=offered.version, camera="ok", words=words)
        for entry in record.entries:
            if wait():
                return None
            session.act(entry.action)
            needs_help = self._random.random() < CALLS
            tell(replace(now, snapshot=snapshot_of(session), needs_help=needs_help))
        return session
