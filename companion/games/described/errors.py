"""Refusals: what cannot be at this point of a game, with the part of the description that says so."""

from typing import Final

from companion.errors import ImpossibleActionError
from companion.games.described.state import Phase, State
from companion.phrases import PhraseValue, Player, phrase

NONE: Final = phrase("impossible.none-known")
_PARTS: Final = {
    Phase.DEAL: "deal",
    Phase.PASS: "pass",
    Phase.BID: "bid",
    Phase.TRUMP: "trump",
    Phase.KITTY: "deal",
    Phase.PLAY: "play",
    Phase.ASK: "ask",
    Phase.ROUND: "rounds",
    Phase.CATEGORIES: "category",
    Phase.OVER: "end",
}


_FOLLOWED: Final = (Phase.BID, Phase.KITTY, Phase.PLAY, Phase.ASK, Phase.ROUND, Phase.CATEGORIES, Phase.OVER)
"""The phases of which a command says what can follow."""


def too_soon(state: State) -> ImpossibleActionError:
    """Returns the error that says what comes first; a command adds which actions can follow."""
    why, part = phrase(f"now.{state.phase}"), _PARTS[state.phase]
    follows = phrase("impossible.now", why=why, follows=phrase(f"follows.{state.phase}"))
    return ImpossibleActionError(follows if state.phase in _FOLLOWED else why, part, phrase("refused.other", why=why))


def impossible(key: str, part: str, /, **values: PhraseValue) -> ImpossibleActionError:
    """Returns the error that says why something cannot be, by a part of the description."""
    why = phrase(key, None, **values)
    return ImpossibleActionError(why, part, phrase("refused.other", why=why))


def who(state: State, seat: int | None) -> PhraseValue:
    """Returns who sits in `seat`, also where nobody does."""
    return Player(seat) if seat is not None and seat < len(state.players) else f"seat {seat}"


def check_seat(state: State, seat: int | None, turn: int | None, part: str = "play") -> None:
    """Raises ImpossibleActionError if `seat`, where it is given, is nobody's or not the one in turn in a part."""
    if seat is None:
        return
    if seat >= len(state.players):
        raise impossible("impossible.no-seat", "players", seat=seat, last=len(state.players) - 1)
    if turn is not None and seat != turn:
        raise impossible("impossible.turn", part, turn=Player(turn), player=Player(seat))
