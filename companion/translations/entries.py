"""Entries: the messages and terms of Fluent files, parsed one by one as they are asked for.

A screen shows few of the thousand texts, and parsing them all would double the time of a start.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, Term, TermReference
from fluent.syntax.visitor import Visitor

from companion.translations.languages import read_source

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![a-zA-Z#-]).*\n)*", re.ASCII | re.MULTILINE)
"""A message, or a term after a dash, up to the next line that begins with a letter, a dash or a comment."""
PARSER: Final = FluentParser(with_spans=False)


class Entries:
    """Entries by identifier (a term's begins with a dash); `sources` are their texts in the files."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._parsed: dict[str, Message | Term | None] = {}

    def find(self, name: str) -> Message | Term | None:
        """Returns an entry, or None if there is none that can be read."""
        if name not in self._parsed:
            entry = PARSER.parse_entry(self._sources[name]) if name in self._sources else None
            self._parsed[name] = entry if isinstance(entry, Message | Term) else None
        return self._parsed[name]

    def find_all(self, name: str) -> Resource:
        """Returns an entry with all that it refers to."""
        found: dict[str, Message | Term] = {}
        names = [name]
        for wanted in names:  # it grows by what is referred to
            entry = self.find(wanted)
            if entry and wanted not in found:
                found[wanted] = entry
                references = _References()
                references.visit(entry)
                names += references.found
        return Resource(list(found.values()))


class _References(Visitor):
    """Collects the entries that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # Fluent's own name
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")


@cache
def read_entries(package: str, language: str) -> Mapping[str, str]:
    """Returns the source of each entry that `package` has in `language`, by its identifier; the first one counts."""
    found = ENTRY.finditer(read_source(package, language) + "\n")
    return {entry[1]: entry[0] for entry in reversed(list(found))}
