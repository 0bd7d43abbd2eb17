"""Eyes: the camera's half of the companion, in a process of its own, watched over and begun anew when it fails."""

from companion.eyes.eyes import Eyes
from companion.eyes.messages import Away, Blind, Ended, Looking, Saw, State

__all__ = ["Away", "Blind", "Ended", "Eyes", "Looking", "Saw", "State"]
