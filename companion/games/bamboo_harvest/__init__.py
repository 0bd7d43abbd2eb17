"""Bamboo Harvest. The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from typing import Final

from companion.engine import Game
from companion.engine.fields import read_fields
from companion.games.bamboo_harvest import rules
from companion.games.bamboo_harvest.actions import FORMS
from companion.games.bamboo_harvest.board import board
from companion.games.bamboo_harvest.choices import choices
from companion.games.bamboo_harvest.course import courses
from companion.games.bamboo_harvest.csv_tables import tables
from companion.games.bamboo_harvest.explanation import announce, announce_correction, explain
from companion.games.bamboo_harvest.grid_table import ForestTable
from companion.games.bamboo_harvest.sheet import result, sheet
from companion.games.bamboo_harvest.state import SEATS, State
from companion.games.bamboo_harvest.summary import ends_part, is_over, seat_results, summary
from companion.games.bamboo_harvest.tally import tally
from companion.games.bamboo_harvest.view import view

__all__ = ["GAME"]


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the forest is known. Raises BadRecordError."""
    read_fields("option", options, {})
    return rules.start(players)


GAME: Final = Game(
    name="bamboo-harvest",
    seats=SEATS,
    moments=(2, 4, 6, 8, 10, 12),
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
    result=result,
    explain=explain,
    announce=announce,
    announce_correction=announce_correction,
    courses=courses,
    seat_results=seat_results,
    tables=tables,
    view=view,
    grid_table=ForestTable(),
)
