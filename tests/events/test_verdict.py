"""The verdict on two versions in words."""

from typing import Any

import pytest

from companion.events.report_words import report_words
from companion.events.verdict import verdict_on

WINS = {"before": 0.67, "now": 0.77, "low": -0.14, "high": 0.34, "apart": False, "more_games_needed": 120}


def told(difference: dict[str, Any] | None = None, language: str = "en", **said: Any) -> str:
    against = {"version": "0.9.0", "rules": "a", "changed": {"goal": [10, 7]}, "differences": {}} | said
    if difference is not None:
        against["differences"] = {"wins/oaks": WINS | difference}
    line: dict[str, Any] = {
        "version": "0.9.1",
        "rules": "b",
        "changes": None,
        "compare": {},
        "wins": {"oaks": {}, "squirrels": {}},
    }
    line |= {key: said[key] for key in ("changes", "compare", "rules") if key in said}
    verdict = verdict_on({**line, "against": against}, report_words("mast-year", language))
    assert verdict is not None
    return " ".join((verdict.title, *verdict.sentences))


def test_a_games_first_version_has_none() -> None:
    assert verdict_on({"version": "1"}, report_words("mast-year", "en")) is None


@pytest.mark.parametrize(
    ("difference", "said"),
    [
        ({}, "not told apart; 120 more games would (difference between −14 and +34 percentage points)."),
        ({"more_games_needed": None}, "not told apart (difference"),
        ({"apart": True}, "told apart (difference"),
        ({"low": None}, "(no range yet)."),
    ],
)
def test_it_says_whether_two_versions_can_be_told_apart(difference: dict[str, Any], said: str) -> None:
    assert said in told(difference).partition("Oaks won 67% with 0.9.0 and 77% with 0.9.1: ")[2]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({}, "Options that differ: goal 10 → 7."),
        ({"changed": None}, "Which options differ is not recorded."),
        ({"changed": {}, "rules": "a"}, "No option differs."),
        ({"changed": {}}, "No option differs, but the rules are not the same:"),
        ({"changes": "a goal of 7"}, "New in this version: a goal of 7"),
        ({"compare": {"alternate": 3}}, "The companion dealt out the versions."),
        ({"compare": {"chosen": 3}}, "Groups picked their version"),
        ({"compare": {"alternate": 1, "chosen": 3}}, "to some groups; others picked theirs."),
    ],
)
def test_it_says_what_changed_and_who_took_the_version(said: dict[str, Any], sentence: str) -> None:
    assert sentence in told(**said)


def test_it_is_told_in_other_languages() -> None:
    assert "noch nicht zu unterscheiden, erst mit 120 weiteren Spielen" in told(
        {}, "de", differences={"wins/oaks": WINS}
    )
    assert "potrzeba jeszcze 120 gier" in told({}, "pl", differences={"wins/oaks": WINS})
