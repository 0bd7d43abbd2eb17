"""What every game shares: Game, records, replay, phrases.

No files, no clock.
"""

from companion.engine.course import Course, Step
from companion.engine.fields import ActionForms, Field
from companion.engine.game import Game, Irregularity, ReportRules, SeatRules
from companion.engine.options import (
    Alternatives,
    Amount,
    FirstSeat,
    Option,
    Switch,
    matters,
)
from companion.engine.positions import LaidCard, Position
from companion.engine.record import Entry, Record, read_record, write_record
from companion.engine.replay import replay, replay_entries
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow
from companion.engine.tally import PartTally, Pile, SideTally, ended_parts
from companion.phrases import Phrase, PhraseValue, Player

__all__ = [
    "ActionForms",
    "Alternatives",
    "Amount",
    "Course",
    "Entry",
    "Field",
    "FirstSeat",
    "Game",
    "Irregularity",
    "LaidCard",
    "Option",
    "PartTally",
    "Phrase",
    "PhraseValue",
    "Pile",
    "Player",
    "Position",
    "Record",
    "ReportRules",
    "SeatResult",
    "SeatRules",
    "SideTally",
    "Step",
    "Switch",
    "TableRow",
    "ended_parts",
    "matters",
    "read_record",
    "replay",
    "replay_entries",
    "write_record",
]
