"""Masters of Maple Syrup. The numbered rules are in RULES.md; GAME is what the companion plays."""

from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.engine.deferred import DeferredModule
from companion.games.masters_of_maple_syrup import history, rules, words
from companion.games.masters_of_maple_syrup.actions import FORMS
from companion.games.masters_of_maple_syrup.options import OFFERED, PLAYERS, Options
from companion.games.masters_of_maple_syrup.property_table import MapleTable

shown = DeferredModule(f"{__name__}.view")

GAME: Final = Game(
    name="masters-of-maple-syrup",
    default_options=asdict(Options()),
    moments=(3, 6, 9, 12, 15, 18),
    seats=(PLAYERS,),
    options=OFFERED,
    start=rules.start,
    apply=rules.apply,
    read_action=FORMS.read,
    write_action=FORMS.write,
    choices=rules.choices,
    summary=history.summary,
    ends_part=history.ends_part,
    tally=shown.tally,
    board=shown.board,
    sheet=words.sheet,
    explain=words.explain,
    announce=words.announce,
    announce_correction=words.announce_correction,
    courses=history.courses,
    result=words.result,
    seat_results=history.seat_results,
    tables=history.tables,
    view=shown.view,
    property_table=MapleTable(),
)
