"""Who won how many games, with whom, and by how much."""

from dataclasses import replace

import pytest

from companion.engine import Record
from companion.engine.seat_result import SeatResult
from companion.phrases import phrase
from companion.session import MemoryStore, start_session
from companion.session.importing import Importer
from companion.session.resuming import read_sessions
from companion.session.session import Session
from companion.session.statistics import GameKind, count, finished_games
from companion.simulation import simulation_of
from tests.games.mast_year.table import GAME
from tests.session.finished_games import BAMBOO, GAMES, MAST_YEAR, hearts, mast_year


def test_wins_and_rows_of_wins_are_counted_by_person() -> None:
    people = {line.person: line for line in count(GAMES).people}
    assert list(people) == ["Cy", "Ann", "Bo", "Dee"], "who needed fewer games for as many wins stands first"
    ann, bo = people["Ann"], people["Bo"]
    assert (ann.games, ann.won, ann.streak, ann.longest) == (4, 3, 2, 2)
    assert (bo.games, bo.won, bo.streak, bo.longest) == (3, 1, 0, 1)
    assert ann.points is None, "points of different games do not add up"


def test_points_in_a_hand_are_told_by_game() -> None:
    lines = {(line.person, line.kind): line for line in count(GAMES).by_game}
    ann = lines["Ann", MAST_YEAR]
    assert (ann.points, ann.parts, ann.points_a_part) == (28, 14, 2.0)
    assert lines["Ann", BAMBOO].points_a_part is None


def test_partners_are_those_of_one_team() -> None:
    found = {line.people: (line.games, line.won) for line in count(GAMES).partners}
    assert found == {("Ann", "Cy"): (2, 2), ("Bo", "Cy"): (1, 1), ("Ann", "Dee"): (1, 0), ("Bo", "Dee"): (1, 0)}


def test_the_closest_and_the_best_game_are_found() -> None:
    mast, bamboo_line = count(GAMES).records
    assert mast.best is not None
    assert mast.closest is not None
    assert (mast.games, mast.best.number, mast.best.points, mast.best.winners) == (3, "3", 14, ("ann", "Cy"))
    assert (mast.closest.number, mast.closest.points) == ("3", 1)
    assert (bamboo_line.best, bamboo_line.closest) == (None, None)


def test_where_few_points_win_the_fewest_are_the_best_and_the_next_is_the_nearest() -> None:
    [line] = count([hearts(70, 90, 110), hearts(20, 26, 100)]).records
    assert line.best is not None
    assert line.closest is not None
    assert (line.best.points, line.closest.points) == (20, 6)


def test_described_games_are_told_apart_by_what_they_call_themselves() -> None:
    other = replace(hearts(3, 2, 1), kind=GameKind("described", phrase("sheet.name", name="Spades")))
    assert [line.games for line in count([hearts(1, 2, 3), other]).records] == [1, 1]


def test_two_people_of_one_name_are_no_partners() -> None:
    assert count([mast_year(1, ("Ann", "Bo", "Ann", "Bo"), 3, 2)]).partners == ()


@pytest.mark.parametrize("game", ["mast-year", "lunar", "masters-of-maple-syrup", "nice-one-squirrel"])
def test_a_played_game_brings_its_winners_and_its_parts(game: str) -> None:
    store, record = MemoryStore(), simulation_of(game).simulate(1, {})
    Importer(store).take(replace(record, players=tuple(f"P{seat}" for seat in range(len(record.players)))))
    sessions = [found for _, found in read_sessions(store.rows()) if isinstance(found, Session)]
    (finished,) = finished_games(sessions)
    assert finished.names(has_won=True)
    assert finished.parts > 0


def test_a_game_that_goes_on_or_was_deleted_does_not_count() -> None:
    store = MemoryStore()
    start_session(store, GAME, {}, ("Ann", "Bo", "Cy", "Di"))
    record = simulation_of("mast-year").simulate(1, {})
    session, _ = Importer(store).take(Record(record.game, record.options, ("A", "B", "C", "D"), record.entries))
    session.set_mark("deleted")
    sessions = [found for _, found in read_sessions(store.rows()) if isinstance(found, Session)]
    assert (len(sessions), finished_games(sessions)) == (2, ())


def test_a_game_whose_rules_fail_is_left_out() -> None:
    store = MemoryStore()
    session, _ = Importer(store).take(simulation_of("lunar").simulate(1, {}))

    def fail(_: object) -> tuple[SeatResult, ...]:
        raise KeyError("trump")

    session.game = replace(session.game, seat_results=fail)
    assert finished_games([session]) == ()
