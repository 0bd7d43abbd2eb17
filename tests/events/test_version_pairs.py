"""A version is compared with the one before it: what changed, and whether the two can be told apart."""

from pathlib import Path
from typing import Any

import pytest

from companion.events.sources import report_on
from tests.events.rows import Journal, score_line


def against(tmp_path: Path, wins: dict[str, tuple[int, int]], **said: Any) -> list[dict[str, Any] | None]:
    """Returns what each version says of the one before it; `wins` are each version's won by Oaks, of so many."""
    journal, line = Journal("t"), score_line(1)
    for version, (won, games) in wins.items():
        for number in range(games):
            session = f"{version}-{number}"
            journal.start(session, session, version=version, **{key: value[version] for key, value in said.items()})
            journal.end(
                session, line | {"winner": "oaks" if number < won else "squirrels"}, played_s=60 * (20 + number)
            )
            journal.survey(session, 0, fun=4)
    lines, _ = report_on([journal.write(tmp_path / "events.jsonl")], pytest.fail)
    return [found.get("against") for found in sorted(lines, key=lambda line: line["version"])]


def test_versions_that_are_nearly_alike_are_not_told_apart_yet(tmp_path: Path) -> None:
    options = {"0.9.0": {"goal": 7}, "0.9.1": {"goal": 7, "silent": True}}
    first, second = against(tmp_path, {"0.9.0": (20, 30), "0.9.1": (23, 30)}, options=options)
    assert first is None
    assert second is not None
    assert (second["version"], second["changed"]) == ("0.9.0", {"silent": [False, True]})
    assert set(second["differences"]) == {"wins/oaks", "minutes", "fun", "rule_questions"}
    wins = second["differences"]["wins/oaks"]
    assert (wins["before"], wins["now"], wins["apart"]) == (pytest.approx(2 / 3), pytest.approx(23 / 30), False)
    assert wins["low"] < 0 < 0.1 < wins["high"]
    assert wins["more_games_needed"] > 1000
    assert second["differences"]["fun"]["before"] == 4


def test_versions_that_are_surely_unlike_are_told_apart(tmp_path: Path) -> None:
    _, second = against(tmp_path, {"1": (4, 40), "2": (36, 40)}, rules={"1": "r", "2": "s"})
    assert second is not None
    wins = second["differences"]["wins/oaks"]
    assert (wins["apart"], wins["more_games_needed"]) == (True, 0)
    assert wins["low"] > 0
    assert second["changed"] is None, "no row says the options"


def test_the_same_rules_have_the_same_options_where_none_are_recorded(tmp_path: Path) -> None:
    _, second = against(tmp_path, {"1": (1, 2), "2": (1, 2)})
    assert second is not None
    assert second["changed"] == {}


@pytest.mark.parametrize("later", ["0.10", f"0.{'9' * 5000}", "0.9b"])
def test_versions_follow_each_other_as_numbers_do(later: str, tmp_path: Path) -> None:
    found = [one for one in against(tmp_path, {"0.9": (1, 2), later: (1, 2)}) if one is not None]
    assert [one["version"] for one in found] == ["0.9"]


def test_a_version_without_finished_games_differs_in_nothing(tmp_path: Path) -> None:
    journal = Journal("t")
    journal.start("a", version="1")
    journal.start("b", version="2")
    lines, _ = report_on([journal.write(tmp_path / "events.jsonl")], pytest.fail)
    assert set(lines[1]["against"]["differences"]) == {"rule_questions"}


def test_games_of_other_numbers_of_players_are_not_compared(tmp_path: Path) -> None:
    assert against(tmp_path, {"1": (1, 2), "2": (1, 2)}, players={"1": 2, "2": 4}) == [None, None]
