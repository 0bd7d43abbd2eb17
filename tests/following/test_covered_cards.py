"""What is seen of a card under a hand, while a trick lies there: no lead, and no other card than the hand uncovers."""

from dataclasses import replace
from math import pi

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.following.decisions import Accepted, Asked, Missed
from companion.following.sightings import CardGone, CardMoved
from companion.games.mast_year.state import State
from tests.following.histories import (
    PLAYS,
    SEATS,
    SECOND,
    STASH,
    TRICK,
    TableHistory,
    complete,
    followed_by,
    names,
    place_at,
)

PART = (SEATS[1][0], SEATS[1][1] - 25.0)
"""Beside a hand that rests on the card of seat 1."""


def in_doubt(**shares: float) -> TableHistory:
    """A first trick lies there whose queen was hardly read."""
    table = TableHistory()
    table.lay(0, parse_card("JS"))
    table.gather([0])
    probabilities = [0.0002] * 52
    for name, share in shares.items():
        probabilities[DECK.index(parse_card(name[1:]))] = share
    for seat, name in enumerate(TRICK):
        seen = table.laid_at(SEATS[seat], parse_card(name), turn=seat * pi / 2)
        table.take(replace(seen, probabilities=tuple(probabilities)) if name == "QS" else seen)
        table.on_table[seat] = table.tracks, parse_card(name)
    return table


@pytest.mark.parametrize(("name", "share"), [("KS", 0.76), ("7D", 0.999), ("QS", 0.66)])
@pytest.mark.parametrize("rest_s", [0.2, 2.0, 10.0])
@pytest.mark.parametrize("order", [(0, 2, 1, 3, 4), (4, 0, 1, 2, 3), (0, 4, 3, 2, 1)])
@pytest.mark.parametrize("next_s", [0.3, 1.0, 4.0])
def test_what_is_gathered_with_the_trick_was_no_lead(
    rest_s: float, order: tuple[int, ...], next_s: float, name: str, share: float
) -> None:
    table = complete()
    table.take(table.laid_at(PART, parse_card(name), share=share, turn=pi / 2))
    table.on_table[4] = table.tracks, parse_card(name)
    table.take(wait_s=rest_s)
    for seat in order:
        table.lift(seat)
    table.on_table.clear()
    table.take(wait_s=next_s)
    table.lay(2, parse_card("TD"))
    assert names(table) == ["JS", *TRICK, "TD"]
    assert not [decision for decision in table.decisions if isinstance(decision, Asked | Missed)]


@pytest.mark.parametrize("share", [0.76, 0.999])
def test_a_lead_before_its_own_seat_needs_not_wait_until_the_trick_before_it_is_gathered(share: float) -> None:
    table = complete()
    table.take(table.laid_at(SEATS[2], parse_card("KS"), share=share))
    assert names(table) == ["JS", *TRICK, "KS"]


