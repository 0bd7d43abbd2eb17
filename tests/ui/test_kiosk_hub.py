"""An event's hub at the kiosk: its screens can be read and touched, and its codes scanned."""

from itertools import product
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.ui.app import KioskStart
from companion.ui.kiosk.phones import SeatCode
from tests.ui import event_tour, hub_tour
from tests.ui.event_visit import EVENT
from tests.ui.geometry import Box, box_of, faults
from tests.ui.pilot import Pilot

SIZES = ("800x480", "1280x720", "720x1280")
LAID_OUT = 3
LARGE = 150


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, ("pl", "en", "de"), strict=True)))
def test_everything_of_the_hub_can_be_read_in_larger_text(folder: Path, size: str, language: str) -> None:
    event_tour.prepare(folder)
    wrong: list[str] = []
    with Pilot(folder, size, KioskStart(EVENT), language=language, text_percent=LARGE) as kiosk:
        for stop in hub_tour.tour(kiosk):
            kiosk.frames(LAID_OUT)
            wrong += [f"{stop}: {fault}" for fault in faults(kiosk)]
    assert wrong == []


@pytest.mark.parametrize(("size", "seats"), list(product(SIZES, (2, hub_tour.MOST_SEATS))))
def test_the_code_of_each_seat_can_be_scanned(folder: Path, size: str, seats: int) -> None:
    with Pilot(folder, size, KioskStart(EVENT), text_percent=LARGE) as kiosk:
        hub_tour.join(kiosk)
        hub_tour.ask_phones(kiosk, seats)
        kiosk.frames(LAID_OUT)
        picture = np.asarray(kiosk.picture().convert("L"))
        shown = [one for one in kiosk.shown() if isinstance(one, SeatCode)]
        assert [scan(picture, box_of(one)) for one in shown] == [one.code.text for one in shown]
        assert len({one.code.text for one in shown}) == seats


def scan(picture: np.ndarray, part: Box) -> str:
    """Returns what a phone reads that is held over a part of the screen."""
    top, bottom = picture.shape[0] - round(part.top), picture.shape[0] - round(part.bottom)
    code, _, _ = cv2.QRCodeDetector().detectAndDecode(picture[top:bottom, round(part.left) : round(part.right)])
    return code
