"""The report as tables: the figures of the JSON lines, row by row, for any spreadsheet."""

import csv
import io

import pytest

from companion.events.report import ReportLine
from companion.exports.report.tables import write_report_tables


@pytest.fixture(scope="module")
def tables(event: list[ReportLine]) -> dict[str, list[dict[str, str]]]:
    written = write_report_tables(event)
    return {name: list(csv.DictReader(io.StringIO(content.decode()))) for name, content in written.items()}


def test_every_version_has_a_row(event: list[ReportLine], tables: dict[str, list[dict[str, str]]]) -> None:
    for line, row in zip(event, tables["versions.csv"], strict=True):
        assert (row["game"], row["version"], row["rules"]) == (line["game"], line["version"], line["rules"])
        assert int(row["games"]) == line["games"]
        assert int(row["incomplete_surveys"]) == line["incomplete_surveys"]
        assert float(row["minutes.median"]) == line["minutes"]["median"]
        assert (row["events"], row["tables"], row["dates"]) == ("Test", "t", "2026-11-22")


def test_every_side_has_its_interval(event: list[ReportLine], tables: dict[str, list[dict[str, str]]]) -> None:
    found = {(row["version"], row["side"]): (float(row["low"]), float(row["high"])) for row in tables["wins.csv"]}
    assert found == {
        (line["version"], side): (win["low"], win["high"]) for line in event for side, win in line["wins"].items()
    }


def test_every_figure_has_its_groups_and_the_games_that_it_needs(
    event: list[ReportLine], tables: dict[str, list[dict[str, str]]]
) -> None:
    for name in ("wins", "phases", "asked", "rule-questions", "overruled", "survey", "own-counts"):
        for row in tables[f"{name}.csv"]:
            assert int(row["groups"]) > 0
            assert row["more_games_needed"].isdecimal() or row["name"] == "hands" or row["name"].endswith("/hands")
    row, evidence = tables["versions.csv"][0], event[0]["evidence"]
    assert row["minutes.groups"] == str(evidence["minutes"]["groups"])
    assert row["lead_changes.more_games_needed"] == str(evidence["lead_changes"]["more_games_needed"])
    [asked, *_] = tables["rule-questions.csv"]
    assert asked["by_groups"] == str(evidence["rule_questions"]["by_name"][asked["fact"]]["by_groups"])


def test_what_seats_told_of_themselves_is_a_row_for_each_answer(
    event: list[ReportLine], tables: dict[str, list[dict[str, str]]]
) -> None:
    told = {(row["version"], row["question"], row["answer"]): int(row["count"]) for row in tables["asked.csv"]}
    assert told == {
        (line["version"], question, answer): count
        for line in event
        for question, asked in line["asked"].items()
        for answer, count in asked["counts"].items()
    }
    assert float(tables["versions.csv"][0]["paused_minutes.median"]) == event[0]["paused_minutes"]["median"]
    assert tables["versions.csv"][0]["first_hands.led"] == str(event[0]["first_hands"]["led"])


def test_a_rule_that_was_looked_up_and_stayed_unclear_is_one_question(event: list[ReportLine]) -> None:
    asked, unclear = [{"fact": "MY-5.4", "count": 5}], [{"fact": "MY-5.4", "count": 2, "notes": []}]
    by_name = {"by_name": {"MY-5.4": {"groups": 3, "by_groups": 2, "more_games_needed": 0}}}
    evidence = event[0]["evidence"] | {"rule_questions": by_name, "unclear": by_name}
    line = {**event[0], "rule_questions": asked, "unclear": unclear, "evidence": evidence}
    written = write_report_tables([line])
    [row] = csv.DictReader(io.StringIO(written["rule-questions.csv"].decode()))
    [version] = csv.DictReader(io.StringIO(written["versions.csv"].decode()))
    assert row["count"] == version["rule_questions"] == "3"


def test_the_own_part_adds_up(event: list[ReportLine], tables: dict[str, list[dict[str, str]]]) -> None:
    hands = {row["version"]: int(row["count"]) for row in tables["own-counts.csv"] if row["name"] == "hands"}
    assert hands == {line["version"]: line["mast-year"]["hands"] for line in event}


def test_no_spreadsheet_runs_what_players_wrote(tables: dict[str, list[dict[str, str]]]) -> None:
    [remark] = tables["remarks.csv"]
    assert remark["text"].startswith("'=cmd")


def test_a_character_that_no_file_can_hold_is_written_in_figures(event: list[ReportLine]) -> None:
    asked = [{**event[0], "questions": {"own-1": "half of a \ud83d"}}]
    assert b"half of a \\ud83d" in write_report_tables(asked)["questions.csv"]


def test_a_report_s_tables_open_in_a_german_spreadsheet(event: list[ReportLine]) -> None:
    plain, german = (write_report_tables(event, language)["wins.csv"].decode() for language in ("en", "de"))
    assert german.startswith("\ufeffgame;version;")
    [first, *_] = csv.DictReader(io.StringIO(plain))
    [same, *_] = csv.DictReader(io.StringIO(german.removeprefix("\ufeff")), delimiter=";")
    assert same["share"] == first["share"].replace(".", ",")
    assert same["version"] == first["version"], "a version is no number"
