"""What becomes of a card on a table of tricks, once its turn has come: an entry, or a question."""

import pytest

from companion.card_notation import parse_card
from companion.cards import DECK
from companion.engine.faces import STANDARD_FACES, Face
from companion.following.decisions import WHICH_CARD, WHOSE_CARD, Accepted, Asked
from companion.following.seating import Seating
from companion.following.sightings import CardLaid
from companion.following.strategy import Enter
from companion.following.trick_questions import (
    actions_with,
    certainly,
    explain_duplicate,
    interpret,
    most_probable,
    read_card,
)
from companion.following.trick_situation import Situation, TrickEntries
from companion.following.trick_table_state import TrickTableState
from companion.games.mast_year.actions import Play
from companion.games.mast_year.choices import TRICK_TABLE
from companion.session import MemoryStore, Session, start_session
from tests.following.histories import SEATS, place_at, seen_as
from tests.games.mast_year.table import GAME, PLAYERS

EVEN = tuple(1 / 52 for _ in DECK)


def shares(**probable: float) -> tuple[float, ...]:
    """Probabilities: `shares(c4C=0.7)`; the rest is spread."""
    given = {parse_card(name[1:]): share for name, share in probable.items()}
    left = (1 - sum(given.values())) / (52 - len(given))
    return tuple(given.get(card, left) for card in DECK)


def situation() -> Situation:
    """Seat 0 has led a four of clubs; it is known where everybody lays cards."""
    session: Session = start_session(MemoryStore(), GAME, {}, PLAYERS)
    for raw in ({"do": "trunk", "card": "TS"}, {"do": "play", "card": "4C"}):
        session.act(GAME.read_action(raw))
    return Situation(TrickTableState(Seating(SEATS)), TrickEntries(session, TRICK_TABLE))


def laid(seat: int, probabilities: tuple[float, ...]) -> CardLaid:
    return CardLaid(1, place_at(*SEATS[seat]), probabilities, 5.0)


def entered(seat: int, probabilities: tuple[float, ...]) -> Enter:
    effect = read_card(situation(), laid(seat, probabilities)).effect
    assert isinstance(effect, Enter)
    return effect


def test_a_card_that_is_sure_before_the_seat_in_turn_is_its_play() -> None:
    enter = entered(1, shares(cKC=0.999))
    assert (enter.action, type(enter.decision)) == (Play(parse_card("KC")), Accepted)


def test_a_card_before_another_seat_is_asked_about() -> None:
    enter = entered(3, shares(cKC=0.999))
    assert isinstance(enter.decision, Asked)
    assert (enter.decision.reason, enter.decision.seats) == (WHOSE_CARD, (1, 3))


def test_of_two_likely_cards_the_likelier_one_is_entered_and_both_are_offered() -> None:
    enter = entered(1, shares(cKC=0.55, cQC=0.44))
    assert isinstance(enter.decision, Asked)
    assert enter.decision.reason == WHICH_CARD
    assert [candidate.action for candidate in enter.decision.candidates][:2] == [
        Play(parse_card("KC")),
        Play(parse_card("QC")),
    ]


def test_a_face_that_nobody_can_read_at_the_edge_of_the_table_is_no_play() -> None:
    now, far = situation(), CardLaid(1, place_at(900.0, 900.0), EVEN, 5.0)
    assert interpret(now, far) is None
    assert read_card(now, far).effect is None


def test_the_trunk_card_seen_again_is_no_play() -> None:
    seen = read_card(situation(), laid(3, shares(cTS=0.999)))
    assert seen.effect is None


def test_an_action_is_made_for_other_faces() -> None:
    others = [parse_card("KC"), parse_card("QC")]
    assert [option.action for option in actions_with(situation(), Play(parse_card("4C")), others)] == [
        Play(card) for card in others
    ]


FOUR, SPADE, QUEEN = (parse_card(name) for name in ("4C", "4S", "QH"))


def between(first: float, second: float) -> tuple[float, ...]:
    """A sighting that is either the four of clubs or the four of spades."""
    shares: dict[Face, float] = {FOUR: first, SPADE: second}
    return tuple(shares.get(face, 0.0) for face in STANDARD_FACES.faces)


def test_the_doubtful_one_of_two_sightings_is_misread() -> None:
    likeliest = explain_duplicate((between(0.6, 0.4), seen_as(FOUR)), FOUR, (SPADE, QUEEN), STANDARD_FACES)[0]
    assert (likeliest.earlier_is_misread, likeliest.face) == (True, SPADE)
    likeliest = explain_duplicate((seen_as(FOUR), between(0.6, 0.4)), FOUR, (SPADE, QUEEN), STANDARD_FACES)[0]
    assert (likeliest.earlier_is_misread, likeliest.face) == (False, SPADE)
    assert likeliest.probability > 0.9


def test_two_sure_sightings_are_explained_by_no_misreading() -> None:
    told = explain_duplicate(
        (certainly(FOUR, STANDARD_FACES), certainly(FOUR, STANDARD_FACES)), FOUR, (SPADE,), STANDARD_FACES
    )
    assert {explanation.probability for explanation in told} == {0.0}


def test_only_a_possible_face_is_told() -> None:
    face, share = most_probable(between(0.3, 0.6), (SPADE, QUEEN), STANDARD_FACES)
    assert face == SPADE
    assert share == pytest.approx(1.0)
    assert most_probable(certainly(FOUR, STANDARD_FACES), (SPADE, QUEEN), STANDARD_FACES)[1] == 0.0
