"""The event on the host's screen: changed by touch, kept, and refused in one clear line."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk.pin import PinFile
from companion.events.event_file import EventFile, OfferedGame, load_event
from companion.events.groups import BegunGame, begin_game
from companion.events.survey_questions import QuestionKind, SurveyQuestion
from companion.games import find_game
from companion.journal import Journal
from companion.session import start_session
from companion.ui.app import KioskStart
from companion.ui.texts import SAY
from companion.ui.widgets.fit_label import FitLabel
from hardware import mounts
from tests.ui.event_visit import EVENT, PIN, QUESTION, enter_pin, open_kiosk, tap_corner
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

_IN_ONE = (QuestionKind.YES_NO, QuestionKind.NUMBER, QuestionKind.TEXT)
"""What is answered without a name for anything."""


@pytest.fixture
def event() -> EventFile:
    return EVENT


@pytest.fixture
def host(folder: Path, event: EventFile, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """A host who has opened the event; no stick is plugged in."""
    monkeypatch.setattr(mounts, "MOUNTS", folder / "none")
    with open_kiosk(folder, "1280x720", event=event) as opened:
        tap_corner(opened)
        enter_pin(opened, PIN)
        opened.until(lambda: opened.name == "host")
        opened.tap_text(SAY("kiosk.host.event"))
        yield opened


def scroll_down(host: Pilot) -> None:
    host.screen.ids.scroll.scroll_y = 0
    host.frames()


@pytest.mark.parametrize("event", [replace(EVENT, remind_after_minutes=10**320)], ids=["so many minutes"])
def test_minutes_are_counted_up_to_a_day(host: Pilot) -> None:
    scroll_down(host)
    assert host.says(SAY("kiosk.event.minutes", count=1440))
    host.tap_text("+")
    assert host.says(SAY("kiosk.event.minutes", count=1440))
    host.tap_text("−")
    assert host.says(SAY("kiosk.event.minutes", count=1425))


def test_a_game_gets_other_rules_and_with_them_another_version(host: Pilot) -> None:
    host.tap_text("Mast Year")
    host.tap_text(SAY("kiosk.assist.coach"))
    assert host.says("0.9.2")
    host.tap_text("20")
    assert host.says("0.9.3")
    scroll_down(host)
    host.tap_text(QUESTION)
    host.tap_text(QUESTION)
    while host.screen.children[0].text:
        host.screen.children[0].erase()
    host.tap_text("X")
    host.tap_text(SAY("ui.keyboard.done"))
    host.screen.go_back()
    host.screen.go_back()
    host.frames()
    host.tap_text("Lunar")
    host.tap_text("Autumn playtest")
    host.tap_text("X")
    host.tap_text(SAY("ui.keyboard.done"))
    host.tap_text(SAY("kiosk.event.keep"))
    host.until(lambda: host.says(SAY("kiosk.event.kept")))
    event, faults = load_event(host.folder / "event.toml")
    assert (event.event, [game.name for game in event.games], faults) == (
        "Autumn playtestx",
        ["mast-year", "lunar"],
        (),
    )
    [changed, _] = event.games
    assert (changed.version, dict(changed.options), changed.assist) == ("0.9.3", {"goal": 20}, "coach")
    assert changed.questions == (SurveyQuestion("X"),)
    assert host.controllers.kiosk.event == event


def write(host: Pilot, about: str, letters: str) -> None:
    """Touches what stands beside `about`, and types."""
    [row] = [one.parent for one in host.shown() if isinstance(one, FitLabel) and one.text == about]
    host.tap(row.children[0])
    for letter in letters:
        host.tap_text(letter)
    host.tap_text(SAY("ui.keyboard.done"))


def test_questions_of_each_kind_are_made_by_touch(host: Pilot) -> None:
    host.tap_text("Mast Year")
    write(host, SAY("kiosk.event.changes"), "N")
    for number, (letter, kind, named) in enumerate(
        (
            ("A", "scale", {"low": "L", "high": "H"}),
            ("B", "choice", {"choice-1": "X", "choice-2": "Y"}),
            ("C", "yes-no", {}),
            ("D", "number", {}),
            ("E", "text", {}),
        ),
        start=2,
    ):
        scroll_down(host)
        write(host, SAY("kiosk.event.question", number=number), letter)
        assert host.name == "event-question"
        host.tap_text(SAY(f"kiosk.answer.{kind}"))
        for name, text in named.items():
            part, _, place = name.partition("-")
            write(host, SAY(f"kiosk.event.{part}", number=place), text)
        assert faults(host) == []
        host.screen.go_back()
        host.frames()
    host.screen.go_back()
    host.frames()
    host.tap_text(SAY("kiosk.event.keep"))
    host.until(lambda: host.says(SAY("kiosk.event.kept")))
    [game] = load_event(host.folder / "event.toml")[0].games
    assert game.changes == "N"
    assert game.questions == (
        SurveyQuestion(QUESTION),
        SurveyQuestion("A", ends=("L", "H")),
        SurveyQuestion("B", QuestionKind.CHOICE, choices=("X", "Y")),
        *(SurveyQuestion(ask, kind) for ask, kind in zip("CDE", _IN_ONE, strict=True)),
    )


def test_a_question_is_changed_taken_back_and_asked_no_more(host: Pilot) -> None:
    host.tap_text("Mast Year")
    scroll_down(host)
    host.tap_text(QUESTION)
    host.tap_text(SAY("kiosk.answer.choice"))
    write(host, SAY("kiosk.event.choice", number=1), "X")
    host.tap_text(SAY("kiosk.answer.number"))
    host.tap_text(SAY("kiosk.answer.choice"))
    assert host.says("X"), "a wrong touch loses nothing"
    host.screen.go_back()
    host.screen.go_back()
    host.frames()
    host.tap_text(SAY("kiosk.event.keep"))
    host.until(lambda: host.says(SAY("kiosk.wrong.parts", most=6)))
    host.tap_text("Mast Year")
    scroll_down(host)
    host.tap_text(QUESTION)
    host.tap_text("X")
    host.screen.children[0].erase()
    host.tap_text(SAY("ui.keyboard.done"))
    host.tap_text(SAY("kiosk.event.ask-no-more"))
    assert host.controllers.kiosk.current.draft.games[0].questions == ()


def test_a_game_that_was_played_comes_back_in_a_version_of_its_own(folder: Path) -> None:
    PinFile.beside(folder / "journal.db").set(PIN)
    with Journal(folder / "journal.db") as store:
        for version, questions in (("1", ()), ("0.9.2", (SurveyQuestion("Was it fair?"),))):
            name = "mast-year" if questions else "lunar"
            offered = OfferedGame(name, version, questions=questions)
            session = start_session(store, find_game(name), {}, ("",) * 4)
            begin_game(store, BegunGame("Amber Acorn 17", offered, session.number, session.record, "follow"))
    with Pilot(folder, "1280x720", KioskStart(EVENT)) as host:
        tap_corner(host)
        enter_pin(host, PIN)
        host.until(lambda: host.name == "host")
        host.tap_text(SAY("kiosk.host.event"))
        assert host.says("0.9.2 has had other rules or questions"), "as in a file that was edited by hand"
        host.tap_text("Lunar")
        assert host.says(SAY("kiosk.choose.version", game="Lunar", version="2"))
        assert faults(host) == []


def test_what_was_not_kept_is_not_dropped_without_a_word(host: Pilot) -> None:
    back = f"← {SAY('ui.back')}"
    host.tap_text("Lunar")
    host.tap_text(back)
    assert (host.name, host.says(SAY("kiosk.event.not-kept"))) == ("event", True)
    host.tap_text("Nice One Squirrel!")
    assert not host.says(SAY("kiosk.event.not-kept"))
    host.tap_text(back)
    host.tap_text(back)
    assert (host.name, host.controllers.kiosk.event) == ("host", EVENT)
    host.tap_text(SAY("kiosk.host.event"))
    host.tap_text(back)
    assert host.name == "host", "nothing was changed"


def test_back_from_a_keyboard_is_no_warning(host: Pilot) -> None:
    back = f"← {SAY('ui.back')}"
    host.tap_text("Lunar")
    host.tap_text(EVENT.event)
    host.tap_text(back)
    assert host.says(SAY("kiosk.event.event"))
    host.tap_text(back)
    assert (host.name, host.says(SAY("kiosk.event.not-kept"))) == ("event", True)


def test_what_was_said_since_the_warning_takes_it_back(host: Pilot) -> None:
    back = f"← {SAY('ui.back')}"
    host.tap_text("Lunar")
    host.tap_text(back)
    host.tap_text(SAY("kiosk.event.stick"))
    host.until(lambda: host.says(SAY("kiosk.event.no-file")))
    host.tap_text(back)
    assert (host.name, host.says(SAY("kiosk.event.not-kept"))) == ("event", True)


def test_no_file_on_a_stick_is_said_and_a_fault_too(host: Pilot) -> None:
    host.tap_text(SAY("kiosk.event.stick"))
    host.until(lambda: host.says(SAY("kiosk.event.no-file")))
    scroll_down(host)
    for language in ("English", "Deutsch", "Polski"):
        host.tap_text(language)  # one language stays
    assert [host.button(one).is_on for one in ("English", "Deutsch", "Polski")] == [False, False, True]
    minutes = SAY("kiosk.event.minutes", count=60)
    assert host.says(minutes)
    host.tap_text("+")
    assert host.says(SAY("kiosk.event.minutes", count=75))
    host.screen.ids.scroll.scroll_y = 1
    host.frames()
    host.tap_text("Mast Year")
    host.tap_text(SAY("kiosk.event.another"))
    assert host.says("0.9.3")
    host.tap_text("0.9.3")
    host.screen.children[0].erase()
    host.screen.children[0].type("2")
    host.tap_text(SAY("ui.keyboard.done"))
    host.screen.go_back()
    host.frames()
    host.tap_text(SAY("kiosk.event.keep"))
    host.until(lambda: host.says("stands twice"))
    assert host.controllers.kiosk.event == EVENT
