"""Nice One Squirrel! The numbered rules are in RULES.md; GAME is what the companion plays."""

from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.engine.deferred import DeferredModule
from companion.games.nice_one_squirrel import history, rules, words
from companion.games.nice_one_squirrel.actions import FORMS
from companion.games.nice_one_squirrel.cache_table import NutTable
from companion.games.nice_one_squirrel.options import OFFERED, Options
from companion.games.nice_one_squirrel.state import SEATS

shown = DeferredModule(f"{__name__}.view")

GAME: Final = Game(
    name="nice-one-squirrel",
    default_options=asdict(Options()),
    seats=SEATS,
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
    result=words.result,
    explain=words.explain,
    announce=words.announce,
    announce_correction=words.announce_correction,
    courses=history.courses,
    seat_results=history.seat_results,
    tables=history.tables,
    view=shown.view,
    cache_table=NutTable(),
)
