"""What every game shares: the Game protocol, records, replay, phrases and irregularities. No files, no clock."""

from companion.engine.fields import ActionForms, Field
from companion.engine.game import Game, Irregularity
from companion.engine.phrases import Phrase, Player, Value
from companion.engine.record import Entry, Record, read_record, write_record
from companion.engine.replay import replay, replay_entries

__all__ = [
    "ActionForms",
    "Entry",
    "Field",
    "Game",
    "Irregularity",
    "Phrase",
    "Player",
    "Record",
    "Value",
    "read_record",
    "replay",
    "replay_entries",
    "write_record",
]
