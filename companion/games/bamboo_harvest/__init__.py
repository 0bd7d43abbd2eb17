"""Bamboo Harvest. The numbered rules are in RULES.md; GAME is what the companion plays."""

from typing import Final

from companion.engine import Game
from companion.engine.deferred import DeferredModule
from companion.games.bamboo_harvest import choices, history, rules, words
from companion.games.bamboo_harvest.actions import FORMS
from companion.games.bamboo_harvest.grid_table import ForestTable
from companion.games.bamboo_harvest.state import SEATS

shown = DeferredModule(f"{__name__}.view")

GAME: Final = Game(
    name="bamboo-harvest",
    seats=SEATS,
    moments=(2, 4, 6, 8, 10, 12),
    start=rules.start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=choices.choices,
    summary=history.summary,
    ends_part=history.ends_part,
    tally=shown.tally,
    board=shown.board,
    sheet=words.sheet,
    result=words.result,
    explain=words.explain,
    announce=words.announce,
    announce_correction=words.announce_correction,
    courses=history.courses,
    seat_results=history.seat_results,
    tables=history.tables,
    view=shown.view,
    grid_table=ForestTable(),
)
