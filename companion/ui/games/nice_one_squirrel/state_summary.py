"""The state of a game of Nice One Squirrel! in short, for other screens: its score."""

from companion.app.texts import shorten_names
from companion.games.nice_one_squirrel.state import State
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns everybody's points, and whether it is the last round or the game is over."""
    state = snapshot.state_as(State)
    names = enumerate(shorten_names(snapshot.record.players), 1)
    called = [name or words.text("players.unnamed", seat=seat) for seat, name in names]
    points = ", ".join(f"{name}: {score}" for name, score in zip(called, state.scores, strict=True))
    if snapshot.over:
        return f"{points}  ·  {words.text('ui.games.over')}"
    return f"{points}  ·  {words.text('ui.table.last-round')}" if state.turns_left is not None else points
