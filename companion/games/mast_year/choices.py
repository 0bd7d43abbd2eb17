"""What can follow, whose entry it is, and what a camera must know of a table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from companion.cards import Card, cards_in
from companion.engine.faces import Face
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Trunk
from companion.games.mast_year.deck import BOUNTY_CARDS
from companion.games.mast_year.rules import PLAYERS, apply
from companion.games.mast_year.state import Hand, Phase, State
from companion.phrases import Phrase, phrase
from companion.tricks.trick_table import StandardTrickTable


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; tallies and noted tricks, which have many values, are entered in a form."""
    phase, hand = state.phase, state.hand
    if hand is None:
        return tuple(Speedy(seat) for seat in state.match.squirrels) if phase is Phase.SPEEDY else ()
    unseen = cards_in(hand.deal.deck & ~hand.seen)
    match phase:
        case Phase.TRICKS:
            return tuple(Play(card) for card in unseen)
        case Phase.EAT:
            return (*(Eat(stash.trick) for stash in hand.face_up(hand.leader)), Keep())
        case Phase.REVEAL:
            return tuple(Reveal(seat, card) for seat in _hidden(hand) for card in unseen)
    trunks = tuple(Trunk(card) for card in unseen)
    match phase:
        case Phase.DEAL:
            return (Dealt(), Passed(), *trunks)
        case Phase.PASS:
            return (Passed(), *trunks)
    return trunks


def _hidden(hand: Hand) -> tuple[int, ...]:
    return tuple(seat for seat in hand.deal.oaks if seat not in dict(hand.revealed))


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns Keep, or by "eat-largest" the largest face-up stash; the first Squirrel as the Speedy one; else None."""
    if state.phase is Phase.SPEEDY:
        return Speedy(state.match.squirrels[0])
    if state.phase is not Phase.EAT:
        return None
    hand = state.running
    largest = max(hand.face_up(hand.leader), key=lambda stash: len(stash.cards))
    return Eat(largest.trick) if how == "eat-largest" else Keep()


Placed: TypeAlias = tuple[int, Action]


def seated(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is, if it names none."""
    return moved(state, action) if isinstance(action, Play) and action.seat is None else action


def moved(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is."""
    if isinstance(action, Play) and state.phase is Phase.TRICKS and action.seat != state.turn:
        return replace(action, seat=state.turn)
    return action


def rearranged(state: State, actions: Sequence[Action], *, stay: bool) -> Sequence[Placed]:
    """Returns `actions` with their places and with seats that agree again; unchanged from the first impossible one on.

    `stay`: each card keeps its player, and a trick is played clockwise from its leader; else the cards keep
    their order, and go to the seats whose turn it is.
    """
    done: list[Placed] = []
    try:
        for group in _groups(state, actions):
            order = _by_turn(state, group) if stay else group
            for place, action in order:
                after = action if stay else moved(state, action)
                done.append((place, after))
                state = apply(state, after)
    except ImpossibleActionError:
        pass
    kept = {place for place, _ in done}
    rest = [(place, action) for place, action in enumerate(actions) if place not in kept]
    return (*done, *rest)


def _groups(state: State, actions: Sequence[Action]) -> Iterator[list[Placed]]:
    """Yields `actions` trick by trick; a choice, or any action that is no play, by itself."""
    missing = PLAYERS - len(state.hand.table) if state.hand else PLAYERS
    group: list[Placed] = []
    for place, action in enumerate(actions):
        begins = not isinstance(action, Play) or len(group) == missing or _is_second(action, group)
        if begins and group:
            yield group
            group, missing = [], PLAYERS
        group.append((place, action))
    if group:
        yield group


def _is_second(play: Play, group: list[Placed]) -> bool:
    """Whether the seat of `play` has played in `group` before, or a choice stands there."""
    return any(not isinstance(action, Play) or action.seat == play.seat is not None for _, action in group)


def _by_turn(state: State, group: list[Placed]) -> list[Placed]:
    """Returns a trick's plays in the order in which their seats play; the rest of a begun trick unchanged."""
    turn = state.turn
    seats = [action.seat for _, action in group if isinstance(action, Play) and action.seat is not None]
    if turn is None or len(seats) < len(group) or (state.hand and state.hand.table):
        return group
    first = turn
    by_seat = dict(zip(seats, group, strict=True))
    return [by_seat[seat] for seat in sorted(seats, key=lambda seat: (seat - first) % PLAYERS)]


class MastYearTrickTable(StandardTrickTable[State, Action]):
    """The trunk card, the cards of the tricks and the Oaks' last cards are seen; the Oaks reveal in any order."""

    lays = (Trunk, Play, Reveal)
    choices = staticmethod(choices)

    def is_deal_untouched(self, state: State) -> bool:
        return state.hand is None or not state.hand.seen

    def why_not_in_deck(self, state: State, face: Face) -> Phrase | None:
        """Returns why this hand's deck has no such card (MY-3.1, MY-8.2)."""
        assert isinstance(face, Card)
        if state.hand is None or face.bit & state.hand.deal.deck:
            return None
        has_bounty = bool(state.hand.deal.deck & BOUNTY_CARDS)
        return phrase("not-in-deck.card") if has_bounty else phrase("not-in-deck.hearts")


TRICK_TABLE = MastYearTrickTable()
