"""Following: cards that come to rest become plays, doubts become questions, and gathered tricks mean nothing."""

from dataclasses import replace
from typing import Final

from companion.card_notation import parse_card
from companion.cards import CARD_NAMES
from companion.following.decisions import Asked, Missed, TakenBack
from companion.following.follower import DeckFaces, follow
from companion.following.sightings import CardGone, CardLaid
from companion.games.lunar.choices import TRICK_TABLE
from companion.games.mast_year.actions import Keep, Play, Trunk
from companion.games.mast_year.state import Phase, State
from companion.games.masters_of_maple_syrup import GAME as MAPLE
from companion.session import MemoryStore, Replace, start_session
from tests.following.histories import place_at
from tests.following.table import faces, opened, quad
from vision.tracking.events import TrackGone, TrackLaid, TrackRevised


def test_a_trick_is_followed() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    assert table.session.state_as(State).turn == 1
    assert [logged.entry.action for logged in table.session.entries][:2] == [
        Trunk(parse_card("TS")),
        Play(parse_card("4C")),
    ]
    assert {logged.entry.by for logged in table.session.entries} == {"camera"}


def test_a_gathered_trick_is_no_play() -> None:
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    assert table.take(wait_s=5) == []
    table.track += 1
    stash = table.take(TrackLaid(table.track, quad((20, 60)), faces(c2C=0.999), table.time))
    assert stash == [], "the acorn card lies in a stash now"
    table.play("5D", first=1)
    assert len(table.session.entries) == 6


def test_the_most_probable_possible_card_is_taken() -> None:
    """What was seen before cannot be: the rules settle the doubt."""
    table = opened()
    table.play("4C", "KC")
    outcomes = table.lay(2, c4C=0.45, c4S=0.55)
    assert [outcome.action for outcome in outcomes] == [Play(parse_card("4S"))]


def test_doubt_is_asked_about_and_play_goes_on() -> None:
    table = opened()
    (asked,) = table.lay(0, c6C=0.6, c9C=0.4)
    assert isinstance(asked, Asked)
    assert [candidate.action for candidate in asked.candidates[:2]] == [Play(CARD_NAMES[name]) for name in ("6C", "9C")]
    table.play("KC", "2C", "7C", first=1)
    table.gather(3)
    table.play("5D", first=1)
    table.session.correct(Replace(asked.number, asked.candidates[1].action))
    assert table.session.question is None
    assert table.session.state_as(State).running.tricks[0].cards[0].name == "9C"


def test_a_card_taken_back_within_the_trick() -> None:
    table = opened()
    table.play("4C", "KC")
    assert table.take(TrackGone(table.track, table.time), wait_s=0.5) == []
    (taken,) = table.take(wait_s=2)
    assert isinstance(taken, TakenBack)
    table.play("QC", first=1)
    assert [card.name for card in table.session.state_as(State).running.table] == ["4C", "QC"]


def test_a_card_pushed_about_is_the_same_card() -> None:
    table = opened()
    table.play("4C", "KC")
    table.take(TrackGone(table.track, table.time), wait_s=0.5)
    assert table.lay(1, cKC=0.999) == []
    assert table.take(wait_s=3) == []
    assert len(table.session.entries) == 3


def test_further_looks_correct_a_card() -> None:
    table = opened()
    table.play("4C", "KC")
    (corrected,) = table.take(TrackRevised(table.track, faces(cQC=0.99), table.time))
    assert corrected.action == Play(parse_card("QC"))
    assert [card.name for card in table.session.state_as(State).running.table] == ["4C", "QC"]
    assert table.take(TrackRevised(table.track, faces(c4C=0.99), table.time)) == [], "4♣ lies there already"
    assert table.take(TrackRevised(99, faces(c4C=0.99), table.time)) == []
    assert table.take(TrackRevised(table.track, faces(c5C=0.5), table.time)) == [], "not sure enough"


def test_cards_wait_until_somebody_has_chosen() -> None:
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D", "8D")
    assert table.session.state_as(State).phase is Phase.EAT
    table.gather()
    assert table.lay(0, c9D=0.999) == []
    table.keep = True
    outcomes = table.take()
    assert [outcome.action for outcome in outcomes] == [Keep(), Play(parse_card("9D"))]


def test_a_lead_before_the_wrong_seat_waits_and_is_asked_about() -> None:
    """Order and seat must agree: the seat that was to lead is asked for, and who led is a question afterwards."""
    table = opened()
    table.play("4C", "KC", "2C", "9C")
    table.gather()
    assert table.lay(3, c5D=0.999) == []
    assert table.take(wait_s=4) == [Missed(1, table.time)]
    asked, *_ = table.lay(1, c6D=0.999)
    assert isinstance(asked, Asked)
    assert (asked.reason, asked.seats) == ("whose lead", (1, 3))
    assert [candidate.action for candidate in asked.candidates] == [Play(parse_card("6D"))], "the card is certain"


def test_a_waiting_card_that_is_taken_away_is_forgotten() -> None:
    table = opened(keep=False)
    table.play("4C", "2C", "3D", "5D")
    table.gather()
    table.play("5C", "6D", "7D", "8D")
    table.lay(0, c9D=0.999)
    table.take(TrackGone(table.track, table.time))
    table.take(wait_s=2)
    table.keep = True
    assert [outcome.action for outcome in table.take()] == [Keep()]


NAMES: Final = [face.name for face in TRICK_TABLE.faces.faces]


def test_a_learned_deck_is_read_as_faces_of_the_game() -> None:
    """Where stars are told after the trick, a starred card is its plain one; a card of another deck is none."""
    deck = DeckFaces(("5*", "Red Maple", "5", "W"), TRICK_TABLE.faces)
    five = CardLaid(1, place_at(0, 0), (0.6, 0.0, 0.3, 0.1), 1.0)
    read = deck.read(five)
    assert isinstance(read, CardLaid)
    assert [round(read.probabilities[NAMES.index(name)], 6) for name in ("5", "W")] == [0.9, 0.1]
    assert deck.read(replace(five, probabilities=(0.1, 0.8, 0.0, 0.1))) is None
    gone = CardGone(five.card, 2.0)
    assert deck.read(gone) is gone


def test_a_deck_whose_cards_are_not_known_is_not_followed() -> None:
    session = start_session(MemoryStore(), MAPLE, {}, ("Ann", "Bo"))
    follower = follow(session, lambda _, choices: choices[0])
    laid = CardLaid(1, place_at(10.0, 10.0), tuple(faces(c4C=0.9)), 1.0)
    assert follower.take([laid], 2.0) == []
    follower.move(lambda point: point)
    assert follower.take([laid], 3.0) == []
    assert session.entries == ()
