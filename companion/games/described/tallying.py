"""A hand told in its words, in place of bids and cards: read, checked, and turned into facts."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.described.actions import Bid, Tally, Words, WordValue
from companion.games.described.asks import Asked, asks_of
from companion.games.described.bidding import may_name_trump, trump_refused, value_of
from companion.games.described.closing import check_sum, check_value, places_of
from companion.games.described.description import DECLARED, NO_TRUMP, Bidding, Contract, Description, Per
from companion.games.described.errors import impossible
from companion.games.described.faults import shown
from companion.games.described.formulas import Kind
from companion.games.described.scoring import facts_in_words
from companion.games.described.state import Hand, State
from companion.games.described.tables import most_of, trump_mode
from companion.games.described.words import Facts, as_word
from companion.phrases import Player, phrase


def tallied_facts(state: State, hand: Hand, action: Tally) -> tuple[Facts, tuple[str, ...]]:
    """Returns what a tally comes down to, and the words that it told. Raises ImpossibleActionError."""
    entries = entries_of(state)
    if len(action.words) != len(entries):
        raise impossible("impossible.entries", "tally", count=len(action.words), wanted=len(entries))
    told: dict[str, dict[int, WordValue]] = {}
    for (seat, wanted), words in zip(entries, action.words, strict=True):
        _check_words(words, wanted, Player(seat))
        for word, value in words:
            told.setdefault(word, {})[seat] = value
    facts = facts_told(state, hand, told)
    _check_tally(state, hand, told, facts)
    return facts, tuple(ask.word for ask in asks_of(state.description))


def entries_of(state: State) -> tuple[tuple[int, tuple[Asked, ...]], ...]:
    """Returns each entry of a tally: its seat, a side's first where all words are sides', and what it tells."""
    asks = asks_of(state.description)
    by_side = bool(asks) and all(ask.per is Per.SIDE for ask in asks)
    seats = [side[0] for side in state.sides] if by_side else range(len(state.players))
    return tuple((seat, tuple(_asked_of(state, asks, seat, is_first=not seat))) for seat in seats)


def _asked_of(state: State, asks: tuple[Asked, ...], seat: int, *, is_first: bool) -> Iterator[Asked]:
    is_sides_first = any(seats[0] == seat for seats in state.sides)
    for ask in asks:
        if ask.per is Per.PLAYER or (ask.per is Per.SIDE and is_sides_first) or (ask.per is Per.HAND and is_first):
            yield ask


def _check_words(words: Words, wanted: tuple[Asked, ...], player: Player) -> None:
    given, names = dict(words), [ask.word for ask in wanted]
    for word in given:
        if word not in names:
            known = ", ".join(names) or phrase("impossible.nothing-asked")
            raise impossible("impossible.word", "tally", word=repr(word[:40]), player=player, known=known)
    for ask in wanted:
        if ask.word not in given:
            raise impossible("impossible.word-missing", "tally", word=repr(ask.word), player=player)
        value = given[ask.word]
        if ask.kind is Kind.YES and not isinstance(value, bool):
            raise impossible("impossible.word-yes", "tally", word=repr(ask.word), player=player, value=shown(value))
        if ask.kind is Kind.NUMBER and ask.word != "bid" and (isinstance(value, bool) or not isinstance(value, int)):
            raise impossible("impossible.word-number", "tally", word=repr(ask.word), player=player, value=shown(value))


def facts_told(state: State, hand: Hand, told: dict[str, dict[int, WordValue]]) -> Facts:
    """Returns the facts of words by seat, a side's at its first and the hand's at the first. Raises
    ImpossibleActionError."""
    description, players = state.description, len(state.players)

    def numbers(word: str) -> tuple[int | None, ...]:
        values = told.get(word, {})
        return tuple(_whole(values[seat]) if seat in values else None for seat in range(players))

    def of_hand(word: str) -> WordValue:
        return next(iter(told.get(word, {}).values()), None)

    bids = tuple(
        _told_bid(bidding_told(state, hand, seat), hand.dealt.tricks, told["bid"][seat])
        if seat in told.get("bid", {})
        else None
        for seat in range(players)
    )
    contract = _contract(description, of_hand("contract"))
    found = facts_in_words(description, state.sides, bids, numbers)
    suit = of_hand("trump")
    trump = _trump(description, suit) if "trump" in told else hand.agreed.trump
    is_declared = found.declarer is not None or (description.bid is not None and description.bid.nobody != "play")
    is_named = is_declared and "trump" in told and trump_mode(description, hand.dealt.number) == DECLARED
    if is_named and not contract.trump and not may_name_trump(state, hand, suit):
        raise trump_refused(state, hand, suit)
    return replace(
        found,
        number=hand.dealt.number,
        size=hand.dealt.size,
        contract=contract,
        trump=contract.trump or trump,
        answers=_told_answers(state, told),
    )


def _whole(value: WordValue) -> int:
    assert isinstance(value, int)
    return value


def _contract(description: Description, name: WordValue) -> Contract:
    found = description.contract(None if name is None else str(name))
    if name is not None and (not name or name != found.name):
        raise impossible("impossible.contract-name", "contract", name=shown(name))
    return found


def _trump(description: Description, suit: WordValue) -> str | None:
    if suit is not None and suit not in description.deck.suits:
        raise impossible("impossible.no-suit", "trump", suit=shown(suit), known=", ".join(description.deck.suits))
    return NO_TRUMP if suit is None else str(suit)


def bidding_told(state: State, hand: Hand, seat: int) -> Bidding | None:
    """Returns the bounds of a bid as a tally tells it: of the sum of partners' bids where these are one word."""
    bidding, asks = state.description.bid, asks_of(state.description)
    if (
        bidding is None
        or bidding.kind != "tricks"
        or not any(ask.word == "bid" and ask.per is Per.SIDE for ask in asks)
    ):
        return bidding
    partners = next(len(seats) for seats in state.sides if seat in seats)
    most = most_of(bidding, hand.dealt.tricks)
    assert most is not None
    return replace(bidding, least=partners * bidding.least, most=partners * most)


