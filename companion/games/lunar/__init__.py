"""Lunar. The numbered rules are in RULES.md; GAME is what the companion plays."""

from dataclasses import asdict
from typing import Final

from companion.engine import Game
from companion.engine.deferred import DeferredModule
from companion.games.lunar import choices, history, rules, words
from companion.games.lunar.actions import FORMS
from companion.games.lunar.options import OFFERED, SEATS, Options

shown = DeferredModule(f"{__name__}.view")

GAME: Final = Game(
    name="lunar",
    default_options=asdict(Options()),
    seats=SEATS,
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
    explain=words.explain,
    accounts=words.accounts,
    announce=words.announce,
    announce_correction=words.announce_correction,
    courses=history.courses,
    result=words.result,
    seat_results=history.seat_results,
    tables=history.tables,
    choose_unseen=choices.choose_unseen,
    view=shown.view,
    position=shown.position,
    trick_table=choices.TRICK_TABLE,
    trick_table_of=choices.trick_table_of,
)
