"""Every numbered fact of Mast Year, by its number: cards, teams, deck, pass and trunk."""

from collections.abc import Iterable
from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK, Card, Suit
from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.mast_year.deck import ACORNS, SQUIRRELS
from tests.games.mast_year.table import (
    GAME,
    PLAYERS,
    Dealt,
    Passed,
    Phase,
    Tally,
    Trunk,
    go,
    hand_of,
    line,
    start,
    tricks,
)


def cards(names: str) -> set[Card]:
    return {parse_card(name) for name in names.split()}


def among(bits: int) -> set[Card]:
    return {card for card in DECK if card.bit & bits}


def seats(*pairs: tuple[int, str]) -> dict[str, str]:
    return {str(seat): word for seat, word in pairs}


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        pytest.param(f"{low}S", f"{high}S", id=f"MY-1.1 {high} beats {low}")
        for low, high in zip("23456789TJQK", "3456789TJQKA", strict=True)
    ],
)
def test_ranks(lower: str, higher: str) -> None:
    state = tricks(start(), "TC", f"{lower} {higher} 4D 5D")
    assert hand_of(state).tricks[0].winner == 1


def test_plain_suits_are_always_in_the_deck() -> None:
    """MY-1.1: ♣ ♦ ♠ are always in the deck, ♥ is the bounty suit."""
    assert among(hand_of(start()).deal.deck) == {card for card in DECK if card.suit is not Suit.HEARTS}


def test_acorn_cards() -> None:
    """MY-1.2: 2 and 3 of ♣ ♦ ♠, and 2 to 10 of ♥."""
    assert among(ACORNS) == cards("2C 3C 2D 3D 2S 3S 2H 3H 4H 5H 6H 7H 8H 9H TH")


def test_squirrel_cards() -> None:
    """MY-1.3, MY-1.4: J of ♣ ♦ ♠ and J Q K A of ♥, by rank and suit alone."""
    assert among(SQUIRRELS) == cards("JC JD JS JH QH KH AH")


@pytest.mark.parametrize(
    "players", [pytest.param(PLAYERS[:count], id=f"MY-2.1 {count} players") for count in (0, 1, 2, 3)]
)
def test_four_players(players: tuple[str, ...]) -> None:
    with pytest.raises(BadRecordError, match="four players"):
        GAME.start({}, players)


@pytest.mark.parametrize("squirrels", [[0, 2], [1, 3]])
def test_partners_sit_opposite(squirrels: list[int]) -> None:
    """MY-2.1: seats alternate Squirrel, Oak."""
    deal = hand_of(start(squirrels=squirrels)).deal
    assert list(deal.squirrels) == squirrels
    assert sorted((*deal.squirrels, *deal.oaks)) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"squirrels": [0, 1]}, id="MY-2.1 neighbours are no partners"),
        pytest.param({"squirrels": [2, 0]}, id="MY-2.1 written in order"),
        pytest.param({"squirrels": [False, 2]}, id="MY-2.1 false is no seat"),
        pytest.param({"speedy": 1}, id="MY-2.2 an Oak is not Speedy"),
        pytest.param({"squirrels": [1, 3], "speedy": 0}, id="MY-2.2 an Oak of the other pair"),
        pytest.param({"goal": 0}, id="MY-9.1 a goal is at least one"),
        pytest.param({"goal": True}, id="MY-9.1 true is no goal"),
        pytest.param({"goal": "10"}, id="MY-9.1 a goal is a number"),
        pytest.param({"silent": 1}, id="MY-9.5 one is not true"),
        pytest.param({"equal_scores": "split"}, id="MY-7.2 no such end"),
        pytest.param({"jokers": True}, id="no such option"),
    ],
)
def test_agreements_that_cannot_be(options: dict[str, object]) -> None:
    with pytest.raises(BadRecordError):
        GAME.start(options, PLAYERS)


def test_speedy_changes_after_every_hand() -> None:
    """MY-2.2: the role goes to the other Squirrel after every hand."""
    state, speedy = start(goal=100), []
    for _ in range(4):
        speedy.append(hand_of(state).deal.speedy)
        state = go(state, Tally(0, 0, "none", False))
    assert speedy == [0, 2, 0, 2]


@pytest.mark.parametrize("speedy", [0, 2])
def test_the_table_chooses_who_is_speedy_first(speedy: int) -> None:
    """MY-2.3"""
    assert hand_of(start(speedy=speedy)).deal.speedy == speedy


