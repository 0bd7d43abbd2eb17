"""Descriptions of games for tests: each of these files is a game."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "described" / "games"
TEXTS: Final[Mapping[str, str]] = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))
}


def described(name: str) -> dict[str, object]:
    """Returns a description as a record embeds it."""
    return tomllib.loads(TEXTS[name])


def usual_options(game: str) -> dict[str, object]:
    """Returns the options without which a game cannot begin: none but for described games."""
    return {"description": described("whist")} if game == "described" else {}
