"""What screens and replays show of a game: the table, its parts, and the tally of a turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.engine.board import BoardPart, BoardPiece
from companion.engine.tally import PartTally, SideTally
from companion.games.masters_of_maple_syrup.actions import Develop, End, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard, find_card
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.rules import excess_of, is_possible, names_known
from companion.games.masters_of_maple_syrup.state import (
    HAND_LIMIT,
    LAST_CARD,
    Phase,
    PlacedCard,
    State,
    copies_placed,
    numbered_names,
)
from companion.games.masters_of_maple_syrup.turn_actions import price_of
from companion.games.masters_of_maple_syrup.words import (
    available,
    explain_turn,
    explain_turn_action,
    property_line,
    worth_of,
)
from companion.phrases import Phrase, Player, phrase


@dataclass(frozen=True, slots=True)
class ActionView:
    """One of the three action cards: `toward` is the seat that it points at, None while it lies sideways.

    `selects` are what a tap on it enters: one action, three for "choose", none if it cannot be selected now.
    """

    name: str
    toward: int | None
    selects: tuple[Select, ...]


@dataclass(frozen=True, slots=True)
class CardView:
    """One card on a property; `turns` is what a tap on it enters now. `name` tells it from equal ones beside it.

    A harvest without a number of cards asks for it.
    """

    place: int
    name: str
    card: PropertyCard
    tapped: bool
    tucked: int
    value: int | None
    is_asked: bool
    turns: Tap | Harvest | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """A card of the catalogue that a player can develop now: `price` is None if its cost is asked."""

    card: PropertyCard
    price: int | None
    left: int | None
    action: Develop | None


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's edge: the hand as a number, the property, and what may be done now.

    `can_act`: something that `may` allows is left: a tree to turn, or a card in hand to develop; also of the current
    player if the other one's action was entered first, before which such an action is put.
    `comes_first`: the current player can act, and the other one has not acted yet: the task names this player first.
    """

    seat: int
    current: bool
    may: str | None
    can_act: bool
    comes_first: bool
    hand: int
    over_limit: int
    cards: tuple[CardView, ...]
    offers: tuple[OfferView, ...]
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """Everything that the table screen shows.

    `task` is the one line of what to do; `asked` is the seat that it is turned towards, or None.
    """

    phase: Phase
    task: Phrase
    asked: int | None
    actions: tuple[ActionView, ...]
    sides: tuple[SideView, SideView]
    hand_limit: int
    last_card: int
    last_turn: bool
    deck: int
    discard: int
    ends: End | None


def view(state: State) -> View:
    """Returns the view of `state`."""
    playing = state.phase in (Phase.SELECT, Phase.ACT)
    sides = (_side(state, 0), _side(state, 1))
    return View(
        phase=state.phase,
        task=_task(state, sides),
        asked=state.current if playing else None,
        actions=_actions(state),
        sides=sides,
        hand_limit=HAND_LIMIT,
        last_card=LAST_CARD,
        last_turn=max(state.cards) >= LAST_CARD,
        deck=state.deck,
        discard=state.discard,
        ends=End(excess_of(state) or None) if state.phase is Phase.ACT else None,
    )


def _task(state: State, sides: tuple[SideView, SideView]) -> Phrase:
    turn = state.turn
    if state.phase is Phase.TALLY:
        return phrase("task.tally", "MM-3.2")
    if state.phase is Phase.OVER:
        return phrase("task.over", "MM-3.2")
    player, other = Player(state.current), Player(1 - state.current)
    if turn is None:
        return phrase("task.select", "MM-2.1", player=player)
    first = sides[state.current].comes_first
    then = sides[1 - state.current].can_act
    if not first and not then:
        return phrase("task.end", "MM-2.4", player=player)
    if turn.action == CHOOSE:
        return phrase(f"task.{turn.does}-alone", "MM-4.1", player=player)
    if not first:
        return phrase(f"task.{turn.does}-alone", "MM-2.2", player=other)
    return phrase(f"task.{turn.does}", "MM-2.2", player=player, other=other)


def _actions(state: State) -> tuple[ActionView, ...]:
    free = available(state) if state.phase is Phase.SELECT else ()
    return tuple(
        ActionView(name, seat, _selects(name) if name in free else ())
        for name, seat in zip(state.options.action_cards, state.actions, strict=True)
    )


def _selects(name: str) -> tuple[Select, ...]:
    return tuple(Select(name, chosen) for chosen in (TAP, HARVEST, DEVELOP)) if name == CHOOSE else (Select(name),)


