"""What lies on the table stays known while games are put aside and gone on with."""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.engine.record import write_entry
from companion.following.decisions import Accepted, Asked, TakenBack
from companion.following.followed_games import FollowedGames
from companion.following.game_assignment import GameAssignment
from companion.following.sightings import CardOutline
from companion.games.mast_year.actions import Play
from companion.games.mast_year.state import State
from companion.games.nice_one_squirrel.cache_table import NutTable
from companion.session.session import PARKED
from tests.following.table import PLACES, SCALE, faces, quad
from tests.games.mast_year.table import PLAYERS
from vision.setup.calibration import Calibration
from vision.tracking.events import Event, TrackGone, TrackLaid, TrackMoved, TrackRevised


@pytest.fixture
def games(tmp_path: Path) -> Iterator[FollowedGames]:
    with FollowedGames(tmp_path / "journal.db") as opened:
        yield opened


def card(track: int, seat: int, name: str, at_s: float = 0.0) -> TrackLaid:
    return TrackLaid(track, quad(PLACES[seat]), faces(**{f"c{name}": 0.999}), at_s)


def calibrated(seats: NDArray[np.float64]) -> Calibration:
    return Calibration(None, seats, 60.0, (), np.diag([SCALE, SCALE, 1.0]))


def see(games: FollowedGames, *events: Event, at_s: float) -> list[type]:
    decisions = games.see(events, at_s, lambda state, choices: None).decisions
    return [type(outcome) for outcome in decisions]


def begin(games: FollowedGames) -> str:
    """A game whose trunk card was seen, and two cards of the first trick lie there."""
    number = games.start("mast-year", {}, PLAYERS).number
    assert see(games, card(1, 0, "TS"), at_s=1) == [Accepted]
    see(games, TrackGone(1, 2), at_s=2)
    assert see(games, card(2, 0, "4C"), at_s=3) == [Accepted]
    assert see(games, card(3, 1, "KC"), at_s=4) == [Accepted]
    return number


def played(games: FollowedGames) -> Sequence[object]:
    snapshot = games.see((), 90, lambda *_: None).snapshot
    return [write_entry(snapshot.game, logged.entry)["card"] for logged in snapshot.entries]


def test_after_a_pause_the_cards_of_the_trick_are_known(games: FollowedGames) -> None:
    number = begin(games)
    games.playing.mark(PARKED)
    games.resume(number)
    assert see(games, TrackGone(3, 10), at_s=10) == []
    assert see(games, at_s=13) == [TakenBack]


def test_a_card_that_leaves_takes_nothing_back_that_another_companion_entered(
    games: FollowedGames, tmp_path: Path
) -> None:
    """Nobody saw what was laid and gathered between the two."""
    number = begin(games)
    games.close()
    with FollowedGames(tmp_path / "journal.db") as again:
        again.resume(number)
        assert see(again, card(1, 1, "KC"), at_s=1) == []
        assert see(again, TrackGone(1, 2), at_s=2) == []
        assert see(again, at_s=9) == []
        assert played(again) == ["TS", "4C", "KC"]


def test_a_card_laid_during_the_pause_is_a_play(games: FollowedGames) -> None:
    number = begin(games)
    games.playing.mark(PARKED)
    games.notice([card(4, 2, "2C", 20)])
    games.resume(number)
    games.notice([card(5, 3, "9C", 29)])  # before the screen shows the game
    assert see(games, at_s=30) == [Accepted, Accepted]
    assert played(games) == ["TS", "4C", "KC", "2C", "9C"]


def test_a_card_gone_during_the_pause_is_no_longer_there(games: FollowedGames) -> None:
    number = begin(games)
    games.playing.mark(PARKED)
    games.notice([card(4, 2, "2C", 20), TrackGone(4, 21)])
    games.resume(number)
    assert see(games, at_s=30) == []
    assert played(games) == ["TS", "4C", "KC"]


def test_what_lies_there_when_a_new_game_begins_belongs_to_none(games: FollowedGames) -> None:
    games.notice([card(1, 0, "7D")])
    begin_anew = games.start("mast-year", {}, PLAYERS)
    assert see(games, TrackRevised(1, faces(c8D=0.999), 5), at_s=5) == []
    assert see(games, card(2, 0, "TS"), at_s=6) == [Accepted]
    assert begin_anew.entries == ()


def test_each_of_two_games_knows_its_own_cards(games: FollowedGames) -> None:
    first = begin(games)
    games.playing.mark(PARKED)
    games.start("mast-year", {}, PLAYERS)
    assert see(games, card(9, 2, "7D"), at_s=20) == [Accepted]
    assert played(games) == ["7D"]
    games.playing.mark(PARKED)
    games.resume(first)
    assert see(games, at_s=30) == []
    assert see(games, card(10, 2, "2C"), at_s=31) == [Accepted]
    assert played(games) == ["TS", "4C", "KC", "2C"]


