"""Why things are as they are, in phrases (see words.toml)."""

from companion.engine.phrases import Phrase
from companion.games.mast_year.state import State


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns why."""
    return ()
