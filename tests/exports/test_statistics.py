"""The statistics as people and programs get them."""

import csv
import json
from collections.abc import Mapping

import pytest

from companion.exports.statistics import statistics_lines, statistics_tables, statistics_words, tell_statistics
from companion.phrases import Phrase
from companion.session.statistics import FinishedGame, GameKind, count
from tests.session.finished_games import GAMES, HEARTS, hearts, mast_year

FOUND = count(GAMES)


def test_people_read_tables_with_the_extremes_below() -> None:
    first, mast, bamboo, partners = tell_statistics(FOUND)
    assert first.rows[:2] == (("Cy", "3", "3", "3", "3"), ("Ann", "4", "3", "2", "2"))
    assert (mast.title, mast.rows[1]) == ("Mast Year: Squirrels vs. Oaks", ("Ann", "3", "2", "2.0"))
    assert mast.notes[0].startswith("Best: 14 (ann and Cy, 2026-05-0")
    assert mast.notes[1].startswith("Closest: one point apart (ann and Cy")
    assert (len(bamboo.columns), bamboo.notes) == (3, ())
    assert partners.rows[0] == ("Ann and Cy", "2", "2")


@pytest.mark.parametrize(
    ("language", "first"), [("en", "4 finished games."), ("de", "4 beendete Partien."), ("pl", "4 skończone partie.")]
)
def test_the_words_are_those_of_a_language(language: str, first: str) -> None:
    said = list(statistics_words(FOUND, language))
    assert said[0] == first
    assert any(line.split()[:3] == ["Ann", "4", "3"] for line in said)
    assert not any("{" in line for line in said)


def test_without_a_finished_game_there_is_one_sentence() -> None:
    assert list(statistics_words(count([]))) == ["No game is finished yet."]


def test_a_game_that_is_no_longer_there_has_the_name_of_its_records() -> None:
    gone = FinishedGame(
        "1", GameKind("no-such-game", Phrase("name")), "2026-05-01T19:00:00Z", ("Ann", "Bo"), GAMES[3].results, 1
    )
    assert tell_statistics(count([gone]))[1].title == "no-such-game"


def test_who_has_no_name_wins_for_nobody() -> None:
    nobody = mast_year(1, ("", "Bo", "", "Cy"), 9, 3)
    assert tell_statistics(count([nobody]))[1].notes[0].startswith("Best: 9 (–, ")


def test_a_described_game_has_the_name_that_it_calls_itself() -> None:
    results = GAMES[3].results
    hearts = FinishedGame("1", HEARTS, "2026-05-01T19:00:00Z", ("Ann", "Bo"), results, 1)
    assert tell_statistics(count([hearts]))[1].title == "Hearts"


def test_programs_get_a_line_for_each_person_pair_and_game() -> None:
    lines: list[Mapping[str, object]] = [json.loads(json.dumps(line)) for line in statistics_lines(FOUND)]
    assert [line["of"] for line in lines].count("partners") == 4
    ann = next(line for line in lines if (line.get("person"), line.get("game")) == ("Ann", None))
    assert (ann["won"], ann["streak"]) == (3, 2)
    mast = next(line for line in lines if line["of"] == "game" and line["game"] == "mast-year")
    assert mast["closest"] == {
        "number": "3",
        "started": "2026-05-03T19:00:00Z",
        "winners": ["ann", "Cy"],
        "points": 1,
    }


def test_spreadsheets_get_three_tables() -> None:
    tables = {name: content.decode() for name, content in statistics_tables(FOUND).items()}
    people = list(csv.DictReader(tables["statistics-people.csv"].splitlines()))
    assert [row["points_a_part"] for row in people if (row["player"], row["game"]) == ("Ann", "mast-year")] == ["2.0"]
    games = {row["game"]: row for row in csv.DictReader(tables["statistics-games.csv"].splitlines())}
    assert (games["mast-year"]["closest"], games["bamboo-harvest"]["closest_id"]) == ("1", "")
    german = statistics_tables(FOUND, "de")["statistics-people.csv"].decode()
    assert "Ann;mast-year;Mastjahr: Eichhörnchen gegen Eichen;3;2;1;1;28;14;2,0" in german


def test_points_that_are_not_whole_are_told_as_a_language_writes_them() -> None:
    words = "\n".join(statistics_words(count([hearts(2.5, 13, 20)]), "de"))
    assert "Bestes Ergebnis: 2,5 (A" in words
    assert "Am knappsten: 10,5 Punkte Abstand" in words
    tables = statistics_tables(count([hearts(2.5, 13, 20)]), "de")
    assert ";2,5;1;A;10,5;1;A" in tables["statistics-games.csv"].decode()
