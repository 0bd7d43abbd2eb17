"""Each numbered fact of a game's rules has a test that names it, and each rule that its code cites is a fact."""

import re
from importlib import resources
from pathlib import Path

import pytest

from companion.games import find_game, find_game_package, game_names
from tests.games.phrases import facts_of

HERE = Path(__file__).parent


def package_of(name: str) -> str:
    return name.replace("-", "_")


def cited_in(prefix: str, *paths: Path) -> set[str]:
    cited = re.compile(rf"\b{prefix}-\d+(?:\.\d+)?")
    return {rule for path in paths for rule in cited.findall(path.read_text(encoding="utf-8"))}


def rules_of(name: str) -> tuple[str, set[str], set[str]]:
    """Returns the letters of a game's rules, its sections and its facts."""
    known = facts_of(find_game(name))
    facts = {rule for rule in known if "." in rule}
    return min(facts).split("-")[0], known - facts, facts


@pytest.mark.parametrize("name", game_names())
def test_each_fact_has_a_test_that_names_it(name: str) -> None:
    prefix, _, facts = rules_of(name)
    assert facts
    assert sorted(facts - cited_in(prefix, *(HERE / package_of(name)).glob("test_*.py"))) == []


@pytest.mark.parametrize("name", game_names())
def test_each_rule_that_the_code_cites_is_a_fact(name: str) -> None:
    prefix, sections, facts = rules_of(name)
    code = Path(str(resources.files(find_game_package(name))))
    assert sorted(cited_in(prefix, *code.rglob("*.py")) - facts - sections) == []


@pytest.mark.parametrize("name", game_names())
def test_the_rules_have_the_same_numbers_in_every_language(name: str) -> None:
    folder = resources.files(find_game_package(name))
    files = [file.name for file in folder.iterdir() if re.fullmatch(r"RULES\.\w\w\.md", file.name)]
    assert "RULES.de.md" in files
    english = marks(name, "RULES.md")
    assert {file: marks(name, file) for file in files} == dict.fromkeys(files, english)


def marks(name: str, file: str) -> list[list[str]]:
    """Returns the number of each section and each fact of a page of rules, in order."""
    return [line.split(" ")[:2] if line.startswith("#") else line.split(" ")[:1] for line in numbered(name, file)]


def numbered(name: str, file: str) -> list[str]:
    """Returns the headings of sections and the numbered lines of a page of rules."""
    text = resources.files(find_game_package(name)).joinpath(file).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if re.match(r"## |\d+\. ", line)]
