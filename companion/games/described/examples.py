"""Worked examples: their words become the facts of one hand, or of the categories, and are scored."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.described.asks import asks_of
from companion.games.described.description import Contract, Description, Example, ExampleValue, Per, Text
from companion.games.described.formulas import Value
from companion.games.described.scoring import Ledger, add_points, facts_in_words, score_categories, score_hand
from companion.games.described.words import Facts, as_word, suit_word

Told = Mapping[str, tuple[ExampleValue, ...]]


class ExampleError(Exception):
    """An example has lists whose lengths do not fit the players."""


def work_example(
    description: Description, example: Example
) -> tuple[tuple[tuple[Text, Value], ...], tuple[Value, ...]]:
    """Returns what each line gives, and the points, as many as the example lists. Raises ExampleError."""
    told = dict(example.words)
    players = _players_of(description, example, told)
    sides = description.sides_for(players)
    counted = {name for category in description.categories for name in category.ask}
    ledger = _ledger(description, sides, players, told)
    facts = _facts(description, sides, players, told)
    if counted & told.keys():
        account, says = score_categories(description, ledger, facts), [one.say for one in description.categories]
    else:
        account, says = score_hand(description, ledger, facts).account, [one.say for one in description.score]
    given = tuple((says[one.line], one.points) for one in account)
    points = add_points(account, (0,) * len(sides))
    if len(example.points) == len(sides):
        return given, points
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return given, tuple(points[side_of[seat]] for seat in range(players))


def _players_of(description: Description, example: Example, told: Told) -> int:
    least, most = description.players
    lengths = {len(values) for values in told.values()} - {1} | {len(example.points)}
    for players in range(least, most + 1):
        if lengths <= {players, len(description.sides_for(players))}:
            return players
    raise ExampleError


def _spread(values: tuple[ExampleValue, ...], places: int, firsts: tuple[int, ...]) -> tuple[int, ...]:
    """Returns values by place: one for all, one for each, or one for each side, which stands at its first seat."""
    whole = tuple(value if isinstance(value, bool) else int(value or 0) for value in values)
    if len(whole) == places:
        return whole
    if len(whole) == 1:
        return whole * places
    by_first = dict(zip(firsts, whole, strict=True))
    return tuple(by_first.get(place, 0) for place in range(places))


def _ledger(description: Description, sides: tuple[tuple[int, ...], ...], players: int, told: Told) -> Ledger:
    firsts = tuple(seats[0] for seats in sides)

    def values(word: str, per: Per) -> tuple[int, ...]:
        return _by(per, _spread(told.get(word, (0,)), players, firsts), firsts)

    counters = tuple(values(counter.name, counter.per) for counter in description.counters)
    return Ledger(sides, values("total", Per.SIDE), counters)


def _facts(description: Description, sides: tuple[tuple[int, ...], ...], players: int, told: Told) -> Facts:
    firsts = tuple(seats[0] for seats in sides)

    def numbers(word: str) -> tuple[int, ...]:
        return _spread(told.get(word, (0,)), players, firsts)

    made = Contract("", value=numbers("value")[0], goal=numbers("goal")[0])
    named = (one for one in description.contracts if any(told.get(f"contract.{as_word(one.name)}", ())))
    trump = next(
        (suit for suit in (*description.deck.suits, "none") if any(told.get(f"trump.{suit_word(suit)}", ()))), None
    )
    asked = {ask.name: ask.per for ask in description.asks}
    counted = {name: Per.SIDE for category in description.categories for name in category.ask}
    return replace(
        facts_in_words(description, sides, numbers("bid"), numbers),
        number=numbers("hand_number")[0],
        size=numbers("hand")[0],
        contract=next(named, made),
        trump=trump,
        answers=tuple((name, _by(per, numbers(name), firsts)) for name, per in {**asked, **counted}.items()),
        unknown=_unknown(description, sides, told),
    )


def _unknown(description: Description, sides: tuple[tuple[int, ...], ...], told: Told) -> tuple[int, ...]:
    """Returns all seats but the first of each side, if a word of which a player's own counts is given by side."""
    own = {one.word for one in asks_of(description) if one.per is Per.PLAYER}
    own |= {counter.name for counter in description.counters if counter.per is Per.PLAYER}
    if all(word not in own or len(values) != max(2, len(sides)) for word, values in told.items()):
        return ()
    return tuple(seat for seats in sides for seat in seats[1:])


def _by(per: Per, spread: tuple[int, ...], firsts: tuple[int, ...]) -> tuple[int, ...]:
    """Returns values by seat as values by what they are `per`; a side's stands at its first seat."""
    if per is Per.SIDE:
        return tuple(spread[first] for first in firsts)
    return spread if per is Per.PLAYER else spread[:1]
