"""Every game and every seat is a row, with all that is known of it."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from companion.events.sources import read_events
from companion.exports.report.game_tables import write_game_tables
from tests.events.rows import Journal, score_line

Rows = list[dict[str, str]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Rows]:
    journal, line = Journal("t"), score_line(1)
    journal.add("group-started", group="A", event="Autumn", table="Table 3")
    journal.add("seat-asked", group="A", seat=1, answers={"age-band": "20-39", "plays-before": "once"})
    asked = [{"ask": "Which side?", "kind": "choice", "choices": ["Squirrels", "Oaks"]}]
    journal.start("s1", "A", players=4, options={"goal": 7}, questions=asked, compare="alternate")
    times: dict[str, Any] = {"seats_s": [60.0, 30.0, 20.0, 10.0], "turns": [6, 6, 5, 5]}
    journal.end("s1", line | {"winner": "squirrels"}, played_s=1200, phases_s={"deal": 100}, paused_s=30, **times)
    journal.survey("s1", 1, fun=4, length="long", change="=1+1", **{"own-1": "Oaks", "buy": True})
    journal.start("s2", "A", players=4)
    hands = line | {"hands": line["hands"][:1], "phase": "tricks", "winner": None}
    journal.end("s2", hands, "stopped", played_s=300)
    journal.add("stop-reason", session="s2", reason="time")
    journal.start("s3", "B", game="whist")
    return read(journal, tmp_path_factory.mktemp("event"))


def read(journal: Journal, folder: Path, language: str = "en") -> dict[str, Rows]:
    noted, is_sound = read_events([journal.write(folder / "events.jsonl")], print)
    assert is_sound
    separator = ";" if language == "de" else ","
    return {
        name: list(csv.DictReader(io.StringIO(content.decode("utf-8-sig")), delimiter=separator))
        for name, content in write_game_tables(noted, language).items()
    }


def test_each_seat_of_each_game_is_a_row(tables: dict[str, Rows]) -> None:
    seats = tables["seats.csv"]
    assert [(row["group"], row["number"], row["seat"]) for row in seats] == [
        ("A", number, seat) for number in "12" for seat in "ABCD"
    ]
    row = seats[1]
    told = {"event": "Autumn", "table": "Table 3", "day": "2026-11-22", "version": "1", "option_goal": "7"}
    told |= {"side": "oaks", "won": "no", "age-band": "20-39", "plays-before": "once", "trick-taking": ""}
    told |= {"fun": "4", "length": "long", "change": "'=1+1", "own-1": "Oaks", "buy": "true", "learning": ""}
    told |= {"turns": "6", "turns_s": "30.0", "waiting_s": "90.0", "minutes": "20.0", "compare": "alternate"}
    assert {name: row[name] for name in told} == told
    assert row["option_silent"] == "false", "an option that is left out has its usual value"
    line = score_line(1)
    assert [row["points"] for row in seats[:2]] == [str(line["scores"][side]) for side in ("squirrels", "oaks")]
    assert [row["won"] for row in seats[:4]] == ["yes", "no", "yes", "no"]


def test_a_stopped_game_keeps_its_minutes_hands_points_and_reason(tables: dict[str, Rows]) -> None:
    finished, stopped, running = tables["games.csv"]
    told = {"how": "stopped", "minutes": "5.0", "hands": "1", "winner": "", "stop_reason": "time"}
    told |= {"stopped_phase": "tricks", "stopped_hand": "1"}
    assert {name: stopped[name] for name in told} == told
    assert stopped["points_oaks"] == str(score_line(1)["scores"]["oaks"])
    assert (finished["winner"], finished["phase_deal_s"], finished["stop_reason"]) == ("squirrels", "100", "")
    assert (running["game"], running["how"], running["minutes"]) == ("whist", "running", "")


@pytest.mark.parametrize(("language", "said"), [("en", "More to decide"), ("de", "Mehr zu entscheiden")])
def test_a_frequent_answer_is_told_in_words(language: str, said: str, tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s", players=4)
    journal.survey("s", 2, change="phrase:change-choices", favourite="phrase:of another version")
    row = read(journal, tmp_path, language)["seats.csv"][2]
    assert (row["change"], row["favourite"]) == (said, "phrase:of another version")


def test_an_event_without_games_has_no_tables(tmp_path: Path) -> None:
    assert read(Journal("t"), tmp_path) == {}
