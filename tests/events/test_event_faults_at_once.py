"""An event file's faults: all options at once, each with its line, contradictions, and quotes of a text program."""

import pytest

from companion.engine.toml_lines import find_lines
from companion.errors import BadInputError
from companion.events.event_faults import find_line
from companion.events.event_file import parse_event

TEXT = """event = "E"
languages = ["en"]

[[game]]
name = "mast-year"
version = "1"
options = {OPTIONS}
questions = [
    "Fair?",
    "Fair?",
]
[[game]]
name = "lunar"
version = "1"
assist = "umpire"
[group]
idle_minutes = 0
"""


def faults_of(options: str) -> list[str]:
    text = TEXT.replace("OPTIONS", options).replace('    "Fair?",\n    "Fair?",\n', "").replace("umpire", "coach")
    _, faults = parse_event(text.replace("idle_minutes = 0", "idle_minutes = 1").encode())
    return [str(fault) for fault in faults]


def test_every_option_that_is_wrong_is_told_with_its_allowed_values() -> None:
    goal, equal, silent = faults_of('goal = 0, equal_scores = "draw", silent = "no", tournament = true')
    assert goal.startswith("game[0].options: option 'goal': 0 is no goal: write a whole number from 1")
    assert "'play-on', 'shared'" in equal
    assert silent.endswith("must be true or false (line 7)")


def test_an_option_that_another_one_allows_is_no_fault() -> None:
    text = 'event = "E"\n[[game]]\nname = "masters-of-maple-syrup"\nversion = "1"\noptions = {OPTIONS}'
    _, faults = parse_event(text.replace("OPTIONS", 'rivals = true, third = "harvest"').encode())
    assert faults == ()
    _, [fault] = parse_event(text.replace("OPTIONS", 'rivals = false, third = "harvest"').encode())
    assert fault.key == "game[0].options.third"
    _, [fault, _] = parse_event(text.replace("OPTIONS", 'rivals = 1, third = "harvest"').encode())
    assert fault.key == "game[0].options.rivals"


def test_switches_that_contradict_each_other_are_told() -> None:
    [fault] = faults_of("single_hand = true, tournament = true")
    said = "'tournament' means nothing with single_hand = true: leave one of them out"
    assert fault.startswith(f"game[0].options: {said}")
    assert faults_of("single_hand = true, goal = 7") == [], "an amount that is not used does no harm"


def test_each_fault_names_its_line() -> None:
    _, faults = parse_event(TEXT.replace("OPTIONS", "goal = 0").encode())
    lines = {fault.key: fault.line for fault in faults}
    assert lines["game[0].options.goal"] == 7
    assert (lines["game[1].assist"], lines["group.idle_minutes"]) == (15, 17)


def test_a_question_that_stands_twice_is_told_at_the_second_one() -> None:
    _, faults = parse_event(TEXT.replace("OPTIONS", "goal = 7").encode())
    [fault] = [fault for fault in faults if fault.key.startswith("game[0].questions")]
    assert (fault.key, fault.line) == ("game[0].questions[1]", 10)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("event", 1),
        ("languages[0]", 2),
        ("table", 0),
        ("game[0].file", 4),
        ("game[0].questions[7]", 8),
        ("game[1]", 12),
        ("game[4].name", 0),
        ("group.ask[1]", 16),
        ("game[0].'version'", 6),
    ],
)
def test_a_key_is_found_where_it_stands_or_its_table(key: str, line: int) -> None:
    assert find_line(find_lines(TEXT), key) == line
    assert find_line(find_lines(""), "event") == 0


def test_a_typographic_quote_is_told_apart() -> None:
    with pytest.raises(BadInputError) as raised:
        parse_event('event = "E"\ntable = “3”'.encode())
    assert "line 2: “ is a typographic quote" in str(raised.value)
    assert raised.value.phrase is not None
    assert (raised.value.phrase.key, dict(raised.value.phrase.values)) == (
        "kiosk.wrong.curved",
        {"line": 2, "sign": "“"},
    )
