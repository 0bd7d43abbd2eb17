"""Each numbered fact of the rules has a test that names it, and each rule that the code cites is a fact."""

import re
from importlib import resources
from pathlib import Path

HERE = Path(__file__).parent
CITED = re.compile(r"\bMY-\d+(?:\.\d+)?")


def facts() -> set[str]:
    """Returns the numbers of all facts: a section's heading, then its numbered lines."""
    found: set[str] = set()
    section = ""
    rules = resources.files("companion.games.mast_year").joinpath("RULES.md").read_text(encoding="utf-8")
    for line in rules.splitlines():
        if heading := re.match(r"## (MY-\d+) ", line):
            section = heading[1]
        elif number := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{number[1]}")
    return found


def cited_in(*paths: Path) -> set[str]:
    return {rule for path in paths for rule in CITED.findall(path.read_text(encoding="utf-8"))}


def test_each_fact_has_a_test_that_names_it() -> None:
    tests = [path for path in HERE.glob("test_*.py") if path.name != Path(__file__).name]
    assert len(facts()) > 35
    assert sorted(facts() - cited_in(*tests)) == []


def test_each_rule_that_the_code_cites_is_a_fact() -> None:
    sections = {fact.split(".")[0] for fact in facts()}
    code = Path(str(resources.files("companion.games.mast_year")))
    assert sorted(cited_in(*code.rglob("*.py")) - facts() - sections) == []
