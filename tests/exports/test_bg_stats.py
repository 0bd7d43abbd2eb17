"""BG Stats: the link says who played, who won, and with how many points, as the app reads it."""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.__main__ import main
from companion.engine import Entry
from companion.engine.record import read_entry, write_entry
from companion.exports.exporter import ExportedGame
from companion.exports.exporters import find_exporter
from companion.exports.sharing import draw_code
from companion.games import find_game, game_names
from companion.journal import Journal
from companion.session import start_session
from tests.exports.played import play_through


def play(game: ExportedGame) -> dict[str, Any]:
    """Returns the play that the app reads from a game's link."""
    codes = find_exporter("bg-stats").codes
    assert codes
    [link] = codes(game, "en")
    address = urlsplit(link)
    assert (address.scheme, address.netloc, address.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    [data] = parse_qs(address.query, strict_parsing=True)["data"]
    found: dict[str, Any] = json.loads(data)
    return found


@pytest.mark.parametrize("name", game_names())
def test_each_game_has_what_the_app_asks_for(name: str) -> None:
    game = play_through(name)
    found = play(game)
    assert (found["sourcePlayId"], found["playDate"]) == (game.number, "2026-05-01 19:30:00")
    assert found["sourceName"] == "Mast Year Companion"
    own = game.game.summary(game.state).get("name")
    assert found["game"]["sourceGameId"] == (f"{name}/{own}" if own else name)
    assert found["game"]["name"] == (own or game.translation("en").text("name"))
    assert len(found["players"]) == len(game.record.players)
    assert {type(player["winner"]) for player in found["players"]} == {bool}, "the Android app refuses plays without it"


@pytest.mark.parametrize(
    ("at", "date"),
    [
        ("2026-05-01T19:30Z", "2026-05-01 19:30:00"),
        ("2026-05-01T19:30:15.123456789+00:00", "2026-05-01 19:30:15"),
        ("2016-12-31T23:59:60Z", "2016-12-31 23:59:59"),
        ("0001-01-01T00:00:00Z", "0001-01-01 00:00:00"),
        ("9999-12-31T23:59:59Z", "9999-12-31 23:59:59"),
    ],
)
def test_any_time_of_a_record_is_a_time_for_the_app(at: str, date: str) -> None:
    """It knows no leap second."""
    game = play_through("lunar")
    read = read_entry(game.game, {**write_entry(game.game, Entry(game.record.entries[-1].action)), "at": at})
    ended = replace(game.record, entries=(*game.record.entries[:-1], read))
    assert play(replace(game, record=ended))["playDate"] == date


def test_the_date_is_that_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Warsaw")
    time.tzset()
    try:
        assert play(play_through("lunar"))["playDate"] == "2026-05-01 21:30:00"
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.one_python
@pytest.mark.parametrize("name", game_names())
def test_results_agree_with_the_score_line(name: str) -> None:
    for seed in range(4):
        game = play_through(name, seed)
        results, line = game.game.seat_results(game.state), game.game.summary(game.state)
        assert [result.seat for result in results] == list(range(len(game.record.players)))
        assert any(result.has_won for result in results)
        scores = line.get("scores")
        for result in results:
            if isinstance(scores, dict):
                assert result.score == scores[result.team]
                assert result.has_won == (line["winner"] in (result.team, "tie"))
            elif isinstance(scores, list) and len(scores) == len(results):
                assert result.score == scores[result.seat]


def test_a_tournament_is_won_by_a_pair() -> None:
    game = play_through("mast-year", tournament=True)
    results, line = game.game.seat_results(game.state), game.game.summary(game.state)
    assert {result.team: result.score for result in results} == line["pairs"]
    winners = {result.team for result in results if result.has_won}
    assert winners == ({line["winner"]} if line["winner"] != "tie" else {"0-2", "1-3"})


def test_a_game_that_is_not_over_has_no_link() -> None:
    game = find_game("lunar")
    record = play_through("lunar").record
    state = game.start(record.options, record.players)
    exporter = find_exporter("bg-stats")
    filed = ExportedGame("5a", "2026-05-01T19:30:00Z", game, record, state)
    assert exporter.codes
    assert exporter.files
    assert exporter.codes(filed, "en") == ()
    assert exporter.files(filed, "en") == {}


def test_its_code_can_be_scanned_from_a_screen() -> None:
    """At most 121 squares along an edge: half a millimetre each on the smallest screen."""
    for name in game_names():
        codes = find_exporter("bg-stats").codes
        assert codes
        assert draw_code(codes(play_through(name), "en")[0]).size <= 121


def test_the_command_prints_a_link_for_each_game_that_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = play_through("nice-one-squirrel")
    with Journal(tmp_path / "journal.db") as journal:
        running = start_session(journal, done.game, {}, done.record.players)
        ended = start_session(journal, done.game, {}, done.record.players)
        for entry in done.record.entries:
            ended.act(entry.action)
    assert main(["journal", "export", "--as", "bg-stats", "--journal", str(tmp_path / "journal.db")]) == 0
    printed = capsys.readouterr()
    [link] = printed.out.splitlines()
    assert ended.number in link
    assert f"{running.number}: is left out: the game is not over" in printed.err
