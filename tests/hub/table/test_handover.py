"""A game that was put aside at one table goes on at another, and back; the report counts it once."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.events import groups
from companion.events.event_file import EventFile, OfferedGame
from companion.events.export import event_lines, journal_id
from companion.events.groups import BegunGame, Group
from companion.events.handover import HandedGame, mark_moved, read_handed, take_over
from companion.events.row_sources import RowLines
from companion.events.sessions import NotedGame
from companion.events.sources import read_rows
from companion.games import find_game
from companion.journal import Journal
from companion.session import Moment, Session, resume_session, start_session
from companion.simulation import simulation_of

EVENT = EventFile("Autumn playtest", "Table 3", games=(OfferedGame("mast-year", "1", (("goal", 7),)),))
PAUSE_S = 300.0


class Table:
    """A table's journal; ten seconds pass before each row."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        up_s = count(10, 10)
        clock = lambda: Moment("2026-11-29T12:00:00Z", folder.name, next(up_s) * 10**9)  # noqa: E731
        self.journal = Journal(folder / "journal.db", clock)

    def begin(self, code_of: Random) -> tuple[str, Session, list[Any]]:
        group = groups.start_group(self.journal, EVENT, code_of)
        record = simulation_of("mast-year").simulate(1, {"goal": 7})
        session = start_session(self.journal, find_game("mast-year"), record.options, ("Ann", "Bo", "Cy", "Di"))
        begun = BegunGame(group.code, EVENT.games[0], session.number, session.record, "follow")
        groups.begin_game(self.journal, begun)
        return group.code, session, [entry.action for entry in record.entries]

    def put_aside(self, session: Session) -> None:
        groups.end_game(self.journal, session.number, PAUSE_S, parks=True)
        session.set_mark("parked")
        groups.end_group(self.journal, groups.IDLE, session.number)

    def hands_over(self, code: str) -> HandedGame:
        """What a hub hands over: rows without names, as they cross."""
        rows = [
            {"seq": row.seq, "kind": row.kind, "at": row.moment.at, "session": row.session, "body": row.content}
            for row in self.journal.rows()
        ]
        return read_handed(code, journal_id(self.journal.rows()), rows)

    def come(self, code: str, number: str) -> Session:
        groups.return_group(self.journal, Group(code, number))
        session = resume_session(self.journal, number)
        session.set_mark("open")
        return session


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[tuple[Table, Table]]:
    made = Table(tmp_path / "three"), Table(tmp_path / "seven")
    with made[0].journal, made[1].journal:
        yield made


def stands(session: Session) -> Any:
    return session.game.summary(session.state)


def noted(tables: tuple[Table, Table]) -> list[NotedGame]:
    lines = [RowLines(str(place), tuple(event_lines(table.journal.rows()))) for place, table in enumerate(tables)]
    return read_rows(lines, lambda line: pytest.fail(line))[0].games


def test_a_game_goes_on_at_another_table_and_is_one_game(tables: tuple[Table, Table]) -> None:
    three, seven = tables
    code, session, actions = three.begin(Random(1))
    for action in actions[:60]:
        session.act(action)
    three.put_aside(session)
    handed = three.hands_over(code)
    take_over(seven.journal, handed)
    mark_moved(three.journal, code, "seven")
    assert groups.find_parked(three.journal) == ()
    there = seven.come(code, handed.number)
    assert stands(there) == stands(session)
    assert groups.find_put_aside(seven.journal, code) == ()
    for action in actions[60:]:
        there.act(action)
    assert groups.end_game(seven.journal, there.number, PAUSE_S) == "finished"
    groups.end_group(seven.journal, groups.NEW_GROUP)
    (game,) = noted(tables)
    assert game.session.is_finished
    assert game.session.end is not None
    whole_s = 10.0 * len(actions)
    assert whole_s * 0.98 <= game.session.end.played_s <= whole_s * 1.03
    assert game.group == (journal_id(three.journal.rows()), code)


def test_no_name_crosses(tables: tuple[Table, Table]) -> None:
    three, seven = tables
    code, session, actions = three.begin(Random(1))
    session.act(actions[0])
    three.put_aside(session)
    take_over(seven.journal, three.hands_over(code))
    assert "Ann" not in "".join(row.body for row in seven.journal.rows())


def test_a_game_comes_back_to_its_first_table(tables: tuple[Table, Table]) -> None:
    three, seven = tables
    code, session, actions = three.begin(Random(1))
    for action in actions[:20]:
        session.act(action)
    three.put_aside(session)
    take_over(seven.journal, three.hands_over(code))
    mark_moved(three.journal, code)
    there = seven.come(code, session.number)
    there.take_back()
    for action in actions[19:40]:
        there.act(action)
    seven.put_aside(there)
    take_over(three.journal, seven.hands_over(code))
    mark_moved(seven.journal, code)
    assert groups.sessions_of(three.journal, code) == (session.number,)
    back = three.come(code, session.number)
    assert stands(back) == stands(there)
    for action in actions[40:]:
        back.act(action)
    assert groups.end_game(three.journal, back.number, PAUSE_S) == "finished"
    (game,) = noted(tables)
    assert game.session.is_finished


def test_a_handover_that_was_cut_short_is_completed(tables: tuple[Table, Table]) -> None:
    three, seven = tables
    code, session, actions = three.begin(Random(1))
    for action in actions[:12]:
        session.act(action)
    three.put_aside(session)
    handed = three.hands_over(code)
    begun = start_session(seven.journal, find_game("mast-year"), session.record.options, ("",) * 4, session.number)
    for action in actions[:5]:
        begun.act(action)
    take_over(seven.journal, handed)
    assert stands(resume_session(seven.journal, handed.number)) == stands(session)
