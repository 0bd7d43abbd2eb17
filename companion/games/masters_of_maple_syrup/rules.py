"""What each action does (MM-2, MM-3), and what can follow: a state and an action in, the next state out."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.engine.values import with_item
from companion.errors import ImpossibleActionError, refuse
from companion.games.masters_of_maple_syrup.actions import (
    DECK,
    DISCARD,
    Action,
    Develop,
    Effect,
    End,
    Harvest,
    Select,
    Tap,
    Value,
)
from companion.games.masters_of_maple_syrup.catalogue import CARDS, RED_MAPLE, find_card
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, PLAYERS, TAP, read_options
from companion.games.masters_of_maple_syrup.state import (
    HAND_LIMIT,
    LAST_CARD,
    EndedTurn,
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
from companion.games.masters_of_maple_syrup.turn_actions import (
    PlayerPiles,
    develop,
    harvest,
    moved,
    piles_of,
    price_of,
    tap,
    too_soon,
)
from companion.phrases import Player, phrase


def effect(state: State, action: Effect) -> State:
    """Returns the state after a card's effect, its parts in the order of the action's fields."""
    turn, seat = state.turn, action.seat
    if turn is None:
        raise too_soon(state)
    _check_parts(action)
    cards = state.sides[seat].placed
    card_at(cards, seat, action.place)
    piles = piles_of(state, seat).drawn(action.draw or 0).taken(action.take or 0).discarded(action.discard or 0)
    cards = tapped(cards, seat, action.tap or ())
    cards = untapped(cards, seat, action.untap or ())
    piles, cards = _tuck(piles, cards, action)
    piles, cards = _untuck(piles, cards, action)
    if action.develop is not None:
        card = check_copies(state, action.develop)
        piles, cards = piles.from_hand(1), (*cards, PlacedCard(card))
    return moved(state, turn, action, piles, cards)


def _check_parts(action: Effect) -> None:
    parts = (action.draw, action.take, action.discard, action.tap, action.untap, action.untuck, action.develop)
    if action.tuck is None and all(part is None for part in parts):
        why = "an effect does something: draw, take, discard, tap, untap, tuck, untuck or develop"
        raise refuse(why, "MM-5.1", "no-effect")
    if action.tuck is None and action.from_ is not None:
        why = "'from' says where tucked cards come from: leave it out, or say how many are tucked"
        raise refuse(why, "MM-5.1", "from")


def _tuck(piles: PlayerPiles, cards: Property, action: Effect) -> tuple[PlayerPiles, Property]:
    count = action.tuck or 0
    if action.from_ == DECK:
        piles = piles.from_deck(count)
    elif action.from_ == DISCARD:
        piles = piles.from_discard(count)
    else:
        piles = piles.from_hand(count)
    return piles, _with_tucked(cards, action.place, count)


def _untuck(piles: PlayerPiles, cards: Property, action: Effect) -> tuple[PlayerPiles, Property]:
    count, tucked = action.untuck or 0, cards[action.place].tucked
    if count > tucked:
        why = f"{tucked} cards lie under the card at place {action.place}, not {count}"
        raise refuse(why, "MM-5.1", "tucked", count=tucked)
    return piles.into_hand(count), _with_tucked(cards, action.place, -count)


def _with_tucked(cards: Property, place: int, more: int) -> Property:
    placed = cards[place]
    return with_item(cards, place, PlacedCard(placed.card, placed.tapped, placed.tucked + more, placed.points))


KEPT: Final = 3
DEALT: Final = 5


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first turn: a Red Maple each, three of five cards kept (MM-1.2).

    Raises BadRecordError.
    """
    agreed = read_options(options, players)
    first = PlacedCard(find_card(agreed.catalogue, RED_MAPLE))
    side = Side(KEPT, (first,))
    return State(
        agreed,
        players,
        agreed.start,
        (side, side),
        deck=CARDS - PLAYERS * (1 + DEALT),
        discard=PLAYERS * (DEALT - KEPT),
    )


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _select(state: State, action: Select) -> State:
    if state.phase is not Phase.SELECT:
        raise too_soon(state)
    names, turned = state.options.action_cards, state.actions
    if action.action not in names:
        known = ", ".join(names)
        raise refuse(f"{action.action!r} is none of the action cards {known}", "MM-4.1", "no-action")
    if (action.chosen is None) is (action.action == CHOOSE):
        why = "say what is 'chosen': tap, harvest or develop" if action.action == CHOOSE else "leave 'chosen' out"
        raise refuse(why, "MM-4.1", "chosen")
    if None not in turned:  # MM-2.1: none is available, so all are set back
        turned = (None, None, None)
    place = names.index(action.action)
    if turned[place] is not None:
        free = " or ".join(name for name, seat in zip(names, turned, strict=True) if seat is None)
        why = f"{action.action!r} is turned already: {free} is available"
        raise refuse(why, "MM-2.1", "turned", action=phrase(f"action.{action.action}"))
    turned = with_item(turned, place, state.current)
    turn = Turn(state.current, action.action, action.chosen or action.action)
    return State(  # written out, as `replace` is slow
        state.options,
        state.players,
        state.current,
        state.sides,
        state.deck,
        state.discard,
        turned,
        turn,
        state.ended,
    )


