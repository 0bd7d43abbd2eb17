"""Tables: every hand and every trick as a row that a spreadsheet opens."""

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine import Record, read_record, replay
from companion.exports.exporter import ExportedGame
from companion.exports.tables import cell_text, write_rows, write_tables
from companion.games import find_game
from companion.games.mast_year.state import State
from tests.games.random_play import play_randomly
from tests.project.tree import ROOT


def played(name: str) -> ExportedGame:
    path = Path(ROOT / "tests/records" / f"{name}.json")
    record = read_record(path.read_bytes(), find_game)
    game = find_game(record.game)
    return ExportedGame(name, "2026-05-01T19:30:00Z", game, record, replay(game, record))


def called(name: str) -> ExportedGame:
    """Returns a game whose first player has that name."""
    game = played("tallied")
    return replace(game, record=replace(game.record, players=(name, *game.record.players[1:])))


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_row_for_each_hand() -> None:
    [first, *_] = rows(write_tables([played("tournament")])["hands"])
    filled = {key: cell for key, cell in first.items() if cell or key == "bounty"}
    assert filled == {
        "id": "tournament",
        "game": "mast-year",
        "started": "2026-05-01T19:30:00Z",
        "player_0": "Ida",
        "player_1": "Jon",
        "player_2": "Kim",
        "player_3": "Lou",
        "hand": "1",
        "speedy": "0",
        "bounty": "",
        "deck": "39",
        "trunk": "7C",
        "tricks": "9",
        "stashes": "2",
        "eaten": "1",
        "uneaten": "2",
        "bonus.squirrels": "0",
        "bonus.oaks": "0",
        "revealed.1": "KD",
        "revealed.3": "6C",
        "mast": "partial",
        "boom": "false",
        "irregularities": "0",
    }


def test_points_in_the_table_add_up_to_the_score() -> None:
    game = played("to-ten")
    table = rows(write_tables([game])["hands"])
    squirrels = sum(int(row["eaten"]) + int(row["bonus.squirrels"]) for row in table)
    oaks = sum(int(row["uneaten"]) + int(row["bonus.oaks"]) for row in table)
    assert game.game.summary(game.state)["scores"] == {"squirrels": squirrels, "oaks": oaks}


def test_a_trick_has_its_cards_under_their_seats() -> None:
    second = rows(write_tables([played("tournament")])["tricks"])[1]
    assert {key: second[key] for key in ("hand", "trick", "leader", "winner", "outcome")} == {
        "hand": "1",
        "trick": "2",
        "leader": "1",
        "winner": "0",
        "outcome": "discarded",
    }
    assert [second[f"seat_{seat}"] for seat in range(4)] == ["4C", "8S", "AS", "6S"]
    assert second["cards"] == "8S AS 6S 4C"


def test_every_complete_trick_has_its_row() -> None:
    game = played("irregular")
    written = write_tables([game])
    assert isinstance(game.state, State)
    tricks = sum(len(hand.tricks) for hand in game.state.hands)
    assert len(rows(written["tricks"])) == tricks == sum(int(row["tricks"]) for row in rows(written["hands"]))


def test_games_that_differ_share_one_head() -> None:
    """A game with a noted trick has a column more than others."""
    table = write_tables([played("tallied"), played("to-ten"), played("unfinished")])["hands"]
    heads = [line for line in table.split("\r\n") if line.startswith("id,")]
    assert len(heads) == 1
    assert {row["id"] for row in rows(table)} == {"tallied", "to-ten", "unfinished"}


@pytest.mark.parametrize(
    "name",
    [
        *('=HYPERLINK("x")', "+1", "-1", "@SUM(A1)", "\tx", "\rx"),
        *(" =1", "\u00a0=1", "\u3000=1", "\u200b=1", "\ufeff=1", '"=1', "'=1", "“=1"),
        *("＝1", "＋1", "－1", "＠x", ' "＝1'),
    ],
)
def test_no_name_becomes_a_formula(name: str) -> None:
    assert rows(write_tables([called(name)])["hands"])[0]["player_0"] == f"'{name}"


def test_names_with_commas_quotes_and_umlauts_stay_whole() -> None:
    assert rows(write_tables([called('Jö, "the oak"')])["hands"])[0]["player_0"] == 'Jö, "the oak"'


@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_table_opens_in_the_spreadsheets_of_its_language(language: str) -> None:
    """They take a semicolon between cells, and UTF-8 by its mark."""
    written = write_tables([called("Jö; 1.5")], language)["hands"]
    assert written.startswith("\ufeffid;game;")
    [first, *_] = csv.DictReader(io.StringIO(written.removeprefix("\ufeff"), newline=""), delimiter=";")
    assert first["player_0"] == "Jö; 1.5", "only numbers have a decimal comma"
    assert cell_text(0.25, language) == "0,25"
    assert cell_text(0.25) == "0.25"


@pytest.mark.parametrize(
    ("number", "cell"),
    [(-2e-08, "0.0"), (2 / 3, "0.666667"), (-2 / 3, "-0.666667"), (12.0, "12.0"), (1e20, f"1{'0' * 20}")],
)
def test_a_number_has_six_decimals_at_most_and_no_exponent(number: float, cell: str) -> None:
    assert write_rows([{"points": cell_text(number)}]) == f"points\r\n{cell}\r\n"
    assert cell_text(-2e-08, is_exact=True) == "-0.00000002"


def test_no_games_make_no_table() -> None:
    assert write_tables([]) == {}


def test_another_game_has_its_tables_too(unshipped_games: str) -> None:
    whist = find_game("whist")
    state = play_randomly(whist, 4, {}).states[-1]
    game = ExportedGame("w", "", whist, Record("whist", {}, ("Ann", "Bo", "Cy", "Di"), ()), state)
    assert {"dealer", "trump", "points.0-2"} <= rows(write_tables([game])["hands"])[0].keys()
    assert rows(write_tables([game])["tricks"])[0]["seat_3"]
