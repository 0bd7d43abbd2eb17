"""What follows a hand: the next one, the numbers of the categories, or the end and who has won."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.engine.fields import Field, integer, read_fields
from companion.games.described.actions import Tell
from companion.games.described.closing import check_value
from companion.games.described.description import (
    BID,
    DECLARED,
    NO_TRUMP,
    OFFERED,
    TURNED_UP,
    Description,
    Per,
)
from companion.games.described.errors import impossible, who
from companion.games.described.faults import shown
from companion.games.described.formulas import Value
from companion.games.described.scoring import HandScore, add_points, no_facts, score_categories, values_of
from companion.games.described.state import Agreed, Auction, Dealt, Hand, Phase, State, Tricks
from companion.games.described.tables import cards_drawn, hand_size, next_seat, trump_mode, usual_dealer
from companion.games.described.words import Facts, Unit, Values

DEALER: Final = "dealer"


def first_hand(state: State, options: Mapping[str, object]) -> Hand:
    """Returns the first hand, whose dealer the options may name. Raises BadRecordError."""
    players = len(state.players)
    has_dealer = state.description.rounds is None
    forms: dict[str, Field[int]] = {DEALER: integer(0, players - 1, "seat")} if has_dealer else {}
    values = read_fields("option", options, forms)
    usual = usual_dealer(state.description, players)
    return _hand(state, 1, values.get(DEALER, usual) if has_dealer else None, 0)


def begin_hand(state: State, number: int, before: Hand) -> Hand:
    """Returns hand `number`, dealt after the hand `before`."""
    description = state.description
    if before.dealt.dealer is None:
        return _hand(state, number, None, _first_player(state, before))
    return _hand(state, number, _next_dealer(description, len(state.players), before), 0)


def _next_dealer(description: Description, players: int, before: Hand) -> int:
    dealer = before.dealt.dealer
    assert dealer is not None
    match description.deal.dealer:
        case "same":
            return dealer
        case "winner" if before.tricks.done:
            return before.tricks.done[-1].winner
    return next_seat(description, players, dealer)


def _first_player(state: State, before: Hand) -> int:
    rounds, first = state.description.rounds, before.dealt.first
    assert rounds
    if rounds.first_player == "same":
        return first
    if rounds.first_player == "winner" and before.closed:
        points = before.closed.score.points
        best = min(points) if state.description.end.wins == "lowest" else max(points)
        if points.count(best) == 1:
            return state.sides[points.index(best)][0]
    return next_seat(state.description, len(state.players), first)


def _hand(state: State, number: int, dealer: int | None, first: int) -> Hand:
    description, players = state.description, len(state.players)
    nobody: tuple[int | None, ...] = (None,) * players
    if dealer is None:
        return Hand(Dealt(number, None, 0, first=first), Phase.ROUND, Auction(None, nobody), Agreed(), Tricks(None))
    size = hand_size(description, players, number)
    dealt = Dealt(number, dealer, size, drawn=cards_drawn(description, players, number))
    mode = trump_mode(description, number)
    agreed = Agreed(None if mode in (TURNED_UP, OFFERED, DECLARED, BID) else mode or NO_TRUMP)
    turn = next_seat(description, players, dealer) if description.bid else None
    return Hand(dealt, Phase.DEAL, Auction(turn, nobody), agreed, Tricks(None))


def after_hand(state: State, hand: Hand, score: HandScore) -> State:
    """Returns the state after a hand was scored."""
    totals = tuple(add_points(score.account, state.totals))
    ledger = replace(state.ledger, totals=totals, counters=score.counters)
    state = State(state.description, state.players, ledger, (*state.hands, hand), None)
    if not _ends(state):
        return replace(state, hand=begin_hand(state, hand.dealt.number + 1, hand))
    return _finish(state) if is_counted(state) else state


def _ends(state: State) -> bool:
    description, played = state.description, len(state.hands)
    rounds, end = description.rounds, description.end
    if rounds and rounds.count is not None and played >= rounds.count:
        return True
    if end.when:
        return bool(end_values(state).work_out(end.when.expression))
    return bool(description.deal.hands) and rounds is None and played >= len(description.deal.hands)


def end_values(state: State) -> Values:
    """Returns the values of the words of [end]."""
    closed = state.hands[-1].closed if state.hands else None
    facts = closed.facts if closed else no_facts(len(state.players), len(state.sides))
    every = Unit(tuple(range(len(state.players))), tuple(range(len(state.sides))))
    values = values_of(state.description, state.ledger, facts, every)
    totals = state.totals
    values.fixed = {
        "top": max(totals),
        "bottom": min(totals),
        "hands": len(state.hands),
        "round": len(state.hands),
        **_extremes(state, values),
    }
    return values


def _extremes(state: State, values: Values) -> dict[str, Value]:
    """Returns the most and the least of each counter that players have, over all players."""
    found: dict[str, Value] = {}
    for name, (per, held) in values.counters.items():
        if per is Per.PLAYER:
            found |= {f"most.{name}": max(held), f"least.{name}": min(held)}
    return found


def asked_at_end(state: State) -> tuple[tuple[str, int], ...]:
    """Returns each number that the categories ask for, with a side's first seat."""
    names = dict.fromkeys(name for category in state.description.categories for name in category.ask)
    return tuple((name, seats[0]) for name in names for seats in state.sides)


