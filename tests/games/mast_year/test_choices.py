"""What can follow, and what is chosen that nobody sees."""

import re

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.engine.game import can_follow, own_action
from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import (
    Action,
    Count,
    Dealt,
    Eat,
    Keep,
    Passed,
    Play,
    Reveal,
    Speedy,
    Tally,
    Trunk,
    Won,
)
from companion.games.mast_year.state import Phase, State
from companion.simulation.mast_year import simulate
from tests.games.mast_year.table import GAME, QUIET_HAND, go, hand_of, line, plays, quiet, start, tricks

PLAIN = tuple(card for card in DECK if card.name[1] != "H")


def unseen(state: State) -> set[str]:
    return {card.name for card in PLAIN if not card.bit & hand_of(state).seen}


def test_before_the_trunk_card() -> None:
    """MY-3.3, MY-4.1, MY-5.1"""
    trunks = tuple(Trunk(card) for card in PLAIN)
    assert GAME.choices(start()) == (Dealt(), Passed(), *trunks)
    assert GAME.choices(go(start(), Dealt())) == (Passed(), *trunks)
    assert GAME.choices(go(start(), Dealt(), Passed())) == trunks


def test_in_a_trick() -> None:
    """MY-10.1: every card of the deck that has not been seen; whose hand it is in, nobody knows."""
    state = tricks(start(), "TS", "4C 5C")
    assert GAME.choices(state) == tuple(Play(card) for card in PLAIN if card.name in unseen(state))
    assert len(GAME.choices(state)) == 36


def test_eat_or_keep() -> None:
    """MY-6.3"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 3C 2D 6D", "6C 7D 8D 9D")
    assert GAME.choices(state) == (Eat(1), Eat(2), Keep())


def test_the_reveal() -> None:
    """MY-8.1"""
    state = tricks(start(), "JC", *QUIET_HAND)
    left = (parse_card("JD"), parse_card("JS"))
    assert GAME.choices(state) == tuple(Reveal(seat, card) for seat in (1, 3) for card in left)
    assert GAME.choices(go(state, Reveal(3, left[0]))) == (Reveal(1, left[1]),)


def test_a_second_game_and_the_end() -> None:
    """MY-9.4, MY-7.2"""
    state = go(start(tournament=True, goal=1), Tally(1, 0))
    assert GAME.choices(state) == (Speedy(1), Speedy(3))
    assert GAME.choices(go(start(goal=1), Tally(1, 0))) == ()


def test_a_tournament_may_begin_with_the_other_pair() -> None:
    """MY-9.4"""
    state = go(start(tournament=True, goal=1, squirrels=[1, 3]), Tally(1, 0))
    assert line(state)["games"][1]["squirrels"] == [0, 2]


def test_a_tournaments_running_game_counts_as_it_stands() -> None:
    """MY-9.4: the reveal is still to come, and the hand's points are in every sum."""
    state = go(start(tournament=True, goal=6), Tally(6, 0), Speedy(1), Tally(1, 2, "none", False))
    assert line(state)["games"][1]["scores"] == {"squirrels": 1, "oaks": 2}
    assert line(state)["pairs"] == {"0-2": 8, "1-3": 1}


def test_a_choice_is_about_the_last_trick() -> None:
    """MY-6.3"""
    state = tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D", "keep", "6C 9D TD QD", "eat 1", "8C 7C 9C TC")
    outcomes = [trick["outcome"] for trick in line(state)["hands"][0]["tricks"]]
    assert outcomes == ["stashed", "kept", "ate", "discarded"]


def test_one_players_card_proves_nothing_about_another() -> None:
    """MY-10.2: neither Bo nor Di followed clubs; each proves it with a card of their own."""
    state = tricks(start(), "TS", "4C 5D 6C 7D", "8C 8D 9C TD", "TC 3C QC KC")
    found = [(item["seat"], item["trick"], item["shown"]) for item in line(state)["hands"][0]["irregularities"]]
    assert found == [(1, 1, 3), (1, 2, 3), (3, 1, 3), (3, 2, 3)]


