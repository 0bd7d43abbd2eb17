"""Every numbered fact of Mast Year, by its number: tricks and stashes."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.errors import ImpossibleActionError
from tests.games.mast_year.table import (
    QUIET_HAND,
    Eat,
    Keep,
    Phase,
    Play,
    Trunk,
    go,
    hand_of,
    line,
    outcome,
    plays,
    start,
    tricks,
)


def test_speedy_leads_and_play_is_clockwise() -> None:
    """MY-5.2"""
    state = go(start(speedy=2), Trunk(parse_card("7S")))
    turns = []
    for play in plays("4C 5C 6C"):
        turns.append(state.turn)
        state = go(state, play)
    assert turns == [2, 3, 0]
    assert [entry["seat"] for entry in line(state)["table"]] == [2, 3, 0]


def test_a_seat_that_is_said_must_agree() -> None:
    """MY-5.2"""
    state = go(start(), Trunk(parse_card("7S")), Play(parse_card("4C"), 0))
    with pytest.raises(ImpossibleActionError, match="seat 1's turn"):
        go(state, Play(parse_card("5C"), 2))


@pytest.mark.parametrize(
    ("trunk", "trick", "winner"),
    [
        pytest.param("7S", "4C KC 2C 9C", 1, id="MY-5.5 highest of the lead suit"),
        pytest.param("7S", "4C KD AD 9D", 0, id="MY-5.5 other suits do not win"),
        pytest.param("7S", "4C KC 2S 9C", 2, id="MY-5.5 a single trunk"),
        pytest.param("7S", "4C 4S 2S 9S", 3, id="MY-5.5 the highest trunk"),
        pytest.param("7S", "4S 5S AC 3S", 1, id="MY-5.5 trunk led"),
        pytest.param("7S", "4S AC AD KC", 0, id="MY-5.5 trunk led, none other"),
    ],
)
def test_who_wins(trunk: str, trick: str, winner: int) -> None:
    assert outcome(tricks(start(), trunk, trick))[0] == winner


def test_the_winner_leads_next() -> None:
    """MY-5.6"""
    assert tricks(start(), "7S", "4C KC 2C 9C").turn == 1


def test_the_hand_ends_when_some_player_has_no_cards() -> None:
    """MY-5.7: nine tricks in a first hand, then each Oak holds one card."""
    state = tricks(start(), "JC", *QUIET_HAND[:-1])
    assert state.phase is Phase.TRICKS
    state = go(state, *plays(QUIET_HAND[-1]))
    assert state.phase is Phase.REVEAL
    assert state.turn is None
    dealt = [hand_of(state).deal.hand_size(seat) for seat in range(4)]
    assert [size - 9 - (seat == 0) for seat, size in enumerate(dealt)] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        pytest.param(("4C 2C 3D 5D",), (0, "stashed"), id="MY-6.1 acorns and no squirrel"),
        pytest.param(("4C 2C JD 5D",), (0, "stashed-eaten"), id="MY-6.2 acorns and a squirrel"),
        pytest.param(("4C 5D 6D 7D",), (0, "discarded"), id="MY-6.3 nothing to eat"),
        pytest.param(("4C JD 6D 7D",), (0, "discarded"), id="MY-6.3 a squirrel alone"),
        pytest.param(("4C 2C 3D 5D", "5C 6D 7D 8D"), (0, None), id="MY-6.3 a choice"),
        pytest.param(("4C 2C 3D 5D", "5C JD 7D 8D"), (0, None), id="MY-6.3 a squirrel makes no difference"),
        pytest.param(("4C 2C 3D 5D", "5C 6D 7D 8D", "keep"), (0, "kept"), id="MY-6.3 kept"),
        pytest.param(("4C 2C 3D 5D", "5C 6D 7D 8D", "eat 1"), (0, "ate"), id="MY-6.3 eaten"),
        pytest.param(("4C 2C JD 5D", "5C 6D 7D 8D"), (0, "discarded"), id="MY-6.3 no stash face-up"),
        pytest.param(("4C 2C 3D 5D", "4D 6D 7C KD"), (3, "discarded"), id="MY-6.4 an Oak discards"),
        pytest.param(("4C 9C 3D 2D",), (1, "discarded"), id="MY-6.4 an Oak discards acorns"),
        pytest.param(("4C 2C 3D 5D", "5C 7D 6C 8D"), (2, "discarded"), id="MY-6.3 only the winner's own stashes"),
    ],
)
def test_stash_and_eat(played: tuple[str, ...], expected: tuple[int, str | None]) -> None:
    assert outcome(tricks(start(), "TS", *played)) == expected


def test_stashes_stay_apart_and_hold_acorns_only() -> None:
    """MY-6.4"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 3C 2D 6D")
    assert line(state)["hands"][0]["stashes"] == [
        {"trick": 1, "seat": 0, "cards": ["2C", "3D"], "eaten": False},
        {"trick": 2, "seat": 0, "cards": ["3C", "2D"], "eaten": False},
    ]
    assert line(state)["hands"][0]["uneaten"] == 4


def test_one_stash_is_eaten_at_a_time() -> None:
    """MY-6.3"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 3C 2D 6D", "6C 7D 8D 9D", "eat 2")
    assert [stash["eaten"] for stash in line(state)["hands"][0]["stashes"]] == [False, True]


@pytest.mark.parametrize(
    ("played", "action"),
    [
        pytest.param(("4C 2C 3D 5D", "5C 6D 7D 8D"), Eat(2), id="MY-6.3 no stash of that trick"),
        pytest.param(("4C 2C 3D 5D", "5C 6D 7D 8D"), Play(parse_card("9D")), id="MY-6.3 a choice is due"),
        pytest.param(("4C 2C 3D 5D",), Keep(), id="MY-6.3 no choice after a stash"),
        pytest.param(("4C 5D 6D 7D",), Keep(), id="MY-6.3 no choice without a stash"),
        pytest.param(("4C 5D 6D 7D",), Eat(1), id="MY-6.3 nothing to eat"),
    ],
)
def test_choices_that_cannot_be(played: tuple[str, ...], action: Any) -> None:
    with pytest.raises(ImpossibleActionError):
        go(tricks(start(), "TS", *played), action)
