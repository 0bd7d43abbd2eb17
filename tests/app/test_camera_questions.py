"""What a camera leaves to people is asked until it is answered, or until another game is on the table."""

from dataclasses import replace

import pytest

from companion.app.camera_questions import CameraQuestions
from companion.card_notation import parse_card
from companion.following.decisions import (
    Accepted,
    Asked,
    ExcludedCard,
    Missed,
    NotInDeck,
    Offered,
    PropertiesDiffer,
    TakenBack,
    Unseen,
)
from companion.following.sightings import CardOutline
from companion.games.mast_year.actions import Trunk
from companion.phrases import phrase
from tests.app.companion_without_window import Companion

PLACE = CardOutline(((0, 0), (1, 0), (1, 1), (0, 1)))
TRUNK = Trunk(parse_card("4C"))


@pytest.fixture
def questions(companion: Companion) -> CameraQuestions:
    return CameraQuestions(companion.table, companion.controllers.texts)


def ask(number: int) -> Asked:
    return Asked(number, (), "which card", 1.0, PLACE)


def test_a_doubt_stands_until_it_is_looked_at_or_the_camera_settles_it(questions: CameraQuestions) -> None:
    questions.take([ask(7), ask(8), ask(9)])
    questions.take([TakenBack(7, 2.0), Accepted(9, TRUNK, 2.0, 1.0)])
    assert list(questions.doubts) == [ask(8)]
    questions.settle(8)
    assert questions.doubts == ()


def test_a_doubt_about_an_entry_that_is_removed_at_once_is_none(questions: CameraQuestions) -> None:
    questions.take([ask(7), TakenBack(7, 2.0)])
    assert questions.doubts == ()


def test_a_card_that_was_missed_is_asked_for_until_something_is_entered(
    companion: Companion, questions: CameraQuestions
) -> None:
    companion.start()
    questions.take([Missed(1, 1.0), Offered((TRUNK,), 1.0)])
    assert "Bo" in questions.missed
    assert list(questions.offers) == [TRUNK]
    companion.enter(Trunk(parse_card("TS")))
    assert not questions.missed
    assert not questions.offers
    questions.take([Missed(None, 2.0)])
    assert not questions.missed


def test_without_a_game_no_card_is_missed(questions: CameraQuestions) -> None:
    questions.take([Missed(1, 1.0)])
    assert not questions.missed


def test_another_game_has_no_questions_of_the_one_before(companion: Companion, questions: CameraQuestions) -> None:
    companion.start()
    questions.take([ask(7), Unseen((2,), 9, 1.0), Missed(1, 1.0), Offered((TRUNK,), 1.0)])
    assert questions.unseen
    companion.table.park()
    companion.settle()
    assert (questions.doubts, questions.unseen, questions.missed, questions.offers) == ((), "", "", ())


def test_how_properties_differ_is_no_question_of_its_own(questions: CameraQuestions) -> None:
    questions.take([PropertiesDiffer((), (), sure=False, entries=0, at_s=1.0)])
    assert (questions.doubts, questions.offers) == ((), ())


def test_a_card_that_is_not_in_the_deck_is_asked_about_until_it_goes_or_somebody_says_what_it_is(
    companion: Companion, questions: CameraQuestions
) -> None:
    companion.start()
    ace = ExcludedCard(1, "AH", phrase("not-in-deck.hearts"), (), PLACE)
    king = replace(ace, card=2, name="KH")
    questions.take([NotInDeck((ace, king), 1.0)])
    assert list(questions.excluded) == [ace, king]
    questions.dismiss(king)
    assert list(questions.excluded) == [ace]
    moved = replace(king, place=CardOutline(((5, 0), (6, 0), (6, 1), (5, 1))))
    questions.take([NotInDeck((replace(king, card=3), moved), 2.0)])
    assert list(questions.excluded) == [moved]
    questions.take([NotInDeck((), 3.0)])
    assert questions.excluded == ()
