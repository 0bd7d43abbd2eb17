"""What each action does (LU-2 to LU-5), and who wins: a state and an action in, the next state out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.errors import refuse
from companion.games.lunar.actions import TRICKS, Action, Exchanged, Pair, Play, Stars, Tally, TrackPoints, Trump
from companion.games.lunar.choices import refusal
from companion.games.lunar.deck import Area, LunarSuit
from companion.games.lunar.options import read_options
from companion.games.lunar.state import CARDS_IN_TRICK, Phase, PlayedCard, Round, Seen, State, Trick, WinReason
from companion.phrases import Player
from companion.tricks import UnfollowedSuit, revokes, settled

GOAL: Final = 30
OWN: Final = 6
"""Rank cards, and suit cards, that a player is dealt (LU-1.2, LU-5.3)."""
SKY_HAS: Final = 12
"""Rank cards, and suit cards, of the Sky (LU-5.3)."""


def standing(table: tuple[PlayedCard, ...], trump: LunarSuit | None) -> tuple[int, WinReason] | None:
    """Returns which side is winning, and why; None while neither is.

    A side is 0 for those who play the first and third card of a trick, 1 for the others.
    """
    faces = [laid.card.face for laid in table]
    suits = [next((face.suit for face in faces[side::2] if face.suit), None) for side in (0, 1)]
    ranks = [next((face.rank for face in faces[side::2] if face.rank), None) for side in (0, 1)]
    if suits[0] is None and suits[1] is None:
        return None
    if suits[0] is suits[1]:
        return _by_rank(ranks[0], ranks[1])
    for side in (0, 1):
        if suits[side] is None:
            return 1 - side, WinReason.LEAD
    if trump in suits:
        return suits.index(trump), WinReason.TRUMP
    first_suit = next(place for place, face in enumerate(faces) if face.suit)
    return first_suit % 2, WinReason.LEAD


def _by_rank(first: int | None, second: int | None) -> tuple[int, WinReason] | None:
    if first is None or second is None:
        return None
    if first == second:
        return 1, WinReason.LAST  # the other side plays the trick's last card
    return int(second > first), WinReason.RANK


def winner_at(scores: Pair) -> int | None:
    """Returns the team that has won with `scores` after a round, or None if the game goes on (LU-4.2)."""
    first, second = scores
    return None if max(scores) < GOAL or first == second else int(second > first)


def begin_round(state: State) -> State:
    """Returns the state at the start of the next round; the start player moves on by one seat (LU-4.1)."""
    number, players = len(state.closed) + 1, len(state.players)
    first = (state.options.start + number - 1) % players
    left = (OWN,) * 2 * players + ((SKY_HAS,) * 2 if state.is_for_two else ())
    return replace(state, round=Round(number, first, first, left=left))


def close(state: State, running: Round, entered: Pair | None) -> State:
    """Puts the round away with the points of the track, agreed or `entered`, and begins what follows."""
    first, second = (state.options.points_at(spaces) for spaces in running.spaces)
    track = (first, second) if first is not None and second is not None else entered
    closed = replace(state, closed=(*state.closed, replace(running, track=track)), round=None)
    return begin_round(closed) if winner_at(closed.scores) is None else closed


_WAITS: Final = {
    Phase.TRUMP: ("a round begins now: 'exchanged' (four players), 'trump' or 'tally' can follow", "LU-2.2"),
    Phase.TRICKS: ("a trick is being played: only 'play' can follow", "LU-3.1"),
    Phase.STARS: ("the star cards of the trick are counted now: only 'stars' can follow", "LU-3.4"),
    Phase.TRACK: ("the round is over: only 'track' can follow", "LU-4.1"),
    Phase.OVER: ("the game is over: nothing can follow", "LU-4.2"),
}


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first round. Raises BadRecordError."""
    return begin_round(State(read_options(options, players), players, (), None))


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _round_in(state: State, phase: Phase) -> Round:
    running = state.round
    if running is None or running.phase is not phase:
        why, rule = _WAITS[state.phase]
        raise refuse(why, rule, state.phase)
    return running


def _with(state: State, running: Round) -> State:
    return State(state.options, state.players, state.closed, running)


def _exchanged(state: State, action: Exchanged) -> State:
    running = _round_in(state, Phase.TRUMP)
    if state.is_for_two:
        raise refuse("two players do not exchange: leave 'exchanged' out", "LU-5.3", "no-exchange")
    if running.exchanged:
        raise refuse("the exchange of this round is done already", "LU-2.1", "exchanged")
    return _with(state, replace(running, exchanged=True))


def _trump(state: State, action: Trump) -> State:
    return _with(state, replace(_round_in(state, Phase.TRUMP), trump=action.suit))


def _play(state: State, action: Play) -> State:
    running = _round_in(state, Phase.TRICKS)
    seat = state.seat_of_turn(running)
    if action.seat is not None and action.seat != seat:
        why = f"it is seat {seat}'s turn, not seat {action.seat}'s"
        raise refuse(why, "LU-3.1", "turn", player=Player(seat), seat=action.seat)
    laid = PlayedCard(action.card, action.from_)
    if error := refusal(state, running, laid):
        raise error
    running = _lay(running, seat, laid, len(state.players))
    return _with(state, running) if len(running.table) < CARDS_IN_TRICK else _complete(state, running)


def _lay(running: Round, seat: int, laid: PlayedCard, players: int) -> Round:
    """Returns the round with a card on the table, and with what it proves."""
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
    seen = tuple(left), tuple(played), unfollowed, irregularities
    return _moved(running, running.leader, (*running.table, laid), running.tricks, seen)


def _between(running: Round, leader: int, tricks: tuple[Trick, ...]) -> Round:
    """Returns the round with no card on the table."""
    seen = running.left, running.played, running.unfollowed, running.irregularities
    return _moved(running, leader, (), tricks, seen)


def _moved(running: Round, leader: int, table: tuple[PlayedCard, ...], tricks: tuple[Trick, ...], seen: Seen) -> Round:
    """Returns the round with other cards on the table; written out, as `replace` is slow."""
    return Round(running.number, running.start, leader, running.trump, running.exchanged, table, tricks, *seen)


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
    return close(state, running, None)


def _stars(state: State, action: Stars) -> State:
    running = _round_in(state, Phase.STARS)
    last = running.tricks[-1]
    last = Trick(last.number, last.leader, last.cards, last.team, last.because, last.lead, action.kept)
    return _after_trick(state, _between(running, running.leader, (*running.tricks[:-1], last)))


def _track(state: State, action: TrackPoints) -> State:
    return close(state, _round_in(state, Phase.TRACK), action.points)


def _tally(state: State, action: Tally) -> State:
    running = _round_in(state, Phase.TRUMP)
    if running.has_begun:
        raise refuse("this round is being followed: 'tally' comes instead of all its steps", "LU-2.1", "begun")
    if sum(action.spaces) != TRICKS:
        why = f"the teams' spaces must add up to {TRICKS}, the tricks of a round"
        raise refuse(why, "LU-4.1", "spaces", spaces=TRICKS)
    if (action.track is None) is (state.options.track is None):
        given = "leave 'track' out: the agreed track gives the points" if action.track else "'track' is needed"
        raise refuse(given, "LU-4.1", "track-points")
    return close(state, replace(running, tallied=action), action.track)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    Play: _play,
    Exchanged: _exchanged,
    Trump: _trump,
    Stars: _stars,
    TrackPoints: _track,
    Tally: _tally,
}
