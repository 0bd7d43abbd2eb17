"""The numbers that a table is asked for: at a hand's end, for the categories, or in place of a hand. No Kivy."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from companion.cards import CARD_NAMES
from companion.games.described.actions import Count, Tally, Tell, Words, WordValue
from companion.games.described.asks import Asked
from companion.games.described.closing import OF_HAND, asked_now, places_of, plays_all_cards
from companion.games.described.description import Description, Per
from companion.games.described.ending import asked_at_end
from companion.games.described.explanation import said
from companion.games.described.formulas import Kind
from companion.games.described.state import State
from companion.games.described.tables import most_of, tables_of
from companion.games.described.tallying import bidding_told, entries_of
from companion.games.described.words import as_word
from companion.ui.texts import SAY

MOST: Final = 999_999_999
"""The largest number that can be typed, where a file names none."""
NO, YES = 0, 1
SUMMED: Final = ("tricks", "cards")
"""The words whose values sum to what the hand or the deck holds."""
CHOSEN: Final = ("contract", "trump")
OWN: Final = (*SUMMED, "bid", "declarer", "partner", "alone", "doubled", "last_trick", "melds")
"""The words of which the companion says what they are; any other is one of the file's asks."""


@dataclass(frozen=True, slots=True)
class AskedNumber:
    """A number that is asked for: its word, of whom, what it is called, its value so far, its bounds.

    `texts` are shown for values that are no numbers.
    """

    word: str
    place: int
    said: str
    value: int
    least: int
    most: int
    texts: Mapping[int, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name by which its value is told."""
        return f"{self.word}/{self.place}"


@dataclass(frozen=True, slots=True)
class Counting:
    """Numbers that are asked together, word by word; `whose` are the names of their places, OF_HAND has none.

    `wholes` is what the numbers of a word must sum to.
    """

    numbers: tuple[AskedNumber, ...]
    whose: Mapping[int, str]
    wholes: Mapping[str, int]

    @staticmethod
    def total(word: str, values: Mapping[str, int]) -> int:
        """Returns what the values of a word come to, by their names."""
        return sum(value for name, value in values.items() if name.startswith(f"{word}/"))


def side_names(sides: Iterable[Iterable[int]], names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns each side's players, by the names of the seats."""
    return tuple(" + ".join(names[seat] for seat in seats) for seats in sides)


def _whose(state: State, names: tuple[str, ...], numbers: tuple[AskedNumber, ...]) -> dict[int, str]:
    """Returns what stands before each place: a player, or the players of a side whose first seat alone is asked."""
    places = {number.place for number in numbers}
    firsts = {seats[0] for seats in state.sides}
    sides = dict(zip((seats[0] for seats in state.sides), side_names(state.sides, names), strict=True))
    return sides if places <= firsts | {OF_HAND} else dict(enumerate(names))


def ask_now(state: State, names: tuple[str, ...]) -> Counting:
    """Returns the numbers asked at the end of a hand or of the game, as far as they were told before."""
    told = {(name, place): value for name, place, value in (state.hand.answers if state.hand else state.answers)}
    numbers = tuple(_number(state, name, place, int(told.get((name, place), 0))) for name, place in asked(state))
    return Counting(numbers, _whose(state, names, numbers), {})


def asked(state: State) -> tuple[tuple[str, int], ...]:
    """Returns what is asked at the end of a hand or of the game, and of whom."""
    return asked_now(state, state.hand) if state.hand else asked_at_end(state)


def _number(state: State, name: str, place: int, value: int) -> AskedNumber:
    ask = state.description.ask(name)
    said_there = word_said(state.description, name)
    if name == "partner" or (ask and ask.is_yes):
        return AskedNumber(name, place, said_there, value, NO, YES, yes_or_no())
    least, most = (ask.least, ask.most) if ask else (0, None)
    return AskedNumber(name, place, said_there, max(value, least), least, MOST if most is None else most)


def tells_of(state: State, values: Mapping[str, int]) -> tuple[Tell, ...]:
    """Returns the actions that tell the numbers of `ask_now`; the last of them ends the asking."""
    yes = {ask.name for ask in state.description.asks if ask.is_yes} | {"partner"}
    told = []
    for name, place in asked(state):
        value = values[f"{name}/{place}"]
        told.append(Tell(name, bool(value) if name in yes else value, None if place == OF_HAND else place))
    return tuple(told)


def touchable(state: State, names: tuple[str, ...]) -> Counting:
    """Returns the counters that the table changes by touch, as they stand."""
    touched = {counter.name for counter in state.description.counters if counter.touch}
    return _counters(state, names, lambda number: number.word in touched)


def counters_of(state: State, names: tuple[str, ...], side: int) -> Counting:
    """Returns the counters of a side, of its players and of the game, as they stand."""
    places = (*state.sides[side], OF_HAND)
    return _counters(state, names, lambda number: number.place in places)


def _counters(state: State, names: tuple[str, ...], is_shown: Callable[[AskedNumber], bool]) -> Counting:
    numbers = []
    for counter, held in zip(state.description.counters, state.ledger.counters, strict=True):
        least = -MOST if counter.least is None else counter.least
        most = MOST if counter.most is None else counter.most
        said_there = counter.name.replace("_", " ")
        for place, value in zip(places_of(state, counter.per), held, strict=True):
            numbers.append(AskedNumber(counter.name, place, said_there, round(value), least, most))
    shown = tuple(filter(is_shown, numbers))
    return Counting(shown, _whose(state, names, shown), {})


def count_of(name: str, value: int) -> Count:
    """Returns the action that sets a counter of `touchable`."""
    counter, _, place = name.rpartition("/")
    return Count(counter, value, None if int(place) == OF_HAND else int(place))


def ask_tally(state: State, names: tuple[str, ...], told: Tally | None = None) -> Counting:
    """Returns the numbers asked in place of a hand, word by word; `told` is what was entered before."""
    entries = entries_of(state)
    given = {seat: dict(words) for (seat, _), words in zip(entries, told.words, strict=True)} if told else {}
    found = [_tallied(state, ask, seat, given.get(seat, {}).get(ask.word)) for seat, asks in entries for ask in asks]
    order = list(dict.fromkeys(number.word for number in found))
    numbers = tuple(sorted(found, key=lambda number: order.index(number.word)))
    wholes = {word: _whole(state, word) for word in order if word in SUMMED and _must_sum(state, word)}
    return Counting(numbers, _whose(state, names, numbers), wholes)


def _tallied(state: State, ask: Asked, seat: int, value: WordValue) -> AskedNumber:
    texts = _texts(state.description, ask)
    least, most = (0, max(texts)) if texts else _bounds(state, ask.word, seat)
    if isinstance(value, str):
        number = _options(state.description, ask.word).index(value) + 1
    else:
        number = least if value is None else int(value)
    place = OF_HAND if ask.per is Per.HAND else seat
    return AskedNumber(ask.word, place, word_said(state.description, ask.word), number, least, most, texts)


def _texts(description: Description, ask: Asked) -> dict[int, str]:
    """Returns the texts of values that are no numbers."""
    options = _options(description, ask.word)
    if ask.word == "trump":
        return dict(enumerate((SAY("choice.no-trump"), *(SAY(f"suits.{suit}") for suit in options))))
    if options:
        return dict(enumerate(("–", *options)))
    is_taken = ask.word == "bid" and description.bid is not None and description.bid.kind == "take"
    return yes_or_no() if ask.kind is Kind.YES or is_taken else {}


def yes_or_no() -> dict[int, str]:
    """Returns the texts of an answer that is yes or no."""
    return {NO: SAY("choice.no"), YES: SAY("choice.yes")}


def _bounds(state: State, word: str, seat: int) -> tuple[int, int]:
    description, hand = state.description, state.hand
    if ask := description.ask(word):
        return ask.least, MOST if ask.most is None else ask.most
    if word in SUMMED:
        return 0, _whole(state, word)
    if word == "doubled" and description.bid:
        return 0, description.bid.doubling
    if word == "bid" and hand and (bidding := bidding_told(state, hand, seat)):
        most = most_of(bidding, hand.dealt.tricks)
        return bidding.least if bidding.kind == "tricks" else 0, MOST if most is None else most
    return 0, MOST


def _whole(state: State, word: str) -> int:
    return tables_of(state.description).total if word == "cards" else state.hand.dealt.tricks if state.hand else 0


def _options(description: Description, word: str) -> tuple[str, ...]:
    """Returns the names of which a word is one; a number stands for its place, from 1."""
    match word:
        case "contract":
            return tuple(one.name for one in description.contracts)
        case "trump":
            return description.deck.suits
        case "bid" if description.bid:
            return description.bid.of
    return ()


def tally_of(state: State, values: Mapping[str, int]) -> Tally:
    """Returns the action that tells the numbers of `ask_tally`."""
    return Tally(tuple(_words(state.description, seat, asks, values) for seat, asks in entries_of(state)))


def _words(description: Description, seat: int, asks: tuple[Asked, ...], values: Mapping[str, int]) -> Words:
    return tuple(
        (ask.word, _as_value(description, ask, values[f"{ask.word}/{OF_HAND if ask.per is Per.HAND else seat}"]))
        for ask in asks
    )


def _as_value(description: Description, ask: Asked, value: int) -> WordValue:
    if ask.kind is Kind.YES:
        return bool(value)
    if ask.word in CHOSEN:
        return _options(description, ask.word)[value - 1] if value else None
    return value


def what_is_missed(counting: Counting, values: Mapping[str, int]) -> str:
    """Returns in words what does not add up; nothing if all does."""
    lines = []
    for word, said_there in {number.word: number.said for number in counting.numbers}.items():
        total = counting.total(word, values)
        whole = counting.wholes.get(word)
        if whole is not None and total != whole:
            lines.append(SAY("ui.tally.sum", word=said_there, sum=total, whole=whole))
        if word in ("declarer", "last_trick") and total > 1:
            lines.append(SAY("ui.tally.one", word=said_there))
    return " ".join(lines)


def what_is_out(counting: Counting, values: Mapping[str, int]) -> str:
    """Returns in words the first number that is out of its bounds; nothing if none is."""
    for number in counting.numbers:
        if not number.least <= values[number.name] <= number.most:
            key = "ui.ask.from" if number.most == MOST else "ui.ask.from-to"
            return SAY(key, word=number.said, least=number.least, most=number.most)
    return ""


def _must_sum(state: State, word: str) -> bool:
    return word == "tricks" or state.hand is None or plays_all_cards(state, state.hand)


def word_said(description: Description, word: str) -> str:
    """Returns what is asked, in words."""
    head, _, name = word.partition(".")
    if head == "took":
        card = next((face.name for face in description.deck.faces if as_word(face.name) == name), name)
        return SAY("word.took", name=CARD_NAMES.get(card, card))
    asks = (ask.say for ask in description.asks if ask.name == word)
    categories = (category.say for category in description.categories if category.ask == (word,))
    own = next(iter((*asks, *categories)), None)
    if own:
        return SAY.phrase(said(own), ())
    if word in CHOSEN:
        return SAY(f"ui.word.{word}")
    return SAY(f"word.{word.replace('_', '-')}") if word in OWN else word.replace("_", " ")
