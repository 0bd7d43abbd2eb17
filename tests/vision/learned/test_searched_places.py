"""Cards are searched for where none is named yet, a few times in a place, and compared once with each face."""

import numpy as np
import pytest

from vision.geometry import Quad
from vision.learned.searched_places import MOST_IN_PLACE, MOST_SEARCHED, SearchedPlaces, in_one_place

FACE, TURNED = 4, 5


def card(x: float, y: float = 0, times: float = 1) -> Quad:
    return np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32) * times + np.array([x, y], np.float32)


def test_outlines_are_in_one_place_that_share_most_of_the_smaller_one() -> None:
    assert in_one_place(card(0), card(0, times=0.5))
    assert not in_one_place(card(0), card(45))


def test_nothing_is_searched_for_where_a_card_is_told() -> None:
    places = SearchedPlaces([card(0)], [])
    assert not places.begin_search(card(5))
    assert places.begin_search(card(100))


@pytest.mark.parametrize(("times", "is_searched"), [(0.6, False), (0.8, True), (1.3, True), (1.5, False)])
def test_cards_are_about_as_large_as_those_told(times: float, is_searched: bool) -> None:
    told = [card(0), card(100), card(200)]
    assert SearchedPlaces(told, []).begin_search(card(400, times=times)) == is_searched


@pytest.mark.parametrize(("times", "most", "is_sized"), [(1.3, 1.9, True), (1.3, 1.35, False), (0.9, 1.35, True)])
def test_what_shows_nothing_by_which_its_size_is_known_differs_less(times: float, most: float, is_sized: bool) -> None:
    assert SearchedPlaces([card(0), card(100)], []).is_sized(card(400, times=times), most) == is_sized


@pytest.mark.parametrize("times", [0.5, 3.0])
def test_a_card_may_be_of_any_size_where_none_is_told(times: float) -> None:
    assert SearchedPlaces([], []).begin_search(card(0, times=times))


def test_few_outlines_of_one_card_are_searched_near() -> None:
    places = SearchedPlaces([], [])
    assert [places.begin_search(card(moved)) for moved in range(4)] == [nth < MOST_IN_PLACE for nth in range(4)]
    assert places.begin_search(card(200))


def test_few_outlines_of_a_picture_are_searched_near() -> None:
    places = SearchedPlaces([], [])
    assert sum(places.begin_search(card(100 * nth)) for nth in range(2 * MOST_SEARCHED)) == MOST_SEARCHED


def test_what_lies_in_a_place_is_compared_once_with_each_pose() -> None:
    places = SearchedPlaces([], [(card(0), FACE)])
    assert not places.begin_comparison(card(5), FACE)
    assert places.begin_comparison(card(5), TURNED)
    assert not places.begin_comparison(card(3), TURNED)
    assert places.begin_comparison(card(200), FACE)


def test_what_is_found_on_a_card_that_is_told_is_not_compared() -> None:
    places = SearchedPlaces([card(0)], [])
    assert not places.begin_comparison(card(10), FACE)
    places.told.append(card(200))
    assert not places.begin_comparison(card(200), FACE)