@pytest.mark.parametrize("seen_until", ["the hand leaves", "the trick is gathered", "after the trick"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_part_of_a_card_of_the_running_trick_is_no_play(count: int, seen_until: str) -> None:
    table = followed_by(count)
    x, y = SEATS[PLAYS[count - 1][0]]
    table.take(table.laid_at((x + 9, y + 9), parse_card("7D"), turn=PLAYS[count - 1][0] * pi / 2 + 0.1))
    part = table.tracks
    table.take(wait_s=3)
    if seen_until == "the hand leaves":
        table.take(CardGone(part, table.now_s, bare=False))
    for seat, name in PLAYS[count:]:
        table.lay(seat, parse_card(name))
        assert table.played[-1].name == name
    if seen_until == "the trick is gathered":
        table.take(CardGone(part, table.now_s))
    table.gather(range(4))
    if seen_until == "after the trick":
        table.take(CardGone(part, table.now_s))
    table.lay(1, parse_card("TD"))
    assert names(table) == ["JS", *TRICK, *SECOND, "TD"]
    assert not [decision for decision in table.decisions if isinstance(decision, Asked | Missed)]


@pytest.mark.parametrize("number", [2, 3])
def test_a_play_on_the_card_opposite_is_asked_about_if_nobody_goes_on(number: int) -> None:
    table = followed_by(number)
    x, y = SEATS[PLAYS[number - 2][0]]
    table.take(table.laid_at((x + 5, y + 5), parse_card(PLAYS[number][1]), turn=PLAYS[number][0] * pi / 2))
    assert len(table.played) == 5 + number
    table.take(wait_s=7.5)
    assert names(table)[-1] == PLAYS[number][1]
    (asked,) = (decision for decision in table.decisions if isinstance(decision, Asked))
    assert (asked.reason, asked.seats) == ("whose card", (PLAYS[number][0], PLAYS[number - 2][0]))


@pytest.mark.parametrize("number", [3, 4])
def test_a_card_that_is_pushed_onto_another_stays_what_it_is(number: int) -> None:
    table = followed_by(number)
    before, card = table.on_table[PLAYS[number - 1][0]]
    x, y = SEATS[PLAYS[number - 3][0]]
    pushed = table.laid_at((x + 6, y + 10), card, turn=PLAYS[number - 1][0] * pi / 2)
    table.take(pushed, CardGone(before, table.now_s))
    for _ in range(20):
        table.take()
    for seat, name in PLAYS[number:]:
        table.lay(seat, parse_card(name))
    assert names(table) == ["JS", *TRICK, *SECOND]
    assert not [decision for decision in table.decisions if not isinstance(decision, Accepted)]


def test_a_doubt_about_an_earlier_trick_is_not_settled_by_a_card_of_this_one() -> None:
    table = complete()
    table.gather(range(4))
    for seat, name, share in ((2, "4S", 0.999), (3, "3S", 0.2), (0, "5S", 0.999), (1, "8S", 0.999)):
        table.take(table.laid_at(SEATS[seat], parse_card(name), share=share, turn=seat * pi / 2))
        table.on_table[seat] = table.tracks, parse_card(name)
    table.gather(range(4))
    for seat, name in ((1, "TD"), (3, "9D"), (2, "QD"), (0, "4D")):
        table.lay(seat, parse_card(name))
    assert names(table) == ["JS", *TRICK, "4S", "3S", "5S", "8S", "TD", "QD", "9D", "4D"]


def test_a_lead_on_ones_own_card_in_doubt_is_not_that_card_if_it_was_seen_to_be_none_such() -> None:
    table = in_doubt(cQS=0.7, cKS=0.29)
    part, _ = table.on_table[2]
    lead = table.laid_at((SEATS[2][0] + 5, SEATS[2][1] + 6), parse_card("KD"), turn=pi)
    table.take(lead, CardGone(part, table.now_s, bare=False))
    assert names(table) == ["JS", *TRICK, "KD"]


@pytest.mark.parametrize("is_followed", [False, True])
@pytest.mark.parametrize("kept", [[0], [1], [0, 1], [0, 1, 3]])
def test_a_lead_on_ones_own_card_in_doubt_is_not_that_card_while_others_of_its_trick_lie_in_a_stash(
    kept: list[int], is_followed: bool
) -> None:
    """A card on its way to the stash is followed, or it is told as gone and as seen there."""
    table = TableHistory()
    table.lay(0, parse_card("JS"))
    table.gather([0])
    for seat, name in enumerate(TRICK):
        share = 0.2 if name == "QS" else 0.999
        table.take(table.laid_at(SEATS[seat], parse_card(name), share=share, turn=seat * pi / 2))
    cards = [table.tracks - 3 + seat for seat in range(4)]
    table.now_s += 2
    moved = kept if is_followed else []
    left = [CardGone(card, table.now_s) for seat, card in enumerate(cards) if seat not in moved]
    shifted = [CardMoved(cards[seat], place_at(*STASH), table.now_s) for seat in moved]
    aside = [table.laid_at(STASH, parse_card(TRICK[seat])) for seat in kept if seat not in moved]
    table.take(*left, *shifted, *aside)
    table.lay(2, parse_card("KD"))
    assert names(table) == ["JS", *TRICK, "KD"]
    assert sum(not isinstance(decision, Accepted) for decision in table.decisions) == 1


@pytest.mark.parametrize("hidden", [0, 1, 3])
@pytest.mark.parametrize("apart_s", [0.1, 1.0])
def test_a_lead_on_ones_own_card_in_doubt_is_not_that_card_once_it_was_gathered_with_others(
    hidden: int, apart_s: float
) -> None:
    """One card of the trick left under a hand, so that nobody saw its place bare."""
    table = in_doubt(cQS=0.6, cKS=0.3, cKD=0.01)
    for seat in {0, 1, 2, 3} - {hidden}:
        table.lift(seat)
        table.take(wait_s=apart_s)
    table.lay(2, parse_card("KD"))
    assert names(table) == ["JS", *TRICK, "KD"]
    assert sum(not isinstance(decision, Accepted) for decision in table.decisions) == 1


@pytest.mark.parametrize("others", [[1], [0, 1]])
def test_a_card_in_doubt_that_was_pushed_or_covered_with_others_is_seen_to_be_another(others: list[int]) -> None:
    """With one more it may have been pushed; where two more are gone, hands lie over them."""
    table = in_doubt(cKS=0.6, cQS=0.39)
    for seat in (2, *others):
        table.lift(seat, bare=len(others) == 1)
    x, y = SEATS[2]
    table.take(table.laid_at((x + 8, y + 8), parse_card("QS"), turn=pi))
    assert names(table) == ["JS", *TRICK]


@pytest.mark.parametrize("is_followed", [False, True])
@pytest.mark.parametrize("is_seated", [False, True])
def test_cards_of_a_running_trick_that_are_pushed_aside_end_no_trick(is_seated: bool, is_followed: bool) -> None:
    table = TableHistory()
    table.lay(0, parse_card("JS"))
    table.gather([0])
    seats = [(seat, name) for seat, name in enumerate(TRICK)]
    if is_seated:
        for seat, name in seats:
            table.lay(seat, parse_card(name))
        table.gather([0, 1, 2, 3])
        seats = [*PLAYS]
    for seat, name in seats[:2]:
        table.lay(seat, parse_card(name))
    for place, (seat, name) in enumerate(seats[:2]):
        card, aside = table.on_table[seat][0], (200.0, 90.0 * place)
        if is_followed:
            table.take(CardMoved(card, place_at(*aside), table.now_s))
        else:
            table.take(CardGone(card, table.now_s))
            table.take(table.laid_at(aside, parse_card(name)))
    table.take(wait_s=3)
    for seat, name in seats[2:]:
        table.lay(seat, parse_card(name))
    assert names(table)[-4:] == [name for _, name in seats]
    assert all(isinstance(decision, Accepted) for decision in table.decisions)


def test_where_cards_are_laid_on_each_other_each_is_a_play() -> None:
    """In a column every card lies on its neighbour's place, as that one lies."""
    table = TableHistory()
    column = [(0.0, -30.0), (0.0, -10.0), (0.0, 10.0), (0.0, 30.0)]
    table.lay_at(0, column[0], parse_card("JS"))
    table.gather([0])
    for shift, cards in ((0.0, TRICK), (2.0, ("4S", "3S", "5S", "8S"))):
        leader = table.session.state_as(State).turn or 0
        for number, name in enumerate(cards):
            seat = (leader + number) % 4
            table.lay_at(seat, (shift, column[seat][1] + 9 * shift), parse_card(name))
        table.gather(range(4))
    assert names(table) == ["JS", *TRICK, "4S", "3S", "5S", "8S"]


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("rest_s", [0.3, 3.0, 8.0])
@pytest.mark.parametrize("bare", [False, True])
def test_a_card_that_a_hand_uncovers_is_the_one_that_could_not_be_read(number: int, rest_s: float, bare: bool) -> None:
    table = followed_by(number)
    x, y = SEATS[PLAYS[number][0]]
    table.take(table.laid_at((x + 15, y - 10), parse_card("KS"), share=0.2))
    part = table.tracks
    table.take(wait_s=rest_s)
    whole = table.laid_at((x, y), parse_card(PLAYS[number][1]), turn=PLAYS[number][0] * pi / 2)
    table.take(whole, CardGone(part, table.now_s, bare))
    for seat, name in PLAYS[number + 1 :]:
        table.lay(seat, parse_card(name))
    assert names(table) == ["JS", *TRICK, *SECOND]
    assert sum(isinstance(decision, Asked) for decision in table.decisions) == 1
    assert not [decision for decision in table.decisions if isinstance(decision, Missed)]
