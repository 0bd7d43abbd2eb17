"""The report, held against a plain recomputation from the same rows, and fact by fact."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.__main__ import main
from tests.events.rows import Journal, score_line, simulate_event, write_rows


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    return [score_line(seed) for seed in range(6)]


def report(capsys: pytest.CaptureFixture[str], *sources: Path, status: int = 0) -> list[dict[str, Any]]:
    assert main(["report", "--json", *map(str, sources)]) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def expected_counts(rows: list[dict[str, Any]], version: str) -> dict[str, Any]:
    """Returns some of the report's figures, worked out in another way."""
    sessions = {row["session"]: row for row in rows if row["kind"] == "game-started" and row["version"] == version}
    ends = {row["session"]: row for row in rows if row["kind"] == "game-ended" and row["session"] in sessions}
    bots = {row["session"] for row in rows if row.get("stand_in") == "bot"}
    hows = Counter(ends[name]["how"] if name in ends else "running" for name in sessions)
    first: dict[str, str] = {}
    for name, start in sessions.items():
        if name in ends and ends[name]["how"] == "finished" and name not in bots:
            first.setdefault(start["group"], name)
    winners = Counter(ends[name]["winner"] for name in first.values())
    fun = [row["answers"]["fun"] for row in rows if row["kind"] == "survey" and row["session"] in sessions]
    return {
        "groups": len({start["group"] for start in sessions.values()}),
        "games": len(sessions),
        **{how: hows[how] for how in ("finished", "stopped", "parked", "running")},
        "of": len(first),
        "squirrels": winners["squirrels"],
        "minutes": sorted(ends[name]["played_s"] / 60 for name in first.values()),
        "fun": [answer for answer in fun if answer],
        "questions": Counter(
            row["fact"] for row in rows if row["kind"] == "rule-question" and row["session"] in sessions
        ),
    }


