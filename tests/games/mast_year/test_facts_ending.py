"""Every numbered fact of Mast Year, by its number: tally, Mast Year, Boom and variants."""

from typing import Any

import pytest

from companion.card_notation import parse_card
from companion.errors import ImpossibleActionError
from companion.games.mast_year.scoring import acorns_by_squirrel
from companion.games.mast_year.words import account_of
from tests.games.mast_year.table import (
    QUIET_HAND,
    QUIET_TRUNK,
    STASHING_HAND,
    Phase,
    Play,
    Reveal,
    Speedy,
    Tally,
    Trunk,
    go,
    hand_of,
    line,
    play_out,
    plays,
    quiet,
    reveal,
    start,
    tricks,
)


def test_tally() -> None:
    """MY-7.1: face-down acorn cards for the Squirrels, face-up ones for the Oaks, added up over hands."""
    state = go(start(), Tally(3, 1, "none", False))
    assert line(state)["scores"] == {"squirrels": 3, "oaks": 1}
    state = go(state, Tally(1, 2, "none", False))
    assert line(state)["scores"] == {"squirrels": 4, "oaks": 3}


def test_a_followed_hand_scores_when_its_tricks_are_over() -> None:
    """MY-5.7, MY-7.1"""
    state = tricks(start(), "TS", *STASHING_HAND[:-1])
    assert line(state)["scores"] == {"squirrels": 0, "oaks": 0}
    assert (line(state)["hands"][0]["eaten"], line(state)["hands"][0]["uneaten"]) == (1, 2)
    state = go(state, *plays(STASHING_HAND[-1]))
    assert state.phase is Phase.REVEAL
    assert line(state)["scores"] == {"squirrels": 1, "oaks": 2}


@pytest.mark.parametrize(
    ("tallies", "options", "winner"),
    [
        pytest.param([(6, 0), (4, 0)], {}, "squirrels", id="MY-7.2 the Squirrels reach the goal"),
        pytest.param([(0, 6), (0, 4)], {}, "oaks", id="MY-7.2 the Oaks reach the goal"),
        pytest.param([(5, 1), (4, 2)], {}, None, id="MY-7.2 nobody is there"),
        pytest.param([(3, 3), (5, 6)], {"goal": 7}, "oaks", id="MY-7.2 both are there: more points win"),
        pytest.param([(3, 3), (3, 3), (4, 4)], {}, None, id="MY-7.2 equal: play on"),
        pytest.param([(3, 3), (3, 3), (4, 4), (0, 1)], {}, "oaks", id="MY-7.2 equal: until they differ"),
        pytest.param([(3, 3), (3, 3), (4, 4)], {"equal_scores": "shared"}, "tie", id="MY-7.2 equal: shared"),
        pytest.param([(6, 0), (1, 0)], {"goal": 7}, "squirrels", id="MY-9.1 a goal of 7"),
        pytest.param([(6, 0), (6, 0), (6, 0)], {"goal": 20}, None, id="MY-9.1 a goal of 20"),
    ],
)
def test_the_end(tallies: list[tuple[int, int]], options: dict[str, object], winner: str | None) -> None:
    state = go(start(**options), *(Tally(eaten, uneaten, "full", eaten + uneaten > 4) for eaten, uneaten in tallies))
    assert line(state)["winner"] == winner
    assert line(state)["over"] is (winner is not None)
    assert state.phase is (Phase.OVER if winner else Phase.DEAL)


def test_nothing_follows_the_end() -> None:
    """MY-7.2"""
    state = go(start(goal=1), Tally(1, 0))
    for action in (Tally(1, 0), Trunk(parse_card("7S")), Speedy(0)):
        with pytest.raises(ImpossibleActionError, match="over"):
            go(state, action)


def test_no_reveal_when_the_game_ends() -> None:
    """MY-8: checked after the tally if the game goes on."""
    state = tricks(start(goal=2), "TS", *STASHING_HAND)
    assert state.phase is Phase.OVER
    closed = line(state)["hands"][-1]
    assert (closed["mast"], closed["boom"], closed["revealed"]) == (None, None, {})


def test_no_mast_year() -> None:
    """MY-8.1, MY-8.2: neither card counts, though both are squirrel cards."""
    state = reveal(quiet(), "JD", "JS")
    assert line(state)["hands"][0]["mast"] == "none"
    assert line(state)["hands"][1]["deck"] == 39


