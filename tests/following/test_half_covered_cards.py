"""A card of the trick on whose corner another is laid may be read as another card then: that is no play."""

from math import pi

import pytest

from companion.card_notation import parse_card
from companion.following.decisions import Accepted, Asked, TakenBack
from companion.following.sightings import CardGone, CardRevised
from tests.following.histories import PLAYS, SEATS, SECOND, TRICK, TableHistory, followed_by, names, seen_as

LEADER = PLAYS[0][0]
ON_ITS_CORNER = (60.0, -45.0)
"""Where seat 3 lays a card that covers a corner of the one before."""


def half_covered_winner() -> TableHistory:
    """A trick lies there whose last card covers a corner of the one that won it."""
    table = TableHistory()
    table.lay(0, parse_card("JS"))
    table.gather([0])
    for seat, name in enumerate(TRICK):
        table.lay_at(seat, ON_ITS_CORNER if seat == 3 else SEATS[seat], parse_card(name), turn=seat * pi / 2)
    return table


def read_as(table: TableHistory, name: str, *beside: tuple[int, tuple[float, float], str], bare: bool = False) -> None:
    """Where the lead lies another card is read, in the moment in which others come to rest beside it."""
    before, _ = table.on_table[LEADER]
    there = table.laid_at(SEATS[LEADER], parse_card(name), turn=LEADER * pi / 2)
    others = []
    for seat, point, other in beside:
        others.append(table.laid_at(point, parse_card(other), turn=seat * pi / 2))
        table.on_table[seat] = others[-1].card, parse_card(other)
    table.take(there, *others, CardGone(before, table.now_s, bare))
    table.on_table[LEADER] = there.card, parse_card(name)


@pytest.mark.parametrize("bare", [True, False])
@pytest.mark.parametrize("looks", [1, 2, 3])
def test_a_card_that_is_read_otherwise_once_another_covers_its_corner_is_still_itself(looks: int, bare: bool) -> None:
    """A B of which the lower half is covered looks like a D; sometimes it is read rightly again."""
    table = followed_by(1)
    for look, name in enumerate(("7D", "4S", "7D")[:looks]):
        seat, played = PLAYS[look + 1]
        read_as(table, name, (seat, SEATS[seat] if look else ON_ITS_CORNER, played), bare=bare and look > 0)
    for seat, played in PLAYS[looks + 1 :]:
        table.lay(seat, parse_card(played))
    table.gather(range(4))
    table.lay(1, parse_card("TD"))
    assert names(table) == ["JS", *TRICK, *SECOND, "TD"]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)


@pytest.mark.parametrize("vanishes", ["the card", "what it was taken for", "nothing"])
def test_a_half_covered_card_that_is_also_read_as_another_is_no_lead(vanishes: str) -> None:
    """It won its trick, so that its own seat leads next."""
    table = half_covered_winner()
    twice = table.laid_at(SEATS[LEADER], parse_card("KS"), turn=LEADER * pi / 2)
    table.take(twice)
    if vanishes == "the card":
        table.lift(LEADER)
        table.on_table[LEADER] = twice.card, parse_card("KS")
    elif vanishes == "what it was taken for":
        table.take(CardGone(twice.card, table.now_s))
    table.take(wait_s=4.0)
    table.gather(range(4))
    table.lay(LEADER, parse_card("4S"))
    assert names(table) == ["JS", *TRICK, "4S"]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)


@pytest.mark.parametrize("is_seen_twice", [True, False])
def test_the_card_on_a_half_covered_one_is_taken_back_alone(is_seen_twice: bool) -> None:
    table = followed_by(1)
    if is_seen_twice:
        table.lay_at(3, ON_ITS_CORNER, parse_card("3S"), turn=1.5 * pi)
        table.take(table.laid_at(SEATS[LEADER], parse_card("7D"), turn=LEADER * pi / 2))
        table.take(CardGone(table.tracks, table.now_s))
    else:
        read_as(table, "7D", (3, ON_ITS_CORNER, "3S"))
    table.lift(3)
    table.take(wait_s=2.0)
    assert names(table) == ["JS", *TRICK, "4S"]
    assert isinstance(table.decisions[-1], TakenBack)


def test_what_a_half_covered_card_seems_to_show_later_does_not_change_its_entry() -> None:
    table = followed_by(1)
    read_as(table, "7D", (3, ON_ITS_CORNER, "3S"))
    seen, _ = table.on_table[LEADER]
    table.take(CardRevised(seen, seen_as(parse_card("7D"), 0.9999), table.now_s))
    table.take(wait_s=2.0)
    assert names(table) == ["JS", *TRICK, "4S", "3S"]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)


def test_a_card_is_still_itself_when_its_corner_is_covered_after_the_camera_came_back() -> None:
    """Time begins again then."""
    table = followed_by(1)
    table.follower.forget_cards()
    table.now_s = 0.0
    table.lay(LEADER, parse_card("4S"))
    read_as(table, "7D", (3, ON_ITS_CORNER, "3S"))
    table.take(wait_s=2.0)
    assert names(table) == ["JS", *TRICK, "4S", "3S"]


def test_a_card_that_is_read_as_two_others_in_its_place_is_asked_about_where_nothing_covers_it() -> None:
    table = followed_by(1)
    before, _ = table.on_table[LEADER]
    others = [table.laid_at(SEATS[LEADER], parse_card(name), turn=LEADER * pi / 2) for name in ("7D", "8D")]
    table.take(*others, CardGone(before, table.now_s, bare=False))
    table.take(wait_s=4.0)
    assert isinstance(table.decisions[-1], Asked)


def test_another_card_in_a_cards_place_is_asked_about_where_nothing_covers_that_one() -> None:
    table = followed_by(1)
    read_as(table, "7D")
    assert names(table) == ["JS", *TRICK, "4S", "7D"]
    assert isinstance(table.decisions[-1], Asked)


def test_another_card_in_the_place_of_one_that_lies_on_top_is_asked_about() -> None:
    """What lies beneath a card does not change how it is read."""
    table = followed_by(1)
    table.lay_at(3, ON_ITS_CORNER, parse_card("3S"), turn=1.5 * pi)
    above, _ = table.on_table[3]
    there = table.laid_at(ON_ITS_CORNER, parse_card("7D"), turn=1.5 * pi)
    table.take(there, CardGone(above, table.now_s, bare=False))
    assert names(table) == ["JS", *TRICK, "4S", "3S", "7D"]
    assert isinstance(table.decisions[-1], Asked)


def test_another_card_in_a_cards_place_some_time_after_that_one_left_is_asked_about() -> None:
    table = followed_by(1)
    table.lay_at(3, ON_ITS_CORNER, parse_card("3S"), turn=1.5 * pi)
    table.lift(LEADER, bare=False)
    table.take(wait_s=1.0)
    table.lay(LEADER, parse_card("7D"))
    assert names(table) == ["JS", *TRICK, "4S", "3S", "7D"]
    assert isinstance(table.decisions[-1], Asked)


def test_a_lead_that_lies_as_a_half_covered_card_of_the_trick_before_lay_is_another_card() -> None:
    """A hand hides how that trick is gathered, until its winner has led."""
    table = half_covered_winner()
    lead = table.laid_at(SEATS[LEADER], parse_card("KD"), turn=LEADER * pi / 2)
    table.take(lead, *(CardGone(card, table.now_s, bare=False) for card, _ in table.on_table.values()))
    assert names(table) == ["JS", *TRICK, "KD"]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)
