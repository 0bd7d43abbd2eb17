"""The classes of the packages: their bases, and which of their methods have docstrings."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.project.tree import ROOT, find_files


@dataclass(frozen=True, slots=True, eq=False)
class ClassSource:
    """A class as its source states it; `undocumented` gives the line of each public method without a docstring."""

    path: Path
    name: str
    bases: tuple[str, ...]
    documented: frozenset[str]
    undocumented: dict[str, int]

    @property
    def is_protocol(self) -> bool:
        return "Protocol" in self.bases

    def find_methods(self) -> set[str]:
        """Returns the names of the public methods, inherited ones among them."""
        return {name for found in (self, *find_ancestors(self)) for name in (*found.documented, *found.undocumented)}


def find_ancestors(found: ClassSource) -> list[ClassSource]:
    """Returns the bases of a class and theirs; where several classes bear the name of a base, all of them."""
    ancestors = [found]
    for child in ancestors:
        bases = (base for name in child.bases for base in _by_name().get(name, ()))
        ancestors.extend(base for base in bases if base not in ancestors)
    return ancestors[1:]


@cache
def read_classes() -> tuple[ClassSource, ...]:
    """Reads each file of the packages once and returns its classes."""
    return tuple(
        _read(path, node)
        for path in find_files("companion", "vision", "hardware", suffix=".py")
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )


def _read(path: Path, node: ast.ClassDef) -> ClassSource:
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    public = [method for method in methods if not method.name.startswith("_")]
    documented = frozenset(method.name for method in public if ast.get_docstring(method))
    bases = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
    return ClassSource(
        path,
        node.name,
        tuple(ast.unparse(base).rpartition(".")[2] for base in bases),
        documented,
        {method.name: method.lineno for method in public if method.name not in documented},  # no property's setter
    )


@cache
def _by_name() -> dict[str, list[ClassSource]]:
    classes: dict[str, list[ClassSource]] = {}
    for found in read_classes():
        classes.setdefault(found.name, []).append(found)
    return classes