@pytest.mark.parametrize(
    ("kept", "mast", "joining"),
    [
        pytest.param(("2S", "JD"), "partial", 4, id="MY-8.1 an acorn card counts"),
        pytest.param(("AC", "JD"), "partial", 4, id="MY-8.1 a trunk card counts"),
        pytest.param(("2C", "JD"), "partial", 4, id="MY-8.1 an acorn of the trunk suit counts once"),
        pytest.param(("2S", "3S"), "full", 8, id="MY-8.2 both count"),
        pytest.param(("2S", "AC"), "full", 8, id="MY-8.2 both count, in different ways"),
    ],
)
def test_mast_year(kept: tuple[str, str], mast: str, joining: int) -> None:
    """The kept cards change places with J♦ and J♠ of the quiet hand."""
    swap = dict(zip(kept, [name for name in ("JS", "JD") if name not in kept], strict=False))
    played = [" ".join(swap.get(card, card) for card in trick.split()) for trick in QUIET_HAND]
    state = tricks(start(), QUIET_TRUNK, *played)
    state = reveal(state, *kept)
    assert line(state)["hands"][0]["mast"] == mast
    assert len([name for name in line(state)["hands"][1]["bounty"] if name[0] in "23456789"]) == joining
    assert line(state)["hands"][0]["revealed"] == {"1": kept[0], "3": kept[1]}


def test_the_oaks_reveal_in_either_order() -> None:
    """MY-8.1"""
    one = reveal(quiet(), "JD", "JS")
    other = go(quiet(), Reveal(3, parse_card("JS")), Reveal(1, parse_card("JD")))
    assert line(one) == line(other)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        pytest.param([Reveal(0, parse_card("JD"))], "is a Squirrel", id="MY-8.1 a Squirrel has no last card"),
        pytest.param([Reveal(1, parse_card("JD")), Reveal(1, parse_card("JS"))], "already", id="MY-8.1 twice"),
        pytest.param([Reveal(1, parse_card("AC"))], "already played in trick 7", id="MY-10.1 seen before"),
        pytest.param([Reveal(1, parse_card("JC"))], "shown as trunk", id="MY-10.1 the trunk card"),
        pytest.param([Reveal(1, parse_card("JD")), Reveal(3, parse_card("JD"))], "already revealed", id="MY-10.1 both"),
        pytest.param([Reveal(1, parse_card("2H"))], "not in this hand's deck", id="MY-10.1 not in the deck"),
        pytest.param([Play(parse_card("JD"))], "only 'reveal'", id="MY-8.1 the tricks are over"),
    ],
)
def test_reveals_that_cannot_be(actions: list[Any], message: str) -> None:
    with pytest.raises(ImpossibleActionError, match=message):
        go(quiet(), *actions)


@pytest.mark.parametrize(
    ("played", "acorns"),
    [
        pytest.param(("4C 2C 3S 2S", "4D 2D 3D 6C"), (5, 0), id="MY-8.3 five face-up"),
        pytest.param(("4C 2C 3S 2S", "4D 2D 3D JC"), (5, 0), id="MY-8.3 five, face-up and face-down"),
        pytest.param(("4C 2C 3S 2S", "4D 2D 7C 3D"), (5, 0), id="MY-8.3 whoever played them"),
        pytest.param(("4C 2C 3S 2S", "5C 3C KC 6S", "KD 2D 3D 5D"), (3, 3), id="MY-8.3 three and three are no five"),
        pytest.param(("4C 5C 3S 2S", "KC 6C 3C 2C"), (0, 0), id="MY-8.3 only stashes count"),
    ],
)
def test_boom(played: tuple[str, ...], acorns: tuple[int, int]) -> None:
    state = tricks(start(goal=100), "TD", *played)
    assert tuple(acorns_by_squirrel(hand_of(state)).values()) == acorns
    assert line(state)["hands"][0]["boom"] is None, "not before the hand is over"
    hand = line(play_out(state))["hands"][0]
    most = max(sum(len(stash["cards"]) for stash in hand["stashes"] if stash["seat"] == seat) for seat in (0, 2))
    assert hand["boom"] is (most >= 5)


def test_boom_adds_its_bounty() -> None:
    """MY-8.3"""
    state = play_out(tricks(start(goal=100), "TD", "4C 2C 3S 2S", "4D 2D 3D JC"))
    unseen = account_of(hand_of(state)).missing
    state = reveal(state, unseen[0].name, unseen[1].name)
    assert {"JH", "QH", "KH", "AH"} <= set(line(state)["hands"][1]["bounty"])


