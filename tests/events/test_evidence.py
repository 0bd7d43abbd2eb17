"""Each figure of a report says on how many groups it rests, and how many more games it needs."""

from collections import Counter
from typing import Any

import pytest

from companion.events.evidence import evidence_of_events, evidence_of_groups, evidence_of_own_part
from companion.events.report import MEDIANS, ReportLine
from companion.events.sources import report_on
from tests.events.rows import Journal, score_line


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> ReportLine:
    """The report on eight groups, the last of which played twice; three answered, and two asked."""
    journal = Journal("t")
    for number in range(9):
        session, group = f"s{number}", f"Group {min(number, 7)}"
        journal.start(session, group, assist="coach")
        phases_s = {"deal": 100, "tricks": 900}
        journal.end(session, score_line(number), played_s=1800 + 60 * number, phases_s=phases_s, paused_s=60)
        journal.add("seat-asked", group=group, seat=0, answers={"age-band": "14-19"})
        if number < 3:
            journal.survey(session, 0, fun=4, length="right", foreseeable=2, change="Less", **{"own-1": 3})
            journal.survey(session, 1, fun=2)
        for _ in range(2 if number < 2 else 0):
            journal.add("rule-question", session=session, entry=1, fact="MY-6.3", unclear=False)
    journal.add("rule-question", session="s1", entry=1, fact=None, unclear=True)
    journal.add("overruled", session="s0", entry=1, what="revoke")
    journal.add("corrected", session="s4", entry=1, how="replace")
    [found] = report_on([journal.write(tmp_path_factory.mktemp("event") / "events.jsonl")], pytest.fail)[0]
    return found


def each(evidence: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns every evidence in a nest of them."""
    inner = [found for value in evidence.values() if isinstance(value, dict) for found in each(value)]
    return [evidence, *inner] if "groups" in evidence else inner


def test_every_figure_of_the_line_has_its_evidence(line: ReportLine) -> None:
    evidence = line["evidence"]
    assert set(evidence) == {
        *("wins", *MEDIANS, "phases_s", "rule_questions", "unclear", "overruled", "corrections", "survey", "mast-year"),
        *("asked", "first_hands"),
    }
    for name in ("wins", "phases_s", "survey", "asked"):
        assert set(evidence[name]) == set(line[name])
    own = {name: value for name, value in line["mast-year"].items() if name != "few"}
    assert set(evidence["mast-year"]) == set(own)
    for name, value in own.items():
        if isinstance(value, dict):
            assert set(evidence["mast-year"][name]) == set(value)
    found = each(evidence)
    assert len(found) > 30
    for one in found:
        assert 0 < one["groups"] <= 8
        assert one["more_games_needed"] is None or one["more_games_needed"] >= 0


def test_a_group_counts_once(line: ReportLine) -> None:
    evidence = line["evidence"]
    assert (line["games"], line["groups"]) == (9, 8)
    assert (
        evidence["minutes"]["groups"] == evidence["wins"]["oaks"]["groups"] == evidence["mast-year"]["boom"]["groups"]
    )
    assert evidence["minutes"]["groups"] == 8
    assert evidence["survey"]["fun"] == {"groups": 3, "more_games_needed": 2}


def test_what_groups_did_is_told_as_groups(line: ReportLine) -> None:
    asked = line["evidence"]["rule_questions"]
    assert (asked["groups"], asked["by_groups"]) == (8, 2)
    assert {name: one["by_groups"] for name, one in asked["by_name"].items()} == {"": 1, "MY-6.3": 2}
    assert line["evidence"]["overruled"]["by_name"]["revoke"]["by_groups"] == 1
    assert line["evidence"]["corrections"]["by_groups"] == 1


def test_texts_need_no_number_of_games(line: ReportLine) -> None:
    assert line["evidence"]["survey"]["change"] == {"groups": 3, "more_games_needed": None}


def test_a_group_that_asked_in_one_of_its_games_has_asked() -> None:
    assert evidence_of_groups([("a", True), ("a", False), ("b", False)])["by_groups"] == 1
    nobody = evidence_of_events([("a", Counter()), ("b", Counter())])
    assert (nobody["groups"], nobody["by_groups"], nobody["by_name"]) == (2, 0, {})


def test_a_row_of_a_table_rests_on_the_groups_that_had_such_a_hand() -> None:
    with_boom = Counter({"hands": 3, "mast/none": 3, "points/boom/hands": 1, "points/boom/oaks": 4})
    found = evidence_of_own_part([with_boom, *[Counter({"hands": 3, "mast/none": 2})] * 9])
    assert found["points"]["boom"]["groups"] == 1
    assert found["points"]["boom"]["more_games_needed"] == 40, "one group in ten has such a hand, and five are needed"
    assert found["mast"]["none"]["groups"] == found["hands"]["groups"] == 10
    assert found["hands"]["more_games_needed"] is None


def test_counts_of_a_game_without_hands_are_of_its_groups() -> None:
    assert evidence_of_own_part([Counter(twins=2)] * 6)["twins"] == {"groups": 6, "more_games_needed": 0}
