"""Every numbered fact of Mast Year, by its number: what a companion checks."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Won
from companion.games.mast_year.state import State
from companion.games.mast_year.words import REVEAL, TRUNK, CardAppearance, account_of
from tests.games.mast_year.table import (
    QUIET_HAND,
    QUIET_TRUNK,
    Reveal,
    Tally,
    Trunk,
    go,
    hand_of,
    last_hand,
    line,
    plays,
    quiet,
    reveal,
    start,
    ten_tricks,
    tricks,
)

# What a companion checks


@pytest.mark.parametrize(
    ("played", "message"),
    [
        pytest.param("4C 4C", "4C was already played in trick 1", id="MY-10.1 in the running trick"),
        pytest.param("4C 5C 6C 7C 4C", "4C was already played in trick 1", id="MY-10.1 in an earlier trick"),
        pytest.param("TS", "TS was already shown as trunk card", id="MY-10.1 the trunk card"),
        pytest.param("5H", "5H is not in this hand's deck", id="MY-10.1 not in the deck"),
    ],
)
def test_a_card_is_seen_once(played: str, message: str) -> None:
    with pytest.raises(ImpossibleActionError, match=message):
        tricks(start(), "TS", played)


def irregularities(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = line(state)["hands"][-1]["irregularities"]
    return found


def test_revoke() -> None:
    """MY-5.3, MY-10.2: certain as soon as the player shows the suit, one for each trick not followed."""
    state = tricks(start(), "TS", "4C 5C 6C 7D", "8C 9D 9C TC")
    assert irregularities(state) == []
    state = go(state, *plays("4D 5D KC"))
    assert irregularities(state) == [
        {"kind": "revoke", "seat": 3, "trick": 1, "shown": 3},
        {"kind": "revoke", "seat": 3, "trick": 2, "shown": 3},
    ]


def test_a_revoke_is_reported_once() -> None:
    """MY-10.2"""
    state = tricks(start(), "TS", "4C 5C 6C 7D", "6D 9D TD 8C", "7C 9C TC QC")
    assert [item["trick"] for item in irregularities(state)] == [1]


def test_a_revoke_shown_at_the_reveal() -> None:
    """MY-10.2: a last card proves too."""
    played = (*QUIET_HAND[:6], "AC KC 3D 2C", "AD KD 3C 2D", QUIET_HAND[8])
    state = go(tricks(start(), QUIET_TRUNK, *played), Reveal(1, parse_card("JD")))
    assert irregularities(state) == [
        {"kind": "revoke", "seat": 1, "trick": 7, "shown": 8},
        {"kind": "revoke", "seat": 1, "trick": 8, "shown": "reveal"},
    ]


def test_bounty_led_unbroken_stands_and_is_noted() -> None:
    """MY-5.4, MY-10.3: noted at once, not yet clear, proven by any other suit."""
    state = go(start(goal=100), Tally(5, 0, "full", True), Trunk(parse_card("TS")))
    state = go(state, *plays("4H"))
    assert irregularities(state) == [{"kind": "bounty-led", "seat": 2, "trick": 1}]
    state = go(state, *plays("5H 6H 2H"))
    assert state.turn == 0
    state = go(state, *plays("4C 5C 6C"))
    assert irregularities(state) == [{"kind": "bounty-led", "seat": 2, "trick": 1, "proven": True}]


def test_bounty_led_breaks_it() -> None:
    """MY-5.4: any ♥ that is led, rightly or not."""
    state = go(start(goal=100), Tally(5, 0, "full", True), Trunk(parse_card("TS")))
    state = go(state, *plays("4H 5H 6H 2H 7H"))
    assert [(item["seat"], item["trick"]) for item in irregularities(state)] == [(2, 1)]


def test_bounty_led_from_more_cards_than_bounty_is_left_is_proven_at_once() -> None:
    """MY-5.4: ten cards cannot all be ♥ where the deck has four."""
    state = go(start(goal=100), Tally(0, 0, "partial", False), Trunk(parse_card("TS")), *plays("4H"))
    assert irregularities(state) == [{"kind": "bounty-led", "seat": 2, "trick": 1, "proven": True}]


@pytest.mark.parametrize(
    ("last", "noted"),
    [
        pytest.param(("5H",), {}, id="three cards, four ♥ unseen: not yet clear"),
        pytest.param(("5H 8S 9S JS", "4H"), {}, id="shown ♥ again: not yet clear"),
        pytest.param(("5H 8S 9S JS", "4H QS 2S 3S", "3H"), {"cleared": True}, id="all ♥: cleared"),
        pytest.param(("5H 8S 9S JS", "4H QS 2S 3S", "4D"), {"proven": True}, id="another suit last: proven"),
        pytest.param(("5H 4H 3H JS", "2H"), {}, id="others hold the rest: still not clear"),
    ],
)
def test_an_accusation_must_be_possible(last: tuple[str, ...], noted: dict[str, bool]) -> None:
    """MY-5.4: judged by what is known."""
    assert irregularities(ten_tricks(*last)) == [{"kind": "bounty-led", "seat": 2, "trick": 8} | noted]


def test_the_only_card_left_may_be_bounty() -> None:
    """MY-5.4: no warning."""
    state = ten_tricks("QS 8S 9S JS", "5D 4D 3D 2D")
    assert len(hand_of(state).tricks) == 9
    assert irregularities(go(state, *plays("5H"))) == []


def test_a_card_that_nobody_noted_leaves_it_open() -> None:
    """MY-5.4: not all that the seat held was shown."""
    state = ten_tricks("5H 8S 9S JS")
    state = go(state, Won(2, ()), *plays("4H"))
    assert irregularities(state) == [{"kind": "bounty-led", "seat": 2, "trick": 8}]


def test_bounty_played_off_suit_breaks_it() -> None:
    """MY-5.4: then it stays broken for the hand."""
    state = go(start(goal=100), Tally(0, 0, "full", False), Trunk(parse_card("TS")))
    state = go(state, *plays("4C 5C 2H AC 3H 4H 5H 6H 7H"))
    assert irregularities(state) == []


def test_account_of_a_whole_hand() -> None:
    """MY-10.2: every card of the deck is known, and who held what after the pass."""
    state = reveal(quiet(), "JD", "JS")
    account = account_of(last_hand(state))
    assert (account.missing, account.hidden) == ((), 0)
    assert len(account.seen) == 39
    assert [len(held) for held in account.hands] == [10, 10, 9, 10]
    assert account.seen[0] == CardAppearance(parse_card("JC"), TRUNK, 0)
    assert account.seen[-1] == CardAppearance(parse_card("JS"), REVEAL, 3)


def test_account_names_what_is_missing() -> None:
    """MY-10.2, MY-9.2: with an unseen card, and before the Oaks reveal."""
    state = quiet(incomplete_information=True)
    account = account_of(hand_of(state))
    assert {card.name for card in account.missing} == {"JD", "JS", "TH"}
    assert account.hidden == 3


def test_account_of_a_running_trick() -> None:
    """MY-10.4: hand sizes are public, so what is still hidden can be counted."""
    account = account_of(hand_of(tricks(start(), "TS", "4C 5C 6C 7C", "8D")))
    assert account.hidden == len(account.missing) == 39 - 6
