"""Facts of Nice One Squirrel!, by their rules."""

from typing import Any

import pytest

from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.nice_one_squirrel.nuts import NUTS
from companion.games.nice_one_squirrel.state import score_nut
from companion.games.nice_one_squirrel.view import view
from companion.translations import find_translation
from tests.games.nice_one_squirrel.play import play_game
from tests.games.nice_one_squirrel.table import NAMES, JsonObject, begin, game, go, line, spell


@pytest.mark.parametrize(
    ("players", "hand", "down"),
    [
        pytest.param(2, 12, [1, 2, 3, 4, 5, 6, 7, 8], id="NS-2.1 two players"),
        pytest.param(3, 8, [1, 2, 3, 4, 5, 6, 7, 8], id="NS-2.1 three players"),
        pytest.param(4, 6, [1, 2, 3, 4, 5, 6, 7, 8], id="NS-2.1 four players"),
        pytest.param(5, 5, [1, 2, 3, 4, 6, 7, 8], id="NS-2.1 five players"),
        pytest.param(6, 4, [1, 2, 3, 4, 5, 6, 7, 8], id="NS-2.1 six players"),
    ],
)
def test_setup(players: int, hand: int, down: list[int]) -> None:
    score = line(begin(players))
    assert score["hands"] == [hand] * players
    assert [cache["cache"] for cache in score["caches"] if cache["down"]] == down
    assert hand * players + len(down) == 32


def test_the_youngest_starts_and_turns_go_clockwise() -> None:
    """NS-2.2"""
    state = begin(3, first=2)
    assert line(state)["turn"] == 2
    assert line(go(state, "v1 RA", "-"))["turn"] == 0


def test_the_worked_example_of_scoring() -> None:
    """NS-4.3: a blue acorn scores 1, then a yellow chestnut 2, then a blue chestnut 6."""
    state = go(begin(3), "v1 BC", "pYW", "v9", "-", "v8 RA", "-")
    state = go(state, "v2 RH", "-", "v1", "pBA", "v3 RW", "-")
    assert line(state)["plays"][-1] == {
        "seat": 1, "cache": 1, "nut": "BA", "points": 1, "colour": 1, "type": 0, "twin": 0,
    }  # fmt: skip
    state = go(state, "v4 GA", "-", "v2", "-", "v7 GH", "-", "v5 GW", "-", "v3", "-", "v1", "pYC")
    assert line(state)["plays"][-1]["points"] == 2
    state = go(state, "v9", "-", "v4", "-", "v2", "-", "v1", "pBC")
    assert line(state)["plays"][-1] == {
        "seat": 0, "cache": 1, "nut": "BC", "points": 6, "colour": 2, "type": 2, "twin": 2,
    }  # fmt: skip
    said = [find_translation("nice-one-squirrel").say(phrase, NAMES) for phrase in game().explain(state)]
    assert said[0] == (
        "Ann plays a blue chestnut into cache 1 and scores 6: 2 for nuts of the same colour,"
        " 2 for nuts of the same type and 2 more for its twin."
    )


def test_a_nut_can_score_sixteen() -> None:
    """NS-4.2: every other nut of its colour and of its type, and its twin."""
    for nut in NUTS:
        lying = (*(other for other in NUTS * 2 if other != nut), nut)
        assert score_nut(nut, lying, 0, 1).points == 16
        assert score_nut(nut, (), 0, 1).points == 0


@pytest.mark.parametrize(
    ("played", "wrong", "why"),
    [
        pytest.param(["v1 RA", "-"], "v1", "NS-3.1", id="NS-3.1 a squirrel is there"),
        pytest.param(["v1 RA", "-", "v9", "-"], "v6 BA", "NS-3.2", id="NS-3.2 five caches on"),
        pytest.param(["v1 RA", "-", "v9", "-"], "v1", "NS-3.2", id="NS-3.2 no cache on"),
        pytest.param(["v1 RA", "-", "v3 RA", "-"], "v3", "NS-3.2", id="NS-3.2 onto a squirrel"),
        pytest.param([], "v1", "NS-3.3", id="NS-3.3 a nut lies face-down"),
        pytest.param([], "v9 RA", "NS-3.3", id="NS-3.3 no nut lies face-down"),
        pytest.param([], "pRA", "NS-3.2", id="NS-3.2 a play before the visit"),
        pytest.param(["v1 RA"], "v2 BA", "NS-3.4", id="NS-3.4 two visits"),
        pytest.param(["v1 RA"], "tRA", "NS-5.2", id="NS-5.2 taking up is an option"),
        pytest.param(["v1 RA", "pRA", "v2 GA"], "pRA", "NS-1.2", id="NS-1.2 a third copy played"),
        pytest.param(["v1 RA", "pRA"], "v2 RA", "NS-1.2", id="NS-1.2 a third copy found"),
    ],
)
def test_what_cannot_be(played: list[str], wrong: str, why: str) -> None:
    with pytest.raises(ImpossibleActionError) as caught:
        go(go(begin(2), *played), wrong)
    assert caught.value.rule == why


def test_only_the_player_whose_turn_it_is_acts() -> None:
    """NS-2.2"""
    with pytest.raises(ImpossibleActionError, match=r"it is seat 0's turn, not seat 1's") as caught:
        game().apply(begin(2), game().read_action({**spell("v1 RA"), "seat": 1}))
    assert caught.value.rule == "NS-2.2"


