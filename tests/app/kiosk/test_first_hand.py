"""A table that has never played is taught lesson by lesson, until it knows the game."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.game_screens import Lesson
from companion.app.kiosk.first_hand import FirstHand
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, play, show_first, sit_down

COACHED = replace(EVENT, games=(replace(MAST_YEAR, assist="coach"),))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Companion]:
    with Companion(tmp_path, COACHED) as made:
        show_first(made)
        sit_down(made)
        play(made)
        yield made


def first_hand(companion: Companion) -> FirstHand:
    assert companion.controllers.first_hand is not None
    return companion.controllers.first_hand


def lesson(companion: Companion) -> Lesson:
    shown = first_hand(companion).lesson
    assert shown is not None
    return shown


def test_a_lesson_that_was_read_is_followed_by_another_or_none(table: Companion) -> None:
    read = lesson(table).words.key
    first_hand(table).go_on()
    shown = first_hand(table).lesson
    assert shown is None or shown.words.key != read


def test_a_table_that_knows_the_game_is_taught_no_more(table: Companion) -> None:
    assert lesson(table)
    first_hand(table).decline()
    table.settle()
    assert first_hand(table).lesson is None
    table.table.park()
    table.settle()
    table.start()
    assert first_hand(table).lesson is None


def test_nothing_is_taught_where_the_event_explains_nothing(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    assert first_hand(kiosk).lesson is None
