"""How sentences name a team: its two players, or in a game for two its one; and the colour of each suit."""

from typing import Final

from companion.games.lunar.deck import LunarSuit
from companion.games.lunar.state import State
from companion.phrases import Phrase, PhraseValue, Player, phrase


def seats_of(state: State, team: int) -> tuple[int, ...]:
    """Returns the seats of `team`."""
    return tuple(range(team, len(state.players), 2))


def team_phrase(key: str, rule: str | None, state: State, team: int, **values: PhraseValue) -> Phrase:
    """Returns a sentence about a team: `team` names its players, and `count` says how many they are."""
    seats = seats_of(state, team)
    return phrase(key, rule, team=tuple(map(Player, seats)), count=len(seats), **values)


SUIT_COLOURS: Final = {
    LunarSuit.WOLF: "#214799",
    LunarSuit.OWL: "#804505",
    LunarSuit.LYNX: "#a31721",
    LunarSuit.BAT: "#5c2185",
}
