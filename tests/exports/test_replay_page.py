"""A game as one page for a browser, which fetches nothing."""

import re
from dataclasses import replace

import pytest

from companion.engine import Entry, Record
from companion.exports.export import export
from companion.exports.exporter import ExportedGame
from companion.exports.replay_page import write_page
from companion.exports.replay_steps import ReplayedGame, replay_record
from companion.games import find_game, game_names
from companion.games.bamboo_harvest.state import State as BambooState
from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.deck import CARDS, LunarSuit
from companion.simulation import simulation_of
from companion.simulation.mast_year import simulate
from companion.translations import find_translation
from tests.games.descriptions import described
from tests.games.random_play import play_randomly


@pytest.mark.parametrize("name", game_names())
def test_the_page_holds_every_step_and_fetches_nothing(name: str) -> None:
    played = play_randomly(find_game(name), 1, {})
    game = replay_record(find_game(name), played.record)
    page = write_page(game, find_translation(name), "2026-05-01").decode()
    assert page.count("<section") == game.last + 1
    assert "default-src 'none'" in page
    assert not re.search(r"https?:|src=|href=|@import|url\(|fetch|XMLHttp", page)


@pytest.mark.parametrize("name", game_names())
def test_only_the_page_of_a_game_of_tricks_speaks_of_tricks_and_goes_by_them(name: str) -> None:
    played = play_randomly(find_game(name), 1, {})
    page = write_page(replay_record(find_game(name), played.record), find_translation(name), "2026-05-01").decode()
    has_tricks = find_game(name).position is not None
    assert ("page down one trick" in page) is has_tricks
    assert page.count(" hidden>«") == page.count(" hidden>»") == (0 if has_tricks else 1)


def test_without_scripts_the_page_shows_no_buttons() -> None:
    """Whatever sets how a bar is laid out would show it, though it is hidden."""
    replayed = replay_record(find_game("lunar"), Record("lunar", {}, ("Ann", "Bo", "Cy", "Di"), ()))
    page = write_page(replayed, find_translation("lunar"), "2026-05-01").decode()
    assert "<nav hidden>" in page
    assert page.index("nav { position") < page.index("nav[hidden] { display: none; }")


def test_names_stand_on_the_page_as_they_were_typed() -> None:
    record = replace(simulate(3, {"goal": 7}), players=("<b>Ann</b>", "", "Cy & Co", "Di"))
    filed = ExportedGame("5a", "2026-05-01T19:30:00Z", find_game("mast-year"), record, None)
    [(name, content)] = export([filed], "replay", "de").items()
    assert name == "5a.html"
    assert b"&lt;b&gt;Ann&lt;/b&gt;" in content
    assert b"<b>Ann" not in content
    assert b"Platz 2" in content


def test_the_page_of_lunar_shows_the_cards_of_a_trick_by_their_names() -> None:
    """LU-3.3: wolf is trump."""
    cards = [Play(CARDS[card]) for card in "5WO3"]
    entries = tuple(map(Entry, (Exchanged(), Trump(LunarSuit.WOLF), *cards, Stars(1))))
    game = replay_record(find_game("lunar"), Record("lunar", {}, ("Ann", "Bo", "Cy", "Di"), entries))
    page = write_page(game, find_translation("lunar", "de"), "2026-05-01").decode()
    assert page.count("<h2>Runde 1, Stich 1 von 12</h2>") == 5
    assert '<li class="wins"><span class="card named">Wolf</span>Bo' in page
    assert '<li><span class="card">5</span>Ann' in page


def section(page: str, place: int) -> str:
    return page.split("<section")[1 + place]


def page_of(name: str, seed: int = 1) -> tuple[ReplayedGame, str]:
    record = simulation_of(name).simulate(seed)
    game = replay_record(find_game(name), record)
    return game, write_page(game, find_translation(name), "2026-05-01").decode()


def test_a_table_of_tricks_is_drawn_with_a_place_for_each_player_and_trump() -> None:
    game, page = page_of("mast-year")
    for place in (0, 9, game.last):
        drawn = section(page, place)
        assert drawn.count('<span class="card') == 4
        assert "".join(re.findall(r'<ul class="laid (\w)">', drawn)) == "nlfr"
    assert 'class="trump"' not in section(page, 0)
    assert 'class="trump"' in section(page, 9)
    assert "card empty" not in section(page, game.last), "the last trick lies there whole"


@pytest.mark.parametrize(
    ("name", "drawn", "count"),
    [("bamboo-harvest", "<span", 49), ("nice-one-squirrel", "<figure>", 9), ("masters-of-maple-syrup", "<figure>", 3)],
)
def test_a_table_without_tricks_is_drawn_with_all_its_places(name: str, drawn: str, count: int) -> None:
    game, page = page_of(name)
    shown = section(page, game.last // 2)
    assert shown.count('<div class="board">') == 1
    assert shown.count(drawn) >= count
    assert all(len(section(page, place)) < 12_000 for place in range(game.last + 1))


def test_the_board_shows_whose_token_stands_where() -> None:
    game, page = page_of("bamboo-harvest")
    state = game.states[game.last]
    assert isinstance(state, BambooState)
    tokens = section(page, game.last).count('<b class="s0">A</b>')
    assert tokens == state.tokens[0] + 1, "and one beside the name"


def test_a_sheet_without_cards_has_no_table_of_tricks() -> None:
    page = described_page("garden", 2)
    assert '<div class="mat">' not in page
    assert page.count(" hidden>«") == 1


def test_eight_players_sit_around_the_table_in_their_order() -> None:
    page = described_page("oh-hell", 8)
    rows = re.findall(r'<ul class="laid (\w)">(.*?)</ul>', page)[:4]
    seats = {edge: re.findall(r"Seat (\d)", row) for edge, row in rows}
    assert seats == {"n": ["1", "8", "7"], "l": ["2"], "f": ["3", "4", "5"], "r": ["6"]}


def described_page(name: str, players: int) -> str:
    raw = {**described(name), "players": [2, 8]}
    played = play_randomly(find_game("described"), 1, {"description": raw}, ("",) * players)
    game = replay_record(find_game("described"), played.record)
    return write_page(game, find_translation("described"), "2026-05-01").decode()
