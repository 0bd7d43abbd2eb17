"""What a card's text allowed, as numbers: the companion keeps them and does not judge the text (MM-5.1)."""

from companion.engine.values import with_item
from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup.actions import DECK, DISCARD, Effect
from companion.games.masters_of_maple_syrup.piles import PlayerPiles
from companion.games.masters_of_maple_syrup.properties import Property, card_at, check_copies, tapped, untapped
from companion.games.masters_of_maple_syrup.state import PlacedCard, State
from companion.games.masters_of_maple_syrup.turn_actions import moved, piles_of, too_soon
from companion.phrases import phrase


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
        raise ImpossibleActionError(why, "MM-5.1", phrase("refused.no-effect", "MM-5.1"))
    if action.tuck is None and action.from_ is not None:
        why = "'from' says where tucked cards come from: leave it out, or say how many are tucked"
        raise ImpossibleActionError(why, "MM-5.1", phrase("refused.from", "MM-5.1"))


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
        message = phrase("refused.tucked", "MM-5.1", count=tucked)
        raise ImpossibleActionError(
            f"{tucked} cards lie under the card at place {action.place}, not {count}", "MM-5.1", message
        )
    return piles.into_hand(count), _with_tucked(cards, action.place, -count)


def _with_tucked(cards: Property, place: int, more: int) -> Property:
    placed = cards[place]
    return with_item(cards, place, PlacedCard(placed.card, placed.tapped, placed.tucked + more, placed.points))
