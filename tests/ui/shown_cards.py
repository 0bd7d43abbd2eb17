"""Cards that a table shows to the camera at a screen: what the camera's process sends of them."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from companion.ui.texts import SAY
from hardware.sources.simulated import TableSettings
from hardware.vision_process import ShownCard, ShownCardsFound
from hardware.vision_process.shown_card_finder import ShownCardFinder
from tests.shown_deck import BEGINS_S, FACE_S, LIES_S, show_deck
from tests.ui.pilot import Pilot
from vision.frames import Frame

Shown: TypeAlias = tuple[ShownCard, ...]


def two_pictures_of(names: Sequence[str]) -> list[Shown]:
    """Returns two pictures of each card, with an empty table between."""
    told: list[Shown] = []
    finder = ShownCardFinder()
    with show_deck("lunar", tuple(names), TableSettings(4, (400, 320), 1.6)) as table:
        for key in range(len(names)):
            for after_s in (1.0, 2.5 * LIES_S):
                cards = finder.cut_out(Frame(table.picture(BEGINS_S + key * FACE_S + after_s), 0, 0.0))
                assert cards
                told.append(cards)
            told.append(())
    return told


def show(pilot: Pilot, camera: Any, cards: Shown) -> None:
    """Answers as the camera's process does, and waits until these cards, and all asked before, are taken in."""
    pilot.until(lambda: camera.requests.waits)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, cards)])
    take_in(pilot)


def take_in(pilot: Pilot) -> None:
    """Waits until the worker of the deck that is learned has answered all that it was asked."""
    answers: list[object] = []
    pilot.screen.learning.deck._worker.ask(lambda _: None, answers.append)
    pilot.until(lambda: bool(answers))


def open_learning(pilot: Pilot, game: str = "lunar", **agreed: str) -> None:
    """Opens the screen at which a game's cards are shown."""
    pilot.controllers.table.game, pilot.controllers.table.agreed = game, agreed
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    pilot.tap_text(SAY("ui.learn.open"))
    pilot.until(lambda: pilot.name == "learn")
