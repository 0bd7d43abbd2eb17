"""A described game of an event file from a stick comes along with it."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.events.event_file import load_event
from companion.events.event_writing import write_event
from companion.events.survey_questions import SurveyQuestion
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT

OURS = """game = "Ours"
version = "0.2"
players = 3
[[score]]
say = "tricks"
points = "tricks"
[end]
when = "hands == 1"
"""
OFFERS = 'event = "Winter playtest"\n[[game]]\n'


def take(kiosk: Companion, path: Path) -> tuple[str, ...]:
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.take(path, told.append)
    kiosk.settle()
    return told[-1]


def keep(kiosk: Companion) -> tuple[str, ...]:
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.keep(told.append)
    kiosk.settle()
    return told[-1]


@pytest.mark.parametrize(("line", "place"), [('file = "ours.toml"', "ours.toml"), ('name = "ours"', "games/ours.toml")])
def test_it_is_copied_as_the_event_is_kept(
    kiosk: Companion, tmp_path: Path, stick: Path, line: str, place: str
) -> None:
    (stick / place).parent.mkdir(exist_ok=True)
    (stick / place).write_text(OURS)
    (stick / "event.toml").write_text(f"{OFFERS}{line}\n")
    assert take(kiosk, stick / "event.toml") == ()
    assert not (tmp_path / place).exists(), "nothing counts until it is kept"
    (stick / place).unlink()  # the stick is pulled out
    assert keep(kiosk) == ()
    assert (tmp_path / place).read_text() == OURS
    kept = load_event(tmp_path / "event.toml")
    assert kept == (kiosk.kiosk.event, ())
    assert [(game.name, game.version) for game in kept[0].games] == [("ours", "0.2")]


def test_other_questions_of_a_described_game_are_another_version_of_the_same_rules(
    kiosk: Companion, tmp_path: Path, stick: Path
) -> None:
    """The file says the version of the rules; the event adds to it."""
    (stick / "ours.toml").write_text(OURS)
    (stick / "event.toml").write_text(f'{OFFERS}file = "ours.toml"\n')
    assert (take(kiosk, stick / "event.toml"), keep(kiosk)) == ((), ())
    current = kiosk.kiosk.current
    for ask, version in (("Was it fair?", "0.2+2"), ("Was it fun?", "0.2+3")):
        current.change_game(0, replace(current.draft.games[0], questions=(SurveyQuestion(ask),)))
        assert keep(kiosk) == ()
        assert [game.version for game in kiosk.kiosk.event.games] == [version]
        assert load_event(tmp_path / "event.toml") == (kiosk.kiosk.event, ())
    current.change_game(0, replace(current.draft.games[0], version="0.3"))
    [fault] = keep(kiosk)
    assert "'0.3', and ours says '0.2'" in fault


def test_a_later_version_takes_the_place_of_the_one_before(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    (tmp_path / "ours.toml").write_text(OURS.replace("0.2", "0.1"))
    (stick / "ours.toml").write_text(OURS)
    (stick / "event.toml").write_text(f'{OFFERS}file = "ours.toml"\n')
    assert (take(kiosk, stick / "event.toml"), keep(kiosk)) == ((), ())
    assert (tmp_path / "ours.toml").read_text() == OURS


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "ours.toml does not lie beside this file: copy it there"), ("de", "ours.toml liegt nicht neben dieser")],
)
def test_one_that_is_not_on_the_stick_is_told_in_one_line(
    kiosk: Companion, stick: Path, language: str, said: str
) -> None:
    kiosk.controllers.settings.change("language", language)
    (stick / "event.toml").write_text(f'{OFFERS}version = "1"\nfile = "ours.toml"\n')
    [fault] = take(kiosk, stick / "event.toml")
    assert said in fault
    assert kiosk.kiosk.current.draft == EVENT


def test_a_host_who_goes_drops_it_with_the_draft(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    (stick / "ours.toml").write_text(OURS)
    (stick / "event.toml").write_text(f'{OFFERS}file = "ours.toml"\n')
    take(kiosk, stick / "event.toml")
    kiosk.kiosk.current.begin()
    kiosk.kiosk.current.draft = replace(EVENT, table="Table 9")
    assert keep(kiosk) == ()
    assert not (tmp_path / "ours.toml").exists()


def test_an_event_from_a_hub_brings_no_file_of_a_stick(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    (stick / "ours.toml").write_text(OURS)
    (stick / "event.toml").write_text(f'{OFFERS}file = "ours.toml"\n')
    take(kiosk, stick / "event.toml")
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.take_text(write_event(replace(EVENT, event="Spring")), told.append)
    kiosk.settle()
    assert (told, kiosk.kiosk.event.event, (tmp_path / "ours.toml").exists()) == ([()], "Spring", False)


def test_a_file_that_describes_a_game_is_offered_as_no_event(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    (stick / "ours.toml").write_text(OURS)
    (stick / "event.toml").write_text(f'{OFFERS}file = "ours.toml"\n')
    found: list[tuple[Path, ...]] = []
    kiosk.kiosk.current.find_files(found.append, sticks=(tmp_path / "media",))
    kiosk.settle()
    assert [path.name for path in found[0]] == ["event.toml"]
