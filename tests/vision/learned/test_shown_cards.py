"""Cards that are shown to a camera one after the other are told apart, each with its pictures."""

import numpy as np
import pytest

from hardware.sources.simulated import SimulatedTable, TableSettings
from tests.shown_deck import BEGINS_S, FACE_S, FPS, SIZE, show_deck, show_maples
from vision.frames import Frame
from vision.learned.shown_cards import ShownCards, still_pictures

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return show_maples()


def test_cards_laid_one_upon_the_other_are_parted_by_what_they_show(table: SimulatedTable) -> None:
    shown = ShownCards()
    with table:
        moments = [BEGINS_S + key * FACE_S + after_s for key in range(3) for after_s in (1.0, 2.5)]
        for at_s in moments:
            shown.look(table.picture(at_s))
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
                shown.look(table.picture(BEGINS_S + key * FACE_S + after_s))
    told = shown.pictures(3)
    assert told
    assert [len(views) for views in told] == [2, 1, 2]


def test_an_empty_table_parts_cards_also_where_their_pictures_could_be_dealt_out_evenly(table: SimulatedTable) -> None:
    """Eight pictures of three cards are not two each of four, the last of which would be the back."""
    shown = ShownCards()
    with table:
        for key, times in enumerate((1, 1, 2)):
            for after_s in (1.0, 2.5) * times:
                shown.look(table.picture(BEGINS_S + key * FACE_S + after_s))
            shown.look(table.picture(0.0))
    told = shown.pictures(4, 3)
    assert told
    assert [len(views) for views in told] == [2, 2, 4]
    assert shown.pictures(2) is None


def test_only_what_lies_still_is_looked_at() -> None:
    bright, dark = np.full((80, 80, 3), 200, np.uint8), np.full((80, 80, 3), 60, np.uint8)
    dark[20:60, 20:60] = 220
    film = [bright, bright, bright, dark, bright, dark, dark, dark, dark, bright]
    frames = (Frame(picture, place, 0.2 * place) for place, picture in enumerate(film))
    assert [int(picture[40, 40, 0]) for picture in still_pictures(frames)] == [200, 220]
