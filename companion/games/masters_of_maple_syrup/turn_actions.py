"""What the actions of a turn do with properties, hands and piles (MM-2.3, MM-5.1)."""

from dataclasses import dataclass
from typing import Final

from companion.errors import ImpossibleActionError, refuse
from companion.games.masters_of_maple_syrup.actions import Develop, Harvest, Tap, TurnAction
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.state import (
    Phase,
    PlacedCard,
    Property,
    Side,
    State,
    Turn,
    card_at,
    check_copies,
    tapped,
    untapped,
)
from companion.phrases import Player, phrase


@dataclass(frozen=True, slots=True)
class PlayerPiles:
    """The hand of `seat`, the deck, and the discard pile."""

    seat: int
    hand: int
    deck: int
    discard: int

    def drawn(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards were drawn into the hand."""
        left = self.from_deck(count)
        return PlayerPiles(self.seat, self.hand + count, left.deck, left.discard)

    def from_deck(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the deck, which takes in the discards when it runs out (MM-2.5)."""
        if count <= self.deck:
            return PlayerPiles(self.seat, self.hand, self.deck - count, self.discard)
        both = self.deck + self.discard
        if count > both:
            raise refuse(f"deck and discards hold {both} cards together, not {count}", "MM-2.5", "deck", count=both)
        return PlayerPiles(self.seat, self.hand, both - count, 0)

    def taken(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards were taken from the discards into the hand."""
        left = self.from_discard(count)
        return PlayerPiles(self.seat, self.hand + count, left.deck, left.discard)

    def from_discard(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the discard pile."""
        if count > self.discard:
            why = f"the discard pile holds {self.discard} cards, not {count}"
            raise refuse(why, "MM-2.5", "discards", count=self.discard)
        return PlayerPiles(self.seat, self.hand, self.deck, self.discard - count)

    def discarded(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards from the hand were discarded."""
        left = self.from_hand(count)
        return PlayerPiles(self.seat, left.hand, left.deck, left.discard + count)

    def from_hand(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards went from the hand."""
        if count > self.hand:
            why = f"seat {self.seat} holds {self.hand} cards, not {count}"
            raise refuse(why, "MM-2.3", "hand", player=Player(self.seat), count=self.hand)
        return PlayerPiles(self.seat, self.hand - count, self.deck, self.discard)

    def into_hand(self, count: int) -> "PlayerPiles":
        """Returns the piles after cards that lay elsewhere came into the hand."""
        return PlayerPiles(self.seat, self.hand + count, self.deck, self.discard)


DISCOUNT: Final = 1
_WAITS: Final = {
    Phase.SELECT: ("a turn begins now: only 'select' can follow", "MM-2.1"),
    Phase.ACT: ("the action is being taken: 'tap', 'harvest', 'develop', 'effect' or 'end' can follow", "MM-2.2"),
    Phase.TALLY: ("the game is over: only 'value' can follow", "MM-3.2"),
    Phase.OVER: ("the game is over: only 'value' can follow", "MM-3.2"),
}


def too_soon(state: State) -> ImpossibleActionError:
    """Returns the error that says what comes first."""
    why, rule = _WAITS[state.phase]
    return refuse(why, rule, state.phase)


def tap(state: State, action: Tap) -> State:
    """Returns the state after trees were tapped (MM-2.3)."""
    turn = _turn_for(state, TAP, action.seat)
    cards = tapped(state.sides[action.seat].placed, action.seat, action.places)
    return moved(state, turn, action, piles_of(state, action.seat), cards)


def harvest(state: State, action: Harvest) -> State:
    """Returns the state after trees were harvested, and cards drawn (MM-2.3)."""
    turn, seat = _turn_for(state, HARVEST, action.seat), action.seat
    cards = untapped(state.sides[seat].placed, seat, action.places)
    drew = action.drew if action.drew is not None else drawn_by([card_at(cards, seat, one) for one in action.places])
    if drew is None:
        raise refuse("say how many cards were drawn: not all of these trees' are known", "MM-2.3", "drew")
    return moved(state, turn, Harvest(seat, action.places, drew), piles_of(state, seat).drawn(drew), cards)


def drawn_by(trees: list[PlacedCard]) -> int | None:
    """Returns how many cards are drawn when trees are harvested, or None if that is not known for all of them."""
    known = [tree.card.draws for tree in trees if tree.card.draws is not None]
    return sum(known) if len(known) == len(trees) else None


def develop(state: State, action: Develop) -> State:
    """Returns the state after a card was developed and paid for (MM-2.3, MM-4.1)."""
    turn, seat = _turn_for(state, DEVELOP, action.seat), action.seat
    if seat in turn.developed:
        why = f"seat {seat} has developed a card in this turn: more come by effects"
        raise refuse(why, "MM-2.3", "developed", player=Player(seat))
    card = check_copies(state, action.card)
    _check_type(state, turn, seat, card)
    paid = action.paid if action.paid is not None else price_of(state, turn, card)
    if paid is None:
        raise refuse(f"say what was 'paid': the cost of {card.name!r} is not known", "MM-2.3", "paid", card=card.name)
    piles = piles_of(state, seat).from_hand(1).discarded(paid)
    turn = Turn(turn.seat, turn.action, turn.does, turn.taken, turn.others_came, (*turn.developed, seat))
    cards = (*state.sides[seat].placed, PlacedCard(card))
    return moved(state, turn, Develop(seat, card.name, paid), piles, cards)


def price_of(state: State, turn: Turn, card: PropertyCard) -> int | None:
    """Returns what a card costs by the action card of this turn, or None if it is not known (MM-2.3, MM-4.1)."""
    if card.cost is None:
        return None
    return max(0, card.cost - DISCOUNT) if has_discount(state, turn) else card.cost


def has_discount(state: State, turn: Turn) -> bool:
    """Whether the action card of a turn lets the players develop for one less (MM-4.1)."""
    return state.options.rivals and turn.action == DEVELOP


def _check_type(state: State, turn: Turn, seat: int, card: PropertyCard) -> None:
    """Raises ImpossibleActionError for a type that the rivals' action card does not let `seat` develop (MM-4.1)."""
    develops = state.options.develops
    if develops is None or turn.action != DEVELOP or card.type is None:
        return
    allowed = develops[seat != turn.seat]
    if card.type != allowed:
        why = f"seat {seat} may develop a {allowed}, and {card.name!r} is a {card.type}"
        raise refuse(why, "MM-4.1", "type", player=Player(seat), kind=phrase(f"type.{allowed}"))


def _turn_for(state: State, action: str, seat: int) -> Turn:
    """Returns the turn, after `seat` came to its action. Raises ImpossibleActionError if it cannot (MM-2.2, MM-4.1)."""
    turn = state.turn
    if turn is None:
        raise too_soon(state)
    if turn.does != action:
        why = f"the action of this turn is {turn.does!r}, not {action!r}"
        raise refuse(why, "MM-2.2", "other-action", action=phrase(f"action.{turn.does}"))
    if seat != turn.seat and turn.action == CHOOSE:
        raise refuse(f"seat {seat} takes no action: the other one chose", "MM-4.1", "no-turn", player=Player(seat))
    if seat == turn.seat and turn.others_came:
        raise refuse(f"seat {seat} acts first, and the other has acted already", "MM-2.2", "late", player=Player(seat))
    if seat == turn.seat or turn.others_came:
        return turn
    return Turn(turn.seat, turn.action, turn.does, turn.taken, True, turn.developed)


def piles_of(state: State, seat: int) -> PlayerPiles:
    """Returns the hand of `seat`, the deck, and the discard pile."""
    return PlayerPiles(seat, state.sides[seat].hand, state.deck, state.discard)


def moved(state: State, turn: Turn, done: TurnAction, piles: PlayerPiles, cards: Property) -> State:
    """Returns the state after an action was taken; written out, as `replace` is slow."""
    side = Side(piles.hand, cards)
    return State(
        state.options,
        state.players,
        state.current,
        (state.sides[0], side) if piles.seat else (side, state.sides[1]),
        piles.deck,
        piles.discard,
        state.actions,
        Turn(turn.seat, turn.action, turn.does, (*turn.taken, done), turn.others_came, turn.developed),
        state.ended,
    )
