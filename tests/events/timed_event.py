"""A game of an event whose clock a test sets, and the rows that it leaves."""

import json
from typing import Any

from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.export import event_lines
from companion.events.groups import BegunGame, Group
from companion.events.survey_questions import SurveyQuestion
from companion.games import find_game
from companion.session import MemoryStore, Moment, start_session
from companion.session.session import Session
from companion.simulation import simulation_of

GAME = OfferedGame(
    "mast-year", "0.9.2", (("goal", 7),), questions=(SurveyQuestion("Did you ever have nothing to decide?"),)
)
EVENT = EventFile("Autumn playtest", "Table 3", games=(GAME,))
PAUSE_S = 300.0


class Time:
    """A clock that a test sets: the wall clock may jump, the time since the start does not."""

    def __init__(self) -> None:
        self.up_s, self.at, self.boot = 0.0, "2026-11-22T18:00:00Z", "one"

    def __call__(self) -> Moment:
        return Moment(self.at, self.boot, int(self.up_s * 1e9))


def lines(store: MemoryStore) -> list[dict[str, Any]]:
    return [json.loads(line) for line in event_lines(store.rows())]


def begin(store: MemoryStore, group: Group, seed: int = 1, *, whole: bool = True) -> Session:
    """Begins a game, and plays it to its end, or three entries of it."""
    record = simulation_of("mast-year").simulate(seed, {"goal": 7})
    session = start_session(store, find_game("mast-year"), record.options, record.players)
    groups.begin_game(store, BegunGame(group.code, GAME, session.number, session.record, "follow"))
    for entry in record.entries if whole else record.entries[:3]:
        session.act(entry.action)
    return session