def test_a_card_that_was_read_better_meanwhile_is_known_as_that(games: FollowedGames) -> None:
    number = begin(games)
    games.playing.mark(PARKED)
    doubtful = TrackLaid(4, quad(PLACES[2]), faces(c2C=0.6, c3C=0.399), 20)
    games.notice([doubtful, TrackRevised(4, faces(c2C=0.999), 21)])
    games.resume(number)
    assert see(games, at_s=30) == [Accepted]
    assert Asked not in see(games, at_s=31)


def test_a_card_that_was_turned_meanwhile_is_known_where_it_lies_now(games: FollowedGames) -> None:
    games.place_seats(calibrated(np.array([PLACES[seat] for seat in range(4)], np.float64)))
    number = begin(games)
    games.playing.mark(PARKED)
    games.notice([card(4, 3, "9C", 20), TrackMoved(4, quad(PLACES[2]), 21)])
    games.resume(number)
    assert see(games, at_s=30) == [Accepted], "it is that of seat 2, whose turn it is"


def test_the_camera_begins_anew_with_what_lies_there(games: FollowedGames) -> None:
    number = begin(games)
    games.playing.mark(PARKED)
    games.forget_cards()
    games.resume(number)
    assert see(games, at_s=1) == []
    assert see(games, card(1, 1, "KC"), card(2, 0, "4C"), card(3, 2, "2C"), at_s=2) == [Accepted]
    entered = games.playing.act(Play(parse_card("9C"))).state_as(State).running.tricks[0]
    assert [one.name for one in entered.cards] == ["4C", "KC", "2C", "9C"]


def test_a_game_that_no_camera_can_follow_is_not_changed_by_one(games: FollowedGames) -> None:
    begun = games.start("bamboo-harvest", {}, PLAYERS)
    assert see(games, card(1, 0, "4C"), at_s=1) == []
    games.place_seats(calibrated(np.array([PLACES[seat] for seat in range(4)], np.float64)))
    games.place_seats(calibrated(np.array([PLACES[3 - seat] for seat in range(4)], np.float64)))
    games.forget_cards()
    assert games.see((), 3, lambda *_: None).snapshot.entries == begun.entries


def test_what_is_said_of_a_card_that_is_gone_means_nothing(games: FollowedGames) -> None:
    begin(games)
    games.notice([TrackGone(3, 5), TrackRevised(3, faces(c8D=0.999), 6)])
    assert see(games, TrackRevised(99, faces(c8D=0.999), 7), at_s=7) == []
    assert played(games) == ["TS", "4C", "KC"]


def test_a_calibration_that_found_no_table_changes_nothing(games: FollowedGames) -> None:
    games.place_seats(Calibration(None, None, 60.0, ()))
    begin(games)
    assert see(games, card(4, 2, "2C", 10), at_s=10) == [Accepted]


def test_a_calibration_says_whose_card_a_card_is_before_a_game_and_in_it(games: FollowedGames) -> None:
    seats = np.array([PLACES[seat] for seat in range(4)], np.float64)
    games.forget_cards()
    games.place_seats(calibrated(np.roll(seats, 1, axis=0)))
    games.place_seats(calibrated(seats))  # the last one counts
    begin(games)
    assert see(games, card(4, 3, "9C", 10), at_s=10) == [], "it waits for that of seat 2"
    games.place_seats(calibrated(np.roll(seats, -1, axis=0)))
    assert see(games, at_s=11) == [Accepted], "it is that of seat 2"


def test_a_place_of_the_table_is_found_again_in_the_cameras_picture() -> None:
    games = GameAssignment()
    games.place_seats(calibrated(np.array([PLACES[seat] for seat in range(4)], np.float64)))
    left, right, top, bottom = 10 * SCALE, 50 * SCALE, 20 * SCALE, 80 * SCALE
    place = CardOutline(((left, top), (right, top), (right, bottom), (left, bottom)))
    assert np.allclose(games.quad_of(place), [[10, 20], [50, 20], [50, 80], [10, 80]])


def test_the_caches_of_the_last_game_are_those_of_the_next_one_and_nothing_else_is(games: FollowedGames) -> None:
    names = NutTable.faces.faces

    def laid(track: int, name: str, x: float, y: float) -> TrackLaid:
        shown = [float(getattr(face, "name", "") == name) for face in names]
        return TrackLaid(track, quad((x, y)), np.array(shown, np.float32), 1.0)

    games.start("nice-one-squirrel", {}, ("", ""))
    circle = [(400 + 300 * sin(radians(40 * at)), 400 - 300 * cos(radians(40 * at))) for at in range(9)]
    see(games, *(laid(at + 1, f"cache-{at + 1}", x, y) for at, (x, y) in enumerate(circle)), at_s=1)
    beside = circle[8][0] * 1.15 - 60, circle[8][1] * 1.15 - 60
    assert see(games, laid(20, "squirrel-1", *beside), at_s=3) == [Accepted]
    games.start("nice-one-squirrel", {}, ("", ""))
    assert see(games, at_s=9) == []  # the squirrel of the last game lies there yet, and no cache is missing
    see(games, TrackGone(20, 10), at_s=10)
    assert see(games, laid(21, "squirrel-1", *beside), at_s=13) == [Accepted]
