"""The messages of the Fluent files, as translators' tools read them."""

from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from companion.translations.bundle import message_id
from companion.translations.languages import ENGLISH, FOLDER, SUFFIX, read_source
from tests.project.tree import ROOT

PACKAGES: Final = sorted(
    ".".join(path.relative_to(ROOT).parts[:-2]) for path in ROOT.glob(f"companion/**/{FOLDER}/{ENGLISH}{SUFFIX}")
)
"""Every package with texts."""
COMPLETE: Final = (ENGLISH, "de", "pl")
"""The languages that say everything; any other may lack texts, which are then said in English."""


class _Variables(Visitor):
    """Collects the variables of a message: those it shows, and those that only choose a variant."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's own name
        inner = _Variables()
        inner.visit(node.selector)
        self.choosing |= inner.shown
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)


class _Plurals(Visitor):
    """Collects the variants of each choice by a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.found.append(
                {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            )
        for variant in node.variants:
            self.visit(variant)


def read_entries(package: str, language: str) -> list[ast.EntryType]:
    """Returns all that stands in a file, what cannot be read included."""
    return FluentParser().parse(read_source(package, language)).body


def read_messages(package: str, language: str) -> Mapping[str, ast.Message]:
    """Returns the messages of a package by their identifiers."""
    return {entry.id.name: entry for entry in read_entries(package, language) if isinstance(entry, ast.Message)}


def find_missing(package: str, language: str) -> list[str]:
    """Returns the messages that English has and `language` lacks."""
    there = read_messages(package, language)
    return [name for name in read_messages(package, ENGLISH) if name not in there]


def variables(message: ast.Message) -> tuple[set[str], set[str]]:
    """Returns the variables that a message shows, and all that it uses."""
    found = _Variables()
    found.visit(message)
    return found.shown, found.shown | found.choosing


def plurals(message: ast.Message) -> Iterator[set[str]]:
    """Yields the categories of each choice by a number."""
    found = _Plurals()
    found.visit(message)
    yield from found.found


def written(message: ast.Message) -> str:
    """Returns a message as it stands in its file, without its name."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def messages_below(package: str, key: str) -> set[str]:
    """Returns the identifiers of the English messages whose key begins with `key`."""
    return {name for name in read_messages(package, ENGLISH) if name.startswith(f"{message_id(key)}-")}
