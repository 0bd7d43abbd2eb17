"""Following what goes wrong at tables: cards in the wrong order, unseen, seen twice, nudged cameras, late answers."""

import numpy as np
import pytest

from companion.cards import parse_card
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.games.mast_year.state import Phase
from companion.session import Remove, Replace
from companion.session.following import Accepted, Asked, Missed, TakenBack
from tests.session.test_following import PLACES, Table, faces, opened, quad
from vision.steady import Gone, Laid, Nudged, Revised


def seated(keep: bool = True) -> Table:
    """One trick was played, so that it is known where each seat lays its cards; seat 1 leads."""
    table = opened(keep)
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    return table


def laid(table: Table, seat: int, **shares: float) -> Laid:
    table.track += 1
    return Laid(table.track, quad(PLACES[seat]), faces(**shares), table.time)


def on_table(table: Table) -> list[str]:
    return [card.name for card in table.session.state.hand.table]


def cards(table: Table, trick: int) -> list[str]:
    return [card.name for card in table.session.state.hand.tricks[trick].cards]


def test_a_card_waits_for_that_of_the_seat_before() -> None:
    table = seated()
    table.play("5D", first=1)
    assert table.lay(3, c6D=0.999) == [], "seat 2 has not played yet"
    outcomes = table.lay(2, c7D=0.999)
    assert [outcome.action.card.name for outcome in outcomes] == ["7D", "6D"]


def test_a_card_that_nobody_saw_is_asked_for_once_and_the_rest_waits() -> None:
    table = seated()
    table.play("5D", first=1)
    table.lay(3, c6D=0.999)
    assert [type(item) for item in table.take(wait_s=4)] == [Missed]
    assert table.take(wait_s=4) == []
    table.session.act(Play(parse_card("7D")), by="touch")
    assert [outcome.action.card.name for outcome in table.take()] == ["6D"]
    assert on_table(table) == ["5D", "7D", "6D"]


def test_a_trick_gathered_with_a_card_unseen_waits_for_it_even_tricks_later() -> None:
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    (missed,) = table.take(*(Gone(table.track - place, table.time) for place in range(3)))
    assert missed == Missed(0, missed.at_s)
    assert table.lay(3, c8D=0.999) == []
    assert table.lay(0, c3S=0.999) == []
    table.session.act(Play(parse_card("2D")), by="touch")
    outcomes = table.take()
    assert [outcome.action.card.name for outcome in outcomes] == ["8D", "3S"]


def test_a_trick_of_which_a_card_waits_is_gathered() -> None:
    table = seated()
    table.play("5D", first=1)
    lead = table.track
    table.lay(3, c6D=0.999)
    table.lay(0, c8D=0.999)
    outcomes = table.take(*(Gone(track, table.time) for track in (lead, table.track, table.track - 1)))
    assert [type(item) for item in outcomes] == [Missed]
    table.session.act(Play(parse_card("7D")), by="touch")
    assert [outcome.action.card.name for outcome in table.take()] == ["6D", "8D"]
    assert table.take(wait_s=3) == []
    assert len(table.session.state.hand.tricks) == 2


def test_two_cards_seen_at_once_in_the_first_trick_are_taken_clockwise() -> None:
    """As after the lens was covered; where the others sit is not known yet, but which way round they play is."""
    table = opened()
    table.play("4C", "KC")
    later, sooner = laid(table, 3, c9C=0.999), laid(table, 2, c2C=0.999)
    table.take(later, sooner)
    assert cards(table, 0) == ["4C", "KC", "2C", "9C"]


def test_cards_seen_at_once_before_anything_is_known_are_taken_as_they_came() -> None:
    table = Table()
    one, other = laid(table, 0, cTS=0.999), laid(table, 0, c4C=0.999)
    outcomes = table.take(one, other)
    assert [outcome.action.card.name for outcome in outcomes] == ["TS", "4C"]


def test_the_first_sighting_is_as_suspect_as_the_second() -> None:
    """MY-10.1: the seven that was hardly read was no seven, and the rules say what it was."""
    table = seated()
    (asked,) = table.lay(1, c7S=0.8, cKS=0.1995)
    assert isinstance(asked, Asked)
    outcomes = table.lay(2, c7S=0.999)
    assert [type(item) for item in outcomes] == [Accepted, Accepted]
    assert outcomes[0].number == asked.number
    assert on_table(table) == ["KS", "7S"]


