"""Random descriptions: whole ones are played to their end, broken ones give lines and never a traceback."""

import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import Entry, Record, read_record, replay, write_record
from companion.errors import BadRecordError, CompanionError, ImpossibleActionError
from companion.games import find_game
from companion.games.described import GAME
from companion.games.described.faults import DescriptionError
from companion.games.described.reading import read_description
from companion.simulation.players.described import simulate
from companion.translations import in_english
from tests.games.descriptions import TEXTS, described

pytestmark = pytest.mark.one_python
SUITS = ("clubs", "diamonds", "hearts", "spades")
CARDS = ("QS", "2C", "hearts", "J", "AD")


def some(*values: object) -> st.SearchStrategy[Any]:
    return st.sampled_from(values)


def optional(keys: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional=keys)


PLAY = optional(
    {
        "leads": some("left", "dealer", "2C"),
        "follow": some("suit", "free"),
        "void": some("any", "trump"),
        "beat": some("no", "trump", "any"),
        "exempt": st.lists(some(*CARDS), max_size=2),
        "first_trick_not": st.lists(some(*CARDS), max_size=2),
        "not_led": st.lists(some(*CARDS), max_size=2),
        "broken_by": st.lists(some(*CARDS), max_size=2),
        "equal": some("first", "last"),
        "winner": some("high", "low"),
    }
)
TRUMP = optional(
    {
        "suit": some("none", *SUITS, "turned up", ["none", "hearts"]),
        "always": st.lists(some("Q", "J", "TH"), max_size=2),
        "highest": st.lists(some("J of trump", "J of the same colour"), max_size=2),
        "order": some("23456789TJQKA", "A23456789TJQK"),
    }
)
BID = some(
    None,
    {"kind": "tricks"},
    {"kind": "tricks", "least": 1, "most": 5, "total_not": "hand"},
    {"kind": "take", "nobody": "play"},
    {"kind": "take", "rounds": 2, "nobody": "dealer"},
    {"kind": "auction", "least": 5, "step": 5, "most": 30, "doubling": 2, "nobody": "play"},
)
LINES = st.lists(
    st.fixed_dictionaries(
        {
            "say": some("a", {"en": "b", "de": "c"}),
            "points": some("tricks", "cards - 3", "bid * 2", 1, "tricks / 3", "x"),
        },
        optional={
            "when": some("tricks > 2", "bid == tricks", "last_trick", "took.QS or not declarer", "most.cards == cards"),
            "per": some("player", "side"),
            "others": some("-1", "players"),
            "count": some({"bags": "bags + 1"}),
        },
    ),
    min_size=1,
    max_size=4,
)
WHOLE = st.fixed_dictionaries(
    {
        "game": st.just("Random"),
        "players": some(2, 3, 4),
        "deal": some(
            {"each": 3, "left": "out"}, {"hands": [1, 2], "left": "out", "to": "right"}, {"each": 4, "left": "kitty"}
        ),
        "play": PLAY,
        "trump": TRUMP,
        "value": some({"hearts": 1, "QS": 13}, {"A": 11, "last_trick": 10}),
        "names": some({"x": "min(tricks, 3) + y", "y": "abs(cards) if tricks > 1 else 0"}),
        "counter": st.just([{"name": "bags", "per": "side", "most": 5}]),
        "score": LINES,
        "end": some(
            {"when": "hands >= 3"}, {"when": "top >= 5 or hands == 4", "wins": "lowest", "ties": ["bags", "shared"]}
        ),
    },
    optional={"bid": BID, "teams": some("none"), "pass": some({"cards": 1, "to": ["left", "nobody"]})},
)


@settings(max_examples=60, deadline=None)
@given(WHOLE, st.integers(0, 100))
def test_a_whole_description_is_played_to_its_end_and_read_back(raw: dict[str, Any], seed: int) -> None:
    raw = {key: value for key, value in raw.items() if value is not None}
    record = simulate(raw, seed)
    state = replay(GAME, record)
    line = GAME.summary(state)
    assert line["over"]
    assert replay(GAME, read_record(write_record(GAME, record).encode(), find_game)) == state
    assert not [item for item in line["irregularities"] if item["kind"] in ("revoke", "void", "beat")]
    assert not [item for item in line["irregularities"] if item.get("proven")]
    random = Random(seed)
    for _ in range(5):
        place = random.randrange(len(record.entries))
        other = random.choice(GAME.choices(replay(GAME, cut(record, place))))
        try:
            GAME.summary(replay(GAME, cut(record, place, other, *record.entries[place + 1 :])))
        except ImpossibleActionError as error:
            require_one_line(error)


def require_one_line(error: CompanionError) -> None:
    assert "\n" not in in_english(error.message)


def require_lines_of(error: DescriptionError, lines: int) -> None:
    assert all(1 <= fault.line <= lines and "\n" not in in_english(fault.told()) for fault in error.faults)


def cut(record: Record, place: int, action: object = None, *rest: Entry) -> Record:
    entries = record.entries[:place] if action is None else (*record.entries[:place], Entry(action), *rest)
    return Record(record.game, record.options, record.players, entries)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | some("hand", "QS", "10 * bid", "tricks > 3", "none", "", "é"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(some("a", "suit", "when", "points"), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(some(*TEXTS), st.lists(st.tuples(st.integers(0, 40), JUNK), min_size=1, max_size=3))
def test_a_broken_description_is_refused_in_lines_or_played(name: str, changes: list[tuple[int, object]]) -> None:
    raw: dict[str, Any] = described(name)
    for place, junk in changes:
        change(raw, place, junk)
    try:
        GAME.start({"description": raw}, ("Ann", "Bo", "Cy", "Di"))
    except BadRecordError as error:
        require_one_line(error)


def change(raw: Any, place: int, junk: object) -> None:
    """Puts `junk` in place of a value somewhere."""
    places: list[tuple[Any, Any]] = []
    waiting = [raw]
    while waiting:
        one = waiting.pop()
        keys = list(one) if isinstance(one, dict) else list(range(len(one)))
        places += [(one, key) for key in keys]
        waiting += [one[key] for key in keys if isinstance(one[key], dict | list)]
    if places:
        part, key = places[place % len(places)]
        part[key] = junk


@settings(max_examples=200, deadline=None)
@given(
    some(*TEXTS), st.lists(st.tuples(st.floats(0, 1), st.text("[]{}=\"'#\n.é1a ", max_size=3)), min_size=1, max_size=4)
)
def test_a_text_with_anything_in_it_gives_lines(name: str, changes: list[tuple[float, str]]) -> None:
    text = TEXTS[name]
    for where, junk in changes:
        place = int(where * len(text))
        text = text[:place] + junk + text[place + len(junk) :]
    try:
        read_description(text.encode())
    except DescriptionError as error:
        require_lines_of(error, text.count("\n") + 1)
    else:
        assert tomllib.loads(text)
