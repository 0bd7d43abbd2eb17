"""The languages that the companion speaks: those with a file in this folder."""

from importlib import resources
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
    files = [file.name for file in resources.files(COMMON).joinpath(FOLDER).iterdir()]
    names = {name.removesuffix(SUFFIX) for name in files if name.endswith(SUFFIX)}
    return (ENGLISH, *sorted(names - {ENGLISH}))


def read_source(package: str, language: str) -> str:
    """Returns the Fluent source that `package` has in `language`, which may be empty."""
    found = find_spec(package)  # unlike `resources.files`, it does not load the package
    folders = found.submodule_search_locations if found else None
    files = [Path(folder, FOLDER, f"{language}{SUFFIX}") for folder in folders or ()]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")