def test_two_sightings_in_doubt_are_asked_about() -> None:
    table = seated()
    table.lay(1, c7S=0.5, cKS=0.26, cJS=0.23)
    outcomes = table.lay(2, c7S=0.8)
    assert [(type(item), item.why) for item in outcomes if isinstance(item, Asked)] == [(Asked, "seen twice")] + [
        (Asked, "which card")
    ] * (len(outcomes) - 1)
    assert on_table(table) == ["KS", "7S"]


def test_a_card_surely_seen_before_makes_the_second_a_question() -> None:
    table = seated()
    table.play("5D", first=1)
    (asked,) = table.lay(2, c5D=0.98, c6D=0.015)
    assert isinstance(asked, Asked)
    assert asked.why == "seen twice"
    assert asked.candidates[0].action == Play(parse_card("6D"))


def test_a_sighting_that_would_spoil_what_came_after_is_the_one_in_doubt() -> None:
    """As a five the lead would have lost the trick, and nobody could have kept anything."""
    table = opened()
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    assert isinstance(table.lay(0, cKC=0.9, c5C=0.0999)[0], Asked)
    table.play("6C", "7D", first=1)
    played, kept = table.lay(3, c8D=0.999)
    assert (played.action, kept.action) == (Play(parse_card("8D")), Keep())
    assert kept.at_s == table.time
    table.gather()
    table.take(wait_s=4)
    (asked,) = table.lay(0, cKC=0.99, cQC=0.009)
    assert asked.why == "seen twice"
    assert asked.candidates[0].action == Play(parse_card("QC"))


def test_a_card_that_is_not_in_the_deck_is_no_play() -> None:
    assert seated().lay(1, c5H=0.999) == []


def test_a_card_hardly_read_as_one_that_is_not_in_the_deck_is_asked_about() -> None:
    (asked,) = seated().lay(1, c5H=0.6, c5D=0.25)
    assert isinstance(asked, Asked)
    assert asked.candidates[0].action == Play(parse_card("5D"))


def test_cards_seen_at_once_behind_a_doubt_are_taken_as_they_came() -> None:
    table = opened()
    table.following.seating.places.clear()
    table.lay(0, c4C=0.6, c5C=0.39)
    table.take(laid(table, 1, cKC=0.999), laid(table, 2, c2C=0.999))
    assert on_table(table) == ["4C", "KC", "2C"]


def test_a_card_in_the_hand_that_gathers_is_no_play() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    assert table.lay(1, c9C=0.999) == []


def test_the_same_card_found_twice_in_one_place_is_one() -> None:
    table = seated()
    table.play("5D", first=1)
    table.track += 1
    beside = quad((PLACES[1][0] + 15, PLACES[1][1] + 10))
    assert table.take(Laid(table.track, beside, faces(c5D=0.999), table.time)) == []


def test_the_same_card_found_twice_in_the_first_trick_is_one() -> None:
    table = opened()
    table.play("4C")
    table.track += 1
    beside = quad((PLACES[0][0] + 15, PLACES[0][1] + 10))
    assert table.take(Laid(table.track, beside, faces(c4C=0.999), table.time)) == []


def test_something_at_the_edge_that_nobody_can_read_is_nothing() -> None:
    table = seated()
    table.track += 1
    assert table.take(Laid(table.track, quad((20, 200)), faces(c5D=0.5, c6D=0.4), table.time)) == []


def test_after_the_camera_was_away_the_cards_are_known_again() -> None:
    table = seated()
    table.play("5D", "6D", first=1)
    table.following.look_anew()
    table.take(laid(table, 1, c5D=0.999), laid(table, 2, c6D=0.999), laid(table, 3, c7D=0.999))
    assert on_table(table) == ["5D", "6D", "7D"]
    assert table.take(Gone(table.track, table.time), wait_s=0.1) == []
    assert [type(item) for item in table.take(wait_s=2)] == [TakenBack]


