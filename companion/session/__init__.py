"""Sessions: games in play, each stored as a log of entries."""

from companion.session.correction import Change, Correction, Difference, InsertBefore, Question, Remove, Replace
from companion.session.moment import Clock, Moment, system_clock
from companion.session.resuming import resume_session, session_of, start_session
from companion.session.session import Session
from companion.session.store import JournalRow, MemoryStore, Store

__all__ = [
    "Change",
    "Clock",
    "Correction",
    "Difference",
    "InsertBefore",
    "JournalRow",
    "MemoryStore",
    "Moment",
    "Question",
    "Remove",
    "Replace",
    "Session",
    "Store",
    "resume_session",
    "session_of",
    "start_session",
    "system_clock",
]
