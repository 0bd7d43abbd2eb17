"""How a table stands, as its hub is told every few seconds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.hub.table.view import view_of
from companion.journal.standing import Standing
from companion.translations import Translation


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table as it is now, in values for any thread. `words` are None where spectators may not see the table.

    `answered` names the answers of phones that are rows of the journal by now.
    """

    group: str = ""
    standing: Standing | None = None
    version: str = ""
    began: str = ""
    minutes: int = 0
    camera: str = "off"
    disk: str = "ok"
    needs_help: bool = False
    parked: Sequence[str] = ()
    words: Translation | None = None
    surveys: Sequence[Mapping[str, Any]] = ()
    answered: Sequence[str] = field(default=())


def write_state(now: TableNow) -> dict[str, Any]:
    """Returns the state as it crosses."""
    standing = now.standing
    phase = str(standing.game.summary(standing.state).get("phase", "")) if standing else None
    return {
        "game": standing.game.name if standing else None,
        "version": now.version,
        "phase": phase,
        "group": now.group,
        "began": now.began,
        "minutes": now.minutes,
        "camera": now.camera,
        "disk": now.disk,
        "help": now.needs_help,
        "parked": list(now.parked),
        "view": view_of(standing, now.version, now.words, now.minutes) if standing and now.words else None,
        "kept": list(now.answered),
        "surveys": list(now.surveys),
    }
