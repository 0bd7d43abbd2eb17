"""Eyes: the camera and the reader in a process of their own, watched over, so that the game never waits for them."""

from hardware.eyes.errands import Answer, Calibrate, Calibrated, Keep, Kept, Mains, Scan, Scanned
from hardware.eyes.eyes import Eyes
from hardware.eyes.outlook import Look, Outlook, Sight, Trouble

__all__ = [
    "Answer",
    "Calibrate",
    "Calibrated",
    "Eyes",
    "Keep",
    "Kept",
    "Look",
    "Mains",
    "Outlook",
    "Scan",
    "Scanned",
    "Sight",
    "Trouble",
]
