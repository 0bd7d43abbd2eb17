"""Described games: one game for all that a file describes. GAME is what the companion plays."""

from collections.abc import Mapping
from typing import Final

from companion.engine import Game, ReportRules, SeatRules
from companion.engine.deferred import DeferredModule
from companion.errors import BadRecordError
from companion.games.described import rules
from companion.games.described.actions import FORMS
from companion.games.described.announcement import announce, announce_correction
from companion.games.described.choices import choices, choose_unseen
from companion.games.described.course import courses
from companion.games.described.csv_tables import tables
from companion.games.described.explanation import explain
from companion.games.described.faults import DescriptionError
from companion.games.described.position import position
from companion.games.described.reading import read_embedded
from companion.games.described.results import count_players, points_by_hand, report_counts, seat_results, sides_by_seat
from companion.games.described.seats import moved, rearranged, seated
from companion.games.described.sheet import result, sheet
from companion.games.described.state import State
from companion.games.described.summary import is_over, summary
from companion.games.described.trick_table import TRICK_TABLE, trick_table_of
from companion.phrases import around

DESCRIPTION = "description"


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first hand. Raises BadRecordError."""
    raw = options.get(DESCRIPTION)
    if not isinstance(raw, Mapping):
        raise BadRecordError("the record has no 'description': write the game's file as JSON (description)")
    others = {name: value for name, value in options.items() if name != DESCRIPTION}
    try:
        description = read_embedded(raw)
    except DescriptionError as error:
        fault = error.faults[0]
        raise BadRecordError(around(fault.what, f"description: {fault.key}: ", " (description)")) from None
    return rules.start(description, others, players)


GAME: Final = Game(
    name="described",
    seats=tuple(range(2, 9)),
    record_parts=(DESCRIPTION,),
    start=_start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=choices,
    choose_unseen=choose_unseen,
    summary=summary,
    is_over=is_over,
    sheet=sheet,
    result=result,
    explain=explain,
    announce=announce,
    announce_correction=announce_correction,
    courses=courses,
    tally=DeferredModule(f"{__name__}.tally").tally,
    position=position,
    tables=tables,
    seat_results=seat_results,
    view=DeferredModule(f"{__name__}.view").view,
    trick_table=TRICK_TABLE,
    trick_table_of=trick_table_of,
    seat_rules=SeatRules(seated, moved, rearranged),
    report=ReportRules(points_by_hand, count_players, report_counts, sides_by_seat),
)
