"""What each action does (LU-2 to LU-5). Pure functions: a state and an action in, the next state out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from companion.errors import ImpossibleActionError
from companion.games.lunar import ending
from companion.games.lunar.actions import TRICKS, Action, Exchanged, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.deck import Area
from companion.games.lunar.options import Options
from companion.games.lunar.playable import check_card
from companion.games.lunar.scoring import standing
from companion.games.lunar.state import Phase, PlayedCard, Round, State, Trick
from companion.phrases import Player, phrase
from companion.tricks import UnfollowedSuit, revokes, settled

CARDS_IN_TRICK: Final = 4
_WAITS: Final = {
    Phase.TRUMP: ("a round begins now: 'exchanged' (four players), 'trump' or 'tally' can follow", "LU-2.2"),
    Phase.TRICKS: ("a trick is being played: only 'play' can follow", "LU-3.1"),
    Phase.STARS: ("the star cards of the trick are counted now: only 'stars' can follow", "LU-3.4"),
    Phase.TRACK: ("the round is over: only 'track' can follow", "LU-4.1"),
    Phase.OVER: ("the game is over: nothing can follow", "LU-4.2"),
}


def start(options: Options, players: tuple[str, ...]) -> State:
    """Returns the state before the first round."""
    return ending.begin_round(State(options, players, (), None))


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _round_in(state: State, phase: Phase) -> Round:
    running = state.round
    if running is None or running.phase is not phase:
        why, rule = _WAITS[state.phase]
        raise ImpossibleActionError(why, rule, phrase(f"refused.{state.phase}", rule))
    return running


def _with(state: State, running: Round) -> State:
    return State(state.options, state.players, state.closed, running)


def _exchanged(state: State, action: Exchanged) -> State:
    running = _round_in(state, Phase.TRUMP)
    if state.is_for_two:
        message = phrase("refused.no-exchange", "LU-5.3")
        raise ImpossibleActionError("two players do not exchange: leave 'exchanged' out", "LU-5.3", message)
    if running.exchanged:
        message = phrase("refused.exchanged", "LU-2.1")
        raise ImpossibleActionError("the exchange of this round is done already", "LU-2.1", message)
    return _with(state, replace(running, exchanged=True))


def _trump(state: State, action: Trump) -> State:
    return _with(state, replace(_round_in(state, Phase.TRUMP), trump=action.suit))


def _play(state: State, action: Play) -> State:
    running = _round_in(state, Phase.TRICKS)
    seat = state.seat_of_turn(running)
    if action.seat is not None and action.seat != seat:
        message = phrase("refused.turn", "LU-3.1", player=Player(seat), seat=action.seat)
        raise ImpossibleActionError(f"it is seat {seat}'s turn, not seat {action.seat}'s", "LU-3.1", message)
    laid = PlayedCard(action.card, action.from_)
    check_card(state, running, laid)
    running = _lay(running, seat, laid, len(state.players))
    return _with(state, running) if len(running.table) < CARDS_IN_TRICK else _complete(state, running)


def _lay(running: Round, seat: int, laid: PlayedCard, players: int) -> Round:
    """Returns the round with a card on the table, and with what it proves; written out, as `replace` is slow."""
    face, common = laid.card.face, laid.area is Area.SKY
    played = list(running.played)
    played[face.place] += 1
    left = list(running.left)
    left[2 * (players if common else seat) + laid.card.kind] -= 1
    unfollowed, irregularities = running.unfollowed, running.irregularities
    if face.suit and unfollowed:
        found = revokes(unfollowed, seat, face.suit, len(running.tricks) + 1, common=common)
        if found:
            unfollowed, irregularities = settled(unfollowed, seat, face.suit, common=common), irregularities + found
    lead = running.lead if face.suit else None
    if lead and lead is not face.suit:
        unfollowed = (*unfollowed, UnfollowedSuit(seat, lead, len(running.tricks) + 1, common))
    return Round(
        running.number,
        running.start,
        running.leader,
        tuple(left),
        running.trump,
        running.exchanged,
        (*running.table, laid),
        running.tricks,
        tuple(played),
        unfollowed,
        irregularities,
    )


def _between(running: Round, leader: int, tricks: tuple[Trick, ...]) -> Round:
    """Returns the round with no card on the table; written out, as `replace` is slow."""
    return Round(
        running.number,
        running.start,
        leader,
        running.left,
        running.trump,
        running.exchanged,
        (),
        tricks,
        running.played,
        running.unfollowed,
        running.irregularities,
    )


def _complete(state: State, running: Round) -> State:
    """Gives the trick to its winners, the first of whom leads next (LU-3.5)."""
    won, lead = standing(running.table, running.trump), running.lead
    assert won is not None
    assert lead is not None
    side, because = won
    stars = sum(laid.card.star for laid in running.table) if state.options.stars_are_marked else None
    team = (running.leader + side) % 2
    trick = Trick(len(running.tricks) + 1, running.leader, running.table, team, because, lead, stars)
    leader = (running.leader + side) % len(state.players)
    running = _between(running, leader, (*running.tricks, trick))
    return _after_trick(state, running) if stars is not None else _with(state, running)


def _after_trick(state: State, running: Round) -> State:
    if len(running.tricks) < TRICKS or state.options.track is None:
        return _with(state, running)
    return ending.close(state, running, None)


def _stars(state: State, action: Stars) -> State:
    running = _round_in(state, Phase.STARS)
    last = running.tricks[-1]
    last = Trick(last.number, last.leader, last.cards, last.team, last.because, last.lead, action.kept)
    return _after_trick(state, _between(running, running.leader, (*running.tricks[:-1], last)))


def _track(state: State, action: TrackPoints) -> State:
    return ending.close(state, _round_in(state, Phase.TRACK), action.points)


def _tally(state: State, action: Tally) -> State:
    running = _round_in(state, Phase.TRUMP)
    if running.exchanged:
        message = phrase("refused.begun", "LU-2.1")
        raise ImpossibleActionError(
            "this round is being followed: 'tally' comes instead of all its steps", "LU-2.1", message
        )
    if sum(action.spaces) != TRICKS:
        message = phrase("refused.spaces", "LU-4.1", spaces=TRICKS)
        raise ImpossibleActionError(
            f"the teams' spaces must add up to {TRICKS}, the tricks of a round", "LU-4.1", message
        )
    if (action.track is None) is (state.options.track is None):
        given = "leave 'track' out: the agreed track gives the points" if action.track else "'track' is needed"
        raise ImpossibleActionError(given, "LU-4.1", phrase("refused.track-points", "LU-4.1"))
    return ending.close(state, replace(running, tallied=action), action.track)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    Play: _play,
    Exchanged: _exchanged,
    Trump: _trump,
    Stars: _stars,
    TrackPoints: _track,
    Tally: _tally,
}
