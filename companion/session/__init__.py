"""Sessions: games being played, kept in a journal that survives anything."""

from companion.session.correction import Change, Correction, Difference, InsertBefore, Question, Remove, Replace
from companion.session.journal import Journal, JournalError
from companion.session.moment import Clock, Moment, system_clock
from companion.session.session import Session, resume_session, session_of, start_session
from companion.session.store import MemoryStore, Row, Store

__all__ = [
    "Change",
    "Clock",
    "Correction",
    "Difference",
    "InsertBefore",
    "Journal",
    "JournalError",
    "MemoryStore",
    "Moment",
    "Question",
    "Remove",
    "Replace",
    "Row",
    "Session",
    "Store",
    "resume_session",
    "session_of",
    "start_session",
    "system_clock",
]
