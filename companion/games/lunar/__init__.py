"""Lunar. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.games.lunar import rules
from companion.games.lunar.account import accounts
from companion.games.lunar.actions import FORMS
from companion.games.lunar.choices import choices, choose_unseen
from companion.games.lunar.course import courses
from companion.games.lunar.csv_tables import tables
from companion.games.lunar.explanation import announce, announce_correction, explain
from companion.games.lunar.options import OFFERED, SEATS, Options, read_options
from companion.games.lunar.position import position
from companion.games.lunar.sheet import result, sheet
from companion.games.lunar.state import State
from companion.games.lunar.summary import ends_part, is_over, seat_results, summary
from companion.games.lunar.tally import tally
from companion.games.lunar.trick_table import TRICK_TABLE, trick_table_of
from companion.games.lunar.view import view

__all__ = ["GAME"]


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first round. Raises BadRecordError."""
    return rules.start(read_options(options, players), players)


GAME: Final = Game(
    name="lunar",
    default_options=asdict(Options()),
    seats=SEATS,
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
    seat_results=seat_results,
    tables=tables,
    choose_unseen=choose_unseen,
    view=view,
    position=position,
    trick_table=TRICK_TABLE,
    trick_table_of=trick_table_of,
)
