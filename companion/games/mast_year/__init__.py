"""Mast Year: Squirrels vs. Oaks. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from companion.engine import Game, ReportRules, SeatRules
from companion.games.mast_year import rules
from companion.games.mast_year.account import accounts
from companion.games.mast_year.actions import FORMS
from companion.games.mast_year.choices import choices, choose_unseen
from companion.games.mast_year.course import courses
from companion.games.mast_year.explanation import announce, announce_correction, explain
from companion.games.mast_year.options import OFFERED, Options, read_options
from companion.games.mast_year.position import position
from companion.games.mast_year.report import count_players, points_by_hand, report_counts, sides_by_seat
from companion.games.mast_year.result import result
from companion.games.mast_year.seats import moved, rearranged, seated
from companion.games.mast_year.sheet import sheet
from companion.games.mast_year.state import State
from companion.games.mast_year.summary import ends_part, is_over, seat_results, summary, tables
from companion.games.mast_year.tally import tally
from companion.games.mast_year.trick_table import TRICK_TABLE
from companion.games.mast_year.view import view

__all__ = ["GAME"]


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first deal. Raises BadRecordError."""
    return rules.start(read_options(options), players)


GAME: Final = Game(
    name="mast-year",
    default_options=asdict(Options()),
    seats=(4,),
    options=OFFERED,
    start=_start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=choices,
    summary=summary,
    is_over=is_over,
    ends_part=ends_part,
    tally=tally,
    sheet=sheet,
    explain=explain,
    accounts=accounts,
    announce=announce,
    announce_correction=announce_correction,
    courses=courses,
    result=result,
    position=position,
    seat_results=seat_results,
    tables=tables,
    choose_unseen=choose_unseen,
    view=view,
    trick_table=TRICK_TABLE,
    seat_rules=SeatRules(seated, moved, rearranged),
    report=ReportRules(points_by_hand, count_players, report_counts, sides_by_seat),
)
