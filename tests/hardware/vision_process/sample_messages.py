"""One message of each type that the two processes exchange."""

from pathlib import Path

import numpy as np

from companion.card_notation import parse_card
from hardware.vision_process import (
    Calibrate,
    Calibrated,
    FindShownCards,
    Observation,
    PicturesSaved,
    SavePictures,
    ScanTable,
    SetMainsFrequency,
    ShownCard,
    ShownCardsFound,
    TableScanned,
    Trouble,
)
from hardware.vision_process.messages import Message
from hardware.vision_process.requests import Busy
from hardware.vision_process.status import FrameReceived, SourceFailed
from tests.vision.readings import reading
from vision.reader.grid import CellState, GridCell
from vision.setup.calibration import Calibration, CalibrationCheck, CheckResult
from vision.tracking.events import CameraNudged, TrackGone, TrackLaid, TrackRevised, UnreadChange

QUAD = np.array([[0.1, 0.2], [3, 0], [3, 4], [0, 4]], np.float32)


FACES = np.linspace(0, 1, 52, dtype=np.float32)


SEEN: tuple[Message, ...] = (
    Observation(
        2, 7, 0.25, (TrackLaid(1, QUAD, FACES, 0.2), TrackRevised(1, FACES, 0.21), TrackGone(1, 0.22, bare=False))
    ),
    Observation(1, 1, 0.5, (CameraNudged(QUAD[:3].T, 0.5), UnreadChange(QUAD, 0.5))),
    FrameReceived("black", (1280, 960)),
    FrameReceived(Trouble.FROZEN, (0, 0)),
    SourceFailed("no camera answers: plug it in", "camera", is_permanent=True),
    Busy(),
    TableScanned(4, (reading("AS"), reading("", confidence=0.3))),
    TableScanned(5, (), ((GridCell(CellState.DOUBTFUL, None, "red", ((parse_card("6H"), 0.5),), QUAD),),)),
    Calibrated(
        5, Calibration(None, QUAD.astype(np.float64), 80.5, (CheckResult(next(iter(CalibrationCheck)), True, 3.5, 2),))
    ),
    Calibrated(6, Calibration(None, None, 80.5, (), np.eye(3))),
    ShownCardsFound(7, (ShownCard("/9j/4AAQ", QUAD),)),
    PicturesSaved(3, "the disk is nearly full"),
)


ASKED: tuple[Message, ...] = (
    ScanTable(1),
    ScanTable(3, (7, 7)),
    Calibrate(2, seats=5),
    FindShownCards(4),
    SavePictures(Path("/missing/Bürger")),
    SavePictures(None),
    SetMainsFrequency(60),
)
