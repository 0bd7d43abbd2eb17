"""Export: games as files that leave the companion: records, tables, score sheets."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.engine import write_record
from companion.papers.tables import TABLES, Played
from companion.session import Session
from companion.words import ENGLISH, find_words

FORMS: Final = ("record", "csv", "pdf")


def export(sessions: Sequence[Session], form: str, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns the files of `sessions` in one of FORMS, by their names; the tables hold all of them together."""
    if form == "csv":
        games = [played(session) for session in sessions]
        return {f"{name}.csv": table(games).encode() for name, table in TABLES.items()}
    if form == "pdf":
        return {f"{session.number}.pdf": sheet_of(session, language) for session in sessions}
    return {f"{session.number}.json": record_of(session) for session in sessions}


def export_all(session: Session, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns every file of one game, named so that many games can lie in one folder."""
    name = name_of(session)
    files: dict[str, bytes] = {f"{name}.json": record_of(session), f"{name}.pdf": sheet_of(session, language)}
    tables = export([session], "csv")
    return files | {f"{name}-{table}": content for table, content in tables.items()}


def name_of(session: Session) -> str:
    """Returns what the files of a game are called: the game, its day, and enough of its number."""
    return "-".join(filter(None, [session.game.name, session.started[:10], session.number[:6]]))


def played(session: Session) -> Played:
    """Returns a game for the tables."""
    return Played(session.number, session.started, session.record.players, session.game.summary(session.state))


def record_of(session: Session) -> bytes:
    """Returns the record of what stands."""
    return (write_record(session.game, session.to_record()) + "\n").encode()


def sheet_of(session: Session, language: str) -> bytes:
    """Returns the printable score sheet."""
    from companion.papers.score_sheet import print_sheet  # a printer's library is needed by this alone
    from companion.papers.trick_blocks import People

    people = People(session.record.players, find_words(session.game.name, language))
    return print_sheet(session.game, session.state, people, session.started[:10])