def may_do(state: State, seat: int) -> str | None:
    """Returns which action `seat` may take now, or None (MM-2.2, MM-4.1)."""
    turn = state.turn
    if turn is None or (seat != turn.seat and turn.action == CHOOSE):
        return None
    return None if turn.does == DEVELOP and seat in turn.developed else turn.does


def _side(state: State, seat: int) -> SideView:
    others_came = state.turn is not None and state.turn.others_came
    state, side = _as_first(state, seat), state.sides[seat]
    may = may_do(state, seat)
    cards = tuple(_card(state, seat, place, name, may) for place, name in enumerate(numbered_names(side.placed)))
    can_act = side.hand > 0 if may == DEVELOP else any(card.turns for card in cards)
    return SideView(
        seat=seat,
        current=seat == state.current and not state.last,
        may=may,
        can_act=can_act,
        comes_first=can_act and seat == state.current and not others_came,
        hand=side.hand,
        over_limit=max(0, side.hand - HAND_LIMIT),
        cards=cards,
        offers=_offers(state, seat) if may == DEVELOP else (),
        score=side.score,
    )


def _as_first(state: State, seat: int) -> State:
    """Returns the state in which the current player can still act, though the other's action was entered first."""
    turn = state.turn
    return replace(state, turn=replace(turn, others_came=False)) if turn and seat == turn.seat else state


def _card(state: State, seat: int, place: int, name: str, may: str | None) -> CardView:
    placed = state.sides[seat].placed[place]
    turns: Tap | Harvest | None = None
    if may == TAP and is_possible(state, Tap(seat, (place,))):
        turns = Tap(seat, (place,))
    elif may == HARVEST and placed.tapped:
        turns = Harvest(seat, (place,))
    return CardView(place, name, placed.card, placed.tapped, placed.tucked, placed.value, placed.is_asked, turns)


def _offers(state: State, seat: int) -> tuple[OfferView, ...]:
    return tuple(_offer(state, seat, name) for name in names_known(state))


def _offer(state: State, seat: int, name: str) -> OfferView:
    assert state.turn
    card = find_card(state.options.catalogue, name)
    price = price_of(state, state.turn, card)
    left = None if card.copies is None else card.copies - copies_placed(state, name)
    action = Develop(seat, name)
    possible = is_possible(state, Develop(seat, name, 0) if price is None else action)
    return OfferView(card, price, left, action if possible else None)


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the action cards, turned toward whom they are, and what lies on each property."""
    pairs = zip(state.options.action_cards, state.actions, strict=True)
    actions = tuple(BoardPiece(phrase(f"action.{name}"), seat, is_turned=seat is None) for name, seat in pairs)
    properties = tuple(
        BoardPart(property_line(state, seat), tuple(map(_piece, side.placed)), seats=(seat,))
        for seat, side in enumerate(state.sides)
    )
    return (BoardPart("", actions), *properties)


def _piece(placed: PlacedCard) -> BoardPiece:
    tucked = f" +{placed.tucked}" if placed.tucked else ""
    return BoardPiece(
        placed.card.name, note=phrase("board.worth", value=worth_of(placed), tucked=tucked), is_turned=placed.tapped
    )


TURNS: Final = 2
"""So many turns are a round."""
COLOURS: Final = ("first_side", "second_side")


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a turn of each player brought, as long as the game goes on."""
    state = states[-1]
    ended = len(state.ended)
    if state.phase is not Phase.SELECT or not ended or ended % TURNS:
        return None
    begun = next(earlier for earlier in states if len(earlier.ended) == ended - TURNS)
    sides = tuple(
        SideTally(
            Player(seat),
            points - begun.scores[seat],
            points,
            _done(state, seat),
            colour=COLOURS[seat],
            icon="maple/leaf",
        )
        for seat, points in enumerate(state.scores)
    )
    title, on = (phrase("ui.part.round", number=ended // TURNS), phrase("ui.part.on-round", number=ended // TURNS + 1))
    return PartTally(title, sides, on, explain_turn(state)[:1])


def _done(state: State, seat: int) -> tuple[Phrase, ...]:
    """Returns what a player did in the round, and the cards that are left in the hand and lie on the property."""
    taken = [done for ended in state.ended[-TURNS:] for done in ended.turn.taken if done.seat == seat]
    has = phrase(
        "tally.has", "MM-2.4", hand=state.sides[seat].hand, limit=HAND_LIMIT, cards=state.cards[seat], last=LAST_CARD
    )
    return (*(explain_turn_action(state, done) for done in taken), has)
