"""What a line of the report tells beside its figures: its setting, stops, confusion, turns, and for whom it was fun."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.engine import replay
from companion.events.report import ReportLine
from companion.events.sources import report_on
from companion.games import find_game
from companion.simulation import simulation_of
from tests.events.rows import Journal, score_line

LINE = score_line(1)


def report(journal: Journal, folder: Path) -> list[ReportLine]:
    lines, is_sound = report_on([journal.write(folder / "events.jsonl")], pytest.fail)
    assert is_sound
    return lines


def test_the_setting_is_told(tmp_path: Path) -> None:
    journal = Journal("t")
    for number, at in enumerate(("1970-01-01T00:00:07Z", "2026-11-22T18:00:00Z", "2026-11-23T09:00:00Z")):
        group = f"Group {number}"
        journal.add("group-started", group=group, event="Autumn", table=f"Table {number % 2}")
        journal.start(f"s{number}", group, at=at, options={"goal": 7}, changes="a goal of 7", compare="alternate")
    [line] = report(journal, tmp_path)
    assert (line["events"], line["tables"]) == (["Autumn"], ["Table 0", "Table 1"])
    assert line["dates"] == ["2026-11-22", "2026-11-23"], "a clock that was never set tells no date"
    assert (line["changes"], line["compare"]) == ("a goal of 7", {"alternate": 3})
    assert (line["options"]["goal"], line["options"]["silent"], "speedy" in line["options"]) == (7, False, False)


def test_options_that_no_row_tells_are_not_known(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s")
    assert report(journal, tmp_path)[0]["options"] is None


def test_where_games_stopped_is_told_with_their_reasons(tmp_path: Path) -> None:
    journal = Journal("t")
    for number, minutes in enumerate((10, 20, 40)):
        journal.start(f"s{number}", f"Group {number}")
        stopped = LINE | {"phase": "tricks", "winner": None, "hands": LINE["hands"][:1]}
        journal.end(f"s{number}", stopped, "stopped", played_s=60 * minutes)
    journal.add("stop-reason", session="s0", reason="other")
    journal.add("stop-reason", session="s0", reason="too-long")
    journal.add("stop-reason", session="s1", reason="too-long")
    stops = report(journal, tmp_path)[0]["stops"]
    assert (stops["of"], stops["minutes"]) == (3, {"median": 20, "least": 10, "most": 40})
    assert (stops["hands"], stops["reasons"]) == ({"1": 3}, {"too-long": 2, "unknown": 1})
    [moment] = stops["moments"]
    assert (moment["hand"], moment["phase"], moment["count"]) == (1, "tricks", 3)


def test_what_confused_is_told_with_its_moments_and_what_was_decided(tmp_path: Path) -> None:
    journal = Journal("t")
    for number in range(4):
        journal.start(f"s{number}", f"Group {number}")
    moment = {"phase": "tricks", "hand": 1, "trick": 4}
    for number in range(2):
        journal.add("rule-question", session=f"s{number}", entry=5, fact="MY-6.3", moment=moment)
    journal.add("rule-question", session="s1", entry=5, fact="MY-6.3", unclear=True, note="The wording")
    journal.add("overruled", session="s1", entry=6, what="MY-6.3", moment=moment)
    journal.add("rule-question", session="s2", entry=5, fact=None)
    worst, other = report(journal, tmp_path)[0]["confusing"]
    assert worst == {
        "fact": "MY-6.3",
        "asked": 2,
        "unclear": 1,
        "overruled": 1,
        "per_game": 0.75,
        "notes": ["The wording"],
        "moments": [{"hand": 1, "trick": 4, "phase": "tricks", "count": 3}],
    }
    assert (other["fact"], other["asked"], other["moments"]) == (None, 1, [])


def test_turns_are_timed_by_seat_and_joined_with_what_was_said_of_the_length(tmp_path: Path) -> None:
    journal = Journal("t")
    for number, way in enumerate(("follow", "watch", "tally")):
        journal.start(f"s{number}", f"Group {number}", way=way)
        journal.end(f"s{number}", LINE, played_s=600, seats_s=[60, 120, 180, 0], turns=[6, 6, 6, 0])
        journal.survey(f"s{number}", 0, length="long")
        journal.survey(f"s{number}", 2, length="right")
    turns = report(journal, tmp_path)[0]["turns"]
    assert (turns["seconds"]["of"], turns["seconds"]["median"]) == (2, 20), "tallied games time no turns"
    assert [figure["median"] for figure in turns["by_seat"].values()] == [10, 20, 30, None]
    assert turns["waiting"]["long"] == {"of": 2, "minutes": 10, "waiting_minutes": 5}
    assert turns["waiting"]["right"] == {"of": 2, "minutes": 10, "waiting_minutes": 3}


def test_fun_is_parted_where_each_part_has_answers_enough(tmp_path: Path) -> None:
    journal = Journal("t")
    for number in range(6):
        group = f"Group {number}"
        journal.start(f"s{number}", group, players=4)
        journal.end(f"s{number}", LINE | {"winner": "oaks"})
        journal.add("seat-asked", group=group, seat=0, answers={"plays-before": "never" if number < 5 else "often"})
        journal.survey(f"s{number}", 0, fun=2)
        journal.survey(f"s{number}", 1, fun=5)
    fun = report(journal, tmp_path)[0]["fun_by"]
    assert set(fun) == {"seat", "side", "won"}, "one answer is too few to be told of newcomers and others"
    assert {part: figure["mean"] for part, figure in fun["side"].items()} == {"oaks": 5, "squirrels": 2}
    assert fun["won"]["yes"] == {"of": 6, "mean": 5, "counts": [0, 0, 0, 0, 6]}
    assert list(fun["seat"]) == ["0", "1"]


def test_sides_that_are_one_seat_each_are_no_parts_beside_the_seats(tmp_path: Path) -> None:
    journal, bamboo = Journal("t"), find_game("bamboo-harvest")
    line = bamboo.summary(replay(bamboo, simulation_of("bamboo-harvest").simulate(1, {})))
    for number in range(5):
        journal.start(f"s{number}", f"Group {number}", game="bamboo-harvest", players=3)
        journal.end(f"s{number}", line, winner="2")
        for seat in range(3):
            journal.survey(f"s{number}", seat, fun=4 - seat)
    assert set(report(journal, tmp_path)[0]["fun_by"]) == {"seat", "won"}


def test_who_has_played_before_is_told_of_each_game(tmp_path: Path) -> None:
    journal = Journal("t")
    for game in ("mast-year", "lunar"):
        journal.start(game, "A", game=game, players=4)
    journal.add("seat-asked", group="A", seat=0, answers={"age-band": "20-39", "plays-before": "once"})
    journal.add("seat-asked", group="A", seat=0, game="lunar", answers={"age-band": "14-19", "plays-before": "often"})
    told = {line["game"]: line["asked"] for line in report(journal, tmp_path)}
    said = {game: (asked["plays-before"]["counts"], asked["age-band"]["counts"]) for game, asked in told.items()}
    assert [{name for name, count in counts.items() if count} for counts in said["lunar"]] == [{"often"}, {"14-19"}]
    assert [{name for name, count in counts.items() if count} for counts in said["mast-year"]] == [{"once"}, {"14-19"}]


@pytest.mark.parametrize("wrong", [{"seats_s": [-1], "turns": [1]}, {"seats_s": [1], "turns": ["1"]}])
def test_times_that_cannot_be_are_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s")
    journal.end("s", LINE, **wrong)
    warnings: list[str] = []
    report_on([journal.write(tmp_path / "events.jsonl")], warnings.append)
    assert "'seats_s' must hold seconds" in warnings[0]


@pytest.mark.parametrize(
    "said",
    [
        {"players": 10**9},
        {"players": True},
        {"options": {"goal": {"deep": [None] * 9}, "\x1b[2J": 1}},
        {"options": 7, "changes": 8, "compare": ["alternate"], "at": "\x1b[2J and more"},
        {"options": json.loads('{"a":' * 900 + "1" + "}" * 900)},
    ],
)
def test_what_no_companion_wrote_is_reported_as_far_as_it_goes(said: dict[str, Any], tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("s", **said)
    journal.add("rule-question", session="s", entry=1, fact="MY-6.3", moment={"hand": 10**99, "phase": "x" * 999})
    journal.end("s", LINE, "stopped", seats_s=[1] * 4, turns=[1] * 4)
    for seat in (0, 10**8):
        journal.survey("s", seat, fun=4)
    path = journal.write(tmp_path / "events.jsonl")
    tables = ["--csv", str(tmp_path), "--html", str(tmp_path / "r.html"), "--pdf", str(tmp_path / "r.pdf")]
    assert main(["report", *tables, str(path)]) in (0, 2)
    assert (tmp_path / "games.csv").exists()
