"""What every game shares: Game, records, replay, phrases.

No files, no clock.
"""

from companion.engine.game import Game, Irregularity, ReportRules, SeatRules
from companion.engine.record import Entry, Record, read_record, write_record
from companion.engine.replay import replay, replay_entries
from companion.phrases import Phrase, PhraseValue, Player

__all__ = [
    "Entry",
    "Game",
    "Irregularity",
    "Phrase",
    "PhraseValue",
    "Player",
    "Record",
    "ReportRules",
    "SeatRules",
    "read_record",
    "replay",
    "replay_entries",
    "write_record",
]
