"""Refusals: what cannot be at this point of a game, with the part of the description that says so."""

from companion.errors import ImpossibleActionError
from companion.games.described.state import Hand, Phase, State
from companion.phrases import phrase

_WAITS = {
    Phase.DEAL: "a hand begins now",
    Phase.PASS: "the cards are dealt, and passed now",
    Phase.BID: "the table bids now: 'bid' or 'no-bid' can follow",
    Phase.TRUMP: "the declarer names trump, or calls a card, now",
    Phase.KITTY: "the kitty is taken up now: a card can follow",
    Phase.PLAY: "a trick is being played: 'play' or 'took' can follow",
    Phase.ASK: "the table is asked now: only 'tell' can follow",
    Phase.ROUND: "a round is being played: 'round' or 'tally' can follow",
    Phase.CATEGORIES: "the categories are counted now: only 'tell' can follow",
    Phase.OVER: "the game is over: nothing can follow",
}
_PARTS = {
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


def too_soon(state: State) -> ImpossibleActionError:
    """Returns the error that says what comes first."""
    phase = state.phase
    return ImpossibleActionError(_WAITS[phase], _PARTS[phase], phrase(f"refused.{phase}"))


def impossible(why: str, part: str) -> ImpossibleActionError:
    """Returns the error that says why something cannot be, by a part of the description."""
    return ImpossibleActionError(why, part, phrase("refused.other", why=why))


def check_seat(state: State, seat: int | None, turn: int | None) -> None:
    """Raises ImpossibleActionError if `seat`, where it is given, is nobody's or not the one in turn."""
    if seat is None:
        return
    if seat >= len(state.players):
        raise impossible(f"nobody sits in seat {seat}: there are seats 0 to {len(state.players) - 1}", "players")
    if turn is not None and seat != turn:
        raise impossible(f"it is seat {turn}'s turn, not seat {seat}'s", "play" if _plays(state.hand) else "bid")


def _plays(hand: Hand | None) -> bool:
    return hand is not None and hand.phase in (Phase.PLAY, Phase.KITTY, Phase.DEAL, Phase.PASS)
