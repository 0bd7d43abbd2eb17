"""What holds for every game, whatever its rules: checks of one game that was played."""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Final

import pytest

from companion.engine import Entry, Record, replay, replay_entries
from companion.engine.fields import MOST_PLAYERS
from companion.engine.options import Alternatives, Amount, FirstSeat, Switch
from companion.errors import BadRecordError, ImpossibleActionError
from companion.session import MemoryStore, Replace, resume_session, start_session
from companion.translations import find_translation, languages
from tests.games.phrases import announced, facts_of, phrases_of, rules_in
from tests.games.random_play import Played, read_back, refusal

# ---- the log is the truth


def check_replay_gives_the_state(played: Played) -> None:
    assert replay(played.game, played.record) == played.states[-1]


def check_undo_is_a_replay_of_what_stands(played: Played) -> None:
    for place, state in played.sample(20):
        start = played.game.start(played.record.options, played.record.players)
        assert replay_entries(played.game, start, played.record.entries[:place]) == state


def check_going_on_from_any_state_gives_the_same(played: Played) -> None:
    for place, state in played.sample(10):
        assert replay_entries(played.game, state, played.record.entries[place:]) == played.states[-1]


def check_record_is_read_back(played: Played) -> None:
    stamped = tuple(Entry(entry.action, "2026-05-01T19:30:00Z", "camera") for entry in played.record.entries)
    for entries in (played.record.entries, stamped):
        record = Record(played.game.name, played.record.options, played.record.players, entries)
        assert read_back(record, played.game) == record
    assert replay(played.game, read_back(played.record, played.game)) == played.states[-1]


# ---- choices


def check_every_choice_applies(played: Played) -> None:
    for _, state in played.sample(40):
        for action in played.game.choices(state):
            played.game.apply(state, action)


def check_every_choice_is_read_back(played: Played) -> None:
    for _, state in played.sample(10):
        choices = played.game.choices(state)
        written = [json.loads(json.dumps(played.game.write_action(action))) for action in choices]
        assert tuple(map(played.game.read_action, written)) == choices


def check_choices_differ(played: Played) -> None:
    for _, state in played.sample(20):
        choices = played.game.choices(state)
        assert len(set(choices)) == len(choices)


def check_after_the_end_there_is_no_choice(played: Played) -> None:
    for _, state in played.sample(40):
        assert played.game.is_over(state) is (not played.game.choices(state))


def check_nothing_follows_the_end(played: Played) -> None:
    """A game that is over stays over; what it still takes, such as a value put right, goes on nothing."""
    for _, state in played.sample(40):
        assert (not played.game.choices(state)) is played.game.summary(state)["over"]
    last = played.states[-1]
    if played.game.summary(last)["over"]:
        for entry in played.record.entries:
            with suppress(ImpossibleActionError):
                assert played.game.summary(played.game.apply(last, entry.action))["over"]
        with pytest.raises(ImpossibleActionError):
            played.game.apply(last, played.record.entries[0].action)


def check_impossible_entries_are_named_by_place_and_rule(played: Played) -> None:
    for place, state in played.sample(12)[1:]:
        again = played.record.entries[place - 1]
        said = refusal(played, (*played.record.entries[:place], again))
        if said is None:
            played.game.apply(state, again.action)
        else:
            assert re.fullmatch(rf"action {place}: .+ \(([A-Z]+-\d+\.\d+|[a-z._]+)\)", said)
            assert again.action not in played.game.choices(state)


# ---- states are values


def check_states_are_values(played: Played) -> None:
    for _, state in played.sample(10):
        assert_value(state)
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            setattr(state, fields(state)[0].name, None)


def assert_value(value: object) -> None:
    """Whether nothing within `value` can change, and it knows its own hash."""
    hash(value)
    if is_dataclass(value):
        assert not hasattr(value, "__dict__"), f"{type(value).__name__} has no slots"
        for field in fields(value):
            assert_value(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset):
        for item in value:
            assert_value(item)
    else:
        assert value is None or isinstance(value, str | int | Fraction | bool | Enum), f"{value!r} can change"


def check_equal_states_have_equal_hashes(played: Played) -> None:
    again = replay(played.game, played.record)
    assert again is not played.states[-1]
    assert hash(again) == hash(played.states[-1])


def check_nothing_changes_what_it_is_given(played: Played) -> None:
    game = played.game
    for _, state in played.sample(8):
        before = repr(state)
        for action in game.choices(state):
            written = repr(action)
            game.apply(state, action)
            game.write_action(action)
            assert repr(action) == written
        game.summary(state)["scores"] = None
        list(phrases_of(game, state))
        assert repr(state) == before


# ---- what it tells


