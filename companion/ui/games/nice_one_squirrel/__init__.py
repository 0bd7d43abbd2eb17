"""Nice One Squirrel! on the screen: which screens it brings, and what the others ask it."""

from typing import Final

from companion.app.game_screens import GameScreens
from companion.journal.journaled_games import Standing
from companion.translations import Translation

SCREENS_IN: Final = f"{__name__}.screens"


def stands(standing: Standing, words: Translation) -> str:
    """Returns everybody's points, and whether the last round is played or the game is over."""
    state = standing.state
    names = [name or words.text("players.unnamed", seat=seat) for seat, name in enumerate(state.players, 1)]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    if standing.over:
        return f"{points}  ·  {words.text('ui.games.over')}"
    return f"{points}  ·  {words.text('ui.table.last-round')}" if state.turns_left is not None else points


def rule_of(standing: Standing) -> str:
    """Returns the fact on which what comes next rests."""
    return standing.game.explain(standing.state)[-1].rule or ""


SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.options", "OptionsScreen"),
        "seats": (f"{SCREENS_IN}.seats", "NiceOneSquirrelSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "NiceOneSquirrelPlayScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        "correct": ("companion.ui.screens.correct", "CorrectScreen"),
        "question": ("companion.ui.screens.correct", "CorrectScreen"),
        "over": ("companion.ui.screens.over", "OverScreen"),
        "statistics": ("companion.ui.screens.score_sheet", "ScoreSheetScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=("follow",),
    way_of=lambda standing: "follow",
    stands=stands,
    rule_of=rule_of,
    asks=lambda standing: False,
    picture="nut-circle",
    backdrop="oak-leaf",
)
