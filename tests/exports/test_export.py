"""Export: the files of a game, whatever form is asked for."""

import pytest

from companion.engine import read_record, replay
from companion.exports.export import FORMS, Filed, export, export_all, file_session
from companion.games import find_game
from companion.session import MemoryStore, start_session
from tests.games.mast_year.table import GAME, PLAYERS, Tally


@pytest.fixture
def session() -> Filed:
    session = start_session(MemoryStore(), GAME, {"goal": 7}, PLAYERS)
    session.act(Tally(3, 2, "partial", False), by="touch")
    return file_session(session)


def test_the_record_scores_the_same(session: Filed) -> None:
    [content] = export([session], "record").values()
    record = read_record(content, find_game)
    assert GAME.summary(replay(GAME, record)) == GAME.summary(session.state)


@pytest.mark.parametrize(
    ("form", "ends"), [("record", {".json"}), ("csv", {".csv"}), ("pdf", {".pdf"}), ("replay", {".html"})]
)
def test_each_form_has_its_files(session: Filed, form: str, ends: set[str]) -> None:
    assert {name[name.rindex(".") :] for name in export([session, session], form)} == ends
    assert form in FORMS


def test_all_files_of_a_game_lie_side_by_side(session: Filed) -> None:
    name = session.name
    assert name.startswith("mast-year-")
    files = export_all(session, "de")
    assert list(files) == [f"{name}.json", f"{name}.pdf", f"{name}.html", f"{name}-hands.csv", f"{name}-tricks.csv"]
    assert files[f"{name}.pdf"].startswith(b"%PDF-")
    assert b"partial" in files[f"{name}-hands.csv"]
