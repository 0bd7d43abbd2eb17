"""The languages that the companion speaks: those with a file in this folder."""

from importlib import resources
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
    file = resources.files(package).joinpath(FOLDER, f"{language}{SUFFIX}")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
