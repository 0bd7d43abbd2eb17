"""What is played at the event: changed by the host, kept in its file, or taken from a stick, with a line per fault."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk import current_event
from companion.errors import DeviceError
from companion.events.event_file import load_event
from companion.events.event_writing import write_event
from companion.events.survey_questions import SurveyQuestion
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, PLAIN, play, rows, sit_down


def keep(kiosk: Companion) -> tuple[str, ...]:
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.keep(told.append)
    kiosk.settle()
    return told[-1]


def take(kiosk: Companion, path: Path) -> tuple[str, ...]:
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.take(path, told.append)
    kiosk.settle()
    return told[-1]


def test_what_the_host_changes_holds_from_the_next_group_on_and_after_a_restart(
    kiosk: Companion, tmp_path: Path
) -> None:
    current = kiosk.kiosk.current
    current.draft = replace(EVENT, table="Table 9", games=(MAST_YEAR, PLAIN))
    assert kiosk.kiosk.event == EVENT
    assert keep(kiosk) == ()
    assert kiosk.kiosk.event.table == "Table 9"
    assert load_event(tmp_path / "event.toml") == (current.draft, ())
    sit_down(kiosk)
    assert rows(tmp_path)[-1]["table"] == "Table 9"
    kiosk.kiosk.go_on()
    assert kiosk.screen == "choose"  # there are two games now


def test_a_fault_is_told_and_nothing_changes(kiosk: Companion, tmp_path: Path) -> None:
    current = kiosk.kiosk.current
    current.draft = replace(EVENT, games=(replace(MAST_YEAR, options=()), MAST_YEAR))
    first, second = keep(kiosk)
    assert "stands twice" in first
    assert "another version" in second
    assert (kiosk.kiosk.event, (tmp_path / "event.toml").exists()) == (EVENT, False)
    current.begin()
    assert current.draft == EVENT


def check(kiosk: Companion) -> tuple[str, ...]:
    told: list[tuple[str, ...]] = []
    kiosk.kiosk.current.check_versions(told.append)
    kiosk.settle()
    return told[-1]


def test_a_version_that_was_played_never_gets_other_questions(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    current = kiosk.kiosk.current
    current.draft = replace(EVENT, games=(PLAIN,))
    assert keep(kiosk) == (), "the game is offered no longer"
    changed = replace(MAST_YEAR, questions=(SurveyQuestion("Was it fair?"),))
    current.draft = replace(EVENT, games=(PLAIN, changed))
    [fault] = keep(kiosk)
    assert "0.9.2 has had other rules or questions" in fault
    assert kiosk.kiosk.event.games == (PLAIN,)
    assert current.needs_version(changed)
    assert current.find_unused("mast-year", "0.9.2") == "0.9.4", "0.9.3 is on offer"
    assert (current.find_unused("lunar", "0.9.2"), current.needs_version(MAST_YEAR)) == ("0.9.2", False)


def test_a_changed_game_gets_one_other_version_however_often_it_is_changed(kiosk: Companion) -> None:
    current = kiosk.kiosk.current
    current.change_game(0, replace(MAST_YEAR, assist="coach"))
    assert current.draft.games == (replace(MAST_YEAR, assist="coach"),), "no rule and no question is another one"
    for ask in ("Was it fair?", "Was it fun?"):
        [game] = current.draft.games
        current.change_game(0, replace(game, questions=(SurveyQuestion(ask),)))
    assert [(game.version, game.questions) for game in current.draft.games] == [
        ("0.9.3", (SurveyQuestion("Was it fun?"),))
    ]


def test_a_file_that_was_edited_beside_the_journal_is_told(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        assert check(kiosk) == ()
        sit_down(kiosk)
        play(kiosk)
        assert check(kiosk) == ()
    edited = replace(EVENT, games=(replace(MAST_YEAR, questions=(SurveyQuestion("Was it fair?"),)),))
    with Companion(tmp_path, edited) as kiosk:
        [fault] = check(kiosk)
    assert fault.startswith("game 1, version: 0.9.2 has had other rules or questions")


def test_a_journal_that_cannot_be_read_is_told(kiosk: Companion, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise DeviceError("the disk does not answer")

    monkeypatch.setattr(current_event, "begun_versions", fail)
    kiosk.kiosk.current.draft = replace(EVENT, table="Table 9")
    for told in (keep(kiosk), check(kiosk)):
        assert len(told) == 1
        assert "the disk does not answer" in told[0]
    assert kiosk.kiosk.event == EVENT


def test_a_file_that_cannot_be_written_is_told(kiosk: Companion, tmp_path: Path) -> None:
    (tmp_path / "event.toml").mkdir()
    kiosk.kiosk.current.draft = replace(EVENT, table="Table 9")
    [told] = keep(kiosk)
    assert told.startswith("The event cannot be written:")
    assert kiosk.kiosk.event == EVENT


@pytest.mark.parametrize(("own", "kept"), [("Table 3", "Table 3"), ("", "Table 9")])
def test_a_table_that_takes_a_file_keeps_its_own_name(tmp_path: Path, stick: Path, own: str, kept: str) -> None:
    (stick / "event.toml").write_text(write_event(replace(EVENT, event="Winter playtest", table="Table 9")))
    with Companion(tmp_path, replace(EVENT, table=own)) as kiosk:
        assert take(kiosk, stick / "event.toml") == ()
        assert (kiosk.kiosk.current.draft.event, kiosk.kiosk.current.draft.table) == ("Winter playtest", kept)


def test_a_file_from_a_stick_is_taken_or_its_faults_are_told(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    current = kiosk.kiosk.current
    (stick / "good.TOML").write_text(write_event(replace(EVENT, event="Winter playtest")))
    (stick / "bad.toml").write_text('event = "E"\n[[game]]\nname = "no such game"\ncolour = "red"\n')
    (stick / "none.toml").write_text("this is none")
    (stick / "link.toml").symlink_to("/dev/zero")
    (stick / "folder.toml").mkdir()
    (stick / os.fsdecode(b"\xff.toml")).write_text("a name that no screen can show")
    found: list[tuple[Path, ...]] = []
    current.find_files(found.append, sticks=(tmp_path / "media",))
    kiosk.settle()
    assert [path.name for path in found[0]] == ["bad.toml", "good.TOML", "none.toml"]
    faults = take(kiosk, stick / "bad.toml")
    assert [fault.split(":")[0] for fault in faults] == [
        "game 1, 'colour', line 4",
        "game 1, name, line 3",
        "game 1, version, line 2",
    ]
    assert take(kiosk, stick / "none.toml") == ("Line 1 is not TOML.",)
    assert "cannot be read" in take(kiosk, stick / "pulled-out.toml")[0]
    assert current.draft == EVENT
    assert take(kiosk, stick / "good.TOML") == ()
    assert (current.draft.event, kiosk.kiosk.event) == ("Winter playtest", EVENT)


def test_a_stick_that_is_pulled_out_has_no_files(kiosk: Companion, tmp_path: Path, stick: Path) -> None:
    stick.rmdir()
    found: list[tuple[Path, ...]] = []
    kiosk.kiosk.current.find_files(found.append, sticks=(tmp_path / "media",))
    kiosk.settle()
    assert found == [()]
