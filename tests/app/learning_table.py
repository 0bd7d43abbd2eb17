"""A table that shows its cards to the camera, with its companion and without a window."""

from pathlib import Path
from typing import Any, Final

from companion.app.camera_controller import CameraController
from companion.app.deck_learning import DeckLearning
from companion.app.game_screens import DeckFace
from companion.app.learning_controller import LearningController
from companion.learning.dialogue import LearningProgress
from companion.learning.row import NamedOutline
from hardware.vision_process import ShownCardsFound
from tests.app.companion_without_window import Companion
from tests.app.shown_looks import Shown

FACES: Final = (DeckFace("7", 3, "seven"), DeckFace("W", 6, "wolf"))
FILES: Final = (Path("/media/stick/lunar.deck"),)
CARD: Final = NamedOutline("7", ((0.0, 0.0),) * 4)


class Learning:
    """The controller of a table with its companion and camera."""

    def __init__(self, companion: Companion, camera: CameraController) -> None:
        self.companion, self.camera = companion, camera
        self.made = LearningController(companion.controllers, FACES)
        assert self.made.deck is not None
        self.deck: DeckLearning = self.made.deck
        companion.loop.until(lambda: self.deck.progress is not None)

    @property
    def progress(self) -> LearningProgress:
        assert self.deck.progress is not None
        return self.deck.progress

    @property
    def said(self) -> str:
        return self.made.view.said.text

    def activity(self) -> object:
        return self.made.view.activity

    def text(self, key: str, **words: Any) -> str:
        return self.companion.controllers.texts(f"ui.learn.{key}", **words)

    def until(self, key: str, **words: Any) -> None:
        """Waits until something is said."""
        self.companion.loop.until(lambda: self.said == self.text(key, **words))

    def show(self, cards: Shown) -> None:
        """Shows cards to the camera."""
        told: list[object] = []
        unsubscribe = DeckLearning.progress.listen(self.deck, told.append)
        self.see(cards)
        self.companion.loop.until(lambda: bool(told))
        unsubscribe()

    def see(self, cards: Shown) -> None:
        """Answers as the camera's process does."""
        self.made.tick()
        asked = self.camera.requests.asked
        assert asked is not None
        self.camera.requests.take([ShownCardsFound(asked.number, cards)])