def test_showing_one_suit_leaves_another_open() -> None:
    """MY-10.2: Bo followed neither clubs nor spades, and shows one after the other."""
    state = tricks(start(), "TS", "4C 5D 6C KC", "AC 7C 9D 8C", "5S 6S TD 7S", "QC JC 9C 2C")
    found = [(item["seat"], item["trick"], item["shown"]) for item in line(state)["hands"][0]["irregularities"]]
    assert found == [(1, 1, 4), (1, 2, 4)]
    state = go(state, *plays("8S 9S JS QS"))
    assert line(state)["hands"][0]["irregularities"][2:] == [{"kind": "revoke", "seat": 1, "trick": 3, "shown": 5}]


@pytest.mark.parametrize(("scores", "winner"), [((4, 4), "tie"), ((5, 4), "squirrels"), ((4, 5), "oaks")])
def test_a_shared_end(scores: tuple[int, int], winner: str) -> None:
    """MY-7.2"""
    state = go(start(goal=4, equal_scores="shared"), Tally(2, 2, "full", False), Tally(scores[0] - 2, scores[1] - 2))
    assert line(state)["winner"] == winner


STASHED = tricks(start(), "TS", "4C 2C 3D 5D", "5C 6D 7D 8D")
"""Ann has a face-up stash, and chooses."""


@pytest.mark.parametrize(
    ("state", "refused", "named"),
    [
        pytest.param(start(), Keep(), {"dealt", "passed", "trunk", "tally"}, id="deal"),
        pytest.param(go(start(), Dealt()), Keep(), {"passed", "trunk", "count"}, id="pass"),
        pytest.param(go(start(), Passed()), Keep(), {"trunk", "count"}, id="trunk"),
        pytest.param(tricks(start(), "TS"), Keep(), {"play", "won", "count"}, id="tricks"),
        pytest.param(STASHED, Dealt(), {"eat", "keep", "count"}, id="eat"),
        pytest.param(quiet(), Keep(), {"reveal"}, id="reveal"),
        pytest.param(go(start(tournament=True, goal=1), Tally(1, 0)), Keep(), {"speedy"}, id="speedy"),
        pytest.param(go(start(goal=1), Tally(1, 0)), Keep(), set(), id="over"),
    ],
)
def test_what_is_said_to_follow_is_what_can(state: State, refused: Action, named: set[str]) -> None:
    with pytest.raises(ImpossibleActionError) as caught:
        GAME.apply(state, refused)
    assert {*re.findall(r"'(\w+)'", str(caught.value))} == named
    card = parse_card("JS")
    actions = (Dealt(), Passed(), Trunk(card), Play(card), Won(0, ()), Eat(1), Keep(), Reveal(1, card))
    counts = (Tally(0, 2, "none", False), Count(0, 2, "none", False), Speedy(1))
    assert {
        GAME.write_action(action)["do"] for action in (*actions, *counts) if can_follow(GAME, state, action)
    } == named


def test_the_largest_stash_is_eaten_or_none() -> None:
    state = GAME.start({}, ("", "", "", ""))
    eaten = []
    for entry in simulate(2, hands=1).entries:
        chosen = GAME.choose_unseen(state, "eat-largest")
        if state.phase is Phase.EAT:
            assert state.hand
            sizes = {stash.trick: len(stash.cards) for stash in state.hand.face_up(state.hand.leader)}
            assert isinstance(chosen, Eat)
            assert sizes[chosen.trick] == max(sizes.values())
            assert GAME.choose_unseen(state, "keep") == Keep()
            eaten.append(chosen.trick)
        else:
            assert chosen is None, "only a card that is seen goes on"
        action = entry.action
        state = GAME.apply(state, own_action(GAME, action))
    assert eaten


def test_the_second_game_of_a_tournament_begins_with_the_first_squirrel() -> None:
    """Whom the Squirrels chose no camera sees; it must not stop there."""
    record = simulate(3, {"tournament": True})
    state = GAME.start(record.options, record.players)
    for entry in record.entries:
        if state.phase is Phase.SPEEDY:
            break
        state = GAME.apply(state, own_action(GAME, entry.action))
    assert GAME.choices(state) == (Speedy(1), Speedy(3))
    assert GAME.choose_unseen(state, "keep") == Speedy(1)