def check_summary_is_a_line(played: Played) -> None:
    for _, state in played.sample(20):
        line = played.game.summary(state)
        assert json.loads(json.dumps(line)) == line
        assert line["game"] == played.game.name
        assert {"phase", "turn", "over"} <= line.keys()
        assert ("winner" in line) is not ("winners" in line)
        assert (line["phase"] == "over") is line["over"]
        decided = bool(line["winners"]) if "winners" in line else line["winner"] is not None
        assert decided is line["over"]
        assert line["turn"] is None or line["turn"] in range(len(played.record.players))


def check_everything_told_can_be_said(played: Played) -> None:
    told = (phrase for _, state in played.sample(20) for phrase in phrases_of(played.game, state))
    everything = dict.fromkeys((*told, *announced(played)))
    players = played.record.players
    for language in languages():
        words = find_translation(played.game.name, language)
        for phrase in everything:
            for said in (words.say(phrase, players), words.spoken().say(phrase, players)):
                assert not re.search(r"[{}<>]|None|Phrase\(", said), said


def check_something_is_always_told(played: Played) -> None:
    for _, state in played.sample(20):
        assert played.game.sheet(state)
        assert played.game.result(state)
        assert played.game.explain(state)


def check_rules_that_are_cited_exist(played: Played) -> None:
    everything = (phrase for _, state in played.sample(20) for phrase in phrases_of(played.game, state))
    assert rules_in((*everything, *announced(played))) <= facts_of(played.game)


def check_players_are_from_two_to_eight(played: Played) -> None:
    game = played.game
    assert set(game.seats) <= set(range(2, MOST_PLAYERS + 1))
    for number in range(MOST_PLAYERS + 2):
        if number not in game.seats:
            with pytest.raises(BadRecordError, match=r"player.* \(([A-Z]+-\d+\.\d+|players)\)$"):
                game.start(played.record.options, ("",) * number)


# ---- what it may offer


def check_what_is_offered_can_be_agreed_on(played: Played) -> None:
    for option in played.game.options:
        offered: tuple[object, ...]
        match option:
            case Alternatives():
                offered = option.values
            case Amount():
                offered = (option.usual, *option.offered, 1)
            case FirstSeat():
                offered = tuple(range(len(played.record.players)))
            case Switch():
                offered = (True, False)
        needed = {option.only_with: True} if isinstance(option, Alternatives) and option.only_with else {}
        states = [played.game.start({**needed, option.name: value}, played.record.players) for value in offered]
        assert len(set(states)) > 1, f"{option.name} changes nothing"
        assert played.game.start({**needed, option.name: option.usual}, played.record.players) == played.game.start(
            needed, played.record.players
        )


def check_views_are_values(played: Played) -> None:
    for _, state in played.sample(20):
        assert_value(played.game.view(state))


def check_tables_have_the_same_names_throughout(played: Played) -> None:
    first = played.game.tables(played.states[0])
    for _, state in played.sample(20):
        tables = played.game.tables(state)
        assert tables.keys() == first.keys()
        for row in (row for rows in tables.values() for row in rows):
            assert all(re.fullmatch(r"[a-z0-9_.-]+", column) for column in row)
            assert all(value is None or isinstance(value, str | int | float) for value in row.values())
    if played.game.summary(played.states[-1])["over"]:
        assert any(played.game.tables(played.states[-1]).values())


def check_courses_have_points_for_each_side(played: Played) -> None:
    for course in played.game.courses(played.states[-1]):
        assert len({len(step.scores) for step in course.steps}) <= 1


# ---- at a session


def check_a_session_plays_it(played: Played) -> None:
    store = MemoryStore()
    session = start_session(store, played.game, played.record.options, played.record.players)
    entries = played.record.entries[:60]
    for entry in entries:
        session.act(entry.action, by="touch")
    assert session.state == played.states[len(entries)]
    assert session.take_back().entry.action == entries[-1].action
    assert session.state == played.states[len(entries) - 1]
    assert resume_session(store, session.number).state == session.state


def check_a_session_corrects_it(played: Played) -> None:
    store = MemoryStore()
    session = start_session(store, played.game, played.record.options, played.record.players)
    entries = played.record.entries[:40]
    for entry in entries:
        session.act(entry.action)
    place = len(entries) // 2
    other = played.game.choices(played.states[place])[-1]
    session.correct(Replace(session.entries[place].number, other))
    start = played.game.start(played.record.options, played.record.players)
    standing = [*entries[:place], Entry(other), *entries[place + 1 :]]
    length = len(session.standing)
    assert replay_entries(played.game, start, standing[:length]) == session.state
    assert (session.question is None) is (length == len(entries))
    assert resume_session(store, session.number).state == session.state


_EACH: Final[Mapping[str, Callable[[Played], None]]] = {
    name.removeprefix("check_").replace("_", " "): check
    for name, check in sorted(globals().items())
    if name.startswith("check_")
}
_LONG: Final = ("everything told can be said",)
EACH_CHECK: Final = [
    pytest.param(check, id=name, marks=[pytest.mark.one_python] if name in _LONG else [])
    for name, check in _EACH.items()
]