def test_after_the_camera_was_away_its_time_begins_anew() -> None:
    """A card is misread as one that was gathered an hour ago, which another clock had said."""
    table = seated()
    table.play("5D", first=1)
    table.take(wait_s=3600)
    table.following.look_anew()
    table.time = 0.0
    (asked,) = table.lay(2, cKC=0.97, cKS=0.025)
    assert asked.why == "seen twice"


def test_a_card_entered_by_touch_is_known_when_it_is_seen() -> None:
    table = seated()
    table.session.act(Play(parse_card("5D")), by="touch")
    assert table.lay(1, c5D=0.999) == []
    assert on_table(table) == ["5D"]


def test_a_nudge_moves_where_seats_play() -> None:
    table = seated()
    table.take(Nudged(np.array([[1, 0, 90], [0, 1, 0]], np.float32), table.time))
    table.track += 1
    moved = quad((PLACES[1][0] + 90, PLACES[1][1]))
    (accepted,) = table.take(Laid(table.track, moved, faces(c5D=0.999), table.time))
    assert isinstance(accepted, Accepted)


def test_a_card_that_is_covered_is_not_taken_back() -> None:
    """The bare table is not seen in its place: something lies over it."""
    table = seated()
    table.play("5D", first=1)
    assert table.take(Gone(table.track, table.time, bare=False)) == []
    assert table.take(wait_s=5) == []
    assert on_table(table) == ["5D"]


def test_cards_wait_while_a_correction_is_open() -> None:
    table = seated()
    table.play("5D", "6D", first=1)
    table.session.correct(Replace(table.session.entries[-2].number, Play(parse_card("6D"))))
    assert table.session.question is not None
    assert table.lay(3, c8D=0.999) == []
    table.session.correct(Replace(table.session.question.number, Play(parse_card("5D"))))
    assert [outcome.action.card.name for outcome in table.take()] == ["8D"]


def test_a_doubt_is_settled_by_further_looks() -> None:
    table = seated()
    (asked,) = table.lay(1, c5D=0.92, c6D=0.07)
    assert isinstance(asked, Asked)
    assert table.take(Revised(table.track, faces(c5D=0.95), table.time)) == []
    (settled,) = table.take(Revised(table.track, faces(c5D=0.995), table.time))
    assert (settled.number, settled.action) == (asked.number, Play(parse_card("5D")))


@pytest.mark.parametrize(("bare", "wait_s"), [(True, 0.1), (False, 4.0)])
def test_a_waiting_card_that_leaves_for_a_moment_or_under_something_still_waits(bare: bool, wait_s: float) -> None:
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D", "8D")
    table.lay(0, c9D=0.999)
    table.take(Gone(table.track, table.time, bare), wait_s=0.1)
    table.take(wait_s=wait_s)
    table.keep = True
    assert [type(item.action) for item in table.take(wait_s=0.1)] == [Keep, Play]


def test_an_entry_that_was_removed_takes_no_later_looks() -> None:
    table = seated()
    table.play("5D", first=1)
    table.session.correct(Remove(table.session.entries[-1].number))
    assert table.take(Revised(table.track, faces(c6D=0.99), table.time)) == []


def test_the_last_card_of_a_trick_can_be_taken_back_too() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    assert table.take(Gone(table.track, table.time), wait_s=1.5) == []
    assert [type(item) for item in table.take(wait_s=2)] == [TakenBack]
    table.play("TC", first=3)
    assert cards(table, 0) == ["4C", "KC", "2C", "TC"]


def test_the_last_card_of_a_trick_that_is_laid_down_again_is_the_same_card() -> None:
    table = seated()
    table.play("5D", "6D", "7D", "8D", first=1)
    table.take(Gone(table.track, table.time))
    assert table.lay(0, c8D=0.999) == []
    table.gather()
    table.play("5C", first=0)
    assert on_table(table) == ["5C"]


def test_a_trick_that_is_gathered_one_card_after_the_other_stands() -> None:
    table = seated()
    table.play("5D", "6D", "7D", "8D", first=1)
    for place in range(4):
        assert table.take(Gone(table.track - place, table.time)) == []
    assert table.take(wait_s=5) == []
    assert cards(table, 1) == ["5D", "6D", "7D", "8D"]


