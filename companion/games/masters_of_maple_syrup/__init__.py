"""Masters of Maple Syrup. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.games.masters_of_maple_syrup import rules
from companion.games.masters_of_maple_syrup.actions import FORMS
from companion.games.masters_of_maple_syrup.board import board
from companion.games.masters_of_maple_syrup.choices import choices
from companion.games.masters_of_maple_syrup.course import courses
from companion.games.masters_of_maple_syrup.csv_tables import tables
from companion.games.masters_of_maple_syrup.explanation import announce, announce_correction, explain
from companion.games.masters_of_maple_syrup.options import OFFERED, PLAYERS, Options, read_options
from companion.games.masters_of_maple_syrup.property_table import MapleTable
from companion.games.masters_of_maple_syrup.sheet import result, sheet
from companion.games.masters_of_maple_syrup.state import State
from companion.games.masters_of_maple_syrup.summary import ends_part, is_over, seat_results, summary
from companion.games.masters_of_maple_syrup.tally import tally
from companion.games.masters_of_maple_syrup.view import view

__all__ = ["GAME"]


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first turn. Raises BadRecordError."""
    return rules.start(read_options(options, players), players)


GAME: Final = Game(
    name="masters-of-maple-syrup",
    default_options=asdict(Options()),
    moments=(3, 6, 9, 12, 15, 18),
    seats=(PLAYERS,),
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
    board=board,
    sheet=sheet,
    explain=explain,
    announce=announce,
    announce_correction=announce_correction,
    courses=courses,
    result=result,
    seat_results=seat_results,
    tables=tables,
    view=view,
    property_table=MapleTable(),
)
