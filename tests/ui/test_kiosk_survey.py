"""The survey at each edge, and after its last seat: the journal has not yet said that the group has gone."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from companion.events.survey_questions import SurveyQuestion
from companion.simulation import simulation_of
from companion.ui.app import KioskStart
from companion.ui.kiosk.survey import QuestionRow
from companion.ui.texts import SAY
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.turned import Turned
from tests.app.event import rows
from tests.ui.event_tour import ASKING
from tests.ui.event_visit import EVENT, GAME, PIN, QUESTION, begin, enter_pin, open_kiosk, tap_corner, tell_code
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python


def ask_questions(kiosk: Pilot) -> None:
    """The group says that it goes, and its first seat is asked."""
    kiosk.controllers.kiosk.departure.begin()
    kiosk.until(lambda: kiosk.name == "stop-reason")
    kiosk.tap_text(SAY("kiosk.survey.more"))
    kiosk.until(lambda: kiosk.name == "survey")


def test_who_comes_back_from_the_hosts_corner_sees_the_last_seats_questions(kiosk: Pilot) -> None:
    begin(kiosk)
    ask_questions(kiosk)
    for _ in range(4):
        kiosk.controllers.kiosk.departure.take_survey()
    kiosk.controllers.navigation.go("pin")
    kiosk.controllers.navigation.go("back")
    assert kiosk.says(QUESTION)
    kiosk.until(lambda: kiosk.name == "attract")
    tell_code(kiosk, "Wise Willow 12345")
    assert kiosk.says("No game of Wise Willow 12345 is kept")
    kiosk.tap_text("⌫")
    assert kiosk.screen.code == "Wise Willow 1234"
    for asked in ("second", "first"):
        kiosk.tap_text(f"← {SAY('ui.back')}")
        assert kiosk.says(SAY(f"kiosk.former.{asked}"))
    kiosk.tap_text(f"← {SAY('ui.back')}")


@pytest.mark.parametrize("text_percent", [100, 200])
def test_who_leaves_without_a_game_is_not_told_that_one_waits(folder: Path, text_percent: int) -> None:
    with open_kiosk(folder, text_percent=text_percent) as kiosk:
        begin(kiosk)
        for screen, said in (("play", "still-there"), ("survey", "still-there-free")):
            assert kiosk.name == screen
            kiosk.pass_s(EVENT.idle_s + 1)
            kiosk.controllers.kiosk.idle.tick()
            kiosk.frames()
            assert kiosk.says(SAY(f"kiosk.prompt.{said}", count=kiosk.controllers.kiosk.left_s))
            kiosk.tap_at(5, 5)
            if screen == "play":
                ask_questions(kiosk)


def _is_shown(kiosk: Pilot, name: str) -> bool:
    return kiosk.name == name


def test_a_game_that_is_over_does_not_wait_and_back_asks_first(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.act(*(entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries))
    assert kiosk.name == "over"
    kiosk.pass_s(EVENT.idle_s + 1)
    kiosk.controllers.kiosk.idle.tick()
    kiosk.frames()
    assert kiosk.says(SAY("kiosk.prompt.still-there-free", count=kiosk.controllers.kiosk.left_s))
    kiosk.tap_at(5, 5)
    for leads_to in ("survey", "over", "choose"):
        kiosk.tap_text(SAY("kiosk.survey.skip-all") if leads_to == "over" else f"← {SAY('ui.back')}")
        kiosk.until(partial(_is_shown, kiosk, leads_to))


def test_a_host_who_came_in_between_leaves_the_rest_of_the_survey(kiosk: Pilot) -> None:
    begin(kiosk)
    ask_questions(kiosk)
    kiosk.tap_text(SAY("kiosk.survey.done"))
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    kiosk.tap_text(f"← {SAY('ui.back')}")
    assert kiosk.name == "survey"
    assert kiosk.says(SAY("players.unnamed", seat=2))


@pytest.mark.parametrize("asked", [0, 1, 3])
def test_a_seat_answers_with_five_touches_at_its_own_edge(folder: Path, asked: int) -> None:
    """Whatever the designer asks: one touch answers each question of the first page, and the last one is "Done"."""
    questions = (QUESTION, "Was the last hand foreseeable?", "Was it fair?")[:asked]
    event = replace(EVENT, games=(replace(GAME, questions=tuple(map(SurveyQuestion, questions))),))
    with open_kiosk(folder, event=event) as kiosk:
        begin(kiosk, aims=bool(questions))
        ask_questions(kiosk)
        touches: list[object] = []
        kiosk.app.root_widget.bind(on_touch_down=lambda *_: touches.append(kiosk.name))
        for seat in range(4):
            touches.clear()
            answers = [one for one in kiosk.shown() if isinstance(one, ChoiceButton)]
            assert not any(one.chosen for one in answers), "what another seat answered"
            [turned] = [one for one in kiosk.shown() if isinstance(one, Turned)]
            assert turned.seat == seat
            asked_now = [one for one in kiosk.shown() if isinstance(one, QuestionRow)]
            for row in range(len(asked_now)):  # an answer draws the rows anew
                kiosk.tap([one for one in kiosk.shown() if isinstance(one, QuestionRow)][row].ids.answers.children[0])
            kiosk.tap_text(SAY("kiosk.survey.done"))
            assert len(touches) <= 5
            assert len(touches) == len(asked_now) + 1
        kiosk.until(lambda: kiosk.name == "attract")
        surveys = [row for row in rows(folder) if row["kind"] == "survey"]
        answered = [row["answers"] for row in surveys if "incomplete" not in row]
        assert len(answered) == 4
        assert all({"fun", *(f"own-{number}" for number in range(1, asked + 1))} <= set(one) for one in answered)


@pytest.mark.parametrize("size", ["800x480", "1280x720", "720x1280"])
def test_every_seat_reaches_each_letter(folder: Path, size: str) -> None:
    with open_kiosk(folder, size) as kiosk:
        begin(kiosk)
        ask_questions(kiosk)
        for _ in range(4):
            while not kiosk.says(SAY("kiosk.survey.change")):
                kiosk.tap_text(SAY("kiosk.survey.more"))
            for _ in range(2):  # the first offers phrases
                kiosk.tap_text(SAY("kiosk.survey.write"))
            keyboard = next(widget for widget in kiosk.shown() if isinstance(widget, Keyboard))
            letters = keyboard.ids.letters
            assert is_on_screen(letters)
            keys = keyboard.keys.values()
            outside = [key.text for key in keys if key.right > letters.right + 1 or key.y < letters.y - 1]
            assert not outside, "beyond the edge, or behind what lies below"
            kiosk.tap_text(SAY("ui.keyboard.done"))
            kiosk.tap_text(SAY("kiosk.survey.done"))


def is_on_screen(widget: Any) -> bool:
    corners = (widget.to_window(widget.x, widget.y), widget.to_window(widget.right, widget.top))
    return all(-1 <= x <= Window.width + 1 and -1 <= y <= Window.height + 1 for x, y in corners)


def test_after_a_power_cut_the_same_seat_is_asked_on(folder: Path) -> None:
    with open_kiosk(folder) as kiosk:
        begin(kiosk)
        ask_questions(kiosk)
        kiosk.tap_text(SAY("kiosk.survey.done"))
        kiosk.tap_text("2")
        kiosk.tap_text(SAY("kiosk.survey.more"))
        kiosk.settle()
    with Pilot(folder, kiosk=KioskStart(EVENT)) as again:
        again.until(lambda: again.name == "survey")
        assert again.says(SAY("kiosk.survey.title", seat=SAY("players.unnamed", seat=2)))
        chosen = [one.text for one in again.shown() if isinstance(one, ChoiceButton) and one.chosen]
        assert chosen == ["2"]
        for _ in range(3):
            again.tap_text(SAY("kiosk.survey.done"))
        again.until(lambda: again.name == "attract")
        assert again.says(SAY("kiosk.thanks.title"))
    assert [row["answers"] for row in rows(folder) if row["kind"] == "survey"][-1] == {"own-1": 2}


def test_each_kind_of_question_is_answered_by_touch(folder: Path) -> None:
    with open_kiosk(folder, event=replace(EVENT, games=(ASKING,))) as kiosk:
        begin(kiosk)
        ask_questions(kiosk)
        assert kiosk.says("(1: easy, 5: hard)")
        for text in ("5", "Neither", SAY("kiosk.survey.no"), SAY("kiosk.survey.more"), SAY("kiosk.survey.number")):
            kiosk.tap_text(text)
        for text in ("1", "⌫", "0", "7", "✓"):
            kiosk.tap_text(text)
        for text in (SAY("kiosk.survey.write"), "A", SAY("ui.keyboard.done")):
            kiosk.tap_text(text)
        answers = kiosk.controllers.kiosk.departure.survey.answers
        assert answers == {"own-1": 5, "own-2": "Neither", "own-3": False, "own-4": 7, "own-5": "A"}


def test_a_phrase_is_marked_where_somebody_comes_back_to_it(kiosk: Pilot) -> None:
    begin(kiosk)
    ask_questions(kiosk)
    tension, theme = SAY("phrase.favourite-tension"), SAY("phrase.favourite-theme")
    while not kiosk.says(SAY("kiosk.survey.favourite")):
        kiosk.tap_text(SAY("kiosk.survey.more"))
    marked: list[str] = []
    for way, touched in ((SAY("kiosk.survey.write"), tension), (tension, theme)):
        kiosk.tap_text(way)
        assert [one.text for one in kiosk.shown() if isinstance(one, ChoiceButton) and one.chosen] == marked
        kiosk.tap_text(touched)
        marked = [touched]
    assert kiosk.controllers.kiosk.departure.survey.answers == {"favourite": "phrase:favourite-theme"}


def test_the_result_asks_every_seat_and_the_rematch_comes_after_it(kiosk: Pilot) -> None:
    begin(kiosk)
    kiosk.act(*(entry.action for entry in simulation_of("mast-year").simulate(1, {"goal": 7}).entries))
    kiosk.settle()
    assert (kiosk.name, kiosk.says(SAY("kiosk.fun.title"))) == ("over", True)
    assert not kiosk.says("Rematch")
    rated = [one for one in kiosk.shown() if isinstance(one, ChoiceButton) and one.text == "4"]
    for button in rated:
        kiosk.tap(button)
    kiosk.tap(rated[0])
    kiosk.settle()
    assert [row["answers"] for row in rows(kiosk.folder) if row["kind"] == "survey"] == [*[{"fun": 4}] * 4, {}]
    kiosk.tap_text(SAY("kiosk.fun.on"))
    kiosk.until(lambda: kiosk.name == "survey")
    kiosk.tap_text(SAY("kiosk.survey.skip-all"))
    kiosk.until(lambda: kiosk.name == "over")
    kiosk.settle()
    assert kiosk.says("Rematch")


def test_after_a_group_has_gone_nothing_of_its_code_is_on_the_screen(folder: Path) -> None:
    with open_kiosk(folder) as kiosk:
        begin(kiosk)
        words = kiosk.controllers.kiosk.code.split()
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-yes"))
        kiosk.tap_text(SAY("kiosk.stop.confusing"))
        kiosk.tap_text(SAY("kiosk.survey.done"))
        kiosk.until(lambda: kiosk.name == "attract")
        assert kiosk.says(SAY("kiosk.thanks.title"))
        assert not any(kiosk.says(word) for word in words)
    assert [row["reason"] for row in rows(folder) if row["kind"] == "stop-reason"] == ["confusing"]


def test_another_group_that_finds_a_table_is_asked_nothing(folder: Path) -> None:
    with open_kiosk(folder) as kiosk:
        begin(kiosk)
        kiosk.tap_text(SAY("kiosk.bar.new-group"))
        kiosk.tap_text(SAY("kiosk.prompt.new-group-gone"))
        kiosk.until(lambda: kiosk.name == "attract")
    assert [row["reason"] for row in rows(folder) if row["kind"] == "stop-reason"] == ["abandoned"]