@pytest.mark.parametrize(
    ("mast", "boom", "squirrels", "oaks", "winner"),
    [
        pytest.param("none", False, 3, 2, "squirrels", id="MY-9.3 nothing to add"),
        pytest.param("partial", False, 3, 3, "tie", id="MY-9.3 Oaks add 1 for Partial; equal is a tie"),
        pytest.param("full", False, 3, 4, "oaks", id="MY-9.3 Oaks add 2 for Full"),
        pytest.param("none", True, 5, 2, "squirrels", id="MY-9.3 Squirrels add 2 for a Boom"),
        pytest.param("full", True, 5, 4, "squirrels", id="MY-9.3 both"),
    ],
)
def test_single_hand(mast: str, boom: bool, squirrels: int, oaks: int, winner: str) -> None:
    state = go(start(single_hand=True), Tally(3, 2, mast, boom))
    assert line(state)["scores"] == {"squirrels": squirrels, "oaks": oaks}
    assert line(state)["winner"] == winner
    assert line(state)["hands"][0]["bonus"] == {"squirrels": squirrels - 3, "oaks": oaks - 2}


def test_single_hand_always_reveals() -> None:
    """MY-9.3: also beyond the goal."""
    state = quiet(single_hand=True, goal=1)
    assert state.phase is Phase.REVEAL
    state = reveal(state, "JD", "JS")
    assert (state.phase, line(state)["winner"]) == (Phase.OVER, "tie")


@pytest.mark.parametrize(
    ("options", "tally"),
    [
        pytest.param({}, Tally(3, 3), id="MY-8 the game goes on"),
        pytest.param({}, Tally(3, 3, "none"), id="MY-8.3 Boom is needed"),
        pytest.param({}, Tally(3, 3, None, False), id="MY-8.2 Mast is needed"),
        pytest.param({"single_hand": True}, Tally(3, 3), id="MY-9.3 a single hand needs both"),
        pytest.param({}, Tally(4, 3, "none", False), id="MY-1.2 six acorn cards in a first hand"),
    ],
)
def test_tallies_that_cannot_be(options: dict[str, object], tally: Tally) -> None:
    with pytest.raises(ImpossibleActionError):
        go(start(**options), tally)


def test_a_tally_is_entered_at_a_hands_start() -> None:
    with pytest.raises(ImpossibleActionError):
        go(start(), Trunk(parse_card("7S")), Tally(1, 1, "none", False))


def test_a_tallied_hand_has_no_tricks() -> None:
    hand = line(go(start(goal=3), Tally(4, 1, "full", True)))["hands"][0]
    assert (hand["tricks"], hand["stashes"], hand["trunk"]) == ([], [], None)
    assert (hand["eaten"], hand["uneaten"], hand["mast"], hand["boom"]) == (4, 1, "full", True)


def test_tournament() -> None:
    """MY-9.4: two games, teams swapped, the pair with the higher sum wins."""
    state = go(start(tournament=True, goal=6), Tally(6, 0))
    assert (state.phase, state.turn, line(state)["over"]) == (Phase.SPEEDY, None, False)
    with pytest.raises(ImpossibleActionError, match="is an Oak"):
        go(state, Speedy(0))
    with pytest.raises(ImpossibleActionError, match="only 'speedy'"):
        go(state, Trunk(parse_card("7S")))
    state = go(state, Speedy(3))
    assert hand_of(state).deal.squirrels == (1, 3)
    state = go(state, Tally(2, 4, "none", False), Tally(4, 0))
    done = line(state)
    assert done["games"] == [
        {"scores": {"squirrels": 6, "oaks": 0}, "winner": "squirrels", "squirrels": [0, 2]},
        {"scores": {"squirrels": 6, "oaks": 4}, "winner": "squirrels", "squirrels": [1, 3]},
    ]
    assert done["pairs"] == {"0-2": 10, "1-3": 6}
    assert (done["winner"], done["scores"]) == ("0-2", {"squirrels": 6, "oaks": 4})
    assert [hand["hand"] for hand in done["hands"]] == [1, 2, 3]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        pytest.param((6, 0), (6, 0), "tie", id="MY-9.4 equal sums are a tie"),
        pytest.param((6, 0), (0, 6), "0-2", id="MY-9.4 the first pair wins twice"),
        pytest.param((0, 6), (6, 0), "1-3", id="MY-9.4 the second pair wins twice"),
    ],
)
def test_tournament_sums(first: tuple[int, int], second: tuple[int, int], winner: str) -> None:
    state = go(start(tournament=True, goal=6), Tally(*first), Speedy(1), Tally(*second))
    assert line(state)["winner"] == winner


def test_a_speedy_choice_has_its_moment() -> None:
    """MY-9.4"""
    with pytest.raises(ImpossibleActionError):
        go(start(), Speedy(0))
