"""What Bamboo Harvest tells of an action, an ending and a wrong entry, and how near a path is."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.engine.values import changed
from companion.errors import BadRecordError
from companion.games.bamboo_harvest.actions import Harvest
from companion.games.bamboo_harvest.history import seat_results
from companion.games.bamboo_harvest.path import builds_needed
from companion.games.bamboo_harvest.state import Deeds, Phase, TurnProgress
from companion.games.bamboo_harvest.words import announce_correction, explain_done
from companion.translations import find_translation
from tests.games.bamboo_harvest.table import NAMES, game, go, seated, table, up

WILD = (parse_card("JH"),)


def said(state: Any) -> list[str]:
    return [find_translation("bamboo-harvest").say(phrase, NAMES) for phrase in explain_done(state)]


def test_the_highest_discard_starts() -> None:
    """BH-2.1"""
    state = go(seated(2), {"do": "start", "discards": ["4C", "KS"]})
    assert NAMES[1] in said(state)[0]
    assert "K♠" in said(state)[0]


def test_a_harvest_tells_what_came_of_it() -> None:
    """BH-4.4"""
    state = changed(table({}, [[(0, 0)], [(6, 6)]]), last=Harvest(()))
    nothing, deeds, both = (
        said(changed(state, progress=TurnProgress(harvested=reeds, drawn=drawn))) for reeds, drawn in HARVESTS
    )
    assert nothing != deeds != both
    assert "deed" in deeds[0]
    assert "reed" in both[0]


HARVESTS = ((0, 0), (0, 1), (2, 1))


@pytest.mark.parametrize(
    ("reeds", "deeds", "key"),
    [
        (30, up("4C"), "next.build"),
        (30, up(down=1), "next.build-only"),
        (30, Deeds(WILD, WILD), "next.build-only"),
        (29, up("4C"), "next.no-build"),
        (29, up(down=1), "next.harvest"),
        (30, Deeds(), "next.harvest"),
        (29, Deeds(WILD, WILD), "next.harvest"),
    ],
)
def test_only_what_the_reeds_and_the_deeds_allow_is_said_to_come_next(reeds: int, deeds: Deeds, key: str) -> None:
    """BH-4.1, BH-4.3"""
    state = table({}, [[(0, 0)], [(6, 6)]], [reeds, 14], [deeds, Deeds()])
    assert game().explain(state)[-1].key == key


@pytest.mark.parametrize(("deeds", "key"), [(up("4C"), "next.swap"), (Deeds(), "next.harvest")])
def test_a_swap_is_said_to_follow_a_build_only_with_a_deed_face_up(deeds: Deeds, key: str) -> None:
    """BH-4.3"""
    state = table({}, [[(0, 0)], [(6, 6)]], deeds=[deeds, Deeds()])
    assert game().explain(changed(state, phase=Phase.SWAP))[-1].key == key


def test_a_correction_that_changes_the_winner_is_told() -> None:
    before = table({}, [[(0, 0)], [(6, 6)]])
    after = changed(before, phase=Phase.OVER, winner=1, won_by="count")
    [win] = announce_correction(before, after)
    assert win.key == "win.count"
    assert announce_correction(after, after) == ()


def test_nobody_has_won_before_the_end() -> None:
    assert seat_results(table({}, [[(0, 0)], [(6, 6)]])) == ()


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ({"do": "place", "on": [7, 0]}, "no place"),
        ({"do": "place", "on": "A1"}, "no place"),
        ({"do": "harvest", "from": [{"token": [0, 0]}]}, "'token' and 'cards'"),
        ({"do": "harvest", "from": [3]}, "'token' and 'cards'"),
    ],
)
def test_a_place_or_harvest_that_is_none_is_refused(action: dict[str, object], why: str) -> None:
    with pytest.raises(BadRecordError, match=why):
        game().read_action(action)


def test_a_path_leads_round_what_more_guests_bar_than_it_may_hold() -> None:
    """BH-5.1: four rows of another player's bar the way south; two guests of that player and six builds lead on."""
    built = [1] * 28 + [None] * 21
    assert builds_needed(built, 0) == 6
