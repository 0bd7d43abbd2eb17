"""The vision process: camera and card reader in a supervised process of their own, so that no screen waits."""

from hardware.vision_process.requests import (
    Answer,
    Calibrate,
    Calibrated,
    FindShownCards,
    PicturesSaved,
    SavePictures,
    ScanTable,
    SetMainsFrequency,
    ShownCard,
    ShownCardsFound,
    TableScanned,
)
from hardware.vision_process.status import Observation, Trouble, VisionState, VisionStatus
from hardware.vision_process.supervisor import VisionProcess

__all__ = [
    "Answer",
    "Calibrate",
    "Calibrated",
    "FindShownCards",
    "Observation",
    "PicturesSaved",
    "SavePictures",
    "ScanTable",
    "SetMainsFrequency",
    "ShownCard",
    "ShownCardsFound",
    "TableScanned",
    "Trouble",
    "VisionProcess",
    "VisionState",
    "VisionStatus",
]