def test_a_squirrel_whose_four_caches_are_taken_stays() -> None:
    """NS-3.2"""
    state = go(begin(5), "v1 RA", "-", "v2 RH", "-", "v3 RW", "-", "v4 RC", "-", "v5", "-")
    assert state.reachable() == (1,)
    assert line(go(state, "v1"))["phase"] == "act"
    with pytest.raises(ImpossibleActionError, match=r"NS-3\.2"):
        go(state, "v6 BA")


def test_the_circle_goes_from_nine_to_one() -> None:
    """NS-3.2"""
    state = go(begin(2), "v8 RA", "-", "v1 RH", "-")
    assert state.reachable() == (9, 2, 3)


def test_a_copy_that_was_taken_up_counts_as_the_one_played_next() -> None:
    """NS-5.2"""
    state = go(begin(2, taking_up=True), "v1 RA", "tRA", "v2 RA", "-", "v3 BA", "pRA")
    assert line(state)["caches"][2]["nuts"] == ["BA", "RA"]
    with pytest.raises(ImpossibleActionError, match=r"NS-1\.2"):
        go(state, "v4 RA")


def test_of_two_equal_nuts_the_first_is_taken() -> None:
    """NS-5.2"""
    state = go(begin(2, taking_up=True), "v1 RA", "pBA", "v9", "-", "v2 GA", "-", "v1", "pRA")
    assert line(state)["caches"][0]["nuts"] == ["RA", "BA", "RA"]
    state = go(state, "v6 GH", "-", "v5 GW", "-", "v1", "tRA")
    assert line(state)["caches"][0]["nuts"] == ["BA", "RA"]
    assert line(state)["hands"] == [12, 11]


def take_turn(state: Any, cache: int | None = None, act: str | None = None) -> Any:
    """Visits a cache, and plays the first nut that can be or does as `act` says; what is found there is the first."""
    visit = next(choice for choice in game().choices(state) if cache in (None, choice.cache))
    state = game().apply(state, visit)
    return go(state, act) if act else game().apply(state, game().choices(state)[0])


def test_the_last_round_begins_when_a_hand_is_empty() -> None:
    """NS-5.1"""
    state = begin(3)
    while not line(state)["last_round"]:
        state = take_turn(state, act=None if state.turn == 1 else "-")
    assert line(state)["hands"] == [8, 0, 8]
    assert line(state)["turn"] == 2
    state = take_turn(take_turn(state, act="-"), act="-")
    score = line(state)
    assert (score["over"], score["turn"], score["phase"], score["last_round"]) == (True, None, "over", True)
    assert score["winners"] == [1]
    with pytest.raises(ImpossibleActionError, match=r"NS-5\.1"):
        go(state, "-")


def ends(players: int, **options: object) -> list[Any]:
    """Returns the states in which the games of some seeds ended."""
    found = []
    for seed in range(60):
        state = begin(players, **options)
        for action in play_game(seed, players, options):
            state = game().apply(state, game().read_action(action))
        found.append(state)
    return found


def test_equal_scores_share_the_win() -> None:
    """NS-5.1"""
    shared = [line(state) for state in ends(3) if len(line(state)["winners"]) > 1]
    assert shared
    for score in shared:
        best = max(score["scores"])
        assert score["winners"] == [seat for seat in range(3) if score["scores"][seat] == best]


def test_twenty_points_end_a_game_with_taking_up_alone() -> None:
    """NS-5.2"""
    assert any(max(state.scores) >= 20 and 0 not in state.hands for state in ends(2, taking_up=True))
    assert all(0 in state.hands for state in ends(2))
    assert any(max(state.scores) >= 20 for state in ends(2))


@pytest.mark.parametrize("players", [1, 7])
def test_how_many_can_play(players: int) -> None:
    """NS-2.1"""
    with pytest.raises(BadRecordError, match=r"two to six players can play \(NS-2\.1\)"):
        game().start({}, ("",) * players)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        pytest.param({"do": "visit", "cache": 10}, "10 is no cache: write a whole number from 1 to 9", id="cache"),
        pytest.param({"do": "play", "nut": "CB"}, "'CB' is no nut", id="nut"),
        pytest.param({"do": "pass", "nut": "BC"}, "'pass' knows no 'nut'", id="key"),
    ],
)
def test_what_is_no_action(raw: JsonObject, why: str) -> None:
    with pytest.raises(BadRecordError, match=why):
        game().read_action(raw)


def test_the_youngest_has_a_seat() -> None:
    """NS-2.2"""
    with pytest.raises(BadRecordError, match="'first': 3 is no seat"):
        begin(3, first=3)


def test_the_view_tells_what_each_nut_would_score() -> None:
    """NS-3.2, NS-4.1"""
    shown = view(go(begin(2), "v1 BC", "pYW", "v8 RA", "-"))
    assert shown.reachable == (2, 3, 4, 5)
    assert {worth.points for worth in shown.worths} == {0}
    shown = view(go(begin(2), "v1 BC", "pYW", "v8 RA", "-", "v2 RH", "-", "v1"))
    assert {worth.nut.name: worth.points for worth in shown.worths if worth.points > 1} == {
        "BC": 4,
        "YW": 4,
        "BW": 2,
        "YC": 2,
    }


def test_nine_caches_and_no_squirrel_on_them_yet() -> None:
    """NS-1.1"""
    line: JsonObject = game().summary(begin(4))
    assert [cache["cache"] for cache in line["caches"]] == list(range(1, 10))
    assert line["squirrels"] == [None] * 4
