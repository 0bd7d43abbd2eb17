"""Players that play by themselves: they follow the rules, with the decks that the companion brings for play-tests."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from companion.engine import Record, read_record, replay, write_record
from companion.exports.replay_steps import replay_record
from companion.games import find_game
from companion.games.lunar.deck import FACES, CardKind
from companion.games.masters_of_maple_syrup.catalogue import CARDS, read_catalogue
from companion.simulation import lunar, play_opening, simulated_games
from companion.simulation.players import bamboo_harvest, described, masters_of_maple_syrup, nice_one_squirrel
from companion.simulation.playtest_decks.lunar import TRACK
from companion.simulation.playtest_decks.masters_of_maple_syrup import read_cards
from companion.translations import find_translation
from tests.games.nice_one_squirrel.agreement import play_and_score
from tests.games.random_play import NAMES

RIVALS = {"rivals": True, "develops": ["tree", "utility"]}


def scored(record: Record) -> dict[str, object]:
    game = find_game(record.game)
    assert read_record(write_record(game, record).encode(), find_game) == record
    return game.summary(replay(game, record))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [{}, {"stars": "marked", "track": list(TRACK)}], ids=["asked", "agreed"])
@pytest.mark.parametrize("seed", range(3))
def test_lunar_is_played_to_its_end_without_a_revoke(seed: int, options: dict[str, object], players: int) -> None:
    line = scored(lunar.simulate(seed, options, players=lunar.PLAYERS[:players]))
    assert line["over"] is True
    assert line["irregularities"] == []


def test_lunar_stops_after_some_rounds() -> None:
    line = scored(lunar.simulate(1, hands=1))
    assert (line["round"], line["phase"]) == (2, "trump")


def test_the_play_test_deck_of_lunar_is_a_deck_of_lunar() -> None:
    """LU-1.1"""
    deck = lunar.read_deck()
    assert Counter(card.face.name for card in deck) == {face.name: face.copies for face in FACES}
    assert sum(card.star for card in deck) == 10
    hands = lunar.deal(Random(1), 2)
    assert [Counter(card.kind for card in hand) for hand in hands] == [
        {CardKind.RANK: size, CardKind.SUIT: size} for size in (6, 6, 12)
    ]


@pytest.mark.parametrize(
    "options", [{}, RIVALS, {"rivals": True, "third": "harvest"}], ids=["standard", "rivals", "third"]
)
@pytest.mark.parametrize("seed", range(3))
def test_maple_syrup_is_played_to_its_end(seed: int, options: dict[str, object]) -> None:
    line = scored(masters_of_maple_syrup.simulate(seed, options))
    assert line["over"] is True


@pytest.mark.parametrize("options", [{}, RIVALS, {"rivals": True, "third": "harvest"}])
def test_players_of_maple_syrup_seldom_select_what_nobody_can_do(options: dict[str, object]) -> None:
    record = masters_of_maple_syrup.simulate(3, options)
    kinds = [type(entry.action).__name__ for entry in record.entries]
    idle = sum(pair == ("Select", "End") for pair in pairwise(kinds))
    assert idle <= kinds.count("Select") / 8


def test_maple_syrup_asks_for_values_where_they_are_not_known() -> None:
    cards = [{key: value for key, value in card.items() if key != "value"} for card in read_cards()]
    record = masters_of_maple_syrup.simulate(2, {"catalogue": cards})
    assert scored(record)["over"] is True
    assert type(record.entries[-1].action).__name__ == "Value"


def test_maple_syrup_stops_after_some_turns() -> None:
    line = scored(masters_of_maple_syrup.simulate(1, hands=2))
    assert (line["phase"], line["turn"]) == ("select", 0)


def test_the_play_test_deck_of_maple_syrup_has_fifty_cards() -> None:
    """MM-1.1"""
    cards = read_catalogue(read_cards())
    assert sum(card.copies or 0 for card in cards) == CARDS
    assert all(None not in (card.cost, card.value, card.text) for card in cards)
    assert all((card.draws is not None) is (card.type == "tree") for card in cards)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_nice_one_squirrel_is_played_to_its_end(seed: int, players: int) -> None:
    assert scored(nice_one_squirrel.simulate(seed, players=NAMES[:players]))["over"] is True


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("seed", range(2))
def test_bamboo_harvest_is_played_to_its_end(seed: int, players: int) -> None:
    assert scored(bamboo_harvest.simulate(seed, players=NAMES[:players]))["over"] is True


def test_greedy_squirrels_score_more_than_chance() -> None:
    game = find_game("nice-one-squirrel")
    greedy = [replay(game, nice_one_squirrel.simulate(seed)).scores for seed in range(20)]
    chance = [play_and_score(seed, 4, {})[1]["scores"] for seed in range(20)]
    assert sum(map(sum, greedy)) > 1.5 * sum(map(sum, chance))


@pytest.mark.parametrize("game", simulated_games())
def test_the_opening_of_every_game_can_be_shown(game: str) -> None:
    """As the attract screen shows it: short, and with something said at each step."""
    shown = replay_record(find_game(game), play_opening(game, 5))
    words = find_translation(game, "en", "companion.exports")
    assert 5 < shown.last < 130
    assert all(shown.step(place, words).said for place in range(shown.last + 1))


def test_no_barred_card_is_led_by_who_holds_one_that_may_always_be_played() -> None:
    raw = {"game": "A", "players": 2, "deck": {"pack": "24", "suits": "HS"}, "end": {"when": "hands == 1"}}
    raw["play"] = {"not_led": ["hearts"], "broken_by": [], "exempt": ["J"]}
    raw["score"] = [{"say": "won", "points": "tricks"}]
    for seed in range(12):
        found = scored(described.simulate(raw, seed))["irregularities"]
        assert isinstance(found, list)
        assert not [item for item in found if item.get("proven")]
