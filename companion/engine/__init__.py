"""What every game shares: the Game protocol, what games may offer beside it, records, replay, phrases.

No files, no clock.
"""

from companion.engine.fields import ActionForms, Field
from companion.engine.game import Game, Irregularity
from companion.engine.offers import (
    Course,
    OffersAccounts,
    OffersAnnouncements,
    OffersBoards,
    OffersCourses,
    OffersDefaults,
    OffersEnd,
    OffersMoments,
    OffersPositions,
    OffersRecordParts,
    OffersReport,
    OffersSeatResults,
    OffersSides,
    OffersTables,
    OffersTallies,
    OffersUnseenChoices,
    OffersView,
    Step,
)
from companion.engine.options import (
    Alternatives,
    Amount,
    FirstSeat,
    OffersOptionList,
    Option,
    Switch,
    matters,
    options_of,
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
    "OffersAccounts",
    "OffersAnnouncements",
    "OffersBoards",
    "OffersCourses",
    "OffersDefaults",
    "OffersEnd",
    "OffersMoments",
    "OffersOptionList",
    "OffersPositions",
    "OffersRecordParts",
    "OffersReport",
    "OffersSeatResults",
    "OffersSides",
    "OffersTables",
    "OffersTallies",
    "OffersUnseenChoices",
    "OffersView",
    "Option",
    "PartTally",
    "Phrase",
    "PhraseValue",
    "Pile",
    "Player",
    "Position",
    "Record",
    "SeatResult",
    "SideTally",
    "Step",
    "Switch",
    "TableRow",
    "ended_parts",
    "matters",
    "options_of",
    "read_record",
    "replay",
    "replay_entries",
    "write_record",
]
