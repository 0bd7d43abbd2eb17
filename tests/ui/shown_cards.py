"""Cards that a table shows to the camera at a screen: what the camera's process sends of them."""

from collections.abc import Sequence
from typing import Any

from hardware.sources.simulated import TableSettings
from hardware.vision_process import ShownCardFound
from hardware.vision_process.shown_card_finder import pack_picture
from tests.shown_deck import BEGINS_S, FACE_S, LIES_S, show_deck
from tests.ui.pilot import Pilot
from vision.learned.shown_cards import cut_out_card


def look_at(names: Sequence[str]) -> list[str]:
    """Returns two looks at each card, with an empty table between."""
    told = []
    with show_deck("lunar", tuple(names), TableSettings(4, (400, 320), 1.6)) as table:
        for key in range(len(names)):
            for after_s in (1.0, 2.5 * LIES_S):
                card = cut_out_card(table.picture(BEGINS_S + key * FACE_S + after_s))
                assert card is not None
                told.append(pack_picture(card))
            told.append("")
    return told


def show(pilot: Pilot, camera: Any, jpeg: str) -> None:
    """Answers as the camera's process does, and waits for what is told then."""
    pilot.until(lambda: camera.requests.waits)
    learning = pilot.screen._learning
    before = learning.progress
    camera.requests.take([ShownCardFound(camera.requests.asked.number, jpeg)])
    pilot.until(lambda: learning.progress is not before)
