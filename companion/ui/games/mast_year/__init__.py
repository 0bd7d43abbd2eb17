"""Mast Year on the screen: which screens it brings, and what the others ask it."""

from typing import Final

from companion.app.game_screens import WATCH, GameScreens
from companion.games.mast_year.state import Match, Phase, State
from companion.games.mast_year.view import view
from companion.journal.journaled_games import Standing
from companion.translations import Translation
from companion.ui.games.mast_year.ways import FOLLOW, TALLY, WINNERS, way_of

SCREENS_IN: Final = f"{__name__}.screens"
LOOKS_IN: Final = f"{__name__}.looks"


def stands(standing: Standing, words: Translation) -> str:
    """Returns the points of both teams, and how far the game has come."""
    state: State = standing.state
    hand = state.hand.deal.number if state.hand else len(state.hands)
    games = [_points(match, words) for match in state.matches]
    if state.options.tournament:
        games = [f"{words.text('statistics.game', number=number)}: {said}" for number, said in enumerate(games, 1)]
    far = words.text("ui.games.over") if standing.over else words.text("ui.bar.hand", number=hand)
    return f"{'  ·  '.join(games)}  ·  {far}"


def _points(match: Match, words: Translation) -> str:
    squirrels, oaks = match.scores
    return words.text("ui.games.stands", squirrels=squirrels, oaks=oaks)


def rule_of(standing: Standing) -> str:
    """Returns the fact on which the phase rests."""
    return view(standing.state).task.rule or ""


def asks(standing: Standing) -> bool:
    """Tells whether the winner must choose what to eat."""
    return standing.state.phase is Phase.EAT


SCREENS: Final = GameScreens(
    screens={
        "variant": ("companion.ui.screens.options", "OptionsScreen"),
        "seats": (f"{SCREENS_IN}.seats", "MastYearSeatsScreen"),
        "play": (f"{SCREENS_IN}.play", "MastYearPlayScreen"),
        "history": ("companion.ui.screens.history", "HistoryScreen"),
        "correct": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "question": (f"{SCREENS_IN}.correct", "CorrectCountScreen"),
        "marks": (f"{SCREENS_IN}.marks", "MarksScreen"),
        "between": (f"{SCREENS_IN}.between", "BetweenScreen"),
        "over": ("companion.ui.screens.over", "OverScreen"),
        "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    },
    telling=(f"{__name__}.telling", "TELLING"),
    ways=(WATCH, FOLLOW, WINNERS, TALLY),
    way_of=way_of,
    stands=stands,
    rule_of=rule_of,
    asks=asks,
    picture="squirrel",
    backdrop="oak",
    stands_first=True,
    pauses=lambda standing: standing.state.phase is Phase.SPEEDY,
    looks={"deck": (LOOKS_IN, "look_at_deck"), "stashes": (LOOKS_IN, "look_at_stashes")},
)
