"""A playtest event, and a group that sits down and plays at a companion without a window."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.events.event_file import EventFile, OfferedGame
from companion.events.export import event_lines
from companion.events.survey_questions import SurveyQuestion
from companion.games.mast_year.actions import Dealt, Passed
from companion.journal.inspection import read_rows
from companion.session import JournalRow, MemoryStore
from companion.simulation import simulation_of
from tests.app.companion_without_window import NAMES, Companion

MAST_YEAR = OfferedGame(
    "mast-year", "0.9.2", (("goal", 7),), questions=(SurveyQuestion("Did you ever have nothing to decide?"),)
)
PLAIN = OfferedGame("mast-year", "0.9.3", survey=False)
EVENT = EventFile("Autumn playtest", "Table 3", games=(MAST_YEAR,))


def sit_down(companion: Companion) -> str:
    companion.kiosk.begin_group()
    companion.settle()
    return companion.kiosk.code


def play(companion: Companion, *, whole: bool = False, **options: object) -> None:
    """Leads a group to its game, which is played for two entries or to its end."""
    companion.kiosk.go_on()
    companion.kiosk.see_aim(3.0)
    companion.pass_s(1)
    record = simulation_of("mast-year").simulate(1, {"goal": 7})
    companion.table.start("mast-year", {**companion.table.agreed, "speedy": record.options.get("speedy", 0)}, NAMES)
    companion.settle()
    for action in [entry.action for entry in record.entries] if whole else [Dealt(), Passed()]:
        companion.entries.act(action, "camera")
    companion.settle()


def show_first(companion: Companion) -> None:
    """Shows the first screen, as an app does once the journal is open."""
    companion.controllers.navigation.go("play" if companion.opened[-1] else "welcome")


class CutJournal(MemoryStore):
    """The rows that a cut leaves."""

    def __init__(self, found: Sequence[JournalRow]) -> None:
        super().__init__()
        self._rows = list(found)


def rows(folder: Path) -> list[dict[str, Any]]:
    """Returns the rows of the event that the journal in a folder keeps."""
    found, _ = read_rows(folder / "journal.db")
    return [json.loads(line) for line in event_lines(found)]


def kinds(folder: Path) -> list[str]:
    """Returns what these rows tell."""
    return [str(row["kind"]) for row in rows(folder)]
