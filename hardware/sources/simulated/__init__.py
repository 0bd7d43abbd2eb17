"""The simulated table: a film of hands that lay cards, gather tricks and take cards back, drawn frame by frame.

It is a frame source like any camera, and it also returns the true cards, so that every run can be checked.
"""

from hardware.sources.simulated.moves import (
    REACH_S,
    ChangeLight,
    CoverLens,
    Disturbance,
    Gather,
    Lay,
    LeaveObject,
    Move,
    NudgeCamera,
    PickUp,
    Put,
    RestHand,
    TablePosition,
    TakeUp,
    TurnDown,
)
from hardware.sources.simulated.table import PX_PER_MM, SimulatedTable, TableSettings

__all__ = [
    "PX_PER_MM",
    "REACH_S",
    "ChangeLight",
    "CoverLens",
    "Disturbance",
    "Gather",
    "Lay",
    "LeaveObject",
    "Move",
    "NudgeCamera",
    "PickUp",
    "Put",
    "RestHand",
    "SimulatedTable",
    "TablePosition",
    "TableSettings",
    "TakeUp",
    "TurnDown",
]
