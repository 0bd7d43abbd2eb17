"""Bamboo Harvest on the screen: which screens it brings, and what the others ask it."""

from typing import Any, Final

from companion.app.game_screens import GameScreens
from companion.games.bamboo_harvest.state import Phase
from companion.translations import Translation

SCREENS_IN: Final = f"{__name__}.screens"


def stands(standing: Any, words: Translation) -> str:
    """Returns the tokens of every seat, and how far the game has come."""
    state = standing.state
    tokens = words.text("ui.games.stands", tokens=" : ".join(map(str, state.tokens)))
    if state.phase is Phase.OVER:
        return f"{tokens}  ·  {words.text('ui.games.over')}"
    return f"{tokens}  ·  {words.text('ui.bar.round' if state.round else 'ui.bar.setup', number=state.round)}"


def rule_of(standing: Any) -> str:
    """Returns the fact on which the step of the turn rests."""
    return standing.game.explain(standing.state)[-1].rule or ""


def asks(standing: Any) -> bool:
    """Tells whether the seat in turn must discard deeds."""
    return bool(standing.game.view(standing.state).surplus)


SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.seats", "SeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "BambooHarvestPlayScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        **dict.fromkeys(("correct", "question"), (f"{SCREENS_IN}.correct", "BambooHarvestCorrectScreen")),
        "forest": (f"{SCREENS_IN}.forest", "ForestScanScreen"),
        "over": (f"{SCREENS_IN}.over", "BambooHarvestOverScreen"),
        "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=("follow",),
    way_of=lambda standing: "follow",
    stands=stands,
    rule_of=rule_of,
    asks=asks,
    picture="reed",
    backdrop="bamboo",
)
