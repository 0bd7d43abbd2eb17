"""Mast Year: Squirrels vs. Oaks. The numbered rules are in RULES.md; GAME is what the companion plays."""

from dataclasses import asdict
from typing import Final

from companion.engine import Game, ReportRules, SeatRules
from companion.engine.deferred import DeferredModule
from companion.games.mast_year import choices, history, rules, words
from companion.games.mast_year.actions import FORMS
from companion.games.mast_year.explanation import announce, announce_correction, explain
from companion.games.mast_year.options import OFFERED, Options
from companion.tricks.tables import tables_by

shown = DeferredModule(f"{__name__}.view")

GAME: Final = Game(
    name="mast-year",
    default_options=asdict(Options()),
    seats=(4,),
    options=OFFERED,
    start=rules.start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=choices.choices,
    summary=history.summary,
    ends_part=history.ends_part,
    tally=shown.tally,
    sheet=words.sheet,
    explain=explain,
    accounts=words.accounts,
    announce=announce,
    announce_correction=announce_correction,
    courses=history.courses,
    result=words.result,
    position=shown.position,
    seat_results=history.seat_results,
    tables=tables_by(history.summary),
    choose_unseen=choices.choose_unseen,
    view=shown.view,
    trick_table=choices.TRICK_TABLE,
    seat_rules=SeatRules(choices.seated, choices.moved, choices.rearranged),
    report=ReportRules(history.points_by_hand, history.count_players, history.report_counts, history.sides_by_seat),
)
