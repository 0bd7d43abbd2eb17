"""Where a deck has several of a card they are counted, and told apart by where they lie."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from companion.engine.values import changed
from companion.following.decisions import WHERE_FROM, Accepted, Asked, Decision
from companion.following.follower import follow
from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardId, CardLaid, CardRevised, Sighting
from companion.games import find_game
from companion.games.lunar.actions import Exchanged, Play, Stars, Trump
from companion.games.lunar.choices import TRICK_TABLE
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.games.lunar.state import State
from companion.session import MemoryStore, start_session
from tests.following.histories import SEATS, place_at

NAMES: Final = [face.name for face in TRICK_TABLE.faces.faces]


def no_stars(state: Any, choices: Sequence[Any]) -> Any | None:
    return Stars(0)


class LunarTable:
    """Four players whose places are known; the trump is the wolf's suit."""

    def __init__(self) -> None:
        self.session = start_session(MemoryStore(), find_game("lunar"), {}, ("Ann", "Bo", "Cy", "Di"))
        self.session.act(Exchanged())
        self.session.act(Trump(LunarSuit.WOLF))
        self.follower = follow(self.session, no_stars, Seating(SEATS))
        self.now_s, self.track = 0.0, 0
        self.decisions: list[Decision] = []

    @property
    def played(self) -> list[str]:
        return [one.entry.action.card.name for one in self.session.standing if isinstance(one.entry.action, Play)]

    def take(self, *sightings: Sighting, wait_s: float = 0.5) -> None:
        self.now_s += wait_s
        self.decisions += self.follower.take(sightings, self.now_s)

    def lay(self, seat: int, name: str, aside_mm: float = 0.0, share: float = 0.999) -> CardId:
        self.track += 1
        probabilities = tuple(share if other == name else (1 - share) / 11 for other in NAMES)
        card, (x, y) = self.track, SEATS[seat]
        self.take(CardLaid(card, place_at(x + aside_mm, y), probabilities, self.now_s))
        return card

    def gather(self, *cards: CardId) -> None:
        self.take(*(CardGone(card, self.now_s) for card in cards))
        self.take(wait_s=4.0)


@pytest.fixture
def table() -> LunarTable:
    return LunarTable()


def test_two_of_a_kind_in_one_trick_are_two_cards(table: LunarTable) -> None:
    first, second = table.lay(0, "W"), table.lay(1, "W")
    table.gather(first, second, table.lay(2, "5"), table.lay(3, "5"))
    assert table.played == ["W", "W", "5", "5"]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)


def test_more_of_them_come_in_the_next_trick(table: LunarTable) -> None:
    table.gather(table.lay(0, "W"), table.lay(1, "W"), table.lay(2, "5"), table.lay(3, "4"))
    leader = table.session.state_as(State).turn
    assert leader is not None
    table.lay(leader, "W")
    table.lay((leader + 1) % 4, "W")
    assert table.played[4:] == ["W", "W"]
    assert not [decision for decision in table.decisions if isinstance(decision, Asked)]


@pytest.mark.parametrize("aside_mm", [0.0, 15.0])
@pytest.mark.parametrize("wait_s", [0.2, 1.0])
def test_one_that_is_pushed_is_no_further_card(table: LunarTable, aside_mm: float, wait_s: float) -> None:
    card = table.lay(0, "W")
    table.take(CardGone(card, table.now_s), wait_s=0.2)
    table.take(wait_s=wait_s)
    table.lay(0, "W", aside_mm)
    table.take(wait_s=4.0)
    assert table.played == ["W"]
    table.lay(1, "W")
    assert table.played == ["W", "W"]


def test_one_that_is_found_twice_in_one_place_is_one(table: LunarTable) -> None:
    table.lay(0, "W")
    table.lay(0, "W", aside_mm=20.0)
    assert table.played == ["W"]


def test_one_more_than_the_deck_has_is_asked_about(table: LunarTable) -> None:
    """Three fives were played: a fourth one is misread, and nobody can tell which card it was."""
    table.gather(table.lay(0, "W"), table.lay(1, "W"), table.lay(2, "5"), table.lay(3, "5"))
    leader = table.session.state_as(State).turn
    assert leader is not None
    seats = [(leader + place) % 4 for place in range(4)]
    table.lay(seats[0], "5")
    table.lay(seats[1], "5", aside_mm=12.0, share=0.98)
    assert isinstance(table.decisions[-1], Asked)
    assert table.played[-1] != "5"


def test_no_card_comes_once_the_game_is_over() -> None:
    over = changed(find_game("lunar").start({}, ("Ann", "Bo", "Cy", "Di")), round=None)
    assert TRICK_TABLE.cards_to_come(over) == {}


def test_neighbours_lay_the_same_card_close_to_each_other(table: LunarTable) -> None:
    table.lay(0, "W", aside_mm=-40.0)
    table.lay(1, "W", aside_mm=25.0)
    assert table.played == ["W", "W"]


def test_marked_stars_are_read_from_the_cards() -> None:
    session = start_session(MemoryStore(), find_game("lunar"), {"stars": "marked"}, ("Ann", "Bo", "Cy", "Di"))
    session.act(Trump(LunarSuit.WOLF))
    follower = follow(session, no_stars, Seating(SEATS), ("5", "5*"))
    follower.take([CardLaid(1, place_at(*SEATS[0]), (0.001, 0.999), 1.0)], 1.0)
    assert [one.entry.action for one in session.standing[1:]] == [Play(CARDS["5*"])]


def test_a_card_of_another_deck_on_the_table_is_no_entry_and_no_question() -> None:
    session = start_session(MemoryStore(), find_game("lunar"), {}, ("Ann", "Bo", "Cy", "Di"))
    session.act(Trump(LunarSuit.WOLF))
    follower = follow(session, no_stars, Seating(SEATS), ("5", "Red Maple"))
    assert follower.take([CardLaid(1, place_at(*SEATS[0]), (0.001, 0.999), 1.0)], 1.0) == []
    assert len(session.standing) == 1


def test_with_two_players_a_person_says_whether_a_card_came_from_the_sky() -> None:
    session = start_session(MemoryStore(), find_game("lunar"), {}, ("Ann", "Bo"))
    session.act(Trump(LunarSuit.WOLF))
    follower = follow(session, no_stars, Seating(SEATS[:2]))
    shares = tuple(0.999 if name == "5" else 0.001 / 11 for name in NAMES)
    card = 1
    [asked] = follower.take([CardLaid(card, place_at(*SEATS[0]), shares, 1.0)], 1.0)
    assert isinstance(asked, Asked)
    assert asked.reason == WHERE_FROM
    assert [one.action for one in asked.candidates] == [Play(CARDS["5"], area) for area in Area]
    assert follower.take([CardRevised(card, shares, 1.5)], 1.5) == []  # no further look can settle it