@pytest.mark.parametrize("seed", range(4))
def test_the_report_of_a_simulated_event_is_what_was_simulated(
    seed: int, lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [simulate_event(f"table{number}", 30, seed * 10 + number, lines) for number in range(3)]
    for table in tables:
        Random(seed).shuffle(table.rows)  # files may be merged in any order
        table.write(tmp_path / f"events-{table.name}.jsonl")
    found = report(capsys, tmp_path)
    assert [line["version"] for line in found] == ["1", "2"]
    for line in found:
        ordered = [sorted(table.rows, key=lambda row: row["seq"]) for table in tables]
        wants = [expected_counts(rows, line["version"]) for rows in ordered]
        for name in ("groups", "games", "finished", "stopped", "parked", "running"):
            assert line[name] == sum(want[name] for want in wants), name
        assert line["wins"]["squirrels"]["of"] == line["minutes"]["of"] == sum(want["of"] for want in wants)
        assert line["wins"]["squirrels"]["count"] == sum(want["squirrels"] for want in wants)
        minutes = sorted(minute for want in wants for minute in want["minutes"])
        middle = (minutes[(len(minutes) - 1) // 2] + minutes[len(minutes) // 2]) / 2
        assert line["minutes"]["median"] == pytest.approx(middle)
        fun = [answer for want in wants for answer in want["fun"]]
        assert line["survey"]["fun"]["counts"] == [fun.count(step) for step in (1, 2, 3, 4, 5)]
        questions = sum((want["questions"] for want in wants), Counter[str]())
        assert {asked["fact"]: asked["count"] for asked in line["rule_questions"]} == questions


def test_equal_rows_of_two_exports_count_once(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    table.end("a", lines[0])
    once = report(capsys, table.write(tmp_path / "one.jsonl"))
    again = write_rows(tmp_path / "two.jsonl", [dict(reversed(row.items())) for row in table.rows])
    assert report(capsys, tmp_path / "one.jsonl", again) == once


def test_a_row_that_differs_from_the_first_of_its_number_is_left_out_and_named(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    table.end("a", lines[0])
    other = write_rows(tmp_path / "two.jsonl", [{**table.rows[1], "played_s": 1}])
    path = table.write(tmp_path / "one.jsonl")
    assert main(["report", "--json", str(path), str(other)]) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["minutes"]["median"] == 10
    assert said.err.count("\n") == 1
    assert "two.jsonl: line 1" in said.err


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "7",
        '{"journal": "t"}',
        '{"journal": "t", "seq": -1, "kind": "x"}',
        '{"journal": "t", "seq": 9, "kind": "survey"}',
        '{"journal": "t", "seq": 9, "kind": "game-ended", "session": "a", "how": "finished", "played_s": NaN}',
    ],
)
def test_a_line_that_is_no_row_is_left_out_with_one_line(
    line: str, lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    path = table.write(tmp_path / "rows.jsonl")
    path.write_text(line + "\n" + path.read_text("utf-8"), "utf-8")
    assert main(["report", "--json", str(path)]) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["running"] == 1
    assert said.err.count("\n") == 1
    assert "rows.jsonl: line 1:" in said.err


def test_a_table_of_each_folder_on_a_stick_is_read_and_what_is_hidden_is_not(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("table-1", "table-2", ".Trashes"):
        table, folder = Journal(name), tmp_path / name
        folder.mkdir()
        table.start("a")
        table.end("a", lines[0])
        table.write(folder / f"events-{name}.jsonl")
        (folder / f"._events-{name}.jsonl").write_bytes(b"\0\5\26\7 of a Mac")
    (tmp_path / "._table-1").write_bytes(b"\0")
    [line] = report(capsys, tmp_path)
    assert line["games"] == line["finished"] == 2


def test_a_line_without_finished_games_has_its_games_part(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    [line] = report(capsys, table.write(tmp_path / "rows.jsonl"))
    own = line["mast-year"]
    assert (own["hands"], own["mast"], own["points"], own["trunk"]) == (0, {"none": 0, "partial": 0, "full": 0}, {}, {})
    assert own["tricks"] == {"speedy": 0, "squirrel": 0, "oaks": 0}
    assert own["eaten_at_capture"] == own["eaten_later"] == own["captured_by_oaks"] == 0
    assert set(line["evidence"]["mast-year"]) == set(own) - {"few"}
    assert (
        main(["report", "--html", str(tmp_path / "r.html"), "--csv", str(tmp_path), str(tmp_path / "rows.jsonl")]) == 0
    )
    assert "Tricks won" not in capsys.readouterr().out, "nothing is told of what nobody played"


def test_kinds_and_keys_of_later_versions_are_ignored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Journal("t")
    table.add("weather", session="a", sun=True)
    table.start("a", colour="green")
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert line["games"] == line["running"] == 1


def test_rows_without_the_start_of_their_session_count_for_nothing(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.end("a", lines[0])
    table.survey("a", 0, fun=5)
    assert report(capsys, table.write(tmp_path / "rows.jsonl")) == []


def test_a_session_is_what_its_first_start_says_and_stands_as_its_last_end_says(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a", version="1")
    table.end("a", lines[0], "parked")
    table.start("a", version="2")
    table.end("a", lines[0])
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert (line["version"], line["finished"], line["parked"]) == ("1", 1, 0)


def test_a_group_counts_once_and_not_for_a_game_that_a_bot_finished(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    for session, minutes in (("a", 10), ("b", 20), ("c", 30)):
        table.start(session)
        if session == "a":
            table.add("player-left", session="a", seat=1, stand_in="bot")
        table.end(session, lines[0], played_s=minutes * 60)
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert line["finished"] == 3
    assert line["minutes"] == {"of": 1, "median": 20, "low": None, "high": None, "few": True}
    assert line["mast-year"]["hands"] == 2 * len(lines[0]["hands"])


def test_ties_of_six_players_show_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, game = Journal("t"), "nice-one-squirrel"
    for name in "abcdef":  # as floats, six sixths are less than a whole
        table.start(name, group=name, game=game)
        table.end(name, {"game": game, "scores": [9] * 6, "winners": list(range(6)), "winner": None})
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert (line["ties"], line["balanced"], line["more_games_needed"]) == (6, "unknown", None)
    assert {win["share"] for win in line["wins"].values()} == {1 / 6}


def test_a_tie_gives_each_side_a_half(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    table.end("a", {**lines[0], "winner": "tie"})
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert line["ties"] == 1
    assert {side: (win["count"], win["share"]) for side, win in line["wins"].items()} == {
        "squirrels": (0, 0.5),
        "oaks": (0, 0.5),
    }


def test_a_tournament_is_won_by_a_pair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = score_line(3, {"tournament": True})
    table = Journal("t")
    table.start("a")
    table.end("a", line)
    (said,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert list(said["wins"]) == ["0-2", "1-3"]
    assert said["wins"][line["winner"]]["count"] == 1


def test_a_phase_that_a_game_did_not_have_took_no_time(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    for session, phases_s in (("a", {"deal": 10}), ("b", {"deal": 20, "eat": 8}), ("c", None)):
        table.start(session, group=session)
        table.end(session, lines[0], phases_s=phases_s)
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert {name: (phase["of"], phase["median"]) for name, phase in line["phases_s"].items()} == {
        "deal": (2, 15),
        "eat": (2, 4),
    }


def test_a_seats_last_survey_of_a_session_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Journal("t")
    table.start("a")
    table.survey("a", 1, fun=1, change="Fewer cards")
    table.survey("a", 1, fun=4, length="right", foreseeable=3)
    table.survey("a", 2, fun=None, length="long", foreseeable="never", favourite="Boom")
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert line["survey"] == {
        "fun": {"of": 1, "mean": 4, "counts": [0, 0, 0, 1, 0], "few": True},
        "length": {"of": 2, "counts": {"short": 0, "right": 1, "long": 1}, "few": True},
        "foreseeable": {"of": 2, "counts": {"3": 1, "never": 1}, "few": True},
        "favourite": {"of": 1, "texts": ["Boom"], "few": True},
    }


def test_what_stays_unclear_after_the_rule_was_read_is_told_with_what_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    table.start("a")
    for unclear, note in ((False, None), (True, "The wording"), (False, None), (True, " ")):
        table.add("rule-question", session="a", entry=5, fact="MY-6.3", unclear=unclear, note=note)
    table.add("rule-question", session="a", entry=6, fact=None, unclear=True, note="Who deals?")
    (line,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    assert line["rule_questions"] == [{"fact": "MY-6.3", "count": 4}, {"fact": None, "count": 1}]
    assert line["unclear"] == [
        {"fact": "MY-6.3", "count": 2, "notes": ["The wording"]},
        {"fact": None, "count": 1, "notes": ["Who deals?"]},
    ]


@pytest.mark.parametrize("what", ["missing", "fifo", "empty"])
def test_what_cannot_be_read_is_named(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import os

    path = tmp_path / "rows.jsonl"
    if what == "fifo":
        os.mkfifo(path)
    if what == "empty":
        path.touch()
    assert main(["report", "--json", str(path)]) == (0 if what == "empty" else 2)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == (0 if what == "empty" else 1)


def test_mast_year_counts_its_hands_and_tricks(
    lines: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Journal("t")
    for number, line in enumerate(lines):
        table.start(str(number), group=str(number))
        table.end(str(number), line)
    (found,) = report(capsys, table.write(tmp_path / "rows.jsonl"))
    own, hands = found["mast-year"], [hand for line in lines for hand in line["hands"]]
    assert own["hands"] == len(hands)
    assert "few" not in own
    assert sum(own["tricks"].values()) == sum(len(hand["tricks"]) for hand in hands)
    assert own["eaten_at_capture"] + own["eaten_later"] == sum(hand["eaten"] for hand in hands)
    assert sum(bounty["oaks"] for bounty in own["points"].values()) == sum(hand["uneaten"] for hand in hands)
    assert own["boom"] == sum(hand["boom"] is True for hand in hands)
    assert sum(trunk["hands"] for trunk in own["trunk"].values()) == len(hands)
