"""A card that lies on the table and is not in the deck in play is told, and no other card."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.card_notation import parse_card
from companion.following.decisions import ExcludedCard, NotInDeck
from companion.following.followed_games import FollowedGames
from companion.games.mast_year.actions import Count, Play, Tally
from companion.games.nice_one_squirrel.cache_table import NAMES
from companion.phrases import phrase
from tests.following.table import PLACES, SCALE, faces, quad
from tests.games.mast_year.table import PLAYERS
from vision.setup.calibration import Calibration
from vision.tracking.events import Event, TrackGone, TrackLaid, TrackRevised

HEARTS = phrase("not-in-deck.hearts")
NOBODY = phrase("not-in-deck.squirrel", squirrel=phrase("squirrel.3"))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[FollowedGames]:
    with FollowedGames(tmp_path / "journal.db") as opened:
        yield opened


def card(track: int, seat: int, at_s: float, **shares: float) -> TrackLaid:
    return TrackLaid(track, quad(PLACES[seat]), faces(**shares), at_s)


def calibrated(seats: NDArray[np.float64]) -> Calibration:
    return Calibration(None, seats, 60.0, (), np.diag([SCALE, SCALE, 1.0]))


def reports(games: FollowedGames, *events: Event, at_s: float) -> list[tuple[ExcludedCard, ...]]:
    """What was reported of cards that are not in the deck."""
    decisions = games.see(events, at_s, lambda state, choices: None).decisions
    return [decision.cards for decision in decisions if isinstance(decision, NotInDeck)]


def names(reported: Sequence[Sequence[ExcludedCard]]) -> list[list[str]]:
    return [[card.name for card in cards] for cards in reported]


def test_a_heart_in_the_first_hand_is_told_once_it_rests_and_until_it_goes(games: FollowedGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    reports(games, card(1, 0, 1, cTS=0.999), TrackGone(1, 2), at_s=2)
    assert reports(games, card(2, 0, 3, cAH=0.99, cAD=0.005), at_s=3) == []
    [[ace]] = reports(games, at_s=5)
    assert (ace.name, ace.why) == ("AH", HEARTS)
    assert ace.candidates[0].action == Play(parse_card("AD"))
    assert len(ace.candidates) == 3
    assert reports(games, at_s=6) == []
    assert reports(games, TrackGone(2, 7), at_s=7) == [()]


def test_a_heart_as_the_first_trunk_card_is_told_before_anything_was_entered(games: FollowedGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    assert names(reports(games, card(1, 0, 1, c5H=0.99), at_s=4)) == [["5H"]]


def test_a_card_that_further_readings_show_to_be_another_one_is_no_stranger(games: FollowedGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    reports(games, card(1, 0, 1, cAH=0.95), at_s=1)
    assert reports(games, TrackRevised(1, faces(cAD=0.95), 2), at_s=4) == []


def test_a_card_in_doubt_or_in_the_deck_is_not_told(games: FollowedGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    reports(games, card(1, 0, 1, cTS=0.999), TrackGone(1, 2), at_s=2)
    assert reports(games, card(2, 0, 3, cAH=0.6, cAD=0.4), card(3, 1, 3, c4D=0.999), at_s=6) == []


def test_a_heart_at_the_edge_of_the_table_is_set_aside(games: FollowedGames) -> None:
    games.start("mast-year", {}, PLAYERS)
    reports(games, card(1, 0, 1, cTS=0.999), TrackGone(1, 2), at_s=2)
    games.place_seats(calibrated(np.array([place for _, place in sorted(PLACES.items())], np.float64)))
    aside = TrackLaid(2, quad((900, 900)), faces(cAH=0.99), 3)
    assert reports(games, aside, at_s=6) == []


def test_what_the_hand_before_left_on_the_table_is_not_told(games: FollowedGames) -> None:
    """The second hand has only the lowest hearts; between the hands the cards of the first one still lie there."""
    games.start("mast-year", {}, PLAYERS)
    reports(games, card(1, 0, 1, cTS=0.999), TrackGone(1, 2), card(2, 0, 3, c4C=0.999), at_s=3)
    games.playing.act(Count(2, 2, "partial", boom=False))
    assert reports(games, card(3, 2, 5, cKH=0.99), at_s=8) == []
    assert reports(games, TrackGone(2, 8.5), card(4, 1, 9, c8S=0.999), at_s=9) == []
    assert reports(games, TrackGone(4, 10), card(5, 1, 10, c3H=0.999), at_s=10) == []
    [[king]] = reports(games, card(6, 2, 11, cQH=0.99), at_s=14)
    assert (king.name, king.why) == ("QH", phrase("not-in-deck.card"))


def test_a_card_that_was_played_in_an_earlier_hand_and_is_in_this_deck_no_more_corrects_nothing(
    games: FollowedGames,
) -> None:
    games.start("mast-year", {}, PLAYERS)
    games.playing.act(Tally(5, 0, "full", boom=True))
    reports(games, card(1, 0, 1, cTS=0.999), TrackGone(1, 2), card(2, 0, 3, cAH=0.999), at_s=3)
    reports(games, TrackGone(2, 4), at_s=4)
    games.playing.act(Count(2, 2, "none", boom=False))
    entries = len(games.playing.snapshot.entries)
    reports(games, card(3, 1, 20, c8S=0.999), at_s=20)
    assert names(reports(games, TrackGone(3, 21), card(4, 1, 22, cAH=0.999), at_s=25)) == [["AH"]]
    assert len(games.playing.snapshot.entries) == entries + 1


def test_of_a_game_of_caches_a_squirrel_that_nobody_plays_is_told(games: FollowedGames) -> None:
    games.start("nice-one-squirrel", {}, ("Ann", "Bo"))
    shows = [[float(name == wanted) for name in NAMES] for wanted in ("squirrel-3", "squirrel-2")]
    third, second = (
        TrackLaid(track, quad(PLACES[track]), np.array(shares, np.float32), 1.0) for track, shares in enumerate(shows)
    )
    [[stranger]] = reports(games, third, second, at_s=4)
    assert (stranger.name, stranger.why, stranger.candidates) == ("squirrel-3", NOBODY, ())


def test_of_a_forest_no_card_is_told_as_each_difference_is_offered(games: FollowedGames) -> None:
    games.start("bamboo-harvest", {}, ("Ann", "Bo"))
    assert reports(games, card(1, 0, 1, cAH=0.99), at_s=4) == []


def test_of_a_game_that_no_camera_follows_no_card_is_told(games: FollowedGames) -> None:
    games.start("masters-of-maple-syrup", {}, ("Ann", "Bo"))
    assert reports(games, card(1, 0, 1, cAH=0.99), at_s=4) == []
