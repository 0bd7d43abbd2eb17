"""Looks at the cards of a deck that is shown, as the camera's process sends them to what learns it."""

from typing import Any, Final, TypeAlias

from companion.app.camera_controller import CameraController
from companion.app.deck_learning import DeckLearning
from companion.learning.state import FaceToShow
from hardware.sources.simulated import TableSettings
from hardware.vision_process import FindShownCards, ShownCard, ShownCardsFound
from hardware.vision_process.shown_card_finder import ShownCardFinder
from tests.app.companion_without_window import Companion
from tests.shown_deck import BEGINS_S, FACE_S, LIES_S, show_deck
from vision.frames import Frame

FACES: Final = [FaceToShow("7", 3), FaceToShow("W", 6), FaceToShow("back", 0)]
SIZE: Final = (400, 320)
Shown: TypeAlias = tuple[ShownCard, ...]


def two_looks() -> list[Shown]:
    """Returns both looks at a seven and at a wolf."""
    with show_deck("lunar", ("7", "W"), TableSettings(4, SIZE, 1.6)) as table:
        moments = [BEGINS_S + key * FACE_S + after_s for key in range(2) for after_s in (1.0, 2.5 * LIES_S)]
        cards = [ShownCardFinder().cut_out(Frame(table.picture(at_s), 0, 0.0)) for at_s in moments]
    assert all(len(shown) == 1 for shown in cards)
    return cards


def show(companion: Companion, camera: CameraController, learning: DeckLearning, cards: Shown) -> Any:
    """Answers as the camera's process does, and returns what is told then."""
    told: list[Any] = []
    unsubscribe = DeckLearning.progress.listen(learning, told.append)
    learning.tick()
    assert isinstance(camera.requests.asked, FindShownCards)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, cards)])
    companion.loop.until(lambda: bool(told))
    unsubscribe()
    return told[-1]
