"""What each part of a game brought: told once, after it, by points that add up, in every language."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate, pairwise
from typing import Any, Final

import pytest

from companion.engine import replay_entries
from companion.engine.game import AnyGame
from companion.engine.tally import PartTally
from companion.games import find_game
from companion.games.mast_year.scoring import pair_scores, scores_of
from companion.simulation import simulated_games, simulation_of
from companion.simulation.mast_year import simulate as simulate_mast_year
from companion.translations import find_translation, languages
from companion.ui.games import home_of
from companion.ui.texts import HOME
from tests.games.descriptions import described
from tests.games.phrases import facts_of, rules_in
from tests.games.random_play import play_randomly

PLAYERS = ("Ann", "Bo", "Cy", "Di", "Edda", "Finn")
PARTS: Final[dict[str, Callable[[Any], int]]] = {
    "bamboo-harvest": lambda state: state.past_turns[-1].round if state.past_turns else 0,
    "lunar": lambda state: len(state.closed),
    "mast-year": lambda state: len(state.hands) - bool(state.hand and state.hand.revealed),
    "masters-of-maple-syrup": lambda state: len(state.ended) // 2,
}


DESCRIBED = ("hearts", "oh-hell", "garden")
GAMES = (*simulated_games(), *DESCRIBED)


@cache
def played(name: str) -> tuple[AnyGame, tuple[Any, ...]]:
    if name in DESCRIBED:
        game = find_game("described")
        return game, play_randomly(game, 1, {"description": described(name)}).states
    record, game = simulation_of(name).simulate(1), find_game(name)
    start = game.start(record.options, record.players)
    return game, tuple(accumulate((entry.action for entry in record.entries), game.apply, initial=start))


def tallies(name: str) -> Iterator[tuple[Any, PartTally]]:
    game, states = played(name)
    for place in range(1, len(states) + 1):
        if shown := game.tally(states[:place]):
            yield states[place - 1], shown


@pytest.mark.parametrize("name", GAMES)
def test_each_part_but_the_last_is_tallied_once(name: str) -> None:
    found = list(tallies(name))
    titles = [shown.title for _, shown in found]
    assert len(found) > 1
    assert len(set(titles)) == len(titles)
    if count := PARTS.get(name):
        assert len(found) in (count(played(name)[1][-1]) - 1, count(played(name)[1][-1]))


@pytest.mark.parametrize("name", GAMES)
def test_the_points_of_the_parts_add_up(name: str) -> None:
    for (_, before), (_, after) in pairwise(tallies(name)):
        for then, now in zip(before.sides, after.sides, strict=True):
            assert then.total + now.gained == now.total


@pytest.mark.parametrize("name", GAMES)
def test_what_it_says_rests_on_the_rules_and_is_said_in_every_language(name: str) -> None:
    for language in languages():
        game, _ = played(name)
        homes = () if name in DESCRIBED else (home_of(name),)
        words = find_translation(game.name, language, *homes, HOME)
        for _, shown in tallies(name):
            sides = [phrase for side in shown.sides for phrase in side.because]
            said = [words.say(one, PLAYERS) for one in (shown.title, shown.comes, *shown.because, *sides)]
            said += [words.write(side.whose, PLAYERS) for side in shown.sides]
            assert all(said)
            assert rules_in((shown.title, *shown.because, *sides)) <= facts_of(game)


def test_a_round_of_nuts_begins_and_ends_with_the_youngest() -> None:
    game = find_game("nice-one-squirrel")
    record = simulation_of("nice-one-squirrel").simulate(1, {"first": 2})
    states = tuple(
        accumulate(
            (entry.action for entry in record.entries), game.apply, initial=game.start(record.options, PLAYERS[:4])
        )
    )
    begun = [state for place, state in enumerate(states, 1) if game.tally(states[:place])]
    assert begun
    assert {state.turn for state in begun} == {2}


def test_the_tally_of_a_hand_counts_what_the_bar_shows() -> None:
    for state, shown in tallies("mast-year"):
        assert tuple(side.total for side in shown.sides) == scores_of(state)


def test_a_game_that_has_not_begun_has_no_tally() -> None:
    for name in simulated_games():
        game = find_game(name)
        assert game.tally((replay_entries(game, played(name)[1][0], ()),)) is None


def test_a_tournaments_second_game_tells_what_the_pairs_have_in_both() -> None:
    """MY-9.4"""
    record, game = simulate_mast_year(1, {"tournament": True, "goal": 6}), find_game("mast-year")
    start = game.start(record.options, record.players)
    states = tuple(accumulate((entry.action for entry in record.entries), game.apply, initial=start))
    told = [
        (state, dict(shown.because[-1].values), shown.because[-1].key == "end.sums-so-far")
        for place, state in enumerate(states, 1)
        if (shown := game.tally(states[:place]))
    ]
    assert [is_told for state, _, is_told in told] == [len(state.matches) > 1 for state, _, _ in told]
    state, values, is_told = told[-1]
    assert is_told
    assert [values["points"], values["others"]] == list(pair_scores(state.matches, scores_of(state)).values())
