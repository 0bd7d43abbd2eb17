"""Cards that were seen before their turn came."""

from companion.following.seating import Seating
from companion.following.sightings import CardGone, CardLaid, CardRevised
from companion.following.waiting_cards import AT_ONCE_S, PATIENCE_S, TAKEN_BACK_S, WaitingCards
from tests.following.histories import SEATS, place_at


def laid(track: int, seat: int, at_s: float) -> CardLaid:
    return CardLaid(track, place_at(*SEATS[seat]), (0.5, 0.5), at_s)


FIRST, SECOND = laid(1, 1, 0.0), laid(2, 2, 1.0)
BOTH = WaitingCards().with_card(FIRST).with_card(SECOND)


def test_a_card_leaves_the_others_waiting() -> None:
    assert list(BOTH.without(FIRST)) == [SECOND]
    assert list(BOTH.since(0.5)) == [SECOND]
    assert not BOTH.without(FIRST).without(SECOND)


def test_only_the_last_card_is_taken_back_and_once_it_is_away_for_long() -> None:
    gone = BOTH.noted_gone(CardGone(SECOND.card, 2.0))
    assert not gone.is_still_there(SECOND)
    assert list(gone.taken_back(2.0)) == [FIRST, SECOND]
    assert list(gone.taken_back(2.0 + TAKEN_BACK_S)) == [FIRST]
    covered = BOTH.noted_gone(CardGone(SECOND.card, 2.0, bare=False))
    assert list(covered.taken_back(2.0 + TAKEN_BACK_S)) == [FIRST, SECOND], "a hand may be over it"
    both = gone.noted_gone(CardGone(FIRST.card, 2.0))
    assert list(both.taken_back(2.0 + TAKEN_BACK_S)) == [FIRST, SECOND], "the trick was gathered"


def test_what_is_read_again_is_known_better() -> None:
    (first, second) = BOTH.revised(CardRevised(FIRST.card, (0.9, 0.1), 2.0))
    assert (first.probabilities, second.probabilities) == ((0.9, 0.1), (0.5, 0.5))


def test_a_question_comes_after_a_while() -> None:
    assert not BOTH.has_waited_long(PATIENCE_S - 0.1)
    assert BOTH.has_waited_long(PATIENCE_S)


def test_cards_seen_at_once_were_played_clockwise_from_the_last_seat() -> None:
    seating = Seating.unknown(4).learned(0, place_at(*SEATS[0]))
    together = WaitingCards((laid(1, 2, 0.0), laid(2, 1, AT_ONCE_S / 2)))
    assert [card.card for card in together.in_turn(seating, 0)] == [2, 1]
    assert together.in_turn(Seating.unknown(4), 0) is together, "nobody knows where that seat is"
    apart = WaitingCards((laid(1, 2, 0.0), laid(2, 1, 2 * AT_ONCE_S)))
    assert apart.in_turn(seating, 0) is apart
