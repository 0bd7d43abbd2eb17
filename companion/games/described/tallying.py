"""A hand told in its words, in place of bids and cards: read, checked, and turned into facts."""

from collections.abc import Iterator

from companion.games.described.actions import Bid, Tally, Words, WordValue
from companion.games.described.asks import Asked, asks_of
from companion.games.described.bidding import value_of
from companion.games.described.closing import check_sum, check_value, places_of
from companion.games.described.description import Contract, Description, Per
from companion.games.described.errors import impossible
from companion.games.described.faults import shown
from companion.games.described.formulas import Kind
from companion.games.described.state import Hand, State
from companion.games.described.words import Facts, as_word


def tallied_facts(state: State, hand: Hand, action: Tally) -> tuple[Facts, tuple[str, ...]]:
    """Returns what a tally comes down to, and the words that it told. Raises ImpossibleActionError."""
    entries = entries_of(state)
    if len(action.words) != len(entries):
        raise impossible(f"'words' has {len(action.words)} entries: write one for each of {len(entries)}", "tally")
    told: dict[str, dict[int, WordValue]] = {}
    for (seat, wanted), words in zip(entries, action.words, strict=True):
        _check_words(words, wanted, seat)
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


def _check_words(words: Words, wanted: tuple[Asked, ...], seat: int) -> None:
    given, names = dict(words), [ask.word for ask in wanted]
    for word in given:
        if word not in names:
            raise impossible(
                f"{word[:40]!r} is not asked of seat {seat}: write {', '.join(names) or 'nothing'}", "tally"
            )
    for ask in wanted:
        if ask.word not in given:
            raise impossible(f"{ask.word!r} of seat {seat} is missing: write it", "tally")
        value = given[ask.word]
        if ask.kind is Kind.YES and not isinstance(value, bool):
            raise impossible(f"{ask.word!r} of seat {seat} is {shown(value)}: write true or false", "tally")
        if ask.kind is Kind.NUMBER and ask.word != "bid" and (isinstance(value, bool) or not isinstance(value, int)):
            raise impossible(f"{ask.word!r} of seat {seat} is {shown(value)}: write a whole number", "tally")


def facts_told(state: State, hand: Hand, told: dict[str, dict[int, WordValue]]) -> Facts:
    """Returns the facts of words by seat, a side's at its first and the hand's at the first. Raises
    ImpossibleActionError."""
    description, players = state.description, len(state.players)

    def numbers(word: str) -> tuple[int | None, ...]:
        values = told.get(word, {})
        return tuple(_whole(values[seat]) if seat in values else None for seat in range(players))

    def chosen(word: str) -> list[int]:
        return [seat for seat, value in sorted(told.get(word, {}).items()) if value is True]

    def of_hand(word: str) -> WordValue:
        return next(iter(told.get(word, {}).values()), None)

    bids = tuple(
        _told_bid(description, hand.dealt.size, told["bid"][seat]) if seat in told.get("bid", {}) else None
        for seat in range(players)
    )
    declarer = next(iter(chosen("declarer")), None)
    contract = _contract(description, of_hand("contract"))
    trump = _trump(description, of_hand("trump")) if "trump" in told else hand.agreed.trump
    fixed = contract.trump if contract and contract.trump else trump
    return Facts(
        hand.dealt.number,
        hand.dealt.size,
        bids,
        tuple(max(bids[seat] or 0 for seat in seats) for seats in state.sides),
        numbers("tricks"),
        numbers("cards"),
        tuple(value or 0 for value in numbers("melds")),
        tuple(_took(description, told, seat) for seat in range(players)),
        next(iter(chosen("last_trick")), None),
        declarer,
        tuple(dict.fromkeys((*([] if declarer is None else [declarer]), *chosen("partner")))),
        of_hand("alone") is True,
        _whole(of_hand("doubled") or 0),
        contract.name if contract else None,
        contract.goal if contract else 0,
        contract.value if contract else 0,
        fixed,
        _told_answers(state, told),
    )


def _whole(value: WordValue) -> int:
    assert isinstance(value, int)
    return value


def _contract(description: Description, name: WordValue) -> Contract | None:
    if name is None:
        return None
    found = next((one for one in description.contracts if one.name == name), None)
    if found is None:
        raise impossible(f"{shown(name)} is no contract: write a contract's name", "contract")
    return found


def _trump(description: Description, suit: WordValue) -> str | None:
    if suit is not None and suit not in description.deck.suits:
        raise impossible(
            f"{shown(suit)} is no suit: write one of {', '.join(description.deck.suits)}, or null", "trump"
        )
    return "none" if suit is None else str(suit)


def _told_bid(description: Description, size: int, value: WordValue) -> int | None:
    bidding = description.bid
    if bidding is None or value is None:
        return None
    if isinstance(value, bool):
        raise impossible(f"{shown(value)} is no bid: write a number", "bid")
    if bidding.kind != "tricks" and value == 0:
        return None
    if bidding.kind == "take" and not bidding.of and value == 1:
        return 1
    if bidding.of and isinstance(value, int) and 0 <= value <= len(bidding.of):
        return value
    return value_of(description, size, Bid(value))


def _took(description: Description, told: dict[str, dict[int, WordValue]], seat: int) -> tuple[str, ...]:
    return tuple(
        face.name for face in description.deck.faces if told.get(f"took.{as_word(face.name)}", {}).get(seat) is True
    )


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
        raise impossible(f"card points of {least}: no card has points below 0, count them again", "value")


def _check_tally(state: State, hand: Hand, told: dict[str, dict[int, WordValue]], facts: Facts) -> None:
    size = hand.dealt.size
    tricks = [value for value in facts.tricks if value is not None]
    if "tricks" in told and (sum(tricks) != size or min(tricks) < 0):
        raise impossible(f"the tricks sum to {sum(tricks)}, not to the hand's {size}: count them again", "play")
    if "cards" in told:
        _check_cards(state, facts)
        check_sum(state, hand, sum(value for value in facts.cards if value is not None), "value")
    for word in ("declarer", "last_trick"):
        if sum(value is True for value in told.get(word, {}).values()) > 1:
            raise impossible(f"{word!r} is true for several: it is one seat alone", "tally")
    for face in state.description.deck.faces:
        takers = sum(value is True for value in told.get(f"took.{as_word(face.name)}", {}).values())
        if takers > face.copies:
            raise impossible(f"{takers} took {face.name}, of which the deck has {face.copies}: tell who did", "tally")
    if "doubled" in told and state.description.bid and not 0 <= facts.doubled <= state.description.bid.doubling:
        raise impossible(f"doubled is {facts.doubled}: at most {state.description.bid.doubling}", "bid.doubling")
