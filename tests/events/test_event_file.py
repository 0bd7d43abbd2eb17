"""Event files: what they mean, and each fault in a line of its own."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.events.event_file import OfferedGame, load_event, parse_event
from companion.events.groups import BegunGame, begin_game
from companion.events.survey_questions import SurveyQuestion
from companion.games import find_game
from companion.journal import Journal
from companion.session import start_session
from companion.translations import find_translation, languages

WHOLE = """
event = "Autumn playtest"
table = "Table 3"
languages = ["en", "de"]
[[game]]
name = "mast-year"
version = "0.9.2"
options = {goal = 10}
assist = "referee"
questions = ["Did you ever have nothing to decide?"]
[group]
ask = ["age-band", "plays-before"]
idle_minutes = 7
"""


def check(path: Path, text: str | bytes, *options: str) -> int:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return main(["event", "check", *options, str(path)])


def test_a_sound_file_is_told_with_its_defaults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / "e.toml", b"\xef\xbb\xbf" + WHOLE.encode(), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"][0] | {"questions": []} == {
        "name": "mast-year",
        "version": "0.9.2",
        "options": {"goal": 10},
        "assist": "referee",
        "questions": [],
        "survey": True,
        "changes": "",
    }
    assert found["group"] == {"ask": ["age-band", "plays-before"], "remind_after_minutes": 60, "idle_minutes": 7}


def test_a_sound_file_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / "e.toml", WHOLE) == 0
    assert "mast-year 0.9.2: goal 10" in capsys.readouterr().out


def test_a_language_that_nobody_can_choose_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / "e.toml", WHOLE.replace('"de"', '"de", "fi"')) == 0
    assert "does not speak them: fi\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (WHOLE.replace("[group]\n", ""), "under [group]"),
        (WHOLE.replace("idle_minutes = 7", 'table = "3"'), "above the first [[game]]"),
        (WHOLE.replace("[[game]]\n", 'assist = "coach"\n[[game]]\n'), "under a [[game]]"),
    ],
)
def test_a_key_in_a_wrong_place_is_told_where_it_stands(
    tmp_path: Path, text: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path / "e.toml", text) == 2
    assert f"no such key here, it stands {place}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('event = "Autumn playtest"', "", "event"),
        ('event = "Autumn playtest"', "event = 7", "event"),
        ('"Autumn playtest"', '"a\\nb"', "event"),
        ('"Autumn playtest"', '"\\u202eb"', "event"),
        ('"Autumn playtest"', f'"{"x" * 201}"', "event"),
        ('"mast-year"', '"most-year"', "game[0].name"),
        ('version = "0.9.2"', "", "game[0].version"),
        ("goal = 10", "goal = 0", "game[0].options"),
        ("goal = 10", "gaol = 10", "game[0].options"),
        ('"referee"', '"umpire"', "game[0].assist"),
        ('questions = ["Did', 'questions = ["1", "2", "3", "4", "5", "6", "Did', "game[0].questions"),
        ('["Did', '[7, "Did', "game[0].questions[0]"),
        ('["Did you ever have nothing to decide?"]', '"Did you?"', "game[0].questions"),
        ('["Did', '["Why?", "Why?", "Did', "game[0].questions[1]"),
        ('["Did', '[{kind = "number"}, "Did', "game[0].questions[0].ask"),
        ('["Did', '[{ask = "a", kind = "rating"}, "Did', "game[0].questions[0].kind"),
        ('["Did', '[{ask = "a", sort = "text"}, "Did', "game[0].questions[0].'sort'"),
        ('["Did', '[{ask = "a", ends = ["no"]}, "Did', "game[0].questions[0].ends"),
        ('["Did', '[{ask = "a", kind = "text", ends = ["no", "yes"]}, "Did', "game[0].questions[0].ends"),
        ('["Did', '[{ask = "a", kind = "choice"}, "Did', "game[0].questions[0].choices"),
        ('["Did', '[{ask = "a", kind = "choice", choices = ["a", "a"]}, "Did', "game[0].questions[0].choices"),
        ('["Did', '[{ask = "a", choices = ["a", "b"]}, "Did', "game[0].questions[0].choices"),
        ("languages =", 'compare = "maybe"\nlanguages =', "compare"),
        ("idle_minutes = 7", "idle_minutes = 0", "group.idle_minutes"),
        ("idle_minutes = 7", "idle_minutes = 2.5", "group.idle_minutes"),
        ("idle_minutes = 7", "idel_minutes = 7", "group.'idel_minutes'"),
        ('"plays-before"', '"name"', "group.ask[1]"),
        ('"de"', '"DE"', "languages[1]"),
        ('table = "Table 3"', "tabel = 3", "'tabel'"),
        ("[group]", '[[game]]\nname = "mast-year"\nversion = "0.9.2"\n[group]', "game[1].version"),
    ],
)
def test_a_fault_is_one_line_that_names_its_key(
    old: str, new: str, key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in WHOLE
    path = tmp_path / "e.toml"
    assert check(path, WHOLE.replace(old, new)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"{path}: {key}: " in said.err
    for fault in load_event(path)[1]:
        for language in languages():
            sentence = find_translation(fault.game or "mast-year", language, "companion.app").say(fault.phrase, ())
            assert "kiosk.wrong" not in sentence, f"{language} has no words for it"


@pytest.mark.parametrize(("minutes", "waited_s"), [(1, 60.0), (1440, 86400.0), (100_000, 86400.0), (10**320, 86400.0)])
def test_any_number_of_minutes_may_be_said_and_none_waits_longer_than_a_day(minutes: int, waited_s: float) -> None:
    said = f"idle_minutes = {minutes}\nremind_after_minutes = {minutes}"
    assert "remind_after_minutes" not in WHOLE
    event, faults = parse_event(WHOLE.replace("idle_minutes = 7", said).encode())
    assert (event.idle_minutes, event.remind_after_minutes, faults) == (minutes, minutes, ())
    assert (event.idle_s, event.remind_after_s) == (waited_s, waited_s)


def test_each_fault_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / "e.toml", "[[game]]\nassist = 1") == 2
    assert capsys.readouterr().err.count("\n") == 4


def test_what_is_named_twice_is_asked_and_offered_once() -> None:
    text = WHOLE.replace('"de"', '"de", "en"').replace('"plays-before"', '"plays-before", "age-band"')
    event, faults = parse_event(text.encode())
    assert (event.languages, event.ask, faults) == (("en", "de"), ("age-band", "plays-before"), ())


def test_options_that_fit_no_table_are_judged_by_the_largest_one() -> None:
    text = 'event = "E"\n[[game]]\nname = "nice-one-squirrel"\nversion = "1"\noptions = {first = 9}'
    _, [fault] = parse_event(text.encode())
    assert "from 0 to 5" in fault.why


def test_a_game_without_options_says_that_it_has_none() -> None:
    text = 'event = "E"\n[[game]]\nname = "bamboo-harvest"\nversion = "1"\noptions = {goal = 9}'
    _, [fault] = parse_event(text.encode())
    assert fault.why == "'goal' is no option: there are none"


def test_questions_of_each_kind_are_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = (
        'questions = ["Fair?", {ask = "Hard?", ends = ["easy", "hard"]}, {ask = "Clear?", kind = "yes-no"}, '
        '{ask = "Which?", kind = "choice", choices = ["a", "b"]}, {ask = "How many?", kind = "number"}, '
        '{ask = "Why?", kind = "text"}]'
    )
    assert check(tmp_path / "e.toml", WHOLE.replace('questions = ["Did you ever have nothing to decide?"]', asked)) == 0
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if "asks: " in line]
    assert told == [
        "asks: Fair? (1 to 5)",
        "asks: Hard? (1 easy to 5 hard)",
        "asks: Clear? (yes or no)",
        "asks: Which? (a / b)",
        "asks: How many? (a number)",
        "asks: Why? (in words)",
    ]


def test_versions_that_are_dealt_out_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    another = '[[game]]\nname = "mast-year"\nversion = "0.9.3"\nchanges = "no squirrel cards"\n[group]'
    text = WHOLE.replace("[group]", another).replace("[[game]]", 'compare = "alternate"\n[[game]]', 1)
    assert check(tmp_path / "e.toml", text) == 0
    told = capsys.readouterr().out
    assert "changes: no squirrel cards" in told
    assert "The companion deals out the versions of mast-year" in told


def test_a_screen_counts_games_and_questions_from_one() -> None:
    text = '[[game]]\nname = "mast-year"\nversion = "1"\n[[game]]\nname = "lunar"\nversion = "1"\nquestions = ["a", 7]'
    _, faults = parse_event(f'event = "E"\n{text}'.encode())
    assert [(fault.key, fault.place) for fault in faults] == [("game[1].questions[1]", "game 2, questions 2")]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b'event = "E"\ngame = 1', "no-game"),
        (b'event = "E"\ngroup = 1\n[[game]]\nname = "lunar"\nversion = "1"', "group"),
        (b'event = "E"\n[group]\nask = 1\n[[game]]\nname = "lunar"\nversion = "1"', "list"),
        (b'event = "E"\n[[game]]\nname = "lunar"\nversion = "1"\noptions = 1', "options"),
        (b'event = "E"\n[[game]]\nname = "lunar"\nversion = "1"\nsurvey = 1', "switch"),
        (b'event = "E"\nlanguages = "en"\n[[game]]\nname = "lunar"\nversion = "1"', "texts"),
    ],
)
def test_a_screen_says_what_a_value_must_be(content: bytes, kind: str) -> None:
    _, [fault] = parse_event(content)
    assert fault.phrase.key == f"kiosk.wrong.{kind}"


@pytest.mark.parametrize("content", [b"\xff", b"event = ", b"= 1", b"[[game]", b"x" * 300_000])
def test_what_is_no_event_file_gets_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path / "e.toml", content) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_is_missing_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["event", "check", str(tmp_path / "none.toml")]) == 2
    assert "no file" in capsys.readouterr().err


def test_a_version_in_which_the_journal_beside_it_has_other_questions_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(tmp_path / "journal.db") as store:
        session = start_session(store, find_game("mast-year"), {}, ("",) * 4)
        offered = OfferedGame("mast-year", "1", questions=(SurveyQuestion("Was it fair?"),))
        begin_game(store, BegunGame("Amber Acorn 17", offered, session.number, session.record, "follow"))
    text = 'event = "E"\n[[game]]\nname = "mast-year"\nversion = "1"\nquestions = ["Was it fair?"]'
    assert check(tmp_path / "e.toml", text) == 0
    assert check(tmp_path / "e.toml", text.replace("fair", "fun")) == 2
    assert "game[0].version: 1 has had other options or questions" in capsys.readouterr().err


@pytest.fixture
def unread_journal(tmp_path: Path) -> Path:
    """A folder with a file that is called as a journal, and is none."""
    (tmp_path / "journal.db").write_bytes(b"of another program" * 100)
    return tmp_path


def test_a_journal_that_cannot_be_read_is_no_fault_of_the_file_beside_it(
    unread_journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(unread_journal / "e.toml", WHOLE) == 0
    told = capsys.readouterr()
    assert "mast-year 0.9.2: goal 10" in told.out
    [line] = told.err.splitlines()
    assert f"{unread_journal / 'journal.db'} cannot be read" in line
    assert "sudo -u companion" in line
    assert "--journal" not in line


def test_faults_are_told_where_the_journal_beside_the_file_cannot_be_read(
    unread_journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(unread_journal / "e.toml", WHOLE.replace("goal", "gaol")) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert "e.toml: game[0].options" in first
    assert "cannot be read" in second
