"""The printed score sheet: read back, it says what the table played; a usual game fits one page."""

import io
import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from companion.engine import read_record, replay
from companion.exports.exporters import find_exporter
from companion.exports.games import find_drawing
from companion.exports.games.mast_year.sheet import draw_mast_year
from companion.exports.lines import ended_of
from companion.exports.people import People
from companion.exports.score_sheet import print_sheet
from companion.games import find_game, game_names
from companion.simulation import simulated_games, simulation_of
from companion.simulation.players.nice_one_squirrel import simulate as simulate_nuts
from companion.translations import find_translation, languages
from tests.exports.listed_paper import ListedPaper
from tests.exports.played import play_through
from tests.games.described.table import Table
from tests.games.mast_year.play import PlayStyle, cut, play_game
from tests.games.mast_year.table import GAME, STASHING_HAND, go, start, tricks
from tests.games.random_play import PLAYERS, play_randomly
from tests.project.tree import ROOT

HALVES = {
    "game": "Halves",
    "players": 2,
    "deal": {"each": 5, "left": "out"},
    "score": [{"say": "half", "points": "tricks / 2"}],
    "end": {"when": "hands == 1"},
}
NAMES = sorted(path.stem for path in (ROOT / "tests/records").glob("*.json") if ".score" not in path.name)


def printed(name: str, language: str = "en") -> bytes:
    record = read_record(Path(ROOT / f"tests/records/{name}.json").read_bytes(), find_game)
    people = People(record.players, find_translation(record.game, language))
    return print_sheet(GAME, replay(GAME, record), people, "2026-05-01")


def text_of(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]


def test_it_says_who_played_what_it_came_to_and_why() -> None:
    [page] = text_of(printed("to-ten"))
    for said in ("Mast Year", "2026-05-01", "Agreed: to 10.", "Ann and Cy", "Oaks · win", "Cy, 6", "partial, ♥2–5"):
        assert said in page
    assert "Oaks 14, Squirrels 7. The goal of 10 is reached: the Oaks win." in page
    assert "From trick 6 of hand 2 on, the Oaks were ahead" in page


def test_seats_without_names_head_their_columns() -> None:
    record = read_record((ROOT / "tests/records/to-ten.json").read_bytes(), find_game)
    state = replay(GAME, record)
    for language, said in (("en", "Seat"), ("de", "Platz")):
        [page] = text_of(
            print_sheet(GAME, state, People(("",) * 4, find_translation("mast-year", language)), "2026-05-01")
        )
        assert all(page.count(f"{said} {seat}") > len(state.hands) for seat in range(1, 5))


def test_every_card_of_every_trick_is_there() -> None:
    record = read_record((ROOT / "tests/records/to-ten.json").read_bytes(), find_game)
    [page] = text_of(printed("to-ten"))
    for hand in replay(GAME, record).hands:
        for card in {card for trick in hand.tricks for card in trick.cards}:
            assert card.sign in page


def test_what_was_irregular_is_noted() -> None:
    [page] = text_of(printed("irregular"))
    assert "Hand 1: Cy did not follow spades in trick 5, but showed one in trick 9: a revoke." in page


@pytest.mark.one_python
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_record_prints_in_every_language(name: str, language: str) -> None:
    pages = text_of(printed(name, language))
    assert pages[0].startswith(("Mast", "Rok nasienny"))
    assert not any(sign in "".join(pages) for sign in ("{", "None", "\ufffd"))


@pytest.mark.one_python
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_five_hands_fits_one_page(seed: int) -> None:
    record = play_game(seed, {"goal": 60}, PlayStyle(tallied=0, careless=0.02))
    trunks = [place for place, action in enumerate(record["actions"]) if action["do"] == "trunk"]
    five = json.dumps(cut(record, trunks[5])).encode()
    state = replay(GAME, read_record(five, find_game))
    assert len([hand for hand in state.hands if hand.tricks]) == 5
    pdf = print_sheet(GAME, state, People(PLAYERS, find_translation("mast-year", "de")), "2026-05-01")
    assert len(text_of(pdf)) == 1


def test_the_same_game_prints_to_the_same_bytes() -> None:
    assert printed("to-ten") == printed("to-ten")


