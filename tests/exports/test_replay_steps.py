"""A game that was played is stepped through: each step holds nothing of what came later."""

import re
from dataclasses import replace
from functools import cache

import pytest

from companion.cards import CARD_NAMES, DECK, Card
from companion.engine import Record, replay_entries
from companion.exports.replay_steps import ReplayedGame, ReplayStep, replay_record
from companion.games import find_game, game_names
from companion.games.mast_year.actions import Play, Reveal, Trunk
from companion.games.mast_year.state import Hand, State
from companion.simulation.mast_year import simulate
from companion.translations import find_translation, languages
from tests.games.random_play import play_randomly

MAST_YEAR = find_game("mast-year")
GAMES = [name for name in game_names() if name != "mast-year"]
SIGN = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]")
SIGNS = {card.sign: card for card in DECK}


@cache
def record_of(game: str) -> Record:
    if game == "mast-year":
        return simulate(3, {"goal": 7, "incomplete_information": True})
    return play_randomly(find_game(game), 1, {}).record


def replayed(game: str = "mast-year") -> ReplayedGame:
    return replay_record(find_game(game), record_of(game))


def step(game: ReplayedGame, place: int, language: str = "en") -> ReplayStep:
    return game.step(place, find_translation(game.game.name, language))


@pytest.mark.parametrize("name", game_names())
class TestEachGame:
    def test_the_last_step_is_how_the_game_stands(self, name: str) -> None:
        game, record = replayed(name), record_of(name)
        start = game.game.start(record.options, record.players)
        assert game.states[game.last] == replay_entries(game.game, start, record.entries)
        assert game.last == len(record.entries)

    def test_a_step_is_the_same_whatever_comes_later(self, name: str) -> None:
        record, whole = record_of(name), replayed(name)
        for place in range(0, whole.last + 1, 7):
            cut = replay_record(whole.game, replace(record, entries=record.entries[:place]))
            if whole.game.position is not None:
                assert step(cut, place) == step(whole, place)
            assert step(cut, place).said == step(whole, place).said
            assert step(cut, place).scores == step(whole, place).scores

    @pytest.mark.parametrize("language", languages())
    def test_every_step_says_something(self, name: str, language: str) -> None:
        game = replayed(name)
        for place in range(game.last + 1):
            one = step(game, place, language)
            assert one.title
            assert all(one.said)

    def test_by_tricks_it_goes_through_the_whole_game_and_back_the_same_way(self, name: str) -> None:
        game, places = replayed(name), [0]
        while places[-1] < game.last:
            places.append(game.next_stop(places[-1], 1))
        back = [game.last]
        while back[-1] > 0:
            back.append(game.next_stop(back[-1], -1))
        assert places == back[::-1]
        assert game.next_stop(game.last, 1) == game.last
        assert game.next_stop(0, -1) == 0


def hand_at(game: ReplayedGame, place: int) -> Hand | None:
    state = game.states[place]
    assert isinstance(state, State)
    return state.hand


class TestMastYear:
    def test_no_step_names_a_card_before_it_was_seen(self) -> None:
        game, record = replayed(), record_of("mast-year")
        for place, state in enumerate(game.states):
            shown = step(game, place)
            named = {SIGNS[sign] for text in (shown.title, *shown.said) for sign in SIGN.findall(text)}
            named |= {laid.card for _, laid in shown.laid if isinstance(laid.card, Card)}
            actions = (entry.action for entry in record.entries[:place])
            seen = {action.card for action in actions if isinstance(action, Play | Trunk | Reveal)}
            assert isinstance(state, State)
            dealt = {card for hand in state.hands[-2:] for card in hand.deal.bounty}  # MY-8: all know which ♥ join
            assert named <= seen | dealt | {CARD_NAMES["TH"]}

    def test_between_two_stops_lies_a_trick(self) -> None:
        game = replayed()
        for place in (place for place in range(1, game.last) if not game.is_between_tricks(place)):
            hand = hand_at(game, place)
            assert hand
            assert hand.table
        stops = [place for place in range(game.last + 1) if game.is_between_tricks(place)]
        assert not any(hand.table for hand in (hand_at(game, place) for place in stops) if hand)

    def test_a_step_shows_the_trick_with_its_winner_and_the_score(self) -> None:
        game = replayed()
        found = ((place, hand_at(game, place)) for place in range(game.last + 1))
        place, trick = next((place, hand.tricks[0]) for place, hand in found if hand and hand.tricks)
        first = step(game, place)
        assert first.title == "Hand 1, trick 1 of 9"
        assert first.scores == ("Squirrels: 0", "Oaks: 0")
        assert {laid.seat: laid.card for _, laid in first.laid} == {
            (trick.leader + at) % 4: card for at, card in enumerate(trick.cards)
        }
        assert [laid.seat for _, laid in first.laid if laid.wins] == [trick.winner]
        assert [laid.seat for _, laid in first.laid if laid.leads] == [trick.leader]

    def test_a_tournament_says_which_game_it_is(self) -> None:
        game = replay_record(MAST_YEAR, simulate(1, {"goal": 7, "tournament": True}))
        titles = [step(game, place).title for place in range(game.last + 1)]
        assert titles[0] == "Game 1 · Hand 1: the deal"
        assert any(title.startswith("Game 2 · Hand") for title in titles)
        assert titles[-1] == "Game 2 · The end"
