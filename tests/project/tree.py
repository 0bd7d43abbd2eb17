"""The project's own files, as the tests of its shape look at them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("companion", "vision", "hardware", "kv")


def read_project() -> dict[str, Any]:
    """Returns pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def find_files(*folders: str, suffix: str = "", root: Path = ROOT) -> list[Path]:
    """Returns the files below `folders`, as paths from `root`, without what Python keeps beside them."""
    found = (path for folder in folders for path in sorted((root / folder).rglob(f"*{suffix}")))
    return [path.relative_to(root) for path in found if path.is_file() and "__pycache__" not in path.parts]


def find_imports(source: str) -> Iterator[str]:
    """Gives the dotted name of each module that `source` imports, at its top or within a function."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_below(name: str, module: str) -> bool:
    """Tells whether the dotted `name` is `module` or within it."""
    return f"{name}.".startswith(f"{module}.")


def read_pins(lock: str) -> dict[str, set[str]]:
    """Returns the versions that a lock file pins, by package."""
    pins: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / lock).read_text(), re.MULTILINE):
        pins.setdefault(name, set()).add(version)
    return pins
