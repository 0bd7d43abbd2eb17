"""Rows say at which moment of a game something happened, and how long each seat took for its turns."""

import pytest

from companion.events import groups
from companion.events.games import moment_of
from companion.events.groups import Group
from companion.events.play_time import measure_play
from companion.events.sessions import read_moment
from companion.session import MemoryStore
from tests.events.timed_event import EVENT, PAUSE_S, Time, begin, lines


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def store(time: Time) -> MemoryStore:
    return MemoryStore(time)


def test_a_question_and_what_the_table_decides_tell_their_moment(store: MemoryStore) -> None:
    session = begin(store, groups.start_group(store, EVENT), whole=False)
    groups.ask_rule(store, session.number, 3, "MY-4.2")
    groups.overrule(store, session.number, 3, "MY-4.2")
    asked, overruled = lines(store)[-2:]
    assert asked["moment"] == overruled["moment"] == {"phase": "tricks", "hand": 1}


def test_a_question_about_a_game_that_cannot_be_read_is_noted_all_the_same(store: MemoryStore) -> None:
    groups.ask_rule(store, "5a", 3, "MY-4.2")
    [asked] = lines(store)
    assert (asked["fact"], "moment" in asked) == ("MY-4.2", False)


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        (
            {"phase": "tricks", "hands": [{}, {"tricks": [{}, {}]}], "table": [{"seat": 0}]},
            {"phase": "tricks", "hand": 2, "trick": 3},
        ),
        ({"phase": "deal", "hands": [{}, {"tricks": []}], "table": []}, {"phase": "deal", "hand": 2}),
        ({"phase": "trump", "rounds": [{"tricks": []}], "table": []}, {"phase": "trump", "hand": 1}),
        ({"phase": "act", "hands": [3, 4], "plays": [{}, {}]}, {"phase": "act", "turn": 3}),
        ({"phase": "build", "round": 4, "reeds": [1, 2]}, {"phase": "build", "turn": 4}),
        ({"phase": "select", "hands": [3, 3]}, {"phase": "select"}),
        ({"phase": None, "round": 2}, {"turn": 2}),
    ],
)
def test_each_game_tells_its_moment(line: dict[str, object], moment: dict[str, object]) -> None:
    assert moment_of(line) == moment


def test_the_time_of_turns_is_that_of_their_seats(store: MemoryStore, time: Time) -> None:
    session = begin(store, Group("A"), whole=False)
    for seconds in (10, 20, 900, 5):
        time.up_s += seconds
        session.act(session.game.choices(session.state)[0])
    times = measure_play(session, store.rows(session.number), PAUSE_S)
    first = int(str(session.game.summary(session.states[3])["turn"]))
    assert sum(times.turns.values()) == 4
    assert times.seats_s[first] == 10
    assert sum(times.seats_s.values()) == 35, "a pause is nobody's turn"
    assert groups.end_game(store, session.number, PAUSE_S) == "stopped"
    ended = lines(store)[-1]
    assert ended["turns"] == [times.turns.get(seat, 0) for seat in range(4)]
    assert ended["seats_s"] == [times.seats_s.get(seat, 0) for seat in range(4)]


def test_a_phase_that_earlier_versions_wrote_of_a_game_without_phases_is_none() -> None:
    assert read_moment({"hand": 2, "phase": "None"}) == (("hand", 2),)
