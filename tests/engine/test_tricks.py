"""What trick-taking games share: who wins, and which revokes a card proves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.card_notation import parse_card
from companion.cards import DECK, Card, Suit
from companion.engine import Irregularity
from companion.phrases import phrase
from companion.tricks import UnfollowedSuit, revokes, settled, winning_place
from companion.tricks.hand import Trick, TrickHand
from companion.tricks.history import ShownTrick, cards_of
from companion.tricks.screen_table import Table, rows_of

steady = settings(deadline=None, derandomize=True)
suits = st.sampled_from(Suit)
seats = st.integers(0, 3)
unfollowed = st.lists(st.builds(UnfollowedSuit, seats, suits, st.integers(1, 13)), max_size=20).map(tuple)


def cards(written: str) -> list[Card]:
    return [parse_card(card) for card in written.split()]


@pytest.mark.parametrize(
    ("written", "trump", "place"),
    [
        pytest.param("4C KC 2C 9C", Suit.SPADES, 1, id="highest of the lead suit"),
        pytest.param("4C AD AH AS", None, 0, id="no trump: other suits take nothing"),
        pytest.param("4C AD AH AC", None, 3, id="no trump: the last card may win"),
        pytest.param("4C 2S AC KC", Suit.SPADES, 1, id="lowest trump beats the ace led"),
        pytest.param("4C 2S 3S KC", Suit.SPADES, 2, id="higher trump beats lower"),
        pytest.param("4C 3S 2S KC", Suit.SPADES, 1, id="lower trump later takes nothing"),
        pytest.param("4S 3S 2S AC", Suit.SPADES, 0, id="trump led"),
        pytest.param("4C", Suit.SPADES, 0, id="one card"),
    ],
)
def test_winning_place(written: str, trump: Suit | None, place: int) -> None:
    assert winning_place(cards(written), trump) == place


@steady
@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True), st.none() | suits)
def test_the_winner_is_beaten_by_no_card(trick: list[Card], trump: Suit | None) -> None:
    def strength(card: Card) -> tuple[bool, bool, int]:
        return card.suit is trump, card.suit is trick[0].suit, card.rank

    assert trick[winning_place(trick, trump)] == max(trick, key=strength)


@steady
@given(unfollowed, seats, suits, st.integers(1, 13) | st.just("reveal"))
def test_a_card_proves_what_its_seat_did_not_follow(
    open_suits: tuple[UnfollowedSuit, ...], seat: int, suit: Suit, shown: int | str
) -> None:
    found = revokes(open_suits, seat, suit, shown)
    left = settled(open_suits, seat, suit)
    proven = [one for one in open_suits if (one.seat, one.suit) == (seat, suit)]
    assert found == tuple(Irregularity("revoke", seat, one.trick, shown=shown) for one in proven)
    assert left == tuple(one for one in open_suits if one not in proven)
    assert revokes(left, seat, suit, shown) == (), "each is told once"


def test_a_card_from_the_common_hand_proves_what_was_not_followed_whoever_plays_it() -> None:
    own, common = UnfollowedSuit(0, Suit.CLUBS, 1), UnfollowedSuit(1, Suit.CLUBS, 2, common=True)
    assert revokes((own, common), 0, Suit.CLUBS, 5, common=True) == (Irregularity("revoke", 1, 2, shown=5),)
    assert settled((own, common), 0, Suit.CLUBS, common=True) == (own,)
    assert revokes((own, common), 0, Suit.CLUBS, 5) == (Irregularity("revoke", 0, 1, shown=5),)


def test_a_trick_on_the_table_lies_before_its_players_from_the_leader_on() -> None:
    shown = ShownTrick(4, 3, tuple(cards("4C KC 2C")), (1,))
    assert [shown.of(seat) for seat in range(4)] == [tuple(cards(one)) for one in ("KC", "2C", "", "4C")]
    assert [seat for seat in range(4) if shown.leads(seat)] == [3]
    assert [seat for seat in range(4) if shown.is_won_by(seat)] == [0]
    laid = shown.laid(lambda card: card)
    assert [(one.seat, one.leads, one.wins) for one in laid] == [(3, True, False), (0, False, True), (1, False, False)]


def test_who_held_which_cards_is_told_by_the_tricks() -> None:
    tricks = [ShownTrick(3, 0, tuple(cards("4C KC 2C"))), ShownTrick(3, 1, tuple(cards("AD 3D 2S")))]
    assert [cards_of(tricks, seat, 3) for seat in range(3)] == [
        tuple(cards(one)) for one in ("4C 2S", "KC AD", "2C 3D")
    ]


def test_a_deal_without_trump_is_played_trick_by_trick() -> None:
    hand = TrickHand(players=3, leader=1)
    assert hand.shown == ShownTrick(3, 1)
    for card in cards("4C KC AD"):
        hand = hand.after(card)
    assert hand.tricks == (Trick(1, tuple(cards("4C KC AD")), 2),)
    assert (hand.turn, hand.table, hand.tricks_of(0, 2), hand.tricks_of(1)) == (2, (), 1, 0)
    assert hand.shown == hand.last == ShownTrick(3, 1, tuple(cards("4C KC AD")), (1,))
    for card in cards("2D 2C"):
        hand = hand.after(card)
    assert hand.shown == ShownTrick(3, 2, tuple(cards("2D 2C")), (0,))
    assert hand.irregularities == (Irregularity("revoke", 0, 1, shown=2),)
    assert hand.seen.bit_count() == 5


def test_a_deck_lies_in_rows_of_suits_whatever_can_be_played() -> None:
    deck = cards("2C 3C 4S")
    [clubs, spades] = rows_of(deck, {deck[1]: "play"})
    assert [(cell.card, cell.action) for cell in (*clubs, *spades)] == [
        (deck[0], None),
        (deck[1], "play"),
        (deck[2], None),
    ]


def test_what_was_against_the_rules_is_noted_unless_it_is_cleared() -> None:
    told = tuple(map(phrase, ("trick.won", "irregular.revoke", "irregular.led-cleared", "irregular.led-proven")))
    table = Table(phrase("task"), (), explanations=told)
    assert table.noted == (told[1], told[3])
    assert not table.asks_for_card
