"""What every game shares: the Game protocol, what games may offer beside it, records, replay, phrases.

No files, no clock.
"""

from companion.engine.fields import ActionForms, Field
from companion.engine.game import Game, Irregularity
from companion.engine.offers import (
    Course,
    OffersAccounts,
    OffersAnnouncements,
    OffersCourses,
    OffersPositions,
    OffersReport,
    OffersStandings,
    OffersTables,
    OffersView,
    Step,
)
from companion.engine.phrases import Phrase, Player, Value
from companion.engine.positions import LaidCard, Position
from companion.engine.record import Entry, Record, read_record, write_record
from companion.engine.replay import replay, replay_entries
from companion.engine.standing import Standing
from companion.engine.tables import Row

__all__ = [
    "ActionForms",
    "Course",
    "Entry",
    "Field",
    "Game",
    "Irregularity",
    "LaidCard",
    "OffersAccounts",
    "OffersAnnouncements",
    "OffersCourses",
    "OffersPositions",
    "OffersReport",
    "OffersStandings",
    "OffersTables",
    "OffersView",
    "Phrase",
    "Player",
    "Position",
    "Record",
    "Row",
    "Standing",
    "Step",
    "Value",
    "read_record",
    "replay",
    "replay_entries",
    "write_record",
]
