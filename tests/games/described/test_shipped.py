"""The described games that are shipped: each checks clean, is found, is told in three languages, and can be played."""

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.games.described.description import Text
from companion.games.described.examples import work_example
from companion.journal import described_games
from companion.journal.described_games import read_file

FOLDER = Path(str(resources.files(described_games.SHIPPED))) / described_games.FOLDER
FILES = sorted(FOLDER.glob("*.toml"))
HANDS = 20
MOST_LINES = 70
LANGUAGES = {"en", "de", "pl"}


def by_stem(path: Path) -> str:
    return path.stem


def is_in_three_languages(text: Text) -> bool:
    return {language for language, _ in text.by_language} == LANGUAGES


@pytest.mark.parametrize("path", FILES, ids=by_stem)
class TestShippedGame:
    def test_it_has_neither_faults_nor_warnings(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert (main(["game", "check", str(path)]), capsys.readouterr().err) == (0, "")

    def test_it_is_short(self, path: Path) -> None:
        head, _, rest = path.read_text(encoding="utf-8").partition("[rules]\n")
        assert len((head + rest.rpartition('"""\n')[2]).splitlines()) <= MOST_LINES

    def test_its_rules_are_the_same_numbered_facts_in_three_languages(self, path: Path) -> None:
        rules = read_file(path).rules
        assert rules
        assert is_in_three_languages(rules)
        facts = [text.strip().splitlines() for _, text in rules.by_language]
        assert [[fact.partition(". ")[0] for fact in told] for told in facts] == [
            [str(number) for number in range(1, len(facts[0]) + 1)]
        ] * len(facts)

    def test_its_rules_name_the_same_numbers_in_three_languages(self, path: Path) -> None:
        rules = read_file(path).rules
        assert rules
        for facts in zip(*(text.strip().splitlines() for _, text in rules.by_language), strict=True):
            assert len({frozenset(re.findall(r"\d+", fact)) for fact in facts}) == 1, facts

    def test_its_lines_are_told_in_three_languages(self, path: Path) -> None:
        description = read_file(path)
        says = [line.say for line in description.score] + [ask.say for ask in description.asks]
        says += [category.say for category in description.categories]
        says += [meld.cards for meld in description.melds if meld.cards]
        assert [say.first for say in says if not is_in_three_languages(say)] == []

    def test_it_has_two_worked_examples_that_hold(self, path: Path) -> None:
        description = read_file(path)
        assert len(description.examples) >= 2
        for example in description.examples:
            assert work_example(description, example)[1] == example.points

    def test_plain_players_play_it(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["game", "try", str(path), "--hands", str(HANDS), "--json"]) == 0
        figures: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert figures["hands"] == HANDS


def test_each_is_listed_by_its_stem(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["game", "list", "--json"]) == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["name"] for one in listed if one["shipped"]] == [path.stem for path in FILES]