def _told_bid(bidding: Bidding | None, tricks: int, value: WordValue) -> int | None:
    if bidding is None or value is None:
        return None
    if isinstance(value, bool):
        raise impossible("impossible.no-bid", "bid", bid=shown(value))
    if bidding.kind != "tricks" and value == 0:
        return None
    if bidding.kind == "take" and not bidding.of and value == 1:
        return 1
    if bidding.of and isinstance(value, int) and 0 <= value <= len(bidding.of):
        return value
    return value_of(bidding, tricks, Bid(value))


def _told_answers(
    state: State, told: dict[str, dict[int, WordValue]]
) -> tuple[tuple[str, tuple[int | bool, ...]], ...]:
    answers = []
    for ask in state.description.asks:
        values = told.get(ask.name, {})
        places = (min(values, default=0),) if ask.per is Per.HAND else places_of(state, ask.per)
        for value in values.values():
            check_value(value, ask)
        answers.append((ask.name, tuple(_whole(values.get(place, 0)) for place in places)))
    return tuple(answers)


def _check_cards(state: State, facts: Facts) -> None:
    description = state.description
    least = min(value for value in facts.cards if value is not None)
    if least < 0 <= min(*description.values, description.last_trick):
        raise impossible("impossible.points-below", "value", points=least)


def _check_tally(state: State, hand: Hand, told: dict[str, dict[int, WordValue]], facts: Facts) -> None:
    size = hand.dealt.tricks
    tricks = [value for value in facts.tricks if value is not None]
    if (least := min(tricks, default=0)) < 0:
        raise impossible("impossible.answer-least", "play", ask=phrase("word.tricks"), value=least, least=0)
    if "tricks" in told and sum(tricks) != size:
        raise impossible("impossible.tricks", "play", tricks=sum(tricks), size=size)
    if "cards" in told:
        _check_cards(state, facts)
        check_sum(state, hand, sum(value for value in facts.cards if value is not None), "value")
    for word in ("declarer", "last_trick"):
        if sum(value is True for value in told.get(word, {}).values()) > 1:
            raise impossible("impossible.several", "tally", word=repr(word))
    for face in state.description.deck.faces:
        takers = sum(value is True for value in told.get(f"took.{as_word(face.name)}", {}).values())
        if takers > face.copies:
            raise impossible("impossible.takers", "tally", count=takers, card=face.name, copies=face.copies)
    if "doubled" in told and state.description.bid and not 0 <= facts.doubled <= state.description.bid.doubling:
        most = state.description.bid.doubling
        raise impossible("impossible.doubled", "bid.doubling", doubled=facts.doubled, most=most)
