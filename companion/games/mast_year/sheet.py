"""The score sheet in phrases (see words.toml)."""

from companion.engine.phrases import Phrase
from companion.games.mast_year.state import State


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the sheet."""
    return ()
