"""The end of a hand: what it comes down to, the numbers asked, a tally in its place; then the score."""

from dataclasses import replace

from companion.games.described.actions import Tell, WordValue
from companion.games.described.asks import uses
from companion.games.described.description import Ask, Per
from companion.games.described.errors import impossible, who
from companion.games.described.faults import shown
from companion.games.described.playing import partner_of
from companion.games.described.scoring import no_facts
from companion.games.described.state import Hand, State
from companion.games.described.tables import tables_of
from companion.games.described.words import Facts

OF_HAND = -1
"""The place of an answer for the whole hand."""


def asked_now(state: State, hand: Hand) -> tuple[tuple[str, int], ...]:
    """Returns what is asked at the end of a hand, with the seat, a side's first, or OF_HAND."""
    asked = [(ask.name, place) for ask in state.description.asks for place in places_of(state, ask.per)]
    if is_partner_asked(state, hand):
        asked += [("partner", seat) for seat in range(len(state.players))]
    return tuple(asked)


def is_partner_asked(state: State, hand: Hand) -> bool:
    """Whether the table must tell who was the partner, as not every card was played."""
    return state.description.partner is not None and hand.tricks.has_told and uses(state.description, "partner")


def places_of(state: State, per: Per) -> tuple[int, ...]:
    """Returns the seats that are asked: each, each side's first, or OF_HAND."""
    if per is Per.HAND:
        return (OF_HAND,)
    return tuple(range(len(state.players))) if per is Per.PLAYER else tuple(seats[0] for seats in state.sides)


def is_answered(state: State, hand: Hand) -> bool:
    """Whether everything asked was told."""
    told = {(name, place) for name, place, _ in hand.answers}
    return all(one in told for one in asked_now(state, hand))


def checked_answer(state: State, hand: Hand, action: Tell) -> tuple[str, int, int | bool]:
    """Returns an answer. Raises ImpossibleActionError if it was not asked for, or is out of bounds."""
    place = OF_HAND if action.seat is None else action.seat
    if (action.ask, place) not in asked_now(state, hand):
        asked = repr(action.ask[:40])
        if place == OF_HAND:
            raise impossible("impossible.not-asked-hand", "ask", ask=asked)
        raise impossible("impossible.not-asked", "ask", ask=asked, player=who(state, place))
    ask = state.description.ask(action.ask)
    check_value(action.value, ask)
    return action.ask, place, action.value


def check_value(value: WordValue, ask: Ask | None) -> None:
    """Raises ImpossibleActionError for a value that `ask` does not allow; None stands for yes or no."""
    if ask is None or ask.is_yes:
        if not isinstance(value, bool):
            raise impossible("impossible.no-yes", "ask.kind", value=shown(value))
        return
    if isinstance(value, bool) or not isinstance(value, int):
        raise impossible("impossible.no-number", "ask.kind", value=shown(value))
    if value < ask.least or (ask.most is not None and value > ask.most):
        if ask.most is None:
            raise impossible("impossible.answer-least", "ask", ask=ask.name, value=value, least=ask.least)
        raise impossible("impossible.answer", "ask", ask=ask.name, value=value, least=ask.least, most=ask.most)


def check_card_points(state: State, hand: Hand) -> None:
    """Raises ImpossibleActionError if the card points of a hand whose tricks were told cannot be."""
    description = state.description
    if not hand.tricks.has_told or not (uses(description, "cards") or uses(description, "took")):
        return
    check_sum(state, hand, sum(cards_of(state, hand)[0]), "play")


def check_sum(state: State, hand: Hand, points: int, part: str) -> None:
    """Raises ImpossibleActionError if card points do not sum to the deck's."""
    description = state.description
    total = tables_of(description).total
    if plays_all_cards(state, hand) and points != total:
        raise impossible("impossible.card-points", part, points=points, total=total)
    if points > total and min(description.values) >= 0:
        raise impossible("impossible.more-card-points", part, points=points, total=total)


def plays_all_cards(state: State, hand: Hand) -> bool:
    """Whether every card of the deck is played."""
    description = state.description
    return hand.dealt.tricks * len(state.players) == description.deck.size and not description.play.sits_out


def facts_of(state: State, hand: Hand) -> Facts:
    """Returns what a hand or a round comes down to."""
    description, players = state.description, len(state.players)
    dealt, auction, agreed = hand.dealt, hand.auction, hand.agreed
    if dealt.dealer is None:
        nothing = (0,) * players
        empty = no_facts(players, len(state.sides), dealt.number)
        return replace(empty, tricks=nothing, cards=nothing, answers=_answers(state, hand.answers))
    declaring = partner_of(state, hand)
    told = tuple(seat for name, seat, value in hand.answers if name == "partner" and value)
    points, took = cards_of(state, hand)
    return Facts(
        dealt.number,
        dealt.size,
        auction.bids,
        _side_bids(state, hand),
        tuple(sum(trick.winner == seat for trick in hand.tricks.done) for seat in range(players)),
        points,
        tuple(sum(description.melds[m].points for s, m in hand.melds if s == seat) for seat in range(players)),
        took,
        hand.tricks.done[-1].winner,
        agreed.declarer,
        tuple(dict.fromkeys((*declaring, *told))),
        agreed.is_alone,
        auction.doubled,
        description.contract(agreed.contract),
        agreed.trump,
        _answers(state, hand.answers),
    )


def _answers(
    state: State, answers: tuple[tuple[str, int, int | bool], ...]
) -> tuple[tuple[str, tuple[int | bool, ...]], ...]:
    told = {(name, place): value for name, place, value in answers}
    return tuple(
        (ask.name, tuple(told.get((ask.name, place), 0) for place in places_of(state, ask.per)))
        for ask in state.description.asks
    )


def _side_bids(state: State, hand: Hand) -> tuple[int, ...]:
    """Returns the last bid of each side's seats."""
    log = hand.auction.log
    return tuple(next((value for seat, value in reversed(log) if seat in seats), 0) for seats in state.sides)


def cards_of(state: State, hand: Hand) -> tuple[tuple[int, ...], tuple[tuple[str, ...], ...]]:
    """Returns, after the last trick, the card points of each seat and the names of the cards that it took."""
    description, players = state.description, len(state.players)
    points, took = [0] * players, [list[str]() for _ in range(players)]
    for trick in hand.tricks.done:
        for face in trick.faces:
            points[trick.winner] += description.values[face]
            took[trick.winner].append(description.deck.faces[face].name)
    points[hand.tricks.done[-1].winner] += description.last_trick
    declarer = hand.agreed.declarer
    if description.deal.counts == "declarer" and declarer is not None:
        points[declarer] += tables_of(description).total - sum(points)
    return tuple(points), tuple(map(tuple, took))
