"""A deck that the camera reads badly is offered to be learned, by putting the game aside until that is done."""

from functools import partial

import pytest

from companion.app.camera_controller import CameraController
from companion.app.deck_offer import DeckOffer
from companion.cards import DECK
from companion.following.decisions import Accepted, Asked, Decision, ExcludedCard, Missed, NotInDeck, Unread
from companion.following.reading_troubles import ReadingTroubles
from companion.following.sightings import CardOutline
from companion.following.watched_decks import DeckProfile
from companion.phrases import phrase
from companion.sources import simulated_table
from tests.app.companion_without_window import Companion

PLACE = CardOutline(((0, 0), (1, 0), (1, 1), (0, 1)))
DOUBT = Asked(1, (), "which card", 1.0, PLACE)
LEARNED = DeckProfile(tuple(card.name for card in DECK), b"a deck")


def sure(number: int) -> Accepted:
    return Accepted(number, None, 1.0, 1.0)


def unread(place: int) -> Unread:
    return Unread(PLACE.moved(lambda point: (point[0] + 5 * place, point[1])), 1.0)


def strange(card: int, name: str) -> NotInDeck:
    return NotInDeck((ExcludedCard(card, name, phrase("not-in-deck.hearts"), (), PLACE),), 1.0)


@pytest.mark.parametrize(
    ("decisions", "are_many"),
    [
        pytest.param([sure(1), sure(2), sure(3), DOUBT], False, id="one doubt"),
        pytest.param([sure(0), DOUBT, sure(1), sure(2), Missed(3, 2.0)], True, id="a doubt and a missed card"),
        pytest.param([DOUBT, DOUBT, sure(1)], False, id="one card that is asked about again"),
        pytest.param([strange(7, "AH"), strange(8, "AH")], False, id="one card that is not in the deck"),
        pytest.param([strange(7, "AH"), strange(8, "KH")], True, id="two cards that are not in the deck"),
        pytest.param([DOUBT, *map(sure, range(2, 7)), Missed(1, 9.0)], False, id="long ago"),
        pytest.param([sure(0), unread(1)], False, id="one card that is not read"),
        pytest.param([sure(0), unread(1), unread(2)], True, id="two cards that are not read"),
        pytest.param([sure(0), unread(1), unread(1)], False, id="one that is not read and taken away"),
        pytest.param([sure(0), unread(1), Missed(1, 5.0)], False, id="one that is not read and missed"),
        pytest.param(
            [sure(0), unread(1), sure(1), sure(2), Missed(1, 9.0)], True, id="one not read, and another missed"
        ),
        pytest.param([unread(1), unread(2)], False, id="two things on the table, and no card so far"),
        pytest.param([unread(1), unread(2), unread(3)], True, id="no card of a trick is read"),
        pytest.param(
            [Asked(number, (), "where from", 1.0, PLACE) for number in range(3)], False, id="from hand or Sky"
        ),
    ],
)
def test_a_deck_is_read_badly_if_two_of_the_latest_five_cards_were(decisions: list[Decision], are_many: bool) -> None:
    troubles = ReadingTroubles()
    for decision in decisions:
        troubles.take([decision])
    assert troubles.are_many is are_many


@pytest.fixture
def camera(companion: Companion) -> CameraController:
    made = CameraController(
        companion.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"), speed=1.0
    )
    companion.controllers.add_camera(made)
    companion.start()
    return made


def offered(camera: CameraController) -> DeckOffer:
    camera.offer.take([DOUBT, Missed(2, 2.0)])
    assert camera.offer.is_made
    return camera.offer


def test_the_game_is_put_aside_while_the_deck_is_learned_and_goes_on_then(
    companion: Companion, camera: CameraController
) -> None:
    table, shown = companion.table, []
    number = table.playing.number
    offered(camera).accept(lambda: shown.append(table.snapshot))
    companion.settle()
    assert shown == [None]
    camera.decks.take(LEARNED)
    companion.loop.until(lambda: table.snapshot is not None)
    assert table.playing.number == number
    camera.offer.take([DOUBT, Missed(2, 2.0), Missed(2, 3.0)])
    assert not camera.offer.is_made, "it is learned"


def test_an_offer_that_was_declined_is_made_again_only_in_another_game(
    companion: Companion, camera: CameraController
) -> None:
    offered(camera).decline()
    camera.offer.take([Missed(2, 2.0)])
    assert not camera.offer.is_made
    companion.start()
    offered(camera)


def test_a_game_that_is_put_aside_for_another_reason_does_not_go_on_by_itself(
    companion: Companion, camera: CameraController
) -> None:
    offered(camera)
    companion.table.park()
    companion.settle()
    assert not camera.offer.is_made
    camera.decks.take(LEARNED)
    companion.settle()
    assert companion.table.snapshot is None
