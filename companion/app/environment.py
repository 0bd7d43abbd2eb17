"""Environment: what a companion runs in, from its files to its clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from companion.app.game_screens import FindScreens
from companion.app.journal_access import STICK_LIMIT_S
from companion.app.scheduler import Scheduler
from companion.journal.disk_space import NO_POLICY, SpacePolicy
from companion.journal.json_file import JsonFile
from companion.phrases import Phrase

if TYPE_CHECKING:  # only a kiosk plays an event
    from companion.events.event_file import EventFile


@dataclass(frozen=True, slots=True)
class Environment:
    """What the controllers run in: files, the screen's event loop, the games' screens, and the time."""

    journal: Path
    settings_file: JsonFile
    scheduler: Scheduler
    games: Sequence[str]
    """The names of the games that can be played, the one first with which the first screen begins."""
    screens_of: FindScreens
    now_s: Callable[[], float] = monotonic
    space: SpacePolicy = NO_POLICY
    event: "EventFile | None" = None
    """What is played at an event, where the companion is a kiosk."""
    event_file: Path | None = None
    """Where that is written once the host changes it: beside the journal, unless another file was named."""
    fault: Phrase | None = None
    """Why no game may begin there, if none may."""
    stick_limit_s: float = STICK_LIMIT_S
    """How long a memory stick may take to answer."""
    is_safe: bool = False
    """Whether it starts without what may have crashed: the camera, and the games' own screens."""