def test_a_last_card_that_nobody_saw_leaving_with_others_stands() -> None:
    """The camera was away: of the other cards of the trick it does not know whether they lie there."""
    table = seated()
    table.play("5D", "6D", "7D", first=1)
    table.following.look_anew()
    table.play("8D")
    table.take(Gone(table.track, table.time))
    assert table.take(wait_s=5) == []


def test_a_card_misread_as_one_seen_before_is_settled_by_the_rules() -> None:
    """2♠ was surely seen, and of the cards that can be only 2♣ looks like what lies there."""
    table = seated()
    table.play("2S", first=1)
    (accepted,) = table.lay(2, c2S=0.85, c3C=0.1499)
    assert isinstance(accepted, Accepted)
    assert accepted.action == Play(parse_card("3C"))


def test_a_doubt_is_settled_when_the_other_card_is_seen_elsewhere() -> None:
    table = seated()
    (asked,) = table.lay(1, c5D=0.6, c6D=0.399)
    assert isinstance(asked, Asked)
    outcomes = table.lay(2, c6D=0.999)
    assert [(type(item), item.number) for item in outcomes][-1] == (Accepted, asked.number)
    assert on_table(table) == ["5D", "6D"]


def test_what_a_person_said_is_not_corrected_by_further_looks() -> None:
    table = seated()
    (asked,) = table.lay(1, c5D=0.6, c6D=0.399)
    table.session.correct(Replace(asked.number, Play(parse_card("6D"))), by="touch")
    assert table.take(Revised(table.track, faces(c5D=0.99), table.time)) == []
    assert on_table(table) == ["6D"]


def test_a_doubt_whose_card_it_is_is_not_settled_by_its_face() -> None:
    table = seated()
    table.play("5D", first=1)
    (asked,) = table.lay(1, c6D=0.96, c7D=0.03)
    assert (asked.why, asked.seats) == ("whose card", (2, 1))
    assert len(asked.candidates) > 1, "which card it is is in doubt, too"
    assert table.take(Revised(table.track, faces(c6D=0.999), table.time)) == []


def test_a_card_of_the_lead_suit_is_likelier() -> None:
    table = seated()
    (asked,) = table.lay(1, c5D=0.93, c5C=0.069)
    assert isinstance(asked, Asked), "a lead can be of any suit"
    table.play("6D", first=2)
    (accepted,) = table.lay(3, c7D=0.93, c7C=0.069)
    assert accepted.action == Play(parse_card("7D"))


def test_no_doubt_is_settled_while_no_card_is_due() -> None:
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D")
    (asked,) = table.lay(3, c8D=0.6, c9D=0.399)
    assert table.session.state.phase is Phase.EAT
    assert table.take(Revised(table.track, faces(c8D=0.7, c9D=0.299), table.time)) == []
    table.keep = True
    assert asked.number not in [item.number for item in table.take()]


def test_a_card_named_by_a_person_is_not_doubted_for_a_second_sighting() -> None:
    table = seated()
    table.session.act(Play(parse_card("5D")), by="touch")
    table.play("6D", "7D", "8D", first=2)
    table.gather(3)
    (asked,) = table.lay(0, c5D=0.9, c9D=0.01)
    assert asked.why == "seen twice"
    assert on_table(table) == ["9D"]


def test_further_looks_that_would_spoil_what_came_after_change_nothing() -> None:
    """As a five the lead would have lost the trick, and nobody could have kept anything."""
    table = opened()
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.lay(0, cKC=0.9, c5C=0.0999)
    lead = table.track
    table.play("6C", "7D", first=1)
    table.lay(3, c8D=0.999)
    assert table.take(Revised(lead, faces(c5C=0.99), table.time)) == []


def test_cards_that_were_played_before_the_camera_came_lie_about_and_do_not_matter() -> None:
    table = Table()
    for action in (Trunk(parse_card("TS")), Play(parse_card("4C")), Play(parse_card("KC"))):
        table.session.act(action, by="touch")
    assert table.lay(3, cTS=0.999) == []
    assert table.lay(1, cKC=0.999) == []
    table.play("2C", first=2)
