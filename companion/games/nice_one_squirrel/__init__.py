"""Nice One Squirrel! The numbered rules are in RULES.md; GAME is what the companion plays."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.games.nice_one_squirrel import rules
from companion.games.nice_one_squirrel.actions import FORMS
from companion.games.nice_one_squirrel.board import board
from companion.games.nice_one_squirrel.cache_table import NutTable
from companion.games.nice_one_squirrel.choices import choices
from companion.games.nice_one_squirrel.course import courses
from companion.games.nice_one_squirrel.csv_tables import tables
from companion.games.nice_one_squirrel.explanation import announce, announce_correction, explain
from companion.games.nice_one_squirrel.options import OFFERED, Options, read_options
from companion.games.nice_one_squirrel.sheet import result, sheet
from companion.games.nice_one_squirrel.state import SEATS, State
from companion.games.nice_one_squirrel.summary import ends_part, is_over, seat_results, summary
from companion.games.nice_one_squirrel.tally import tally
from companion.games.nice_one_squirrel.view import view

__all__ = ["GAME"]


def _start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first turn. Raises BadRecordError."""
    return rules.start(read_options(options, len(players)), players)


GAME: Final = Game(
    name="nice-one-squirrel",
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
    cache_table=NutTable(),
)