@pytest.mark.parametrize(
    ("mast", "boom", "bounty", "deck", "more", "fewer"),
    [
        pytest.param("none", False, "", 39, 10, 9, id="MY-3.3 none"),
        pytest.param("partial", False, "2345", 43, 11, 10, id="MY-3.3 Partial Mast"),
        pytest.param("none", True, "JQKA", 43, 11, 10, id="MY-3.3 Boom"),
        pytest.param("full", False, "23456789", 47, 12, 11, id="MY-3.3 Full Mast"),
        pytest.param("partial", True, "2345JQKA", 47, 12, 11, id="MY-3.3 Partial and Boom, MY-8.4"),
        pytest.param("full", True, "23456789JQKA", 51, 13, 12, id="MY-3.3 Full and Boom, MY-8.4"),
    ],
)
@pytest.mark.parametrize("hidden", [False, True])
def test_the_deck_of_a_hand(mast: str, boom: bool, bounty: str, deck: int, more: int, fewer: int, hidden: bool) -> None:
    """MY-3.2, MY-3.3, MY-9.2: bounty joins for one hand; hand sizes stay the same with ♥10 and an unseen card."""
    state = go(start(goal=100, incomplete_information=hidden), Tally(5 * boom, 0, mast, boom))
    deal = hand_of(state).deal
    expected = sorted([*bounty, *("T" * hidden)], key="23456789TJQKA".index)
    assert [card.name for card in deal.bounty] == [f"{rank}H" for rank in expected]
    assert line(state)["hands"][-1]["deck"] == deck + hidden
    assert [deal.hand_size(seat) for seat in range(4)] == [fewer, more, more, more]
    assert deal.tricks == fewer
    following = hand_of(go(state, Tally(0, 0, "none", False))).deal
    assert following.deck.bit_count() == 39 + hidden, "bounty leaves after one hand"


def test_first_hand_has_no_bounty() -> None:
    """MY-3.1"""
    assert line(start())["hands"][0]["bounty"] == []


@pytest.mark.parametrize(
    "actions",
    [
        pytest.param((), id="nothing said of deal and pass"),
        pytest.param((Dealt(),), id="dealt"),
        pytest.param((Passed(),), id="passed"),
        pytest.param((Dealt(), Passed(((0, "many"), (3, "few")))), id="MY-4.2 many and few"),
    ],
)
def test_deal_and_pass_may_be_left_out(actions: Iterable[Any]) -> None:
    """MY-4.1, MY-4.3: the pass is done by the table; no card of it is known."""
    state = go(start(), *actions, Trunk(parse_card("7S")))
    assert state.phase is Phase.TRICKS
    assert hand_of(state).seen == parse_card("7S").bit


def test_nothing_is_said_in_a_silent_game() -> None:
    """MY-4.2, MY-9.5"""
    state = start(silent=True)
    with pytest.raises(ImpossibleActionError, match=r"MY-4\.2"):
        go(state, Passed(((0, "many"),)))
    assert go(state, Passed()).phase is Phase.TRUNK


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param({"do": "passed", "said": {"4": "many"}}, id="no such seat"),
        pytest.param({"do": "passed", "said": {"0": "some"}}, id="no such word"),
        pytest.param({"do": "passed", "said": ["many"]}, id="no list"),
        pytest.param({"do": "won", "seat": 0, "acorns": "2C", "squirrel": False}, id="acorns are a list"),
        pytest.param({"do": "won", "seat": 0, "acorns": ["2C", "2C"], "squirrel": False}, id="a card twice"),
        pytest.param({"do": "won", "seat": 0, "acorns": ["2C"] * 5, "squirrel": False}, id="five cards in a trick"),
    ],
)
def test_actions_that_cannot_be_read(raw: dict[str, object]) -> None:
    with pytest.raises(BadRecordError):
        GAME.read_action(raw)


def test_a_noted_trick_is_written_back() -> None:
    raw = {"do": "won", "seat": 0, "acorns": ["2C", "3D"], "squirrel": True}
    assert GAME.write_action(GAME.read_action(raw)) == raw


def test_what_was_said_is_written_back() -> None:
    """MY-4.2"""
    raw = {"do": "passed", "said": seats((0, "many"), (2, "few"))}
    assert GAME.write_action(GAME.read_action(raw)) == raw
    assert GAME.write_action(GAME.read_action({"do": "passed"})) == {"do": "passed"}


def test_trunk_card_is_out_of_play() -> None:
    """MY-5.1, MY-10.1"""
    with pytest.raises(ImpossibleActionError, match="shown as trunk"):
        tricks(start(), "7S", "7S")


def test_hearts_may_be_trunk() -> None:
    """MY-5.1: any suit in the deck may be trunk, ♥ too; MY-5.4: the trunk card does not break bounty."""
    state = go(start(goal=100), Tally(0, 0, "partial", False))
    state = tricks(state, "4H", "AC 2H 3C 4C")
    assert hand_of(state).tricks[0].winner == 3, "♥ is trunk, so the 2 of Di takes the ace that Cy led"
    led = tricks(go(start(goal=100), Tally(0, 0, "partial", False)), "4H", "5H")
    assert [item["kind"] for item in line(led)["hands"][-1]["irregularities"]] == ["bounty-led"]


def test_trunk_must_be_in_the_deck() -> None:
    """MY-10.1"""
    with pytest.raises(ImpossibleActionError, match="not in this hand's deck"):
        tricks(start(), "7H")
