"""Event files that the companion writes: read back they say the same, and other rules need another version."""

import string
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.events.event_file import ASKED, ASSISTS, COMPARES, EventFile, OfferedGame, default_event, parse_event
from companion.events.event_writing import find_unversioned, next_version, write_event
from companion.events.groups import BegunVersion
from companion.events.survey_questions import QuestionKind, SurveyQuestion
from companion.games import game_names

TEXTS = st.text(string.printable[:95] + "äß„“‘♥\\\"'#=[]", min_size=1, max_size=60).filter(str.strip)
OPTIONS = st.sampled_from(({}, {"goal": 7}, {"silent": True, "goal": 20}, {"single_hand": True}))
NAMED = st.lists(TEXTS, min_size=2, max_size=2, unique=True).map(tuple)
CHOICES = st.lists(TEXTS, min_size=2, max_size=6, unique=True).map(tuple)
QUESTIONS = st.one_of(
    st.builds(SurveyQuestion, TEXTS, st.sampled_from(tuple(QuestionKind)).filter(lambda kind: kind != "choice")),
    st.builds(SurveyQuestion, TEXTS, ends=NAMED),
    st.builds(SurveyQuestion, TEXTS, st.just(QuestionKind.CHOICE), choices=CHOICES),
)
GAMES = st.builds(
    lambda version, options, assist, questions, survey: OfferedGame(
        "mast-year", version, tuple(options.items()), assist, tuple(questions), survey, changes=version
    ),
    TEXTS,
    OPTIONS,
    st.sampled_from(ASSISTS),
    st.lists(QUESTIONS, max_size=6, unique_by=lambda question: question.ask),
    st.booleans(),
)
EVENTS = st.builds(
    EventFile,
    TEXTS,
    st.one_of(st.just(""), TEXTS),
    st.lists(st.sampled_from(("en", "de", "pl")), min_size=1, unique=True).map(tuple),
    st.lists(GAMES, min_size=1, max_size=3, unique_by=lambda game: game.version).map(tuple),
    st.lists(st.sampled_from(ASKED), unique=True).map(tuple),
    st.integers(1, 500),
    st.integers(1, 60),
    st.sampled_from(COMPARES),
)
GAME = OfferedGame("mast-year", "0.9.2", (("goal", 7),), questions=(SurveyQuestion("Why?"),))


@given(EVENTS)
def test_what_is_written_is_read_back(event: EventFile) -> None:
    assert parse_event(write_event(event).encode()) == (event, ())


def test_lists_and_tables_among_the_options_are_kept() -> None:
    options = (("track", [0, 1, 3]), ("catalogue", [{"name": 'Red "Maple"', "cost": 2}]))
    event = EventFile("E", games=(OfferedGame("lunar", "1", options),))
    assert parse_event(write_event(event).encode())[0] == event


def test_the_default_can_be_written() -> None:
    event = default_event([name for name in game_names() if name != "described"], ("en", "de"))
    assert parse_event(write_event(event).encode()) == (event, ())


@pytest.mark.parametrize(
    ("changes", "faults"),
    [
        ({}, 0),
        ({"assist": "coach", "survey": False}, 0),
        ({"options": ()}, 1),
        ({"questions": ()}, 1),
        ({"options": (), "version": "0.9.3"}, 0),
    ],
)
def test_other_rules_or_questions_need_another_version(changes: dict[str, Any], faults: int) -> None:
    before, changed = EventFile("E", games=(GAME,)), replace(GAME, **changes)
    found = list(find_unversioned(before, EventFile("E", games=(changed,))))
    assert len(found) == faults
    assert all(str(fault).startswith("game[0].version: 0.9.2 ") for fault in found)


@pytest.mark.parametrize(
    ("begun", "faults"),
    [
        (("mast-year", "0.9.2", (SurveyQuestion("Why?"),)), 0),
        (("mast-year", "0.9.2", (SurveyQuestion("Why not?"),)), 1),
        (("mast-year", "0.9.2", (SurveyQuestion("Why?", ends=("no", "yes")),)), 1),
        (("mast-year", "0.9.2", ()), 1),
        (("mast-year", "0.9.1", (SurveyQuestion("Why not?"),)), 0),
        (("lunar", "0.9.2", (SurveyQuestion("Why not?"),)), 0),
    ],
)
def test_a_version_in_which_other_questions_were_asked_is_not_given_again(begun: BegunVersion, faults: int) -> None:
    event = EventFile("E", games=(GAME,))
    for before in (event, EventFile("E", games=())):
        assert len(list(find_unversioned(before, event, {begun}))) == faults


@pytest.mark.parametrize(
    ("version", "after"), [("0.9.2", "0.9.3"), ("9", "10"), ("2b", "3b"), ("beta", "beta 2"), ("", "2")]
)
def test_the_next_version(version: str, after: str) -> None:
    assert next_version(version) == after
