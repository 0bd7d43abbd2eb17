"""What seats tell of themselves: the last answers of each, in the line of every version that their group began."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.events.report import ReportLine
from companion.events.seat_questions import SEAT_ANSWERS, read_seat_answers
from companion.events.sources import report_on
from tests.events.rows import Journal, score_line

LINE = score_line(1)


def tell(journal: Journal, group: str, seat: int, **answers: Any) -> None:
    said = {name.replace("_", "-"): answer for name, answer in answers.items()}
    journal.add("seat-asked", group=group, seat=seat, answers=said)


def play(journal: Journal, session: str, group: str, **said: Any) -> None:
    journal.start(session, group, **said)
    journal.end(session, LINE, paused_s=120)


def report(journal: Journal, folder: Path) -> list[ReportLine]:
    lines, is_sound = report_on([journal.write(folder / "events.jsonl")], pytest.fail)
    assert is_sound
    return lines


def test_each_answer_is_counted_with_its_groups(tmp_path: Path) -> None:
    journal = Journal("t")
    for number, age in enumerate(("14-19", "20-39", "20-39")):
        tell(journal, f"Group {number}", 0, age_band=age)
        tell(journal, f"Group {number}", 1, age_band="60-on", plays_before="never")
        play(journal, f"s{number}", f"Group {number}")
    [line] = report(journal, tmp_path)
    assert list(line["asked"]) == ["age-band", "plays-before"], "nobody told the third"
    counts = {"under-14": 0, "14-19": 1, "20-39": 2, "40-59": 0, "60-on": 3}
    assert line["asked"]["age-band"] == {"of": 6, "counts": counts, "few": True}
    assert line["asked"]["plays-before"]["counts"] == {"never": 3, "once": 0, "often": 0}
    evidence = line["evidence"]["asked"]
    assert {name: one["groups"] for name, one in evidence.items()} == {"age-band": 3, "plays-before": 3}
    assert evidence["age-band"]["more_games_needed"] > 0


@pytest.mark.parametrize("order", [1, -1])
def test_a_seat_that_tells_again_is_counted_once_whatever_the_order_of_the_rows(order: int, tmp_path: Path) -> None:
    journal = Journal("t")
    tell(journal, "A", 0, age_band="14-19")
    tell(journal, "A", 0, age_band="20-39")
    play(journal, "s", "A")
    journal.rows.reverse() if order < 0 else None
    [line] = report(journal, tmp_path)
    assert {answer: count for answer, count in line["asked"]["age-band"]["counts"].items() if count} == {"20-39": 1}


def test_a_group_is_told_of_in_each_version_that_it_began_and_once_in_each(tmp_path: Path) -> None:
    journal = Journal("t")
    tell(journal, "A", 0, trick_taking="many")
    for number, version in enumerate("1121"):
        play(journal, f"s{number}", "A", version=version)
    tell(journal, "B", 0, trick_taking="new")  # and never plays
    lines = report(journal, tmp_path)
    assert [line["asked"]["trick-taking"]["counts"] for line in lines] == [{"new": 0, "some": 0, "many": 1}] * 2


def test_groups_of_the_same_code_at_two_tables_are_two(tmp_path: Path) -> None:
    for name in ("one", "two"):
        journal = Journal(name)
        tell(journal, "A", 0, plays_before="once")
        play(journal, "s", "A")
        journal.write(tmp_path / f"{name}.jsonl")
    [line] = report_on([tmp_path], pytest.fail)[0]
    assert line["asked"]["plays-before"]["counts"]["once"] == line["evidence"]["asked"]["plays-before"]["groups"] == 2


def test_what_is_no_answer_counts_for_nothing() -> None:
    told = {"age-band": "old", "plays-before": ["never"], "name": "Ann", "trick-taking": "new"}
    assert read_seat_answers(told) == {"trick-taking": "new"}


@pytest.mark.parametrize("spoiled", [{"seat": -1}, {"seat": None}, {"answers": 7}, {"group": ""}])
def test_a_row_that_cannot_be_is_left_out(
    spoiled: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = Journal("t")
    tell(journal, "A", 0, age_band="14-19")
    journal.rows[0] |= spoiled
    play(journal, "s", "A")
    assert main(["report", "--json", str(journal.write(tmp_path / "events.jsonl"))]) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["asked"] == {}
    assert said.err.count("\n") == 1


def test_pauses_are_counted_apart(tmp_path: Path) -> None:
    journal = Journal("t")
    for number in range(3):
        journal.start(f"s{number}", f"Group {number}")
        journal.end(f"s{number}", LINE, paused_s=60 * number or None)
    [line] = report(journal, tmp_path)
    assert (line["paused_minutes"]["of"], line["paused_minutes"]["median"]) == (2, 1.5), "one game does not tell them"
    assert line["evidence"]["paused_minutes"]["groups"] == 2


def test_first_hands_are_those_of_groups_that_never_played_the_game_and_are_coached(tmp_path: Path) -> None:
    journal = Journal("t")
    for group, sessions in (("A", "ab"), ("B", "c"), ("C", "d")):
        for session in sessions:
            play(journal, session, group, assist="coach")
    play(journal, "e", "D", assist="referee")
    play(journal, "f", "D", assist="coach")
    journal.add("first-hand", session="c", entry=0, help="declined")
    [line] = report(journal, tmp_path)
    assert line["first_hands"] == {"led": 2, "declined": 1}
    assert (line["evidence"]["first_hands"]["groups"], line["evidence"]["first_hands"]["by_groups"]) == (3, 1)


def test_the_answers_are_those_that_a_seat_can_touch() -> None:
    assert set(SEAT_ANSWERS) == {"age-band", "plays-before", "trick-taking"}
