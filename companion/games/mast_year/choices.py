"""What can follow now, as far as it can be listed, and what is chosen that nobody sees."""

from companion.cards import cards_in
from companion.games.mast_year.actions import Action, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Trunk
from companion.games.mast_year.state import Hand, Phase, State


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
