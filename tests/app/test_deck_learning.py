"""A deck that a table shows to the camera is kept, read from then on, and found again at the next start."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from companion.app.camera_controller import CameraController
from companion.app.deck_learning import DeckLearning
from companion.errors import BadInputError
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import Instruction
from companion.learning.session import LearningSession
from companion.learning.state import FaceToShow
from companion.phrases import phrase
from hardware.sources.simulated import TableSettings
from hardware.vision_process import FindShownCards, ShownCard, ShownCardsFound
from hardware.vision_process.shown_card_finder import unpack_picture
from tests.app.companion_without_window import Companion
from tests.app.shown_looks import FACES, SIZE, Shown, show
from tests.shown_deck import BEGINS_S, LIES_S, show_deck
from vision.frames import Picture
from vision.geometry import Quad
from vision.learned.outlined_picture import outline_picture
from vision.learned.shown_cards import cut_out_cards

SLED: Final = FaceToShow("Sled", 1)


def unpack(cards: Shown) -> list[tuple[Picture | None, Quad]]:
    """Returns the pictures of cards and their outlines."""
    return [(unpack_picture(card.jpeg), card.quad) for card in cards]


def test_a_shown_deck_is_kept_and_read_and_found_again(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    told = [show(companion, camera, learning, cards).instruction for cards in (*pictures[:2], (), *pictures[2:])]
    assert told == [Instruction.TURN, Instruction.NEXT, Instruction.LAY, Instruction.TURN, Instruction.NEXT]
    assert camera.decks.learn("lunar", FACES) is learning
    kept: list[Any] = []
    learning.kept.add(kept.append)
    learning.keep()
    companion.loop.until(lambda: bool(kept))
    assert camera._deck.learned == kept[0].profile
    assert DeckStore(tmp_path).read_all() == ((kept[0].profile,), ())
    assert kept[0].profile.names == ("7", "W")


def test_a_deck_that_cannot_be_written_is_told_and_one_begun_anew_is_empty(
    companion: Companion, camera: CameraController, pictures: list[Shown], tmp_path: Path
) -> None:
    (tmp_path / "decks").write_text("in the way")
    learning = camera.decks.learn("lunar", FACES)
    for cards in (*pictures[:2], (), *pictures[2:]):
        show(companion, camera, learning, cards)
    learning.keep()
    companion.loop.until(lambda: learning.trouble is not None)
    assert learning.trouble is not None
    assert "cannot be written" in str(learning.trouble)
    texts = companion.controllers.texts
    texts.set_language("", "de")
    assert texts.error(learning.trouble, ()) == f"{tmp_path / 'decks'}: {texts('disk.taken')}"
    other = camera.decks.learn("masters-of-maple-syrup", FACES)
    companion.loop.until(lambda: other.progress is not None)
    assert other.progress is not None
    assert other.progress.learned == ()


def test_a_card_on_a_table_as_light_as_it_is_learned_and_its_bare_table_is_empty() -> None:
    deck = LearningSession(list(FACES[1:]))
    deck.add(FaceToShow("1", 3))
    with show_deck("lunar", ("1",), TableSettings(5, SIZE, 1.6)) as table:
        seen = [table.picture(at_s) for at_s in (BEGINS_S + 1.0, BEGINS_S + 2.5 * LIES_S)]
        assert cut_out_cards(table.picture(0.0)) == []
    assert [deck.feed(cut_out_cards(bgr)).instruction for bgr in seen] == [Instruction.TURN, Instruction.NEXT]


def test_what_lies_there_after_the_table_has_left_counts_for_no_face(
    companion: Companion, camera: CameraController, pictures: list[Shown]
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    learning.tick()
    learning.pause()
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, pictures[0])])
    learning.do(lambda deck: deck.add(SLED))
    companion.loop.until(lambda: learning.progress is not None and learning.progress.wanted == "Sled")
    assert learning.progress is not None
    assert dict(learning.progress.seen) == {"7": 0, "W": 0, "Sled": 0, "back": 0}


def test_a_face_without_an_outline_is_named_in_the_tables_language(pictures: list[Shown]) -> None:
    deck = LearningSession(list(FACES), lambda one, other: 0.2)
    for cards in (*pictures[:2], ()):
        deck.feed(unpack(cards))
    deck.want("W")
    for _ in range(2):
        deck.see(outline_picture(np.zeros((64, 64, 3), np.uint8), None))
    with pytest.raises(BadInputError, match="'W'") as refused:
        deck.pack()
    assert refused.value.phrase == phrase("ui.learn.no-outline", None, card="W")


def test_a_face_whose_two_looks_show_different_cards_is_to_be_shown_again(pictures: list[Shown]) -> None:
    deck = LearningSession(list(FACES), lambda one, other: 0.2)
    for cards in (*pictures[:2], (), pictures[2], pictures[1]):
        deck.feed(unpack(cards))
    with pytest.raises(BadInputError, match="'W'") as refused:
        deck.pack()
    assert refused.value.phrase == phrase("ui.learn.no-outline", None, card="W")


def test_a_deck_without_any_card_is_told_in_the_tables_language() -> None:
    deck = LearningSession(list(FACES), lambda one, other: 0.2)
    for name in ("7", "W"):
        deck.want(name)
        for _ in range(2):
            deck.see(outline_picture(np.zeros((64, 64, 3), np.uint8), None))
    with pytest.raises(BadInputError) as refused:
        deck.pack()
    assert refused.value.phrase == phrase("ui.learn.no-cards", None)


def test_faces_are_wanted_left_out_and_added_by_touch(companion: Companion, camera: CameraController) -> None:
    learning = camera.decks.learn("lunar", FACES)
    learning.do(lambda deck: deck.want("W"))
    learning.do(lambda deck: deck.leave_out("W"))
    learning.do(lambda deck: deck.add(SLED))
    companion.loop.until(lambda: learning.progress is not None and learning.progress.wanted == "Sled")
    assert learning.progress is not None
    assert [name for name, _ in learning.progress.seen] == ["7", "Sled", "back"]


def test_a_kept_file_that_is_no_deck_is_named(tmp_path: Path) -> None:
    assert DeckStore(tmp_path).read_all() == ((), ())
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "lunar.deck").write_text("no deck")
    (tmp_path / "decks" / "other.deck").mkdir()
    decks, faults = DeckStore(tmp_path).read_all()
    assert decks == ()
    assert [str(fault).partition(": ")[0].rpartition("/")[2] for fault in faults] == ["lunar.deck", "other.deck"]


def test_the_table_corrects_the_name_of_a_shown_card(
    companion: Companion, camera: CameraController, pictures: list[Shown]
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    told = show(companion, camera, learning, pictures[2])
    assert [card.name for card in told.laid] == ["7"]
    learning.do(lambda deck: deck.name(told.laid[0], "W"))
    companion.loop.until(lambda: learning.progress is not told)
    assert learning.progress is not None
    assert dict(learning.progress.seen) == {"7": 0, "W": 1, "back": 0}
    told = show(companion, camera, learning, ())
    assert told.laid == ()


def test_two_cards_side_by_side_are_seen_and_one_of_them_alone_is_turned(pictures: list[Shown]) -> None:
    deck = LearningSession(list(FACES))
    cards = [card for shown in (pictures[0], pictures[2]) for card in unpack(shown)]
    assert deck.feed(cards).instruction is Instruction.ROW
    deck.feed(unpack(pictures[3]))
    assert dict(deck.tell().seen)["W"] == 2


def test_a_gap_between_two_cards_keeps_the_name_of_the_card_in_it(pictures: list[Shown]) -> None:
    deck = LearningSession([FaceToShow(name, 1) for name in ("7", "5", "W")])
    first, last = (unpack(pictures[place])[0] for place in (0, 2))
    told = deck.feed([first, (None, np.zeros((4, 2), np.float32)), last])
    assert [(card.name, card.is_seen) for card in told.laid] == [("7", True), ("5", False), ("W", True)]
    assert (told.instruction, told.card) == (Instruction.ROW_GAP, "5")


FLAT: Final = np.tile(np.array([[40, 30]], np.float32), (4, 1))


@pytest.mark.parametrize(
    "shown", [ShownCard("no picture: é", FLAT), ShownCard("", np.full((4, 2), np.nan, np.float32))]
)
def test_a_look_that_fails_is_told_until_the_next_one_and_loses_nothing(
    companion: Companion, camera: CameraController, pictures: list[Shown], shown: ShownCard
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    before = show(companion, camera, learning, pictures[0])
    failures: list[Any] = []
    DeckLearning.failure.listen(learning, failures.append)
    learning.tick()
    picture = pictures[0][0].jpeg
    failing = ShownCard(shown.jpeg or picture, shown.quad)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, (failing,) * 2)])
    companion.loop.until(lambda: bool(failures))
    [failure] = failures
    assert "nothing was lost" in str(failure)
    assert companion.controllers.texts.error(failure, ()).endswith("Nothing was lost.")
    assert learning.progress == before
    assert learning.trouble is None, "what was asked to be kept"
    show(companion, camera, learning, pictures[1])
    assert learning.failure is None


def test_what_lies_there_does_not_change_while_somebody_names_a_card(
    companion: Companion, camera: CameraController, pictures: list[Shown]
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    told = show(companion, camera, learning, pictures[2])
    learning.hold()
    learning.tick()
    assert isinstance(camera.requests.asked, FindShownCards)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, ())])
    learning.do(lambda deck: deck.name(told.laid[0], "W"))
    companion.loop.until(lambda: learning.progress is not told)
    assert learning.progress is not None
    assert [card.name for card in learning.progress.laid] == ["W"]
    learning.release()
    companion.loop.until(lambda: learning.progress is not None and not learning.progress.laid)


def test_the_camera_is_not_asked_again_while_it_looks_for_a_card(
    companion: Companion, camera: CameraController
) -> None:
    learning = camera.decks.learn("lunar", FACES)
    learning.tick()
    asked = camera.requests.asked
    learning.tick()
    assert camera.requests.asked is asked
    companion.loop.until(lambda: learning.progress is not None)


def test_a_name_that_took_no_time_missed_no_look(companion: Companion, camera: CameraController) -> None:
    learning = camera.decks.learn("lunar", FACES)
    companion.loop.until(lambda: learning.progress is not None)
    before = learning.progress
    learning.hold()
    learning.release()
    later: list[object] = []
    learning._worker.ask(LearningSession.tell, later.append)
    companion.loop.until(lambda: bool(later))
    assert learning.progress is before
