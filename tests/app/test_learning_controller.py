"""A table shows its cards to the camera: what it does is always one thing, and the newest is said."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.app.learning_controller import LearningController, Said
from companion.errors import BadInputError
from companion.events.event_file import OfferedGame
from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import ChoosingDeck, Instruction, NamingCard, ShowingCards, TypingName
from companion.learning.packing import KeptDeck
from hardware.vision_process import ShownCardsFound, VisionState, VisionStatus
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT
from tests.app.grey_decks import deck_of
from tests.app.learning_table import CARD, FACES, FILES, Learning
from tests.app.shown_looks import Shown


@pytest.fixture
def learning(companion: Companion, camera: CameraController) -> Learning:
    return Learning(companion, camera)


def test_without_a_camera_it_says_how_to_start_with_one_and_takes_a_deck_that_was_brought(companion: Companion) -> None:
    companion.table.game = "lunar"
    made, texts = LearningController(companion.controllers, FACES), companion.controllers.texts
    for touch in (made.tick, made.leave_out, made.keep, made.begin_anew, made.leave, lambda: made.take_name("Sled")):
        touch()
        assert made.view.said.text == texts("ui.camera.none")
    made.touch_face("W")
    made.choose(FILES)
    assert (made.view.said.text, made.view.can_copy) == (texts("ui.learn.which"), False)
    made.take(deck_of("1", "2"))
    assert (made.view.said.text, made.view.can_copy) == (texts("ui.learn.kept", count=2), True)
    assert (made.view.activity, made.view.progress) == (ShowingCards(), None)


def test_before_the_first_answer_nothing_is_said_and_nothing_can_be_left_out(
    companion: Companion, camera: CameraController
) -> None:
    made = LearningController(companion.controllers, FACES)
    assert made.view.said == Said("")
    made.leave_out()
    assert made.deck is not None
    made.deck.kept.tell(KeptDeck(DeckProfile(("7", "W"), b"")))
    assert made.view.said.text == companion.controllers.texts("ui.learn.kept", count=2)
    made.take_name("Sled")
    companion.loop.until(lambda: made.view.progress is not None and made.view.progress.wanted == "Sled")


def test_a_card_that_is_touched_is_asked_about_until_it_is_touched_again_or_named(
    learning: Learning, pictures: list[Shown]
) -> None:
    learning.show(pictures[2])
    card = learning.progress.laid[0]
    learning.made.touch_card(card)
    assert (learning.activity(), learning.said) == (NamingCard(card), learning.text("taken-for", card="seven"))
    learning.made.touch_card(card)
    assert (learning.activity(), learning.said) == (ShowingCards(), learning.text("turn", card="seven"))
    learning.made.touch_card(card)
    learning.made.touch_face("W")
    assert learning.activity() == ShowingCards()
    learning.companion.loop.until(lambda: dict(learning.progress.seen) == {"7": 0, "W": 1, "back": 0})


def test_what_lies_there_is_taken_in_once_the_card_that_was_touched_has_its_name(
    learning: Learning, pictures: list[Shown]
) -> None:
    learning.show(pictures[0])
    learning.made.touch_card(learning.progress.laid[0])
    learning.see(())
    learning.made.type_name()
    assert learning.activity() == TypingName(learning.progress.laid[0])
    learning.made.take_name(" Sled ")
    assert learning.activity() == ShowingCards()
    learning.companion.loop.until(lambda: not learning.progress.laid)
    assert dict(learning.progress.seen)["Sled"] == 1


def test_typing_that_is_left_goes_back_to_the_card_that_was_touched(learning: Learning) -> None:
    assert not learning.made.stop()
    learning.made.type_name()
    assert learning.activity() == TypingName()
    assert learning.made.stop()
    assert learning.activity() == ShowingCards()
    learning.made.touch_card(CARD)
    assert not learning.made.stop(), "the table leaves"
    learning.made.type_name()
    learning.made.take_name(" ")
    assert learning.activity() == NamingCard(CARD)


def test_a_name_is_added_or_listed_already_or_that_of_a_face_that_was_left_out(learning: Learning) -> None:
    learning.made.take_name("Sled")
    learning.until("lay", card="Sled")
    learning.made.take_name("WOLF")
    assert learning.said == learning.text("listed", card="wolf")
    learning.made.touch_face("W")
    learning.until("lay", card="wolf")
    learning.made.leave_out()
    learning.companion.loop.until(lambda: learning.progress.left_out == ("W",))
    learning.made.take_name("Wolf")
    learning.until("lay", card="wolf")
    assert learning.progress.left_out == ()


def test_what_was_shown_is_forgotten_by_a_second_touch_only(learning: Learning, pictures: list[Shown]) -> None:
    learning.show(pictures[0])
    learning.made.begin_anew()
    assert learning.made.view.said == Said(learning.text("forget"), is_trouble=True)
    learning.made.say("something else")
    learning.made.begin_anew()
    assert learning.made.deck is learning.deck, "the question was not read last"
    learning.made.begin_anew()
    assert learning.made.deck is not learning.deck
    learning.until("lay", card="seven")
    before = learning.made.view
    learning.deck.progress = replace(learning.progress, wanted="W")  # what was under way is done late
    assert learning.made.view is before


def test_faces_that_were_kept_are_forgotten_by_a_second_touch_only(
    companion: Companion, camera: CameraController, tmp_path: Path
) -> None:
    DeckStore(tmp_path).keep("lunar", deck_of("7"))
    learning = Learning(companion, camera)
    companion.loop.until(lambda: bool(learning.progress.as_before))
    assert learning.made.view.can_copy
    learning.made.begin_anew()
    assert learning.said == learning.text("forget-kept")


def test_a_deck_of_which_nothing_was_shown_begins_anew_at_once(learning: Learning) -> None:
    learning.made.begin_anew()
    assert learning.made.deck is not learning.deck


def test_a_deck_is_kept_and_the_faces_that_it_lacks_are_counted(learning: Learning, pictures: list[Shown]) -> None:
    for cards in pictures[:2]:
        learning.show(cards)
    learning.made.keep()
    assert (learning.said, learning.made.view.can_copy) == (learning.text("keeping"), False)
    learning.until("kept-part", count=1, missing=1)
    assert (learning.made.view.can_copy, learning.made.view.said.is_trouble) == (True, False)
    learning.show(())
    assert learning.said == learning.text("lay", card="wolf"), "cards say something newer"


def test_a_deck_that_cannot_be_kept_says_why_until_something_newer_is_said(learning: Learning) -> None:
    learning.made.keep()
    learning.companion.loop.until(lambda: learning.deck.trouble is not None)
    assert learning.said.startswith(learning.text("not-kept", why=""))
    learning.deck.trouble = None
    assert learning.made.view.said.is_trouble
    learning.deck.kept.tell(KeptDeck(DeckProfile(("Sled",), b"")))
    assert learning.made.view.said == Said(learning.text("kept-other"), is_trouble=True)


def test_a_look_that_fails_is_said_until_the_next_one_and_hides_nothing_newer(learning: Learning) -> None:
    learning.made.say("copied")
    learning.deck.failure = BadInputError("nothing was seen")
    assert learning.made.view.said == Said("nothing was seen", is_trouble=True)
    learning.made.say("copied")
    learning.deck.failure = None
    assert learning.said == "copied"
    learning.made.choose(FILES)
    learning.deck.failure = BadInputError("nothing was seen")
    assert learning.said == learning.text("which")
    assert learning.made.stop()
    assert learning.said == "nothing was seen"
    learning.deck.failure = None
    assert learning.said == learning.text("lay", card="seven")


def test_a_camera_that_is_gone_is_said_until_it_is_back(learning: Learning) -> None:
    learning.camera.status, learning.camera.says = VisionStatus(VisionState.NO_FRAMES), "the cable is out"
    learning.made.tick()
    assert learning.made.view.said == Said("the cable is out", is_trouble=True)
    learning.made.touch_card(CARD)
    assert learning.said == "the cable is out"
    learning.camera.status = VisionStatus(VisionState.WATCHING)
    learning.made.tick()
    assert learning.said == learning.text("taken-for", card="seven")


def test_no_card_is_shown_while_a_deck_is_chosen(learning: Learning, pictures: list[Shown]) -> None:
    learning.made.tick()
    learning.made.choose(FILES)
    assert (learning.activity(), learning.said) == (ChoosingDeck(FILES), learning.text("which"))
    learning.made.say("the deck is being read")
    learning.see(pictures[0])
    learning.made.touch_face("W")
    learning.companion.loop.until(lambda: learning.progress.wanted == "W")
    assert learning.said == "the deck is being read"
    assert dict(learning.progress.seen) == {"7": 0, "W": 0, "back": 0}


def test_decks_that_are_found_or_read_while_a_name_is_typed_wait_until_it_is_typed(learning: Learning) -> None:
    learning.made.type_name()
    learning.made.choose(FILES)
    assert learning.activity() == TypingName()
    assert learning.made.stop()
    assert learning.activity() == ChoosingDeck(FILES)
    learning.made.type_name()
    learning.made.take(BadInputError("no deck"))
    assert learning.activity() == TypingName()
    learning.made.take_name(" ")
    assert learning.said == learning.text("not-taken", why="no deck")


def test_a_deck_that_was_brought_is_read_and_its_faces_are_kept_or_it_is_said_why_not(
    learning: Learning, tmp_path: Path
) -> None:
    learning.made.choose(FILES)
    learning.made.take(BadInputError("no deck"))
    assert learning.made.view.said == Said(learning.text("not-taken", why="no deck"), is_trouble=True)
    assert learning.activity() == ShowingCards()
    deck = deck_of("7", "1")
    DeckStore(tmp_path).keep("lunar", deck)
    learning.made.choose(FILES)
    learning.made.take(deck)
    learning.until("kept", count=2)
    assert learning.progress.as_before == ("7", "1")
    assert learning.camera.decks.profiles[0] == deck
    assert learning.made.view.can_copy


def test_who_leaves_shows_no_card_any_more(learning: Learning, pictures: list[Shown]) -> None:
    learning.made.tick()
    learning.made.leave()
    before = learning.made.view
    asked = learning.camera.requests.asked
    assert asked is not None
    learning.camera.requests.take([ShownCardsFound(asked.number, pictures[0])])
    learning.deck.do(lambda session: session.want("W"))
    learning.companion.loop.until(lambda: learning.progress.instruction is Instruction.LAY)
    learning.companion.loop.until(lambda: learning.progress.wanted == "W")
    assert dict(learning.progress.seen)["7"] == 0
    assert learning.made.view is before


def test_at_a_kiosk_cards_that_are_shown_count_as_activity(tmp_path: Path) -> None:
    event = replace(EVENT, games=(*EVENT.games, OfferedGame("lunar", "1")))
    with Companion(tmp_path, event) as companion:
        camera = CameraController(companion.controllers, lambda: pytest.fail("it is never opened"))
        companion.controllers.add_camera(camera)
        companion.table.game = "lunar"
        idle = companion.kiosk.idle
        companion.pass_unanswered_s(10.0)
        learning = Learning(companion, camera)
        assert idle._last_s == companion._now_s
        assert learning.progress.wanted == "7"
        camera.close()
