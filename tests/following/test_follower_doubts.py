"""Following what is in doubt: cards hardly read, misread or seen twice, later looks, and what people say of them."""

from typing import Any

import numpy as np

from companion.card_notation import parse_card
from companion.following.decisions import Accepted, Asked
from companion.following.seating import Seating
from companion.games.mast_year.actions import Keep, Play
from companion.games.mast_year.state import Phase, State
from companion.session import Replace
from tests.following.table import PLACES, TrickCamera, cards, faces, laid, on_table, opened, quad, seated
from vision.tracking.events import TrackGone, TrackLaid, TrackRevised


def in_doubt() -> tuple[TrickCamera, Any]:
    """A first trick whose third card may be the king or the queen of clubs, and what was asked about it."""
    table = opened()
    table.play("4C", "2C")
    (asked,) = table.lay(2, cKC=0.6, cQC=0.3)
    return table, asked


def gather_first(table: TrickCamera) -> None:
    """Takes the four cards of the first trick away, not one that was seen since."""
    table.take(*(TrackGone(track, table.time) for track in range(2, 6)))


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
    assert [(type(item), item.reason) for item in outcomes if isinstance(item, Asked)] == [(Asked, "seen twice")] + [
        (Asked, "which card")
    ] * (len(outcomes) - 1)
    assert on_table(table) == ["KS", "7S"]


def test_a_card_surely_seen_before_makes_the_second_a_question() -> None:
    table = seated()
    table.play("5D", first=1)
    (asked,) = table.lay(2, c5D=0.98, c6D=0.015)
    assert isinstance(asked, Asked)
    assert asked.reason == "seen twice"
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
    assert asked.reason == "seen twice"
    assert asked.candidates[0].action == Play(parse_card("QC"))


def test_a_card_hardly_read_as_one_that_is_not_in_the_deck_is_asked_about() -> None:
    (asked,) = seated().lay(1, c5H=0.6, c5D=0.25)
    assert isinstance(asked, Asked)
    assert asked.candidates[0].action == Play(parse_card("5D"))


def test_cards_seen_at_once_behind_a_doubt_are_taken_as_they_came() -> None:
    table = opened()
    table.following.follower.seat(Seating.unknown(4))
    table.lay(0, c4C=0.6, c5C=0.39)
    table.take(laid(table, 1, cKC=0.999), laid(table, 2, c2C=0.999))
    assert on_table(table) == ["4C", "KC", "2C"]


def test_the_same_card_found_twice_in_one_place_is_one() -> None:
    table = seated()
    table.play("5D", first=1)
    table.track += 1
    beside = quad((PLACES[1][0] + 15, PLACES[1][1] + 10))
    assert table.take(TrackLaid(table.track, beside, faces(c5D=0.999), table.time)) == []


def test_the_same_card_found_twice_in_the_first_trick_is_one() -> None:
    table = opened()
    table.play("4C")
    table.track += 1
    beside = quad((PLACES[0][0] + 15, PLACES[0][1] + 10))
    assert table.take(TrackLaid(table.track, beside, faces(c4C=0.999), table.time)) == []


def test_a_doubt_is_settled_by_further_looks() -> None:
    table = seated()
    (asked,) = table.lay(1, c5D=0.92, c6D=0.07)
    assert isinstance(asked, Asked)
    assert table.take(TrackRevised(table.track, faces(c5D=0.95), table.time)) == []
    (settled,) = table.take(TrackRevised(table.track, faces(c5D=0.995), table.time))
    assert (settled.number, settled.action) == (asked.number, Play(parse_card("5D")))


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
    assert table.take(TrackRevised(table.track, faces(c5D=0.99), table.time)) == []
    assert on_table(table) == ["6D"]


def test_a_doubt_whose_card_it_is_is_not_settled_by_its_face() -> None:
    table = seated()
    table.play("5D", first=1)
    table.track += 1
    x, y = PLACES[1]
    across = np.array([[x + 30, y + 20], [x + 30, y + 60], [x - 30, y + 60], [x - 30, y + 20]], np.float32)
    (asked,) = table.take(TrackLaid(table.track, across, faces(c6D=0.96, c7D=0.03), table.time))
    assert (asked.reason, asked.seats) == ("whose card", (2, 1))
    assert len(asked.candidates) > 1, "which card it is is in doubt, too"
    assert table.take(TrackRevised(table.track, faces(c6D=0.999), table.time)) == []


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
    assert table.session.state_as(State).phase is Phase.EAT
    assert table.take(TrackRevised(table.track, faces(c8D=0.7, c9D=0.299), table.time)) == []
    table.keep = True
    assert asked.number not in [item.number for item in table.take()]


def test_a_card_named_by_a_person_is_not_doubted_for_a_second_sighting() -> None:
    table = seated()
    table.session.act(Play(parse_card("5D")), by="touch")
    table.play("6D", "7D", "8D", first=2)
    table.gather(3)
    (asked,) = table.lay(0, c5D=0.9, c9D=0.01)
    assert asked.reason == "seen twice"
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
    assert table.take(TrackRevised(lead, faces(c5C=0.99), table.time)) == []


def test_a_card_of_the_first_trick_that_reaches_a_stash_before_its_place_is_seen_empty_is_no_play() -> None:
    """MY-6.1: the winner's hand still lies over where the card was. Where the winner plays is not known yet, as the
    card that won was in doubt."""
    table, asked = in_doubt()
    assert isinstance(asked, Asked)
    table.play("9C", first=3)
    table.track += 1
    assert table.take(TrackLaid(table.track, quad((350, 40)), faces(c9C=0.999), table.time)) == []
    gather_first(table)
    table.play("AD", first=2)
    assert cards(table, 0) == ["4C", "2C", "KC", "9C"]
    assert on_table(table) == ["AD"]


def test_a_card_in_doubt_that_reaches_a_stash_before_its_place_is_seen_empty_is_no_play() -> None:
    """MY-6.1: the same with the very card that is in doubt."""
    table, _ = in_doubt()
    table.play("9C", first=3)
    table.track += 1
    assert table.take(TrackLaid(table.track, quad((350, 40)), faces(cKC=0.999), table.time)) == []
    gather_first(table)
    table.play("AD", first=2)
    assert cards(table, 0) == ["4C", "2C", "KC", "9C"]
    assert on_table(table) == ["AD"]


def test_a_lead_beside_the_first_trick_that_was_gathered_is_not_its_card_in_doubt() -> None:
    """The card in doubt was a queen: the king is led now, some way out."""
    table, _ = in_doubt()
    table.play("9C", first=3)
    table.gather()
    table.take(wait_s=10)
    table.track += 1
    table.take(TrackLaid(table.track, quad((200, 360)), faces(cKC=0.999), table.time))
    assert cards(table, 0) == ["4C", "2C", "QC", "9C"]
    assert on_table(table) == ["KC"]


def test_a_card_seen_twice_where_the_first_trick_lies_is_no_card_on_its_way_to_a_stash() -> None:
    """The last card was a nine of spades: the nine of clubs is led now."""
    table, _ = in_doubt()
    table.lay(3, c9C=0.985, c9S=0.014)
    table.track += 1
    table.take(TrackLaid(table.track, quad((200, 60)), faces(c9C=0.999), table.time))
    gather_first(table)
    assert cards(table, 0) == ["4C", "2C", "KC", "9S"]
    assert on_table(table) == ["9C"]