def test_long_names_stay_in_their_place() -> None:
    state = go(tricks(start(), "TS", *STASHING_HAND))
    long = ("Maximiliane-Charlotte von und zu Hohenstein", "B" * 80, "", "Çelik")
    [page] = text_of(print_sheet(GAME, state, People(long, find_translation("mast-year")), ""))
    assert "…" in page


def test_a_game_that_has_not_begun_prints() -> None:
    [page] = text_of(print_sheet(GAME, start(), People(PLAYERS, find_translation("mast-year")), "2026-05-01"))
    assert "Bo and Di" in page


def test_a_game_without_a_drawing_prints_its_lines(unshipped_games: str) -> None:
    whist = find_game("whist")
    state = play_randomly(whist, 4, {}).states[-1]
    pages = text_of(print_sheet(whist, state, People(PLAYERS, find_translation("whist")), "2026-05-01"))
    assert "Whist" in pages[0]


@pytest.mark.parametrize(("language", "points"), [("en", "2.5"), ("de", "2,5"), ("pl", "2,5")])
def test_points_that_are_not_whole_are_told_as_the_language_writes_them(language: str, points: str) -> None:
    table = Table(HALVES, 2)
    table.tally({"tricks": 5}, {"tricks": 0})
    people = People(("Ann", "Bo"), find_translation("described", language))
    assert [one.points for one in ended_of(find_game("described"), table.state, people)] == [points, "0"]


@pytest.mark.one_python
@pytest.mark.parametrize("name", [name for name in game_names() if find_drawing(name) is None])
@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_sheet_that_says_who_ended_how(name: str, language: str) -> None:
    filed, words = play_through(name), find_translation(name, language)
    print_files = find_exporter("pdf").files
    assert print_files
    said = " ".join(" ".join(text_of(print_files(filed, language)[".pdf"])).split())
    results = filed.game.seat_results(filed.state)
    for player, result in zip(filed.record.players, results, strict=True):
        assert f"{'★ ' * result.has_won}{player}" in said
    for line in filed.game.sheet(filed.state):
        for word in words.say(line, filed.record.players).split():
            assert word in said


@pytest.mark.parametrize("name", simulated_games())
@pytest.mark.parametrize("language", languages())
def test_a_usual_game_fits_one_page(name: str, language: str) -> None:
    game = find_game(name)
    for seed in (1, 2):
        record = simulation_of(name).simulate(seed)
        people = People(record.players, find_translation(name, language))
        [_] = text_of(print_sheet(game, replay(game, record), people, "2026-05-01"))


def test_how_a_harvest_ended_stands_apart_from_its_turns() -> None:
    game = find_game("bamboo-harvest")
    lines = [line.key for line in game.sheet(replay(game, simulation_of(game.name).simulate(1)))]
    last = len(lines) - lines[::-1].index("sheet.turn")
    assert lines[last] == "sheet.blank"
    assert "sheet.turn" not in [line.key for line in game.sheet(game.start({}, ("Ann", "Bo")))]


@pytest.mark.parametrize("count", [2, 6])
def test_a_game_of_nuts_has_its_points_by_cache_and_nut_below_on_the_same_page(count: int) -> None:
    names = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")[:count]
    game = find_game("nice-one-squirrel")
    state = replay(game, simulate_nuts(3, {}, names))
    [page] = text_of(print_sheet(game, state, People(names, find_translation(game.name, "en")), "2026-05-01"))
    for said in ("Points by cache", "Points by nut", "RA", "YC", names[-1]):
        assert said in page
    [begun] = text_of(print_sheet(game, game.start({}, names), People(names, find_translation(game.name, "en")), "x"))
    assert "Points by cache" not in begun


def test_a_long_game_stays_on_its_pages() -> None:
    record = simulation_of("mast-year").simulate(3, {"goal": 60})
    state, people = replay(GAME, record), People(record.players, find_translation("mast-year"))
    draw_mast_year(ListedPaper(), state, people, "2026-05-01")  # it refuses what lies beside the paper
    assert "Hand 20" in " ".join(text_of(print_sheet(GAME, state, people, "2026-05-01")))
