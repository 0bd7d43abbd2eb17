"""Rules of the kv files: each is for a widget that there is, and holds nothing that Kivy takes for an f-string.

Kivy ignores a rule for a class of another name.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from kivy.lang.parser import lang_fstr

from tests.project.tree import ROOT, find_files

RULE = re.compile(r"^<-?(\w+)>:", re.MULTILINE)
IMPORT = re.compile(r"^#:import (\w+) .*$", re.MULTILINE)
KIVY = {"Label"}
"""Widgets of Kivy's own that a rule is for."""


@cache
def classes() -> set[str]:
    """Returns the names of all widgets there are."""
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in find_files("companion/ui", suffix=".py")]
    return {node.name for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)}


@pytest.mark.parametrize("path", find_files("kv", suffix=".kv"), ids=str)
def test_each_rule_is_for_a_widget_that_there_is(path: Path) -> None:
    rules = set(RULE.findall((ROOT / path).read_text(encoding="utf-8")))
    assert rules, "no rule is found in the file"
    assert rules <= classes() | KIVY, f"no class is called {', '.join(sorted(rules - classes() - KIVY))}"


@pytest.mark.parametrize("path", find_files("kv", suffix=".kv"), ids=str)
def test_nothing_is_taken_for_an_f_string(path: Path) -> None:
    """A text that ends in f counts too: Kivy reads it with names that Python 3.14 no longer has."""
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    assert not [line.strip() for line in lines if lang_fstr.search(line)]


@pytest.mark.parametrize("path", find_files("kv", suffix=".kv"), ids=str)
def test_each_import_is_used(path: Path) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert set(IMPORT.findall(text)) <= set(re.findall(r"\w+", IMPORT.sub("", text)))
