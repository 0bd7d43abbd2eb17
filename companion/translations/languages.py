"""The languages that the companion speaks: those with a file in this folder."""

import re
from collections.abc import Mapping
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


def system_language(environment: Mapping[str, str]) -> str:
    """Returns the first of the system's languages that the companion speaks, in gettext's order; else English."""
    set_ones = filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG")))
    locale = next(set_ones, "C")
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale] if _language_of(locale) not in ("C", "POSIX") else []
    spoken = languages()
    return next((language for language in map(_language_of, wanted) if language in spoken), ENGLISH)


def _language_of(locale: str) -> str:
    """Returns the language of a locale such as "de_AT.UTF-8@euro"."""
    return re.split("[_.@]", locale)[0]


def read_source(package: str, language: str) -> str:
    """Returns the Fluent source that `package` has in `language`, which may be empty."""
    files = [folder / f"{language}{SUFFIX}" for folder in _folders(package)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


def _folders(package: str) -> list[Path]:
    """Returns where the Fluent files of `package` may lie; unlike `resources.files`, it does not load the package."""
    found = find_spec(package)
    return [Path(folder, FOLDER) for folder in (found and found.submodule_search_locations) or ()]
