"""Cards that are shown to a camera one after the other are told apart, each with its pictures."""

import numpy as np
import pytest

from companion.cards import BACK
from hardware.sources.simulated import SimulatedTable, TableSettings
from tests.shown_deck import (
    AGAIN,
    BEGINS_S,
    BESIDE,
    FACE_S,
    FIRST,
    FPS,
    SIZE,
    lay,
    lifted,
    picture,
    show_deck,
    show_maples,
)
from vision.frames import Frame
from vision.learned.shown_cards import ShownCards, likeness_of, look_closer, still_frames

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return show_maples()


def test_cards_laid_one_upon_the_other_are_parted_by_what_they_show(table: SimulatedTable) -> None:
    shown = ShownCards()
    with table:
        moments = [BEGINS_S + key * FACE_S + after_s for key in range(3) for after_s in (1.0, 2.5)]
        for at_s in moments:
            shown.look(Frame(table.picture(at_s), 0, at_s))
    told = shown.pictures(2, 3)
    assert told
    assert [len(views) for views in told] == [2, 2, 2]
    evenly = shown.pictures(2)
    assert evenly
    assert [len(views) for views in evenly] == [3, 3]
    assert shown.pictures(4) is None


def test_cards_of_one_layout_are_parted_where_the_table_is_never_seen_empty() -> None:
    """Ranks that differ in a number and in its picture, shown unequally often."""
    shown = ShownCards()
    with show_deck("lunar", ("1", "2", "3"), TableSettings(4, SIZE, 1.6), FPS) as table:
        for key, times_s in enumerate(((1.0, 2.5), (1.0,), (1.0, 2.5))):
            for after_s in times_s:
                at_s = BEGINS_S + key * FACE_S + after_s
                shown.look(Frame(table.picture(at_s), 0, at_s))
    told = shown.pictures(3)
    assert told
    assert [len(views) for views in told] == [2, 1, 2]


def test_an_empty_table_parts_cards_also_where_their_pictures_could_be_dealt_out_evenly(table: SimulatedTable) -> None:
    """Eight pictures of three cards are not two each of four, the last of which would be the back."""
    shown = ShownCards()
    with table:
        for key, times in enumerate((1, 1, 2)):
            for after_s in (1.0, 2.5) * times:
                at_s = BEGINS_S + key * FACE_S + after_s
                shown.look(Frame(table.picture(at_s), 0, at_s))
            shown.look(Frame(table.picture(0.0), 0, 0.0))
    told = shown.pictures(4, 3)
    assert told
    assert [len(views) for views in told] == [2, 2, 4]
    assert shown.pictures(2) is None


def test_cards_that_were_lifted_to_turn_them_are_the_same() -> None:
    """The table was empty as often as there would be faces in a list of four."""
    shown = ShownCards()
    for place, bgr in enumerate(lifted("W", BACK)):
        shown.look(Frame(bgr, place, float(place)))
    told = shown.pictures(2)
    assert told
    assert [len(views) for views in told] == [2, 2]
    assert shown.pictures(4) is None
    assert shown.begun_at_s == (0.0, 4.0)


@pytest.mark.parametrize(("one", "other", "is_same"), [("W", "W", True), (BACK, BACK, True), ("W", "1", False)])
def test_a_card_is_known_again_wherever_it_lies(one: str, other: str, is_same: bool) -> None:
    first, second = look_closer(picture(one)), look_closer(picture(other, AGAIN))
    assert first
    assert second
    assert (likeness_of(first[1], second[1]) >= 0.5) is is_same


def test_only_what_lies_still_is_looked_at() -> None:
    bright, dark = np.full((80, 80, 3), 200, np.uint8), np.full((80, 80, 3), 60, np.uint8)
    dark[20:60, 20:60] = 220
    film = [bright, bright, bright, dark, bright, dark, dark, dark, dark, bright]
    frames = (Frame(picture, place, 0.2 * place) for place, picture in enumerate(film))
    assert [int(frame.bgr[40, 40, 0]) for frame in still_frames(frames)] == [200, 220]


def test_a_moment_with_several_cards_is_told_and_left_out() -> None:
    shown = ShownCards()
    two = lay(("W", FIRST), ("1", BESIDE))
    for place, bgr in enumerate([two, *lifted("W")[:3], two]):
        shown.look(Frame(bgr, place, float(place)))
    told = shown.pictures(1)
    assert told
    assert [len(views) for views in told] == [2]
    assert shown.several_at_s == [0.0, 4.0]
