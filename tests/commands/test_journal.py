"""`companion journal`: list, show, export, verify."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.card_notation import parse_card
from companion.engine import read_record, replay
from companion.games import find_game
from companion.games.lunar.actions import Exchanged
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.journal import Journal
from companion.journal.journaled_games import JournaledGames
from companion.session import Replace, Session, start_session
from companion.session.importing import Importer
from companion.session.store import NO_GAME, NewRow
from tests.exports.played import play_through
from tests.games.mast_year.table import GAME, PLAYERS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


@pytest.fixture
def games(path: Path) -> tuple[Session, Session]:
    with Journal(path) as journal:
        one = start_session(journal, GAME, {"goal": 7}, PLAYERS)
        two = start_session(journal, GAME, {}, ("Ida", "", "Kim", "Lou"))
        for session in (one, two):
            session.act(Trunk(parse_card("TS")), by="touch")
            for card in ["4C", "5C", "6C", "7C", "8C", "9C"]:
                session.act(Play(parse_card(card)), by="camera", at="2026-05-01T19:30:00Z")
        two.correct(Replace(two.entries[1].number, Play(parse_card("9C"))))
    return one, two


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_list(path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "list", "--json", "--journal", str(path)]) == 0
    one, two = lines(capsys)
    assert (one["id"], one["players"], one["phase"], one["entries"]) == (games[0].number, list(PLAYERS), "tricks", 7)
    assert two["entries"] == 7
    assert main(["journal", "list", "--journal", str(path)]) == 0
    assert "Ida, Seat 2, Kim, Lou" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("players", "scores"), [(("Ann", "Bo", "Cy", ""), "Ann and Cy 0, Bo and Seat 4 0"), (("Ann", "Bo"), "Ann 0, Bo 0")]
)
def test_points_of_teams_are_listed_under_both_names(
    path: Path, players: tuple[str, ...], scores: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(path) as journal:
        start_session(journal, find_game("lunar"), {}, players)
    assert main(["journal", "list", "--journal", str(path)]) == 0
    assert scores in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "said"),
    [("bamboo-harvest", "  won by "), ("nice-one-squirrel", "  won: "), ("mast-year", "  won: ")],
)
def test_the_result_of_a_finished_game_is_listed(
    name: str, said: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play_through(name)
    with Journal(path) as journal:
        Importer(journal).take(played.record)
    assert main(["journal", "list", "--journal", str(path)]) == 0
    assert said in capsys.readouterr().out


def test_a_tournament_is_listed_with_the_points_of_both_its_games(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play_through("mast-year", tournament=True)
    with Journal(path) as journal:
        Importer(journal).take(played.record)
    assert main(["journal", "list", "--json", "--journal", str(path)]) == 0
    [listed] = lines(capsys)
    line: dict[str, Any] = played.game.summary(played.state)
    assert (listed["pairs"], listed["games"]) == (line["pairs"], line["games"])
    assert main(["journal", "list", "--journal", str(path)]) == 0
    assert f"Ann and Cy {line['pairs']['0-2']}, Bo and Di {line['pairs']['1-3']}" in capsys.readouterr().out


def test_show_tells_corrections_too(
    path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "show", games[1].number, "--json", "--journal", str(path)]) == 0
    printed = lines(capsys)
    assert [line["kind"] for line in printed] == ["started", *["acted"] * 7, "corrected"]
    assert main(["journal", "show", games[1].number, "--journal", str(path)]) == 0
    assert "corrected" in capsys.readouterr().out


def test_exported_records_score_the_same(
    path: Path, games: tuple[Session, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """J18: a file for each game; export then score is the live session."""
    folder = tmp_path / "games" / "records"
    assert main(["journal", "export", "--to", str(folder), "--journal", str(path)]) == 0
    shown = capsys.readouterr()
    assert "2 entries wait behind a question" in shown.err
    for session in games:
        record = read_record((folder / f"{session.number}.json").read_bytes(), find_game)
        assert GAME.summary(replay(GAME, record)) == GAME.summary(session.state)
        assert {entry.by for entry in record.entries} == {"touch", "camera"}
    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{session.number}.json" for session in games)


def test_export_of_one_to_standard_output(
    path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "export", games[0].number, "--journal", str(path)]) == 0
    (record,) = lines(capsys)
    assert record["options"] == {"goal": 7}
    assert main(["journal", "export", "--json", "--to", str(path.parent), "--journal", str(path)]) == 0


def test_verify(path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]) -> None:
    """J11"""
    assert main(["journal", "verify", "--journal", str(path)]) == 0
    assert "17 rows" in capsys.readouterr().out
    content = bytearray(path.read_bytes())
    content[content.index(b"touch")] ^= 4
    path.write_bytes(bytes(content))
    assert main(["journal", "verify", "--json", "--journal", str(path)]) == 1
    (found,) = lines(capsys)
    assert (found["whole"], found["salvageable"]) == (False, 17)
    assert main(["journal", "verify", "--journal", str(path)]) == 1
    assert main(["journal", "list", "--journal", str(path)]) == 0, "what is whole is shown"
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["list"], "is no journal"),
        (["show", "nobody"], "is no journal"),
    ],
)
def test_no_journal_yet(path: Path, words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", *words, "--journal", str(path)]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize("words", [["show", "nobody"], ["export", "nobody"]])
def test_a_game_that_is_not_there(
    path: Path, games: tuple[Session, Session], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", *words, "--journal", str(path)]) == 2
    assert "no game 'nobody'" in capsys.readouterr().err


def test_a_folder_that_cannot_be(
    path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    """J18"""
    assert main(["journal", "export", "--to", str(path / "nowhere"), "--journal", str(path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_journal_has_a_place_of_its_own(
    path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_JOURNAL", str(path))
    assert main(["journal", "list", "--json"]) == 0
    assert len(lines(capsys)) == 2
    monkeypatch.delenv("COMPANION_JOURNAL")
    monkeypatch.setenv("XDG_STATE_HOME", str(path.parent))
    assert main(["journal", "list"]) == 2
    assert f"{path.parent}/companion/journal.db" in capsys.readouterr().err


def test_scoring_loads_no_database(tmp_path: Path) -> None:
    """`companion score` imports neither the journal's SQLite, nor Kivy, nor OpenCV."""
    code = (
        "import sys; from companion.__main__ import main; main(['score', '--json', sys.argv[1]]);"
        "print(sorted({'apsw', 'kivy', 'cv2', 'numpy'} & set(sys.modules)))"
    )
    record = tmp_path / "record.json"
    record.write_text('{"record": 1, "game": "mast-year", "players": ["", "", "", ""], "actions": []}')
    done = subprocess.run([sys.executable, "-c", code, str(record)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_export_as_tables(
    path: Path, games: tuple[Session, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert main(["journal", "export", "--as", "csv", "--to", str(folder), "--journal", str(path)]) == 0
    assert {file.name for file in folder.iterdir()} == {"hands.csv", "tricks.csv"}
    tricks = (folder / "tricks.csv").read_text().splitlines()
    assert [row.split(",")[0] for row in tricks] == ["id", *(game.number for game in games)]
    assert "hands.csv" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "de"])
def test_export_as_score_sheets(
    path: Path, games: tuple[Session, Session], tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["journal", "export", games[0].number, "--as", "pdf", "--to", str(tmp_path), "--journal", str(path)]
    assert main([*words, "--language", language, "--json"]) == 0
    [line] = lines(capsys)
    assert line == {"id": games[0].number, "file": str(tmp_path / f"{games[0].number}.pdf")}
    assert Path(line["file"]).read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("form", ["csv", "pdf"])
def test_files_want_a_folder(
    path: Path, games: tuple[Session, Session], form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "export", "--as", form, "--journal", str(path)]) == 2
    assert "--to DIR" in capsys.readouterr().err


def test_a_language_that_is_not_spoken(
    path: Path, games: tuple[Session, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["journal", "export", "--as", "pdf", "--to", str(tmp_path), "--journal", str(path)]
    assert main([*words, "--language", "tlh"]) == 2
    assert "'tlh'" in capsys.readouterr().err


def test_rows_of_no_game_are_left_alone(
    path: Path, games: tuple[Session, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(path) as journal:
        journal.append(NewRow(NO_GAME, "group-started", {"group": "Amber Acorn 17"}))
    for words in (["list"], ["export"], ["export", "--to", str(tmp_path / "out")], ["verify"]):
        assert main(["journal", *words, "--json", "--journal", str(path)]) == 0, words
        assert "unknown" not in capsys.readouterr().err, words
    with JournaledGames(path) as played:
        assert len(played.games()) == 2


def test_a_game_with_rows_of_unknown_kinds_ends_with_status_1(
    path: Path, games: tuple[Session, Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = games
    with Journal(path) as journal:
        journal.append(NewRow(one.number, "rung", {}))
    for words in (["list"], ["export"], ["export", one.number], ["export", "--to", str(tmp_path / "out")]):
        assert main(["journal", *words, "--json", "--journal", str(path)]) == 1, words
        printed = capsys.readouterr()
        assert f"{one.number}: row " in printed.err
        assert "unknown kind, 'rung'" in printed.err
        assert len(printed.out.splitlines()) == (0 if words[-1] == one.number else 1), "the other game is there"
    assert main(["journal", "export", other.number, "--journal", str(path)]) == 0, "that one is whole"


@pytest.mark.parametrize(
    "call",
    [["journal", "list"], ["journal", "verify"], ["kiosk", "check"], ["kiosk", "pin"], ["run"], ["run", "--kiosk"]],
    ids=" ".join,
)
@pytest.mark.parametrize("name", [".", "/", ".."])
def test_a_journal_that_is_named_as_a_folder_is_told(
    name: str, call: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    said = f"companion: the journal {name!r} is a folder: name a file in it, such as '{Path(name, 'journal.db')}'\n"
    assert main([*call, "--journal", name]) == 2
    assert capsys.readouterr().err == said
    monkeypatch.setenv("COMPANION_JOURNAL", name)
    assert main(call) == 2
    assert capsys.readouterr().err == said
    assert [path.name for path in tmp_path.rglob("*")] == ["here"]


@pytest.mark.parametrize("call", [["journal", "list"], ["journal", "verify"], ["kiosk", "check"], ["kiosk", "pin"]])
def test_a_journal_that_is_a_folder_is_told(
    call: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    assert main([*call, "--journal", str(folder)]) == 2
    said = f"the journal '{folder}' is a folder: name a file in it, such as '{folder / 'journal.db'}'"
    assert capsys.readouterr().err == f"companion: {said}\n"


def test_a_journal_whose_name_no_disk_takes_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "list", "--journal", str(tmp_path / ("x" * 300))]) == 2
    [said] = capsys.readouterr().err.splitlines()
    assert "is a folder" not in said


@pytest.mark.parametrize("part", ["apply", "summary"])
def test_a_game_whose_rules_fail_is_told_in_one_line_and_the_others_are_listed(
    path: Path, part: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with JournaledGames(path) as games:
        whole = games.start("mast-year", {}, PLAYERS).number
        lunar = games.start("lunar", {}, PLAYERS)
        games.playing.act(Exchanged())

    def fail(*_: object) -> Any:
        raise KeyError("trump")

    broken: dict[str, Any] = {part: fail}
    monkeypatch.setattr("companion.games.lunar.GAME", replace(lunar.game, **broken))
    assert main(["journal", "list", "--json", "--journal", str(path)]) == 1
    out, err = capsys.readouterr()
    assert [json.loads(line)["id"] for line in out.splitlines()] == [whole]
    assert err.startswith(f"companion: {lunar.number}: the rules of lunar fail at this game (KeyError)")
    assert err.count("\n") == 1


def test_statistics_are_words_lines_or_tables(
    path: Path, tmp_path: Path, games: tuple[Session, Session], capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(path) as journal:
        start_session(journal, GAME, {"goal": 1}, PLAYERS).act(Tally(1, 0))
    words = ["journal", "statistics", "--journal", str(path)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith("One finished game.")
    assert PLAYERS[0] in said
    assert main([*words, "--json", "--evening"]) == 0
    assert [line["of"] for line in lines(capsys)].count("person") == 2 * len(PLAYERS)
    assert main([*words, "--to", str(tmp_path / "out"), "--language", "de"]) == 0
    assert len(list((tmp_path / "out").glob("statistics-*.csv"))) == 3
