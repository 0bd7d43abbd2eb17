"""Export: the files of a game, whatever form is asked for."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.engine import read_record, replay
from companion.exports import exporters
from companion.exports.export import export, export_all, export_evening
from companion.exports.exporter import ExportedGame, exported_session
from companion.exports.exporters import exporter_names, find_exporter
from companion.exports.sharing import draw_code
from companion.games import find_game, game_names
from companion.journal import Journal
from companion.session import MemoryStore, start_session
from tests.exports.played import play_through
from tests.games.mast_year.table import GAME, PLAYERS, Tally


@pytest.fixture
def session() -> ExportedGame:
    session = start_session(MemoryStore(), GAME, {"goal": 7}, PLAYERS)
    session.act(Tally(3, 2, "partial", False), by="touch")
    return exported_session(session)


def test_the_record_scores_the_same(session: ExportedGame) -> None:
    [content] = export([session], "record").values()
    record = read_record(content, find_game)
    assert GAME.summary(replay(GAME, record)) == GAME.summary(session.state)


@pytest.mark.parametrize(
    ("form", "ends"), [("record", {".json"}), ("csv", {".csv"}), ("pdf", {".pdf"}), ("replay", {".html"})]
)
def test_each_form_has_its_files(session: ExportedGame, form: str, ends: set[str]) -> None:
    assert {name[name.rindex(".") :] for name in export([session, session], form)} == ends
    assert form in exporter_names()


def test_all_files_of_a_game_lie_side_by_side(session: ExportedGame) -> None:
    name = session.name
    assert name.startswith("mast-year-")
    files = export_all(session, "de")
    endings = ("-hands.csv", "-tricks.csv", ".html", ".json", ".pdf")
    assert files.keys() >= {f"{name}{ending}" for ending in endings}
    assert all(file.startswith(name) for file in files)
    assert files[f"{name}.pdf"].startswith(b"%PDF-")
    assert b"partial" in files[f"{name}-hands.csv"]


def test_the_games_of_an_evening_have_their_tables_together(session: ExportedGame) -> None:
    evening = f"evening-{session.name.removeprefix('mast-year-')}"  # two tables may save theirs on one stick
    assert {name for name in export_evening([session], "en") if name.endswith(".csv")} == {
        f"{evening}-hands.csv",
        f"{evening}-tricks.csv",
    }
    assert export_evening([], "en") == {}


NEW = '''"""A form that nobody knew before."""
from companion.exports.exporter import Exporter, ExportedGame

def _files(game: ExportedGame, language: str) -> dict[str, bytes]:
    return {".new": game.number.encode()}

EXPORTER = Exporter(line=lambda game: f"new {game.number}", files=_files, codes=lambda game, language: ("new",))
'''


@pytest.fixture
def newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts one more file among the exporters."""
    (tmp_path / "new_form.py").write_text(NEW)
    monkeypatch.setattr(exporters, "__path__", [*exporters.__path__, str(tmp_path)])
    yield
    sys.modules.pop("companion.exports.exporters.new_form", None)


@pytest.mark.usefixtures("newcomer")
def test_a_new_exporter_is_one_file(session: ExportedGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export_all(session)[f"{session.name}.new"] == session.number.encode()
    assert "-new-form.png" in {name[len(session.number) :] for name in export([session], "qr")}
    with Journal(tmp_path / "journal.db") as journal:
        played = start_session(journal, GAME, {}, PLAYERS)
    assert main(["journal", "export", "--as", "new-form", "--journal", str(tmp_path / "journal.db")]) == 0
    assert capsys.readouterr().out == f"new {played.number}\n"


@pytest.mark.usefixtures("unshipped_games")
@pytest.mark.parametrize("game", [*game_names(), "lines", "whist"])
@pytest.mark.parametrize("name", exporter_names())
def test_every_exporter_takes_every_game(name: str, game: str) -> None:
    played, exporter = play_through(game), find_exporter(name)
    if exporter.files:
        for end, content in exporter.files(played, "de").items():
            assert end.startswith((".", "-"))
            assert content
    if exporter.joint_files:
        assert exporter.joint_files([played], "en")
    if exporter.codes:
        assert all(draw_code(text).size < 178 for text in exporter.codes(played, "en"))
