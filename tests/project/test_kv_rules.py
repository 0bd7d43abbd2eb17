"""Rules of the kv files: each is for a widget that there is. Kivy ignores a rule for a class of another name."""

import ast
import re
from pathlib import Path

import pytest

from tests.project.tree import ROOT, find_files

RULE = re.compile(r"^<-?(\w+)>:", re.MULTILINE)
KIVY = {"Label"}
"""Widgets of Kivy's own that a rule is for."""
CLASSES = {
    node.name
    for path in find_files("companion/ui", suffix=".py")
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
    if isinstance(node, ast.ClassDef)
}


@pytest.mark.parametrize("path", find_files("kv", suffix=".kv"), ids=str)
def test_each_rule_is_for_a_widget_that_there_is(path: Path) -> None:
    rules = set(RULE.findall((ROOT / path).read_text(encoding="utf-8")))
    assert rules, "no rule is found in the file"
    assert rules <= CLASSES | KIVY, f"no class is called {', '.join(sorted(rules - CLASSES - KIVY))}"
