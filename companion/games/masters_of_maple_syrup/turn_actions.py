"""Tap, harvest and develop, by the action card or by what was chosen (MM-2.2, MM-2.3, MM-4.1)."""

from typing import Final

from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup.actions import Develop, Harvest, Tap, TurnAction
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.piles import PlayerPiles
from companion.games.masters_of_maple_syrup.properties import Property, card_at, check_copies, tapped, untapped
from companion.games.masters_of_maple_syrup.state import Phase, PlacedCard, Side, State, Turn
from companion.phrases import Player, phrase

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
    return ImpossibleActionError(why, rule, phrase(f"refused.{state.phase}", rule))


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
        message = phrase("refused.drew", "MM-2.3")
        raise ImpossibleActionError(
            "say how many cards were drawn: not all of these trees' are known", "MM-2.3", message
        )
    return moved(state, turn, Harvest(seat, action.places, drew), piles_of(state, seat).drawn(drew), cards)


def drawn_by(trees: list[PlacedCard]) -> int | None:
    """Returns how many cards are drawn when trees are harvested, or None if that is not known for all of them."""
    known = [tree.card.draws for tree in trees if tree.card.draws is not None]
    return sum(known) if len(known) == len(trees) else None


def develop(state: State, action: Develop) -> State:
    """Returns the state after a card was developed and paid for (MM-2.3, MM-4.1)."""
    turn, seat = _turn_for(state, DEVELOP, action.seat), action.seat
    if seat in turn.developed:
        message = phrase("refused.developed", "MM-2.3", player=Player(seat))
        raise ImpossibleActionError(
            f"seat {seat} has developed a card in this turn: more come by effects", "MM-2.3", message
        )
    card = check_copies(state, action.card)
    _check_type(state, turn, seat, card)
    paid = action.paid if action.paid is not None else price_of(state, turn, card)
    if paid is None:
        message = phrase("refused.paid", "MM-2.3", card=card.name)
        raise ImpossibleActionError(f"say what was 'paid': the cost of {card.name!r} is not known", "MM-2.3", message)
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
        message = phrase("refused.type", "MM-4.1", player=Player(seat), kind=phrase(f"type.{allowed}"))
        raise ImpossibleActionError(
            f"seat {seat} may develop a {allowed}, and {card.name!r} is a {card.type}", "MM-4.1", message
        )


def _turn_for(state: State, action: str, seat: int) -> Turn:
    """Returns the turn, after `seat` came to its action. Raises ImpossibleActionError if it cannot (MM-2.2, MM-4.1)."""
    turn = state.turn
    if turn is None:
        raise too_soon(state)
    if turn.does != action:
        message = phrase("refused.other-action", "MM-2.2", action=phrase(f"action.{turn.does}"))
        raise ImpossibleActionError(f"the action of this turn is {turn.does!r}, not {action!r}", "MM-2.2", message)
    if seat != turn.seat and turn.action == CHOOSE:
        message = phrase("refused.no-turn", "MM-4.1", player=Player(seat))
        raise ImpossibleActionError(f"seat {seat} takes no action: the other one chose", "MM-4.1", message)
    if seat == turn.seat and turn.others_came:
        message = phrase("refused.late", "MM-2.2", player=Player(seat))
        raise ImpossibleActionError(f"seat {seat} acts first, and the other has acted already", "MM-2.2", message)
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
