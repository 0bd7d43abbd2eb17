"""The languages that the companion speaks: those with a file in this folder."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
COMMON: Final = "companion"
"""The package whose texts all games share."""
FOLDER: Final = "translations"
SUFFIX: Final = ".ftl"


def languages() -> tuple[str, ...]:
    """Returns the languages that the companion speaks, English first."""
    names = {file.stem for folder in _folders(COMMON) for file in folder.iterdir() if file.suffix == SUFFIX}
    return (ENGLISH, *sorted(names - {ENGLISH}))


def read_source(package: str, language: str) -> str:
    """Returns the Fluent source that `package` has in `language`, which may be empty."""
    files = [folder / f"{language}{SUFFIX}" for folder in _folders(package)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


def _folders(package: str) -> list[Path]:
    """Returns where the Fluent files of `package` may lie; unlike `resources.files`, it does not load the package."""
    found = find_spec(package)
    return [Path(folder, FOLDER) for folder in (found and found.submodule_search_locations) or ()]