def excess_of(state: State) -> int:
    """Returns how many cards the current player holds beyond five (MM-2.4)."""
    return max(0, state.sides[state.current].hand - HAND_LIMIT)


def _end(state: State, action: End) -> State:
    turn = state.turn
    if state.phase is not Phase.ACT or turn is None:
        raise too_soon(state)
    excess = excess_of(state)
    if (action.discard or 0) != excess:
        why = f"seat {state.current} discards exactly {excess} cards, down to {HAND_LIMIT} at most"
        raise refuse(why, "MM-2.4", "excess", player=Player(state.current), count=excess)
    side = state.sides[state.current]
    sides = _with_side(state, state.current, Side(side.hand - excess, side.placed))
    ended = EndedTurn(turn, excess, (sides[0].hand, sides[1].hand), state.cards, state.scores)
    last = max(state.cards) >= LAST_CARD
    return State(
        state.options,
        state.players,
        state.current if last else 1 - state.current,
        sides,
        state.deck,
        state.discard + excess,
        state.actions,
        None,
        (*state.ended, ended),
        last,
    )


def _with_side(state: State, seat: int, side: Side) -> tuple[Side, Side]:
    return (state.sides[0], side) if seat else (side, state.sides[1])


def _value(state: State, action: Value) -> State:
    if not state.last:
        raise too_soon(state)
    side = state.sides[action.seat]
    placed = card_at(side.placed, action.seat, action.place)
    cards = with_item(side.placed, action.place, replace(placed, points=action.points))
    return replace(state, sides=_with_side(state, action.seat, Side(side.hand, cards)))


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    Select: _select,
    Tap: tap,
    Harvest: harvest,
    Develop: develop,
    Effect: effect,
    End: _end,
    Value: _value,
}


LISTED = range(4)
"""The numbers of cards drawn or paid, and of points beside a card's value, that are listed if they are not known."""


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; none when the game is over, though a value can still be corrected."""
    if state.phase is Phase.OVER:
        return ()
    return tuple(action for action in _candidates(state) if is_possible(state, action))


def is_possible(state: State, action: Action) -> bool:
    """Whether an action can come next."""
    try:
        apply(state, action)
    except ImpossibleActionError:
        return False
    return True


def _candidates(state: State) -> Iterator[Action]:
    if state.phase is Phase.TALLY:
        for seat, place in state.asked:
            known = state.sides[seat].placed[place].value or 0
            yield from (Value(seat, place, known + points) for points in LISTED)
    elif state.turn is None:
        for name in state.options.action_cards:
            chosen = (TAP, HARVEST, DEVELOP) if name == CHOOSE else (None,)
            yield from (Select(name, one) for one in chosen)
    else:
        yield from _turn_actions(state, state.turn)
        yield End(excess_of(state) or None)


def _turn_actions(state: State, turn: Turn) -> Iterator[Action]:
    for seat in (turn.seat, 1 - turn.seat):
        places = range(len(state.sides[seat].placed))
        if turn.does == TAP:
            yield from (Tap(seat, (place,)) for place in places)
        elif turn.does == HARVEST:
            for place in places:
                known = state.sides[seat].placed[place].card.draws is not None
                yield from (Harvest(seat, (place,), drew) for drew in ((None,) if known else LISTED))
        else:
            for name in names_known(state):
                price = price_of(state, turn, find_card(state.options.catalogue, name))
                yield from (Develop(seat, name, paid) for paid in (LISTED if price is None else (None,)))


def names_known(state: State) -> tuple[str, ...]:
    """Returns the names of the cards that can be developed, as far as they are known."""
    return tuple(dict.fromkeys((RED_MAPLE, *(card.name for card in state.options.catalogue))))
