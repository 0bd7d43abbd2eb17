"""Taking part with less than every card: tricks of which only winner and acorns are noted, hands counted at the end."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.cards import Card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Count, Won
from companion.games.mast_year.words import account_of, accounts
from companion.translations import find_translation
from tests.games.mast_year.table import (
    GAME,
    STASHING_HAND,
    Dealt,
    Keep,
    Passed,
    Phase,
    Tally,
    go,
    hand_of,
    last_hand,
    line,
    outcome,
    plays,
    start,
    tricks,
)


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, names.split()))


@pytest.mark.parametrize(
    ("before", "won", "expected"),
    [
        pytest.param("", Won(0, cards("2C 3D")), (0, "stashed"), id="MY-6.1 stashed"),
        pytest.param("", Won(0, cards("2C"), True), (0, "stashed-eaten"), id="MY-6.2 eaten at once"),
        pytest.param("", Won(1, cards("2C")), (1, "discarded"), id="MY-6.4 an Oak"),
        pytest.param("", Won(2, ()), (2, "discarded"), id="MY-6.3 nothing to eat"),
        pytest.param("4C 2C", Won(0, cards("2C 3D")), (0, "stashed"), id="cards entered before stay"),
        pytest.param("JC", Won(0, cards("2C 3D")), (0, "stashed-eaten"), id="MY-6.2 an entered squirrel card counts"),
    ],
)
def test_a_noted_trick(before: str, won: Won, expected: tuple[int, str]) -> None:
    state = go(tricks(start(), "TS", before), won)
    assert outcome(state) == expected
    assert state.turn == expected[0], "MY-5.6: the winner leads"
    noted = line(state)["hands"][0]["tricks"][0]
    assert (noted["partial"], noted["cards"]) == (True, before.split())
    assert noted["acorns"] == [card.name for card in won.acorns]


def test_a_noted_trick_may_be_followed_by_a_choice() -> None:
    """MY-6.3"""
    state = go(tricks(start(), "TS"), Won(0, cards("2C 3D")), Won(0, ()))
    assert state.phase is Phase.EAT
    assert outcome(go(state, Keep())) == (0, "kept")


@pytest.mark.parametrize(
    ("before", "won", "message"),
    [
        pytest.param("4C 5C 6C", Won(0, cards("2C 3D")), "has four", id="five cards"),
        pytest.param("4C 2C", Won(0, ()), "left out", id="an entered acorn card is left out"),
        pytest.param("", Won(0, cards("2C 3C 2D 3D"), True), "makes 5", id="four acorn cards and a squirrel card"),
        pytest.param("4C 5C", Won(0, cards("2C 3D"), True), "makes 5", id="two entered, two acorns and a squirrel"),
        pytest.param("", Won(0, cards("4C")), "no acorn card", id="MY-1.2 no acorn card"),
        pytest.param("", Won(0, cards("2H")), "not in this hand's deck", id="MY-10.1 not in the deck"),
    ],
)
def test_noted_tricks_that_cannot_be(before: str, won: Won, message: str) -> None:
    with pytest.raises(ImpossibleActionError, match=message):
        go(tricks(start(), "TS", before), won)


def test_an_acorn_card_is_noted_once() -> None:
    """MY-10.1"""
    with pytest.raises(ImpossibleActionError, match="already played in trick 1"):
        go(tricks(start(), "TS"), Won(0, cards("2C")), Won(0, cards("2C")))


def test_bounty_may_have_been_broken_unseen() -> None:
    """MY-5.4: after a noted trick nobody is warned about ♥ led."""
    state = go(start(goal=50), Tally(0, 0, "full", False))
    state = go(tricks(state, "TS"), Won(2, ()), *plays("4H"))
    assert line(state)["hands"][-1]["irregularities"] == []


def test_the_account_counts_what_was_not_noted() -> None:
    """MY-10.2"""
    account = account_of(hand_of(go(tricks(start(), "TS", "4C"), Won(0, cards("2C")))))
    assert len(account.missing) == account.hidden == 36
    assert account.seen[-1].seat is None


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(go(start(), Dealt()), id="after the deal"),
        pytest.param(go(start(), Passed()), id="after the pass"),
        pytest.param(tricks(start(), "TS", "4C 2C 3D 5D", "5C 6C"), id="in a trick"),
        pytest.param(tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D"), id="before a choice"),
    ],
)
def test_the_rest_of_a_hand_is_counted(state: Any) -> None:
    done = go(state, Count(2, 1, "partial", False))
    hand = line(done)["hands"][0]
    assert (hand["eaten"], hand["uneaten"], hand["mast"], hand["boom"]) == (2, 1, "partial", False)
    assert line(done)["scores"] == {"squirrels": 2, "oaks": 1}
    assert hand["tricks"] == line(state)["hands"][0]["tricks"], "what was followed stays"
    assert line(done)["hands"][1]["deck"] == 43


@pytest.mark.parametrize(
    "count",
    [
        pytest.param(Count(0, 3, "none", False), id="MY-6.4 an eaten stash stays eaten"),
        pytest.param(Count(1, 1, "none", False), id="MY-6.4 stashes stay"),
        pytest.param(Count(5, 2, "none", False), id="MY-1.2 six acorn cards"),
        pytest.param(Count(1, 2), id="MY-8 the game goes on"),
    ],
)
def test_counts_that_cannot_be(count: Count) -> None:
    with pytest.raises(ImpossibleActionError):
        go(tricks(start(), "TS", *STASHING_HAND[:2]), count)


RICH = go(tricks(start(), "TS"), Won(0, cards("2C 3C 2D 3D")), Won(0, cards("2S")))
"""Five acorn cards lie with one Squirrel."""
SHARED = go(tricks(start(), "TS"), Won(0, cards("2C 3C")), Won(2, cards("2D 3D")))
"""Two lie with each Squirrel."""


@pytest.mark.parametrize(
    ("state", "count", "rule"),
    [
        pytest.param(start(), Tally(2, 2, "none", True), "MY-8.3", id="a Boom of four acorn cards"),
        pytest.param(
            go(start(goal=90), Tally(5, 0, "full", True)),
            Tally(5, 4, "none", False),
            "MY-8.3",
            id="nine without a Boom",
        ),
        pytest.param(tricks(start(), "TS"), Count(2, 2, "none", True), "MY-8.3", id="a Boom counted of four"),
        pytest.param(
            tricks(start(), "TS", "2C 4C 5C 6C"), Count(6, 0, "none", True), "MY-6.4", id="one was discarded by an Oak"
        ),
        pytest.param(tricks(start(), "2C"), Count(6, 0, "none", True), "MY-6.4", id="one was shown as trunk card"),
        pytest.param(
            go(tricks(start(), "TS"), Won(1, cards("2C 3C"))),
            Count(3, 2, "none", True),
            "MY-6.4",
            id="noted, discarded",
        ),
        pytest.param(RICH, Count(5, 1, "none", False), "MY-8.3", id="five with one Squirrel, and no Boom"),
        pytest.param(SHARED, Count(4, 1, "none", True), "MY-8.3", id="two and two, one more, and a Boom"),
    ],
)
def test_counts_that_no_hand_can_bring(state: Any, count: Any, rule: str) -> None:
    with pytest.raises(ImpossibleActionError) as refused:
        go(state, count)
    assert refused.value.rule == rule


def test_a_boom_that_the_stashes_leave_open_is_as_it_was_counted() -> None:
    """MY-8.3"""
    assert line(go(RICH, Count(5, 1, "none", True)))["hands"][0]["boom"] is True
    state = go(tricks(start(), "TS"), Won(0, cards("2C 3C 2D")))
    for boom in (True, False):
        assert line(go(state, Count(4, 1, "none", boom)))["hands"][0]["boom"] is boom


@pytest.mark.parametrize(
    "state", [tricks(start(), "TS", "2C 4C 5C 6C"), go(tricks(start(), "TS"), Won(1, cards("2C")))]
)
def test_what_is_not_out_of_play_can_be_counted(state: Any) -> None:
    assert line(go(state, Count(4, 1, "none", False)))["scores"] == {"squirrels": 4, "oaks": 1}


def test_a_card_on_the_table_can_still_be_stashed() -> None:
    assert line(go(tricks(start(), "TS", "2C 4C"), Count(6, 0, "none", True)))["scores"]["squirrels"] == 6


def test_a_hand_is_counted_after_its_start() -> None:
    with pytest.raises(ImpossibleActionError, match="a hand begins"):
        go(start(), Count(0, 0, "none", False))


def test_a_counted_hand_says_so() -> None:
    state = go(tricks(start(), "TS", "4C 2C 3D 5D"), Count(2, 1, "partial", False))
    words = find_translation("mast-year")
    sheet = [words.say(phrase, state.players) for phrase in GAME.sheet(state)]
    assert "  Eaten 2, uneaten 1; counted at the end, not followed." in sheet
    noted = go(tricks(start(), "TS"), Won(0, cards("2C 3D"), True))
    told = " ".join(words.say(phrase, state.players) for phrase in GAME.explain(noted))
    assert told == ("Ann won the trick. Ann takes 2 acorn cards and a squirrel card: eaten at once (2♣ and 3♦).")
    assert last_hand(state).tallied is not None


def test_who_held_what() -> None:
    """MY-10.2"""
    state = tricks(start(goal=2), "TS", *STASHING_HAND)
    told = [find_translation("mast-year").say(phrase, state.players) for phrase in accounts(state)]
    assert told == [
        "Hand 1, card by card:",
        "Ann held 4♣, 5♣, 6♣, Q♣, 7♦, Q♦, 2♠, 4♠, 8♠ and 10♠.",
        "Bo held 2♣, 7♣, K♣, 2♦, 8♦, K♦, 3♠, 5♠ and 9♠.",
        "Cy held 3♣, 8♣, 10♣, 3♦, 9♦, J♦, 6♠, J♠ and Q♠.",
        "Di held 9♣, A♣, 5♦, 6♦, 10♦, A♦, 7♠, K♠ and A♠.",
        "Not seen, as it must be (2): J♣ and 4♦.",
    ]
