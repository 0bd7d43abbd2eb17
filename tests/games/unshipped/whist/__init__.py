"""Whist: a small real game that the tests put beside the shipped ones. The numbered rules are in RULES.md."""

from typing import Final

from companion.engine import Game
from companion.tricks.tables import tables_by

from . import rules, words

GAME: Final = Game(
    name="whist",
    seats=(4,),
    start=rules.start,
    apply=rules.apply,
    read_action=rules.FORMS.read,
    write_action=rules.FORMS.write,
    choices=rules.choices,
    summary=words.summary,
    sheet=words.sheet,
    result=words.result,
    tables=tables_by(words.summary),
    accounts=words.accounts,
    explain=words.explain,
    view=words.view,
    trick_table=rules.WhistTable(),
)
