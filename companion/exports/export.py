"""Export: games as files that leave the companion: records, tables, score sheets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Record, write_record
from companion.engine.game import AnyGame
from companion.exports.tables import Played, write_tables
from companion.session import Session
from companion.session.moment import local_day
from companion.translations import ENGLISH, find_translation

FORMS: Final = ("record", "csv", "pdf", "replay")


@dataclass(frozen=True, slots=True)
class Filed:
    """A game to be written: its number in the journal, when it began, what was entered, and where that led."""

    number: str
    started: str
    game: AnyGame
    record: Record
    state: Any

    @property
    def name(self) -> str:
        """What its files are called: the game, its day, and enough of its number."""
        return "-".join(filter(None, [self.game.name, local_day(self.started), self.number[:6]]))


def file_session(session: Session) -> Filed:
    """Returns what stands in a session."""
    return Filed(session.number, session.started, session.game, session.to_record(), session.state)


def export(games: Sequence[Filed], form: str, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns the files of `games` in one of FORMS, by their names; the tables hold all of them together."""
    if form == "csv":
        return tables_of(games)
    if form == "pdf":
        return {f"{game.number}.pdf": sheet_of(game, language) for game in games}
    if form == "replay":
        return {f"{game.number}.html": replay_of(game, language) for game in games}
    return {f"{game.number}.json": record_of(game) for game in games}


def export_all(game: Filed, language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns every file of one game, named so that many games can lie in one folder."""
    files = {f"{game.name}.json": record_of(game), f"{game.name}.pdf": sheet_of(game, language)}
    files[f"{game.name}.html"] = replay_of(game, language)
    return files | {f"{game.name}-{name}": content for name, content in tables_of([game]).items()}


def export_evening(games: Sequence[Filed], language: str = ENGLISH) -> Mapping[str, bytes]:
    """Returns the files of several games: each one's record and score sheet, and the tables of all of them."""
    files: dict[str, bytes] = {}
    for game in games:
        files |= {f"{game.name}.json": record_of(game), f"{game.name}.pdf": sheet_of(game, language)}
    day = local_day(games[0].started) if games else ""
    return files | {f"evening-{day}-{name}": content for name, content in tables_of(games).items() if games}


def tables_of(games: Sequence[Filed]) -> dict[str, bytes]:
    """Returns the tables of all `games`, by the names of their files."""
    told = [Played(game.number, game.started, game.record.players, game.game, game.state) for game in games]
    return {f"{name}.csv": table.encode() for name, table in write_tables(told).items()}


def record_of(game: Filed) -> bytes:
    """Returns the record."""
    return (write_record(game.game, game.record) + "\n").encode()


def sheet_of(game: Filed, language: str) -> bytes:
    """Returns the printable score sheet."""
    from companion.exports.score_sheet import print_sheet  # a printer's library is needed by this alone
    from companion.exports.trick_blocks import People

    people = People(game.record.players, find_translation(game.game.name, language))
    return print_sheet(game.game, game.state, people, local_day(game.started))


def replay_of(game: Filed, language: str) -> bytes:
    """Returns the page on which the game is stepped through."""
    from companion.exports.replay_page import write_page  # needed by this alone
    from companion.exports.replay_steps import replay_record

    words = find_translation(game.game.name, language)
    return write_page(replay_record(game.game, game.record), words, local_day(game.started))