def is_counted(state: State) -> bool:
    """Whether all numbers of the categories were told."""
    told = {(name, seat) for name, seat, _ in state.answers}
    return all(one in told for one in asked_at_end(state))


def score_end(state: State, action: Tell) -> State:
    """Returns the state after a number of a category was told. Raises ImpossibleActionError."""
    seat = action.seat
    if seat is None or (action.ask, seat) not in asked_at_end(state):
        raise impossible("impossible.no-category", "category.ask", ask=repr(action.ask[:40]), player=who(state, seat))
    ask = state.description.ask(action.ask)
    if ask:
        check_value(action.value, ask)
    elif isinstance(action.value, bool) or action.value < 0:
        raise impossible("impossible.answer-whole", "category.ask", ask=action.ask, value=shown(action.value))
    kept = tuple(one for one in state.answers if one[:2] != (action.ask, seat))
    state = replace(state, answers=(*kept, (action.ask, seat, action.value)))
    return _finish(state) if is_counted(state) else state


def _finish(state: State) -> State:
    """Returns the state after the categories were scored: over, or one more hand if a tie is played on."""
    facts = category_facts(state)
    account = score_categories(state.description, state.ledger, facts)
    ended = replace(state, ledger=replace(state.ledger, totals=add_points(account, state.totals)), categories=account)
    winners = winners_of(ended)
    if len(winners) > 1 and state.description.end.plays_on and not state.description.categories:
        last = state.hands[-1]
        return replace(state, hand=begin_hand(state, last.dealt.number + 1, last))
    return replace(ended, winners=winners)


def category_facts(state: State) -> Facts:
    """Returns what was told for the categories, by side."""
    names = dict.fromkeys(name for name, _ in asked_at_end(state))
    told = {(name, seat): value for name, seat, value in state.answers}
    answers = tuple((name, tuple(told.get((name, seats[0]), 0) for seats in state.sides)) for name in names)
    number = len(state.hands)
    return replace(no_facts(len(state.players), len(state.sides), number), answers=answers)


def winners_of(state: State) -> tuple[int, ...]:
    """Returns the sides that have won: the best in points; of those tied, the best in each word of `ties`."""
    end, totals = state.description.end, state.totals
    best = min(totals) if end.wins == "lowest" else max(totals)
    left = [side for side, total in enumerate(totals) if total == best]
    for word in end.ties:
        values = {side: _tie_value(state, word, side) for side in left}
        left = [side for side in left if values[side] == max(values.values())]
    return tuple(left)


def _tie_value(state: State, word: str, side: int) -> Value:
    """Returns what a side has of a word: a counter, a number told for a category, or a word of the last hand."""
    facts = category_facts(state)
    unit = Unit(state.sides[side], (side,))
    if word in dict(facts.answers):
        values = values_of(state.description, state.ledger, facts, unit)
        return replace(values, pers={word: Per.SIDE}).look_up(word)
    closed = state.hands[-1].closed
    assert closed
    return values_of(state.description, state.ledger, closed.facts, unit).look_up(word)
