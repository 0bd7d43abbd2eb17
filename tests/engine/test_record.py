"""Records: what is read, what is refused and in which words; what is written is read back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import DECK
from companion.engine import Entry, Record, read_record, replay, write_record
from companion.engine.game import require_type
from companion.engine.record import LARGEST_BYTES, LONGEST_NAME, MOST_ACTIONS, MOST_MARKS
from companion.errors import BadInputError, BadRecordError
from companion.games import find_game
from companion.games.mast_year.actions import Count, Dealt, Eat, Keep, Passed, Play, Reveal, Speedy, Tally, Trunk, Won
from tests.engine.good_record import GOOD, read
from tests.games.mast_year.table import GAME, PLAYERS


def test_a_record_is_read() -> None:
    record = read()
    assert record.players == PLAYERS
    assert (record.entries[1].by, record.entries[1].at) == ("touch", "2026-05-01T19:30:00Z")
    assert replay(GAME, record).phase == "tricks"


def test_options_may_be_left_out() -> None:
    text = json.dumps({key: value for key, value in GOOD.items() if key != "options"})
    assert read_record(text.encode(), find_game).options == {}


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_byte_order_mark_is_no_harm(mark: bytes) -> None:
    assert read_record(mark + json.dumps(GOOD).encode(), find_game) == read()


@pytest.mark.parametrize("card", ["TH", "10H", "th", "10h", "T♥", "10♥", " 10♥️ ", "10♡"])
def test_cards_are_read_as_people_write_them(card: str) -> None:
    record = read(actions=[{"do": "trunk", "card": card}])
    assert require_type(Trunk, record.entries[0].action).card.name == "TH"


@pytest.mark.parametrize("key", ["record", "game", "players", "actions"])
def test_a_key_that_is_missing(key: str) -> None:
    text = json.dumps({name: value for name, value in GOOD.items() if name != key})
    with pytest.raises(BadRecordError, match=f"has no '{key}'"):
        read_record(text.encode(), find_game)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        pytest.param({"extra": 1}, "unknown key 'extra'", id="unknown key"),
        pytest.param({"record": 2}, "reads version 1", id="another version"),
        pytest.param({"record": "1"}, "reads version 1", id="version as text"),
        pytest.param({"record": True}, "reads version 1", id="version true"),
        pytest.param({"game": 7}, "'game' is 7", id="game no text"),
        pytest.param({"game": "whist"}, "no game is called 'whist'", id="unknown game"),
        pytest.param({"game": "../mast_year"}, "no game is called", id="a path as game"),
        pytest.param({"options": []}, "'options' is a list", id="options no object"),
        pytest.param({"players": "Ann"}, "'players' is 'Ann'", id="players no list"),
        pytest.param({"players": [1, 2, 3, 4]}, "'players' is a list", id="players no texts"),
        pytest.param({"players": ["x" * (LONGEST_NAME + 1), "", "", ""]}, "at most 200 characters", id="long name"),
        pytest.param({"players": ["a\nb", "", "", ""]}, "control character", id="control character in a name"),
        pytest.param({"players": ["a\u202eb", "", "", ""]}, "control character", id="turned text in a name"),
        pytest.param({"players": ["a\u061cb", "", "", ""]}, "control character", id="Arabic mark in a name"),
        pytest.param({"players": ["a\x9bb", "", "", ""]}, "control character", id="terminal control in a name"),
        pytest.param({"players": ["a\u2028b", "", "", ""]}, "control character", id="line separator in a name"),
        pytest.param({"actions": {}}, "'actions' is an object", id="actions no list"),
        pytest.param({"actions": [{"do": "keep"}] * (MOST_ACTIONS + 1)}, "no game has more than", id="too long a game"),
        pytest.param({"actions": ["play"]}, "action 0: 'play' is no action", id="action no object"),
        pytest.param(
            {"actions": [{"do": "dance"}]}, "action 0: 'dance' is no action of this game", id="unknown action"
        ),
        pytest.param({"actions": [{"card": "7S"}]}, "action 0: the action has no 'do': write one of", id="no do"),
        pytest.param({"actions": [{"do": ["play"]}]}, "action 0: a list is no action", id="do no text"),
        pytest.param({"actions": [{"do": "trunk"}]}, "action 0: 'trunk' needs 'card'", id="value missing"),
        pytest.param(
            {"actions": [{"do": "trunk", "card": 7}]}, "action 0: 'trunk': card: 7 is no card", id="card no text"
        ),
        pytest.param({"actions": [{"do": "trunk", "card": "1S"}]}, "'1S' is no card", id="no such card"),
        pytest.param({"actions": [{"do": "trunk", "card": "7S", "x": 1}]}, "knows no 'x'", id="extra value"),
        pytest.param({"actions": [{"do": "play", "card": "7S", "seat": 4}]}, "4 is no seat", id="seat 4"),
        pytest.param({"actions": [{"do": "play", "card": "7S", "seat": True}]}, "True is no seat", id="seat true"),
        pytest.param({"actions": [{"do": "keep", "at": "yesterday"}]}, "write a UTC time", id="no time"),
        pytest.param({"actions": [{"do": "keep", "at": "2026-02-29T19:30Z"}]}, "write a UTC time", id="no leap year"),
        pytest.param({"actions": [{"do": "keep", "at": "2026-09-31T19:30Z"}]}, "write a UTC time", id="September 31"),
        pytest.param({"actions": [{"do": "keep", "at": "2026-09-00T19:30Z"}]}, "write a UTC time", id="day 0"),
        pytest.param({"actions": [{"do": "keep", "at": "2026-09-01T24:30Z"}]}, "write a UTC time", id="hour 24"),
        pytest.param({"actions": [{"do": "keep", "by": "hand"}]}, "'by' is 'hand'", id="unknown source"),
        pytest.param(
            {"actions": [{"do": "keep"}, {"do": "eat", "trick": 1.5}]}, "action 1: 'eat': trick: 1.5", id="half"
        ),
        pytest.param({"players": ["Ann", 1.5, "Cy", "Di"]}, "'players' is a list", id="half a name"),
    ],
)
def test_a_record_that_cannot_be_read(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        read(**changes)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param(b"", "not JSON", id="empty"),
        pytest.param(b"[]", "a record is a JSON object", id="a list"),
        pytest.param(b"{", "line 1, column 2", id="cut"),
        pytest.param(b"\xff\xfe{\x00", "byte 0 is not UTF-8", id="UTF-16"),
        pytest.param(b"[" * 10_000, "nested too deeply", id="10,000 deep"),
        pytest.param(b'{"a":' * 10_000, "nested too deeply", id="10,000 objects deep"),
        pytest.param(b'{"record": 1, "record": 1}', "'record' stands twice", id="a key twice"),
        pytest.param(
            b'{"record": 1.0, "game": "mast-year", "players": [], "actions": []}', "'record' is 1.0", id="a fraction"
        ),
        pytest.param(
            b'{"record": NaN, "game": "mast-year", "players": [], "actions": []}', "'record' is NaN", id="not a number"
        ),
        pytest.param(b'{"record": 1' + b"0" * 5000 + b"}", "is too long", id="5,000 digits"),
        pytest.param(b" " * (LARGEST_BYTES + 1), "longer than 4 MiB", id="too long"),
        pytest.param(b"," * (MOST_MARKS + 1), "parts", id="too many parts"),
    ],
)
def test_a_text_that_is_no_record(text: bytes, words: str) -> None:
    with pytest.raises(BadRecordError, match=words):
        read_record(text, find_game)


CARDS = st.sampled_from(DECK)
SEATS = st.integers(0, 3)
COUNTS = {
    "eaten": st.integers(0, 15),
    "uneaten": st.integers(0, 15),
    "mast": st.none() | st.sampled_from(["none", "partial", "full"]),
    "boom": st.none() | st.booleans(),
}
SAID = st.none() | st.dictionaries(SEATS, st.sampled_from(["many", "few"])).map(
    lambda said: tuple(sorted(said.items()))
)
ACTIONS = st.one_of(
    st.builds(Dealt),
    st.builds(Passed, SAID),
    st.builds(Trunk, CARDS),
    st.builds(Play, CARDS, st.none() | SEATS),
    st.builds(Won, SEATS, st.lists(CARDS, max_size=4, unique=True).map(tuple), st.booleans()),
    st.builds(Eat, st.integers(1, 12)),
    st.builds(Keep),
    st.builds(Reveal, SEATS, CARDS),
    st.builds(Tally, **COUNTS),
    st.builds(Count, **COUNTS),
    st.builds(Speedy, SEATS),
)
ENTRIES = st.builds(
    Entry,
    ACTIONS,
    st.none() | st.datetimes().map(lambda time: time.isoformat() + "Z"),
    st.none() | st.sampled_from(["touch", "camera", "import"]),
)
NAMES = st.text(
    st.characters(
        exclude_categories=["Cc", "Cs"],
        exclude_characters="\u061c\ufeff\ufff9\ufffa\ufffb\U000e0001\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
    ),
    max_size=20,
)
RECORDS = st.builds(
    Record,
    st.just("mast-year"),
    st.fixed_dictionaries({}, optional={"goal": st.integers(1, 99), "silent": st.booleans()}),
    st.tuples(NAMES, NAMES, NAMES, NAMES),
    st.lists(ENTRIES, max_size=6).map(tuple),
)


@given(RECORDS)
def test_what_is_written_is_read_back(record: Record) -> None:
    text = write_record(GAME, record)
    assert "\n" not in text
    assert read_record(text.encode(), find_game) == record


@pytest.mark.parametrize("at", ["2028-02-29T23:59:60Z", "2000-02-29T00:00Z", "2026-08-31T19:30:00.25+00:00"])
def test_times_that_can_be(at: str) -> None:
    assert read(actions=[{"do": "keep", "at": at}]).entries[0].at == at
