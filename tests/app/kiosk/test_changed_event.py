"""What is on offer changes while it is played: nothing is lost, and the report says what was played."""

from dataclasses import replace
from pathlib import Path

from companion.app.kiosk.event_export import report_rows
from companion.events.event_file import EventFile, OfferedGame
from companion.events.survey_questions import SurveyQuestion
from companion.journal.inspection import read_rows
from companion.simulation import simulation_of
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, kinds, play, show_first, sit_down

LATER = OfferedGame("mast-year", "0.9.3", (("goal", 7), ("silent", True)), questions=(SurveyQuestion("Why?"),))
WITHOUT = replace(EVENT, games=(OfferedGame("lunar", "1"),))


def offer(kiosk: Companion, event: EventFile) -> None:
    """The host changes what is on offer, and keeps it."""
    faults: list[tuple[str, ...]] = []
    kiosk.kiosk.current.draft = event
    kiosk.kiosk.current.keep(faults.append)
    kiosk.loop.until(lambda: faults == [()])


def play_on(kiosk: Companion) -> None:
    """Plays the game on the table to its end, from the deal and the pass on."""
    for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries[2:]:
        kiosk.entries.act(entry.action, "camera")
    kiosk.settle()
    assert kiosk.table.playing.over


def answer(kiosk: Companion, fun: int) -> None:
    """Each seat says how much fun it had."""
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()
    while kiosk.kiosk.departure.survey:
        kiosk.kiosk.departure.survey.answer("fun", fun)
        kiosk.kiosk.departure.take_survey()
        kiosk.settle()


def reported(folder: Path) -> dict[tuple[str, str], tuple[int, ...]]:
    """Returns the groups, games, finished ones, and answers on fun that the report says of each version."""
    lines = report_rows(read_rows(folder / "journal.db")[0])
    counts = ("groups", "games", "finished")
    return {
        (line["game"], line["version"]): (*(line[name] for name in counts), line["survey"]["fun"]["of"])
        for line in lines
    }


def test_a_game_that_is_offered_no_more_is_played_to_its_end(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        code = sit_down(kiosk)
        play(kiosk)
        offer(kiosk, WITHOUT)
        assert (kiosk.screen, len(kiosk.entered)) == ("play", 2)
    with Companion(tmp_path, WITHOUT) as kiosk:  # and after a restart
        show_first(kiosk)
        kiosk.settle()
        assert (kiosk.screen, kiosk.kiosk.code, kiosk.controllers.assist) == ("play", code, "referee")
        kiosk.pass_s(120)
        clock = kiosk.controllers.play_clock
        assert clock is not None
        clock.tick()
        assert clock.minutes == 2
        play_on(kiosk)
        answer(kiosk, 4)
        assert kiosk.screen == "attract"
    assert reported(tmp_path) == {("mast-year", MAST_YEAR.version): (1, 1, 1, 4)}
    assert kinds(tmp_path).count("game-started") == 1


def test_two_versions_of_a_game_are_never_mixed(tmp_path: Path) -> None:
    """A group goes away from the first version, another plays the second, which is then all that is offered."""
    with Companion(tmp_path, replace(EVENT, games=(MAST_YEAR, LATER))) as kiosk:
        sit_down(kiosk)
        kiosk.kiosk.choose(MAST_YEAR)
        play(kiosk)
        kiosk.pass_s(5000)
        sit_down(kiosk)
        kiosk.kiosk.choose(LATER)
        play(kiosk)
        play_on(kiosk)
        answer(kiosk, 5)
        offer(kiosk, replace(EVENT, games=(LATER,)))
        kiosk.kiosk.welcome_back(kiosk.kiosk.parked[0])
        kiosk.settle()
        play_on(kiosk)
        answer(kiosk, 2)
    assert reported(tmp_path) == {("mast-year", "0.9.2"): (1, 1, 1, 4), ("mast-year", "0.9.3"): (1, 1, 1, 4)}
